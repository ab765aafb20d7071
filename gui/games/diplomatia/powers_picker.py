"""How many play, and what each of them commands (1.1, 1.2): merged powers, neutral ones."""

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.games.diplomatia.lineups import FEWEST, Lineup, lineup, lineup_of
from gui.games.diplomatia.counted import goal
from gui.games.panels import PlayersPicker
from gui.kit.dialog import Card
from gui.kit.pick_list import PickList
from gui.kit.signs import Badge
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, row
from gui.words import labels

FIRST_TURN = 1
_OTHER = "…"
"""The entry that asks for an arrangement; no arrangement is called so."""

_WIDTH, _ROOM, _ROWS = 760, 420, 7
_NEUTRAL = 0


class Numbers(QObject):
    """Numbers of players and powers. The collector of texts finds plural forms in ``tr``."""

    def players(self, count: int) -> str:
        """Count players."""
        return self.tr("%n player(s)", "", count)

    def neutral(self, count: int) -> str:
        """Count neutral powers."""
        return self.tr("%n neutral power(s)", "", count)

    def centres(self, count: int) -> str:
        """Say how many centres win."""
        return self.tr("%n supply centre(s): more than half of all", "", count)


class PowersPicker(Translated, PlayersPicker):
    """As many players as powers, or fewer: then a card asks who commands what."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._lineup: Lineup | None = None
        self.choice, self.year = PickList(), PickList()
        self.year.addItem(str(FIRST_TURN), FIRST_TURN)
        self.year.hide()
        self.rule = label("", "muted", wrap=True)
        self.choice.activated.connect(self._on_activated)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(row((self.choice, 1), self.year, gap=12))
        layout.addWidget(self.rule)
        self._speak()

    @property
    def id(self) -> str:
        """Which arrangement; nothing where every power has its own player."""
        return "" if self._lineup is None else self._lineup.id

    @property
    def first_year(self) -> int:
        """The turn with which the game begins."""
        return FIRST_TURN

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """What each player commands."""
        if self._lineup is not None:
            return self._lineup.sides
        return tuple((power,) for power in self._board.powers_by_id)

    def named(self) -> str:
        """Name the arrangement: ``7 hráčů, 2 neutrální mocnosti``."""
        numbers, idle = Numbers(), len(self._board.powers) - sum(map(len, self.sides))
        players = numbers.players(len(self.sides))
        return f"{players}, {numbers.neutral(idle)}" if idle else players

    def choose(self, lineup: str) -> None:
        """Take an arrangement; one that is none on this map is the usual one."""
        self._lineup = self._known(lineup)
        self._speak()
        self.changed.emit()

    def choose_year(self, year: int) -> None:
        """There is but one first turn."""

    def end_words(self) -> str:
        """Say how the game is won."""
        return Numbers().centres(goal(self._board))

    def ask(self) -> None:
        """Ask who commands what."""
        card = PowersCard(self, self._board, self.sides)
        card.chosen.connect(self.choose)
        card.rejected.connect(self._speak)
        card.open()

    def _known(self, text: str) -> Lineup | None:
        try:
            read = lineup(text, self._board) if text else None
        except ValueError:
            return None
        alone = read is not None and len(read.sides) == len(self._board.powers)
        return None if alone else read

    def _on_activated(self) -> None:
        if self.choice.currentData() == _OTHER:
            self.ask()
        else:
            self.choose(str(self.choice.currentData()))

    def _speak(self) -> None:
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItem(Numbers().players(len(self._board.powers)), "")
            if self._lineup is not None:
                self.choice.addItem(self.named(), self.id)
                self.choice.setCurrentIndex(1)
            if len(self._board.powers) > FEWEST:
                self.choice.addItem(self.tr("Fewer players…"), _OTHER)
        self.choice.setAccessibleName(self.tr("Number of players"))
        self.rule.setText(self._sentence())
        self.rule.setVisible(self._lineup is not None)

    def _sentence(self) -> str:
        merged = [side for side in self.sides if len(side) > 1]
        hands = "; ".join(
            ", ".join(labels.power_name(self._board, power) for power in side) for side in merged
        )
        played = {power for side in self.sides for power in side}
        idle = ", ".join(
            labels.power_name(self._board, power)
            for power in self._board.powers_by_id
            if power not in played
        )
        parts = [
            self.tr("Under one player: {powers}.").format(powers=hands) if hands else "",
            self.tr("Neutral, its units only defend: {powers}.").format(powers=idle)
            if idle
            else "",
        ]
        return " ".join(part for part in parts if part)


class PowersCard(Card):
    """One row for each power: by which player it is commanded, or that nobody commands it."""

    chosen = Signal(str)
    """Carries the arrangement that was agreed on."""

    def __init__(
        self, parent: QWidget | None, board: Board, sides: tuple[tuple[str, ...], ...]
    ) -> None:
        super().__init__(parent, "", _WIDTH)
        self._board = board
        self.title.setText(self.tr("Who commands which powers"))
        self.setAccessibleName(self.title.text())
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        rows = max(_ROWS, (len(board.powers) + 1) // 2)
        hands = {power: number for number, side in enumerate(sides, 1) for power in side}
        self.hands: dict[str, QComboBox] = {}
        for place, power in enumerate(board.powers):
            hand = PickList()
            hand.setAccessibleName(labels.power_name(board, power.id))
            hand.addItem(self.tr("nobody: neutral"), _NEUTRAL)
            for number in range(1, len(board.powers) + 1):
                hand.addItem(self.tr("player {number}").format(number=number), number)
            hand.setCurrentIndex(hand.findData(hands.get(power.id, _NEUTRAL)))
            hand.currentIndexChanged.connect(lambda _: self._refresh())
            line, across = place % rows, place // rows * 2
            name = label(labels.power_name(board, power.id))
            grid.addWidget(row(Badge(power.letter, 24), (name, 1), gap=8), line, across)
            grid.addWidget(hand, line, across + 1)
            self.hands[power.id] = hand
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(min(_ROOM, inside.sizeHint().height()))
        area.setAccessibleName(self.title.text())
        self.add(area, 1)
        agreed = self.tr("All players have to agree to this (1.2).")
        self.state = label(agreed, "caption", wrap=True)
        self.add(self.state)
        self.no = button(self.tr("Cancel"), "quiet")
        self.yes = button(self.tr("Play like this"), "primary")
        self.add_acts(self.no, self.yes)
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._take)
        self._refresh()

    @property
    def lineup(self) -> Lineup | None:
        """What is agreed on so far; nothing while there are too few players."""
        hands: dict[int, list[str]] = {}
        for power, hand in self.hands.items():
            hands.setdefault(int(hand.currentData()), []).append(power)
        hands.pop(_NEUTRAL, None)
        return lineup_of(hands.values(), self._board) if len(hands) >= FEWEST else None

    def _refresh(self) -> None:
        self.yes.setEnabled(self.lineup is not None)

    def _take(self) -> None:
        if (agreed := self.lineup) is not None:
            self.chosen.emit(agreed.id)
            self.accept()
