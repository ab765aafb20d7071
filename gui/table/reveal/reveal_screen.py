"""The reveal: orders laid as arrows, read out, conflicts judged one after another, key by key."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from engine.board.loader import LoadedMap
from engine.table.view import PastPhase, PublicView
from gui.clock import sounds
from gui.kit import stillness, theme
from gui.kit.topbar import TopBar
from gui.kit.widgets import column, row
from gui.printable import Matter
from gui.reveal.board import RevealBoard
from gui.reveal.place import Place
from gui.reveal.player import SPEEDS, RevealPlayer
from gui.reveal.step import RevealStep, Scene
from gui.screen import Screen, Shows
from gui.table.reveal.bar import RevealBar
from gui.table.reveal.export import ExportSheet
from gui.table.reveal.side import RevealSide

_NARROW, _SLIM, _SMALL = 1500, 392, 0.9
"""Windows narrower than this have a paper so wide, in a type so large."""

_WIDTH = 500
"""How wide the paper is in a window of usual size; in a larger one it grows with its words."""

_SPEED_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class RevealScreen(Screen):
    """The evening's great moment, driven by one key. Public: all seals are open."""

    keys_place = "Reveal and results"

    shows = Shows.REVEAL

    share_of_growth = 0.6

    finished = Signal()
    """The table wants the results."""

    rule_asked = Signal(str)

    came_to = Signal(object)
    """Carries the ``Place`` to which the table has come."""

    def __init__(
        self,
        past: PastPhase,
        public: PublicView,
        loaded: LoadedMap,
        *,
        place: Place | None = None,
    ) -> None:
        super().__init__()
        self._public, self._loaded = public, loaded
        still = stillness.wanted()
        self.player = RevealPlayer(past, loaded.board, still=still, place=place, parent=self)
        self.top = TopBar(loaded.board)
        self._arrived: bool | None = None
        self._told_place: Place | None = None
        self.view = RevealBoard(self.player, loaded)
        self.bar = RevealBar(self.player)
        self.side = RevealSide(past, public, loaded.board)
        self.side.skipped.connect(self.finished)
        self.side.rule_asked.connect(self.rule_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        left = column((self.view, 1), self.bar, gap=0)
        layout.addWidget(row((left, 1), self.side, gap=0), 1)
        self.player.finished.connect(self.finished)
        self.player.stepped.connect(self._show)
        self.player.moved.connect(self._on_moved)
        self.bar.export.clicked.connect(self._on_export)
        for keys, act in (
            ((Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return), self.forward),
            ((Qt.Key.Key_Left,), self.back),
            ((Qt.Key.Key_Home,), lambda: self.go_to(0)),
            ((Qt.Key.Key_End,), lambda: self.go_to(len(self.steps) - 1)),
            ((Qt.Key.Key_A,), self.bar.everything.toggle),
            ((Qt.Key.Key_K,), self.player.toggle),
            ((Qt.Key.Key_Backspace,), self.player.replay),
            ((Qt.Key.Key_R,), self.bar.turn_mode),
            ((Qt.Key.Key_Question,), self.side.turn_why),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self, act)
        for key, speed in zip(_SPEED_KEYS, SPEEDS, strict=True):
            QShortcut(QKeySequence(key), self, lambda s=speed: self.player.set_speed(s))
        self._show()

    @property
    def steps(self) -> tuple[RevealStep, ...]:
        """The course of the ceremony."""
        return self.player.steps

    @property
    def at(self) -> int:
        """Which step is shown."""
        return self.player.at

    @property
    def step(self) -> RevealStep:
        """The step that is shown."""
        return self.player.step

    @property
    def everything(self) -> bool:
        """Whether all orders are shown at once."""
        return self.player.everything

    def forward(self) -> None:
        """Go one step on; after the last one come the results."""
        before = self.player.at
        self.player.forward()
        if self.player.still and self.player.at != before:
            self._hear()

    def back(self) -> None:
        """Go one step back."""
        self.player.back()

    def go_to(self, place: int) -> None:
        """Show a step of the ceremony."""
        self.player.go_to(place)

    def _show(self) -> None:
        player = self.player
        known = player.told or player.step.scene is not Scene.CONFLICT
        self.side.show_step(
            player.step,
            player.number,
            everything=player.everything,
            told=known,
            begun=player.place.begun,
        )
        self._follow()

    def _follow(self) -> None:
        """Let the bar above have the figures of the step shown, and say how far the table is."""
        player = self.player
        arrived = player.step.arrived(player.elapsed) and not player.everything
        if arrived != self._arrived:
            self._arrived = arrived
            self._speak()
        place = player.place
        if place != self._told_place:
            self._told_place = place
            self.came_to.emit(place)

    def _on_moved(self) -> None:
        known = self.player.told
        if known and not self.side.told:
            self._hear()
        self.side.tell(told=known)
        if not self.player.moving:
            self._follow()

    def _hear(self) -> None:
        """Let a conflict be heard when it is decided."""
        if self.player.step.scene is Scene.CONFLICT:
            sounds.play("conflict")

    def _on_export(self) -> None:
        # Needed by those who want to keep it, after the ceremony.
        self.player.halt()
        ExportSheet(self, self.player, self._loaded, self._public.title).open()

    def _speak(self) -> None:
        """Say what the table is doing, and who owns how much at the step that is shown."""
        board = self._loaded.board
        public = self._public.as_of(self.player.past, board, before=not self._arrived)
        self.top.set_view(public, self.tr("reveal"))

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self._speak()
        self._fit()

    def printable(self, game: Matter) -> Matter:
        """Print the phase that is revealed, once all of it is told; until then the one before."""
        return game.looked_at(self.player.past)

    def calm(self) -> bool:
        """Tell whether the reveal is over: any step before may be the next to move."""
        player = self.player
        return not player.running and player.at == len(player.steps) - 1

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        if self.view.framing.aimed_at() is None:
            self.view.camera.fit()
        self.bar.go.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper the width that the window has for it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = theme.usual(self.width()) < _NARROW
        width, scale = (_SLIM, _SMALL) if narrow else (_WIDTH, 1.0)
        self.side.setFixedWidth(theme.paper_width(width, self.width()))
        self.side.set_scale(scale)
        self._show()
