"""Says what is on the public screen: follows the table, and never runs ahead of the laptop."""

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.table.view import PublicView, Stage
from gui.clock.keeper import ClockKeeper
from gui.games.live_gui import LiveGui
from gui.live_bridge import LiveBridge
from gui.public.projector import Projector
from gui.public.window import Page
from gui.reveal.player import RevealPlayer
from gui.screen import Screen, Shows
from gui.table_bridge import TableBridge


class LiveTold(Protocol):
    """A game of live rounds that is open, as far as the room may know of it."""

    @property
    def bridge(self) -> LiveBridge:
        """What hands out its views."""

    @property
    def card(self) -> LiveGui:
        """What draws it."""


class Tables(Protocol):
    """Where the game that is open can be asked for."""

    @property
    def bridge(self) -> TableBridge | None:
        """The table, if a game is open."""

    @property
    def rounds(self) -> LiveTold | None:
        """The game of live rounds, if one is open."""

    @property
    def clock(self) -> ClockKeeper | None:
        """Its clock."""

    @property
    def reveal(self) -> RevealPlayer | None:
        """What plays the reveal that the laptop shows, while it shows one."""

    def loaded(self) -> LoadedMap:
        """Return the map that it is played on."""


class Laptop(Protocol):
    """The control window, as far as the public screen needs it."""

    @property
    def navigator(self) -> Tables:
        """What has a game open."""

    @property
    def screen_shown(self) -> Screen | None:
        """What it shows."""

    def show_room_help(self, room: QWidget) -> None:
        """Open the rules in two pages, signs and keys, over the public window."""


class Conductor(QObject):
    """Feeds a public screen from public views and from the reveal that the laptop shows."""

    def __init__(self, projector: Projector, laptop: Laptop) -> None:
        super().__init__(projector)
        self._projector, self._laptop = projector, laptop
        self._bridge: TableBridge | None = None
        self._live: LiveTold | None = None
        projector.opened.connect(self._on_opened)

    def follow(self) -> None:
        """Look at the table that the laptop has open, or at none, and at what it shows."""
        bridge = self._laptop.navigator.bridge
        if bridge is not self._bridge:
            self._bridge = bridge
            if bridge is not None:
                bridge.changed.connect(self._on_changed)
                bridge.end.shown.connect(self._on_minute)
        live = self._laptop.navigator.rounds
        if live is not self._live:
            self._live = live
            if live is not None:
                live.bridge.changed.connect(self._on_round)
        self._show()

    def _on_round(self) -> None:
        """Show what happened in a game of live rounds, at once: everybody may know it."""
        if self._live is not None and self.sender() is self._live.bridge:
            self._show()

    def _on_opened(self) -> None:
        if self._projector.window is not None:
            self._projector.window.forward.connect(self._on_forward)
            self._projector.window.covered.connect(self._on_covered)
            self._projector.window.help_asked.connect(self._on_help)
        self._show()

    def _on_changed(self) -> None:
        """Show what changed at the table; a reveal only once the laptop shows it too."""
        if self.sender() is not self._bridge or self._bridge is None:
            return
        public = self._bridge.public()
        if public.stage is Stage.WRITING or public.ballot is not None:
            self._show()

    def _on_minute(self) -> None:
        window = self._projector.window
        if window is not None:
            window.set_minutes(self._bridge.end.minutes_left if self._bridge is not None else None)

    def _on_forward(self) -> None:
        player = self._laptop.navigator.reveal
        if player is not None:
            player.forward()

    def _on_covered(self) -> None:
        shown = self._laptop.screen_shown
        if shown is not None:
            shown.hide_secrets()

    def _on_help(self) -> None:
        """Open the help over the public screen: over the desk it would bring that to the front."""
        if self._projector.window is not None:
            self._laptop.show_room_help(self._projector.window)

    def _show(self) -> None:
        if self._bridge is not None and self._bridge.rules.board.id != self._projector.map:
            self._projector.play_on(self._laptop.navigator.loaded())
        window = self._projector.window
        if window is None:
            return
        live = self._live
        if live is not None:
            window.show_live(live.card.public_page, live.bridge.public())
            return
        window.show_live(None, None)
        view = self._bridge.public() if self._bridge is not None else None
        window.set_clock(self._laptop.navigator.clock if view is not None else None)
        self._on_minute()
        window.show_page(self._page(view), view, self._laptop.navigator.reveal)

    def _page(self, view: PublicView | None) -> Page:
        if view is None:
            return Page.WORDMARK
        if self._laptop.navigator.reveal is not None:
            return Page.REVEAL
        match view.stage:
            case Stage.WRITING:
                return Page.TABLE
            case Stage.REVEALED:
                return Page.RESULTS
        return Page.RESULTS if self._shows_results() else Page.OVER

    def _shows_results(self) -> bool:
        shown = self._laptop.screen_shown
        return shown is not None and shown.shows is Shows.RESULTS
