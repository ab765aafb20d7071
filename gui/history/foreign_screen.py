"""A game of another program, judged again: look at every phase, and where its record differs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.exchange.doors import Opened
from engine.exchange.replay import Replayed, compared, replay
from engine.formats.comparison import Difference, Weight
from engine.formats.read_report import ReadReport
from engine.rules.game import Rules
from engine.table.coin import joined
from engine.table.view import PublicView, Stage
from gui.games import catalogue
from gui.history.difference_words import difference_words
from gui.history.history_screen import HistoryScreen
from gui.kit.pick_list import PickList
from gui.kit.widgets import button, column, label
from gui.words import phases
from gui.words.formats import Compared, comparison_words, read_report_words, unread_words

_PADDED, _GAP = 48, 18
_PHASE = Qt.ItemDataRole.UserRole
_UNIT = Qt.ItemDataRole.UserRole + 1
_FOLDER = Qt.ItemDataRole.UserRole + 2
"""The line that shows and hides differences of words only."""

_MOST_UNREAD = 500
"""Lines that nobody understood, of which a list shows no more; all are counted."""


def _as_recorded(public: PublicView, opened: Opened, rules: Rules) -> PublicView:
    """Add what is known of a game of ours: who played, together with whom, and how it ended."""
    record = opened.record
    if record is None:
        return public
    return replace(
        public,
        seats=record.founded.seats,
        options=rules.options,
        sides=joined(rules.sides, record.coin),
        coin=record.coin,
        outcome=record.outcome,
        ending=record.founded.ending,
        units_to_win=rules.units_to_win,
        gunboat=record.founded.gunboat,
        led=True,
    )


class _Paragraphs(QStyledItemDelegate):
    """Gives every paragraph the lines that it needs: Qt does not count what the theme pads."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the room for a paragraph in the width that the list has now."""
        del option
        width = self._view.viewport().width() - _PADDED
        room = QRect(0, 0, width, 10_000)
        wrap = int(Qt.TextFlag.TextWordWrap.value)
        text = self._view.fontMetrics().boundingRect(room, wrap, str(index.data()))
        return QSize(width, text.height() + _GAP)


class DifferencesPage(QWidget):
    """Which rulebook judges, how much was read, and where the record says something else."""

    chosen = Signal(int, str)
    """A difference was clicked: its phase, and its unit or space."""

    def __init__(self, replays: Sequence[Replayed], read_report: ReadReport, rules: Rules) -> None:
        super().__init__()
        self._rules = rules
        self._found = compared(replays, read_report)
        self._places = {
            id(difference): place
            for place, one in enumerate(replays)
            for difference in one.differences
        }
        self._unfolded = False
        self.rulebook = catalogue.played_on(rules.board).rules_picker()
        with QSignalBlocker(self.rulebook):
            self.rulebook.take(rules.options)
        self.summary = label("", "strong", wrap=True)
        self.read = label("", wrap=True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setItemDelegate(_Paragraphs(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._on_item)
        self.list.itemActivated.connect(self._on_item)
        inside = column(self.rulebook, self.summary, self.read, (self.list, 1), gap=10)
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self.speak()

    @property
    def count(self) -> int:
        """How many lines were not understood, and differences are more than words."""
        words_only = len(self._found.of(Weight.WORDS))
        return len(self._found.read_report.unread) + len(self._found.differences) - words_only

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.summary.setText(comparison_words(self._found))
        self.read.setText(read_report_words(self._found.read_report))
        self.list.setAccessibleName(self.tr("Differences"))
        self.list.clear()
        for one in self._found.read_report.unread[:_MOST_UNREAD]:
            self._add(unread_words(one))
        for difference in self._found.differences:
            if difference.weight is not Weight.WORDS:
                self._add_difference(difference)
        folded = self._found.of(Weight.WORDS)
        if folded:
            sign = "▾" if self._unfolded else "▸"
            head = self._add(f"{sign} {Compared().of(Weight.WORDS, len(folded))}")
            head.setData(_FOLDER, True)  # noqa: FBT003 - Qt's own signature
            for difference in folded if self._unfolded else ():
                self._add_difference(difference)

    def _add(self, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        self.list.addItem(item)
        return item

    def _add_difference(self, difference: Difference) -> None:
        text = difference_words(difference, self._rules.board)
        item = self._add(f"{phases.full_phase_words(difference.phase)}\n{text}")
        item.setData(_PHASE, self._places[id(difference)])
        item.setData(_UNIT, difference.ruling.unit if difference.ruling else "")

    def _on_item(self, item: QListWidgetItem) -> None:
        if item.data(_FOLDER):
            self._unfolded = not self._unfolded
            row = self.list.row(item)
            self.speak()
            self.list.setCurrentRow(row)
        elif item.data(_PHASE) is not None:
            self.chosen.emit(item.data(_PHASE), item.data(_UNIT))


class ForeignScreen(HistoryScreen):
    """Looks at a game that was played elsewhere. Nothing of it can be changed here."""

    rules_asked = Signal(dict)
    """The game is to be judged by other points of the rules."""

    game_asked = Signal(int)
    """Another game of the same file is to be shown."""

    adopt_asked = Signal()
    """Somebody wants to go on with it here."""

    def __init__(
        self,
        games: Sequence[Opened],
        loaded: LoadedMap,
        rules: Rules,
        at: int = 0,
        file: str = "",
    ) -> None:
        self.opened, self.loaded, self.judge = games[at], loaded, rules
        game = self.opened.game
        titles = [one.game.title or file for one in games]
        replays = tuple(replay(game, rules))
        last = game.last or replays[-1].past.resolution.after
        self.differences = DifferencesPage(replays, self.opened.read_report, rules)
        self.title = titles[at]
        self.games = _choice(titles, at)
        self.adopt = button("", small=True)
        self.show_differences = button("", small=True, checkable=True)
        played = tuple(one.past for one in replays)
        shown = PublicView.of_board(titles[at], rules.board, last, played, stage=Stage.OVER)
        public = _as_recorded(shown, self.opened, rules)
        super().__init__(public, loaded, 0 if replays else None, rules)
        self.add_page(self.differences, self.show_differences)
        self.add_choice(self.adopt)
        if len(games) > 1:
            self.add_choice(self.games)
        self.adopt.clicked.connect(self.adopt_asked)
        self.differences.chosen.connect(self._on_difference)
        self.games.activated.connect(self.game_asked)
        self.differences.rulebook.changed.connect(self._on_rulebook)

    def look_at_differences(self) -> None:
        """Turn to the page with the differences, the last of those that the game has."""
        self.show_page(self.pages.indexOf(self.differences))

    def _on_difference(self, place: int, unit: str) -> None:
        self.go_to(place)
        if unit:
            self.view.spotlight(
                next((r for r in self.past.resolution.rulings if r.unit == unit), None)
            )

    def _on_rulebook(self) -> None:
        options: Mapping[str, str] = self.differences.rulebook.options
        self.rules_asked.emit(dict(options))

    def _speak(self) -> None:
        super()._speak()
        self.back.say(self.tr("Back to the start"))
        self.back.setToolTip(self.tr("Back to the start (Esc)"))
        self.adopt.say(self.tr("Go on with it here…"))
        self.adopt.setToolTip(self.tr("A game master’s table is made of this game"))
        # Three pages have to find room where two have it elsewhere.
        self.show_orders.say(self.tr("Results"))
        self.show_centres.say(self.chart.short_title())
        self.show_differences.say(self.tr("Differences"))
        self.games.setAccessibleName(self.tr("Game"))
        self.empty.setText(self.tr("No orders are recorded in this game."))
        self.differences.speak()


def _choice(titles: Sequence[str], at: int) -> QComboBox:
    """Return the box to choose one of several games with, however long their names are."""
    games = PickList()
    games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    games.setMinimumContentsLength(8)
    games.addItems(titles)
    games.setCurrentIndex(at)
    return games


def foreign_screen(
    games: Sequence[Opened],
    loaded: LoadedMap,
    options: Mapping[str, str] | None = None,
    at: int | None = None,
    file: str = "",
) -> ForeignScreen:
    """Show the games that were read out of a file; ``at`` is the place of the one that is meant.

    Without one the first game is shown of which there is something to see.
    """
    usual = GAMES[loaded.board.game].rules(loaded.board, options or {})
    if at is None:
        at = next((place for place, one in enumerate(games) if one.game.phases), 0)
    screen = ForeignScreen(games, loaded, games[at].rules(usual, options), at, file)
    if screen.differences.count or options is not None:
        screen.look_at_differences()
    return screen
