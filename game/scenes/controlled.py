"""What scenes share whose targets are controls."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.desk import Desk
from game.scenes.scene import Scene, Target
from game.ui.control import Controls


class ControlledScene(Scene):
    """A scene at a desk with controls, that has nothing else to show in time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._controls = Controls(on_press=desk.sound_button)

    def update(self, dt: float) -> None:
        """Let the controls fade."""
        self._controls.update(dt)

    @property
    def settled(self) -> bool:
        """Whether everything stands and nothing comes by itself."""
        return True

    @property
    def moving(self) -> bool:
        """Whether something is still to come, or a control fades."""
        return not self.settled or self._controls.moving

    @property
    def focus(self) -> str | None:
        """The name of the control that the keyboard is at."""
        return self._controls.focus

    def targets(self) -> Iterator[Target]:
        """Every control."""
        for control in self._controls:
            yield Target(control.id, control.rect, control.enabled)
