# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The kernel compiled: every function does what its namesake in `plain` does, to the last bit."""

from cpython.array cimport array, clone
from cpython.mem cimport PyMem_Calloc, PyMem_Free, PyMem_Malloc, PyMem_Realloc
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy

from game.ai.fast.measured import Measured
from game.ai.fast.params import Params
from game.ai.fast.solver import zobrist

include "compiled_bits.pxi"
include "compiled_table.pxi"
include "compiled_random.pxi"
include "compiled_standard.pxi"
include "compiled_policy.pxi"
include "compiled_measure.pxi"
include "compiled_search.pxi"
include "compiled_solve.pxi"
include "compiled_dealer.pxi"
include "compiled_judging.pxi"

if not can_run():
    raise ImportError("the compiled kernel needs a newer processor")
if sizeof(Knobs) != sizeof(int64_t) * len(Params._fields):
    raise ImportError("the compiled kernel is out of date")
