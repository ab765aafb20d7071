"""The paper while a board is set up: what cannot be on it, and the line that says it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.flaws import flaws
from engine.rules.position import Position
from gui.games import catalogue
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, paint_surface, row, rule
from gui.study.board_words import flaw_words


class SetUpPage(Translated, QWidget):
    """Says beside the board what is the matter with it."""

    cleared = Signal()
    begun_anew = Signal()
    lineup_chosen = Signal(str)
    """Players share the powers otherwise."""

    copy_asked = Signal()
    paste_asked = Signal()

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.title, self.lead = label("", "h2", wrap=True), label("", "muted", wrap=True)
        self.said = label("", "", wrap=True)
        self.basic, self.clear = button("", small=True), button("", small=True)
        self.basic.clicked.connect(self.begun_anew)
        self.clear.clicked.connect(self.cleared)
        self.players = catalogue.played_on(board).players_picker(board)
        self.players.year.hide()  # the phase is chosen below the board
        self.players.changed.connect(self._on_players)
        self._lineup = ""
        self.heading = label("", "h3")
        self.line = label("", "caption", wrap=True, selectable=True)
        self.line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.copy, self.paste = button("", small=True), button("", small=True)
        self.copy.clicked.connect(self.copy_asked)
        self.paste.clicked.connect(self.paste_asked)
        inside = QWidget()
        paint_surface(inside, "paper")
        self.beside = QWidget()
        """What has no room below the board is put here."""

        layout = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 10)
        acts = row(self.copy, self.paste, None, gap=8)
        anew = row(self.basic, self.clear, None, gap=8)
        said = (self.title, self.beside, self.lead, anew, self.players, self.said)
        for part in (*said, rule(), self.heading, self.line, acts):
            layout.addWidget(part)
        layout.addStretch(1)
        spaced(QVBoxLayout(self)).addWidget(scroller(inside))
        self._speak()

    def tell(self, text: str) -> None:
        """Say something about the last click."""
        self.said.setText(text)

    def show_lineup(self, lineup: str) -> None:
        """Show how players share the powers."""
        self._lineup = lineup
        if self.players.id != lineup:
            self.players.choose(lineup)
            self.players.year.hide()

    def _on_players(self) -> None:
        self.players.year.hide()
        if self.players.id != self._lineup:
            self._lineup = self.players.id
            self.lineup_chosen.emit(self._lineup)

    def show_board(self, position: Position, retreats: str, line: str) -> None:
        """Say what cannot be on a board, or where its beaten units can go."""
        faults = flaws(position, self._board)
        self.tell(flaw_words(faults[0], self._board) if faults else retreats)
        # A line has no spaces where it could be wrapped in a narrow paper.
        self.line.setText(line.replace(".", ".\N{ZERO WIDTH SPACE}"))
        for part in (self.heading, self.line, self.copy):
            part.setVisible(bool(line))

    def _speak(self) -> None:
        self.title.setText(self.tr("Set the board up"))
        self.lead.setText(
            self.tr(
                "Every change is kept at once. A board that was played on stays as it is: the "
                "changed one is a branch beside it."
            )
        )
        self.basic.say(self.tr("Basic position"))
        self.basic.setToolTip(self.tr("Set the board up as the game begins"))
        self.clear.say(self.tr("Clear"))
        self.clear.setToolTip(self.tr("Take everything off the board"))
        self.heading.setText(self.tr("The board as one line"))
        self.copy.say(self.tr("Copy (Ctrl+C)"))
        self.paste.say(self.tr("Paste (Ctrl+V)"))
        self.paste.setToolTip(self.tr("Set up the board of a line that was copied elsewhere"))
