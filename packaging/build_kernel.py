"""Compile the search kernel: `python packaging/build_kernel.py` puts it into the source tree.

It takes Cython, setuptools and a C compiler. Without them the game runs on the plain kernel.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[1]
MODULE = "game.ai.fast.compiled"
SOURCE = ROOT / "game" / "ai" / "fast" / "compiled.pyx"

_FLAGS = ["-O3", "-g0", "-finline-limit=2000", "-funroll-loops"]
"""A deal played by the rule policy is one long function; gcc would stop inlining in its middle."""


def build(folder: Path) -> Path:
    """Compile the kernel below `folder` and return the library.

    Raises whatever Cython, setuptools or the compiler raise.
    """
    flags = ["/O2"] if sys.platform == "win32" else _FLAGS
    extension = Extension(MODULE, [str(SOURCE)], extra_compile_args=flags)
    generated = cythonize([extension], build_dir=str(folder / "c"), quiet=True)
    command = build_ext(Distribution({"name": "spades-kernel", "ext_modules": generated}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(MODULE))


def build_in_place() -> Path:
    """Compile the kernel and put the library beside its source. Raises like `build`."""
    with tempfile.TemporaryDirectory() as folder:
        library = build(Path(folder))
        place = SOURCE.with_name(library.name)
        # A library in use may not be written over, but it may be replaced.
        fresh = place.with_name(place.name + ".new")
        shutil.copyfile(library, fresh)
        fresh.replace(place)
        return place


if __name__ == "__main__":
    print(build_in_place())
