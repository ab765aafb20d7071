"""The way from a past phase into the study, where its window has one."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.table.view import PublicView, Stage
from gui.explain.offers_study import OffersStudy, StudiedGame, StudiedPhase
from gui.kit.widgets import Button


class IntoStudy(Button):
    """Opens what is looked at in the study; hidden where that cannot be.

    Of a game that goes on it is the phase, of one that is over, or of another program, all of it.
    """

    def __init__(
        self, loaded: LoadedMap, rules: Rules | None, public: PublicView, at: Callable[[], int]
    ) -> None:
        super().__init__("", "branch", "on_chrome")
        self.setProperty("density", "small")
        self.setAutoDefault(False)
        self._loaded, self._rules, self._public, self._at = loaded, rules, public, at
        self.clicked.connect(self._on_clicked)
        self._speak()

    def _on_clicked(self) -> None:
        window, public, at = self.window(), self._public, self._at()
        if not (isinstance(window, OffersStudy) and public.past and self._rules is not None):
            return
        if self._whole:
            window.open_in_study(
                StudiedGame(loaded=self._loaded, rules=self._rules, public=public, at=at)
            )
        else:
            past = public.past[at]
            window.open_in_study(StudiedPhase(loaded=self._loaded, rules=self._rules, past=past))

    @property
    def _whole(self) -> bool:
        return self._public.stage is Stage.OVER

    def _speak(self) -> None:
        self.say(self.tr("Study"))
        self.setToolTip(
            self.tr("Open the whole game in the study, at this phase, and play it otherwise (S)")
            if self._whole
            else self.tr("Open this phase in the study, to order otherwise and play on (S)")
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Offer it where the rules are known."""
        super().showEvent(event)
        there = self._rules is not None and bool(self._public.past)
        if not there or not isinstance(self.window(), OffersStudy):
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
