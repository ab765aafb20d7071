"""Says what is on the public screen: follows the table, and never runs ahead of the laptop."""

from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.public.projector import Projector
from gui.public.room_feed import RoomFeed
from gui.public.window import Page
from gui.screen import Screen


class OpenGame(Protocol):
    """The game that the laptop has open, as far as the room may know of it."""

    @property
    def feed(self) -> RoomFeed:
        """What of it the room sees."""


class Games(Protocol):
    """Where the game that is open can be asked for."""

    @property
    def open(self) -> OpenGame | None:
        """The game, if one is open."""


class Laptop(Protocol):
    """The control window, as far as the public screen needs it."""

    @property
    def navigator(self) -> Games:
        """What has a game open."""

    @property
    def screen_shown(self) -> Screen | None:
        """What it shows."""

    def show_room_help(self, room: QWidget) -> None:
        """Open the rules in two pages, signs and keys, over the public window."""

    def show_room_layers(self, room: QWidget) -> None:
        """Offer the layers of the public window's map, over it."""


class Conductor(QObject):
    """Feeds a public screen from the game that is open, as far as the laptop shows it."""

    def __init__(self, projector: Projector, laptop: Laptop) -> None:
        super().__init__(projector)
        self._projector, self._laptop = projector, laptop
        self._feed: RoomFeed | None = None
        projector.opened.connect(self._on_opened)

    def follow(self) -> None:
        """Look at the game that the laptop has open, or at none, and at what it shows."""
        game = self._laptop.navigator.open
        feed = game.feed if game is not None else None
        if feed is not self._feed:
            self._feed = feed
            if feed is not None:
                feed.changed.connect(partial(self._on_changed, feed))
            if feed is not None and feed.minute is not None:
                feed.minute.connect(partial(self._on_minute, feed))
        self._show()

    def _on_changed(self, feed: RoomFeed, *_told: object) -> None:
        """Show what changed in the game that is open, if it may be told already."""
        if feed is self._feed and feed.may_tell():
            self._show()

    def _on_minute(self, feed: RoomFeed, *_told: object) -> None:
        if feed is self._feed and self._projector.window is not None:
            self._projector.window.set_minutes(feed.minutes_left)

    def _on_opened(self) -> None:
        if self._projector.window is not None:
            self._projector.window.forward.connect(self._on_forward)
            self._projector.window.covered.connect(self._on_covered)
            self._projector.window.help_asked.connect(self._on_help)
            self._projector.window.layers_asked.connect(self._on_layers)
        self._show()

    def _on_forward(self) -> None:
        if self._feed is not None:
            self._feed.forward()

    def _on_covered(self) -> None:
        shown = self._laptop.screen_shown
        if shown is not None:
            shown.hide_secrets()

    def _on_help(self) -> None:
        """Open the help over the public screen: over the desk it would bring that to the front."""
        if self._projector.window is not None:
            self._laptop.show_room_help(self._projector.window)

    def _on_layers(self) -> None:
        if self._projector.window is not None:
            self._laptop.show_room_layers(self._projector.window)

    def _show(self) -> None:
        feed = self._feed
        loaded = feed.loaded if feed is not None else None
        if loaded is not None and loaded.board.id != self._projector.map:
            self._projector.play_on(loaded)
        window = self._projector.window
        if window is None:
            return
        if feed is not None:
            feed.show(window, self._laptop.screen_shown)
            return
        window.show_live(None, None)
        window.set_clock(None)
        window.set_minutes(None)
        window.show_page(Page.WORDMARK, None)
