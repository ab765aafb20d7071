"""The way from a past phase into the study, where its window has one."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.table.view import PastPhase
from gui.kit.widgets import Button


@runtime_checkable
class OffersStudy(Protocol):
    """A window that opens studies."""

    def study_phase(self, loaded: LoadedMap, past: PastPhase, rules: Rules) -> None:
        """Begin a study with a phase that everybody knows already."""


class IntoStudy(Button):
    """Opens the phase that is looked at in the study; hidden where that cannot be."""

    def __init__(
        self, loaded: LoadedMap, rules: Rules | None, past: Callable[[], PastPhase | None]
    ) -> None:
        super().__init__("", "branch", "on_chrome")
        self.setProperty("density", "small")
        self.setAutoDefault(False)
        self._loaded, self._rules, self._past = loaded, rules, past
        self.clicked.connect(self._on_clicked)
        self._speak()

    def _on_clicked(self) -> None:
        window, past = self.window(), self._past()
        if isinstance(window, OffersStudy) and past is not None and self._rules is not None:
            window.study_phase(self._loaded, past, self._rules)

    def _speak(self) -> None:
        self.say(self.tr("Study"))
        self.setToolTip(self.tr("Open this phase in the study, to order otherwise and play on (S)"))

    def showEvent(self, event: QShowEvent) -> None:
        """Offer it where the rules are known."""
        super().showEvent(event)
        if (
            self._rules is None
            or self._past() is None
            or not isinstance(self.window(), OffersStudy)
        ):
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
