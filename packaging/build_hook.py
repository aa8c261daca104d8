"""Puts the compiled kernel into a wheel, or beside its source in an editable installation.

Where it cannot be compiled the installation goes on without it.
"""

from __future__ import annotations

import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class KernelHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the kernel before anything is collected."""
        self._folder = tempfile.mkdtemp()
        try:
            builder = runpy.run_path(str(Path(__file__).with_name("build_kernel.py")))
            if version == "editable":
                builder["build_in_place"]()
                return
            library = builder["build"](Path(self._folder))
        # Compilers and their wrappers fail in any way, some by leaving the process.
        except (Exception, SystemExit) as fault:
            self.app.display_warning(f"The plain kernel will run, none was compiled: {fault}")
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["force_include"][str(library)] = f"game/ai/fast/{library.name}"

    def finalize(self, *_: object) -> None:
        """Clear away."""
        shutil.rmtree(self._folder, ignore_errors=True)
