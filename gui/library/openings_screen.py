"""The explorer of openings: what each power ordered first, how often, what came of it, and then."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.openings.explorer import Fork, explore
from engine.openings.folder import files_in, files_known
from engine.openings.known import openings_of
from engine.openings.recognition import fits, wider
from engine.study.opening import Opening
from gui import i18n, settings
from gui.games.example_map import example_map
from gui.kit import theme
from gui.kit.dialog import cover_by_key
from gui.kit.flow import flow
from gui.kit.menu_button import MenuButton
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Bar, Button, button, column, label, row
from gui.library.game_count import GameCount
from gui.library.opening_study import of_fork, of_opening, opening_study
from gui.library.opening_words import (
    GamesSaid,
    came_words,
    opening_lines,
    opening_name,
    share_words,
    way_words,
)
from gui.library.way_list import Way, WayList
from gui.screen import Screen
from gui.words import labels
from gui.words.line_ends import whole_orders

_PAPER = 420


class OpeningsScreen(Screen):
    """A walk through first orders. Where no games are, the openings that have names."""

    keys_place = "Start, study, library"

    share_of_growth = 0.8

    closed = Signal()

    study_asked = Signal(object)
    """An opening is to be opened as a study; carries its one chapter."""

    def __init__(self, loaded: LoadedMap, games: Path, opening: str = "") -> None:
        """Show what is known of a map's game; first an ``opening`` with a name, by its key."""
        super().__init__()
        self._loaded = loaded = example_map(loaded)
        board = self._board = loaded.board
        self.openings, self._games = openings_of(board.game, board.id), games
        self.count = GameCount(board, self.openings, self)
        self.path: list[Fork] = []
        """The way gone so far, its beginning first; nothing among the openings with names."""

        self.power, self._source = board.powers[0].id, ""
        self._sought = next((one for one in self.openings.every if one.id == opening), None)
        """The opening with a name that one is at, until one goes elsewhere."""

        if self._sought is not None:
            self.power = self._sought.powers[0]
        self.leave = button("", "", "left", "on_chrome", small=True)
        self.title = label("", "brand")
        self.title.setContentsMargins(0, 5, 0, 0)
        self.folder = button("", "quiet", "folder", "on_chrome", small=True)
        self.own = button("", "quiet", "book", "on_chrome", small=True)
        self.powers: dict[str, Button] = {}
        whose = QButtonGroup(self)
        for one in board.powers:
            self.powers[one.id] = button("", small=True, checkable=True)
            whose.addButton(self.powers[one.id])
        self.played, self.named = (button("", small=True, checkable=True) for _ in range(2))
        which = QButtonGroup(self)
        for two in (self.played, self.named):
            which.addButton(two)
        self.counted = label("", "muted", wrap=True)
        self.place = label("", "strong", wrap=True)
        self.back = button("", "link", "left", "accent", small=True)
        self.ways, self._below = WayList(), QWidget()
        self.name = label("", "h2", wrap=True)
        self.lines = label("", "order", wrap=True)
        self.figures = label("", "muted", wrap=True)
        self.idea, self.answer = label("", "", wrap=True), label("", "", wrap=True)
        self.idea_head, self.answer_head = label("", "strong"), label("", "strong")
        self.open = button("", "primary", "branch", "on_accent")
        self._lay_out()
        self._connect()
        self.named.setChecked(True)
        self.powers[self.power].setChecked(True)
        self.retranslate()

    def _lay_out(self) -> None:
        bar = Bar()
        parts = (self.leave, 10, self.title, None, self.own, self.folder)
        above = row(*parts, MenuButton(), gap=8, pad=(12, 6, 12, 6))
        spaced(QVBoxLayout(bar)).addWidget(above)
        self._above = above
        told = column(
            *(self.name, self.lines, self.figures, self.idea_head, self.idea),
            *(self.answer_head, self.answer, None),
            gap=8,
            pad=(0, 0, 8, 0),
        )
        self._paper = column((scroller(told), 1), self.open, gap=10)
        left = column(
            row((self.place, 1), self.back, gap=8), (self.ways, 1), (self._below, 1), gap=6
        )
        page = column(
            row((flow(*self.powers.values(), gap=6), 1), gap=8),
            row(self.played, self.named, 8, (self.counted, 1), gap=6),
            (row((left, 1), self._paper, gap=20), 1),
            gap=12,
            pad=(28, 18, 20, 16),
            surface="paper",
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addWidget(page, 1)

    def _connect(self) -> None:
        self.leave.clicked.connect(self.closed)
        self.folder.clicked.connect(self._ask_folder)
        self.own.clicked.connect(self.count_own)
        for power, choice in self.powers.items():
            choice.clicked.connect(partial(self.choose, power))
        self.played.clicked.connect(lambda: self.walk(played=True))
        self.named.clicked.connect(lambda: self.walk(played=False))
        self.back.clicked.connect(self.step_back)
        self.ways.taken.connect(self._take)
        self.ways.looked_at.connect(self._look)
        self.open.clicked.connect(self.open_study)
        self.count.done.connect(self._on_counted)
        for key, act in (("Escape", self.closed.emit), ("S", self.open_study)):
            QShortcut(QKeySequence(key), self, act)
        for place, power in enumerate(self.powers, 1):
            QShortcut(QKeySequence(f"Alt+{place}"), self, partial(self.choose, power))

    @property
    def about(self) -> LoadedMap:
        """The map that it is about."""
        return self._loaded

    @property
    def sought(self) -> str:
        """The key of the opening that is looked at; empty where it has no name."""
        what = self.ways.at.what if self.ways.at is not None else None
        return what.id if isinstance(what, Opening) else ""

    # -- games --------------------------------------------------------------------------------

    def count_own(self) -> None:
        """Count the games of the club's own library."""
        self.count_games("", partial(files_known, settings.data_folder(), self._games))

    def count_games(self, source: str, files: Callable[[], Iterable[Path]]) -> None:
        """Count games in files; ``source`` says where they lie, nothing: in the own library."""
        self._source, self._sought = source, None
        self.count.begin(files)
        self._say_counted()

    def _ask_folder(self) -> None:
        dialog = QFileDialog(self, self.tr("Count the games of a folder"), str(self._games))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        cover_by_key(dialog)
        dialog.fileSelected.connect(
            lambda chosen: self.count_games(chosen, partial(files_in, [Path(chosen)]))
        )
        dialog.open()

    def _on_counted(self) -> None:
        self.walk(played=bool(self.count.read.beginnings) and self._sought is None)

    def _say_counted(self) -> None:
        read, said = self.count.read, GamesSaid()
        where = self._source or self.tr("the own library")
        if self.count.busy:
            text = self.tr("Counting games in {where}…").format(where=where)
        elif read.beginnings:
            text = f"{where}: {said.games(len(read.beginnings))}"
            text += f", {said.left_out(len(read.unread))}" if read.unread else ""
        elif self.openings.every:
            text = self.tr(
                "No games to count in {where}: here are the openings that have names. "
                "A folder of games has figures."
            ).format(where=where)
        else:
            text = self.tr("No games to count in {where}. A folder of games has figures.")
            text = text.format(where=where)
        self.counted.setText(text)
        self.played.setEnabled(bool(read.beginnings))

    # -- going about --------------------------------------------------------------------------

    def choose(self, power: str) -> None:
        """Look at another power from the beginning."""
        self.power, self._sought = power, None
        self.powers[power].setChecked(True)
        self.walk(played=bool(self.path))

    def walk(self, *, played: bool) -> None:
        """Walk through what was played from the beginning, or look at openings with names."""
        root = explore(self.count.read.beginnings, self.power, self.openings)
        self.path = [root] if played and root.games else []
        (self.played if self.path else self.named).setChecked(True)
        self._show()
        self._take_keys()

    def _take_keys(self) -> None:
        """Give the keys to the ways on, or to whose openings they are where there are none."""
        first = self.powers[self.power] if self.ways.isHidden() else self.ways
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, way: Way) -> None:
        if isinstance(way.what, Fork) and way.what.onward:
            self.path.append(way.what)
            self._show()
        else:
            self.open_study()

    def step_back(self) -> bool:
        """Go a step back; tell whether there was one."""
        if len(self.path) < 2:
            return False
        came = self.path.pop()
        self._show()
        at = next((n for n, one in enumerate(self.ways.ways) if one.what is came), 0)
        self.ways.setCurrentRow(at)
        return True

    def open_study(self) -> None:
        """Open what is looked at as a branch of a study."""
        way = self.ways.at
        if way is None:
            return
        if isinstance(way.what, Opening):
            title, ordered, opening = way.head, of_opening(way.what), way.what
        else:
            assert isinstance(way.what, Fork)
            opening_found = way.what.opening
            title, ordered = opening_name(opening_found) or way.head, of_fork(way.what)
            if opening_found is None:
                self.study_asked.emit(opening_study(self._loaded, ordered, title, ""))
                return
            opening = opening_found
        code = i18n.language()
        text = f"{opening.idea[code]}\n\n{opening.answer[code]}"
        self.study_asked.emit(opening_study(self._loaded, ordered, title, text))

    # -- what is shown ------------------------------------------------------------------------

    def _show(self) -> None:
        self._say_counted()
        sought = self._sought
        if self.path:
            fork = self.path[-1]
            power = labels.power_name(self._board, self.power)
            said = [way_words(one, self._board) for one in self.path[1:]]
            self.place.setText(whole_orders("  ›  ".join((power, *said))))
            self.ways.show_ways([self._way(one, fork) for one in fork.onward])
        else:
            ways, some = self._named(), self.tr("Openings that have names")
            self.place.setText(some if ways else self.tr("No opening here has a name."))
            self.ways.show_ways(ways)
        self.back.setVisible(len(self.path) > 1)
        self.named.setEnabled(bool(self.openings.every))
        self.ways.setVisible(self.ways.count() > 0)
        self._below.setVisible(self.ways.count() == 0)
        rows = [row for row, way in enumerate(self.ways.ways) if way.what is sought]
        if sought is not None and rows:
            self.ways.setCurrentRow(rows[0])

    def _way(self, one: Fork, before: Fork) -> Way:
        name = opening_name(one.opening) if one.opening is not before.opening else ""
        told = share_words(one.tally, before.tally.played)
        return Way(
            head=way_words(one, self._board),
            told=" · ".join(filter(None, (name, told))),
            below=came_words(one.tally, self._board),
            what=one,
        )

    def _named(self) -> list[Way]:
        """Return the openings of the power, variations below theirs; those with an ally last."""
        own = [one for one in self.openings.every if self.power in one.powers]
        below: dict[str, list[Opening]] = {}
        for one in own:
            around = wider(one, own)
            below.setdefault(around.id if around is not None else "", []).append(one)

        def ways(key: str, depth: int) -> list[Way]:
            found: list[Way] = []
            for one in below.get(key, ()):
                found += [self._named_way(one, depth), *ways(one.id, depth + 1)]
            return found

        return ways("", 0)

    def _named_way(self, one: Opening, depth: int) -> Way:
        games = self.count.read.beginnings
        played = [game for game in games if fits(one, game.played)]
        lines = opening_lines(one, self._board).splitlines()
        root = explore(played, self.power, self.openings)
        told = share_words(root.tally, len(games)) if games else ""
        return Way(
            head=opening_name(one), told=" · ".join(lines), below=told, depth=depth, what=one
        )

    def _look(self, way: Way | None) -> None:
        """Say all that is known of the way that is looked at."""
        what = way.what if way is not None else None
        if self._sought is not None and isinstance(what, Opening):
            self._sought = what
        opening = what.opening if isinstance(what, Fork) else what
        opening = opening if isinstance(opening, Opening) else None
        self.name.setText(opening_name(opening) or (way.head if way is not None else ""))
        lines = opening_lines(opening, self._board) if opening is not None else ""
        self.lines.setText(whole_orders(lines))
        self.lines.setVisible(bool(lines))
        tally = what.tally if isinstance(what, Fork) else None
        whole = self.path[-1].tally.played if self.path else 0
        figures = (
            (share_words(tally, whole), came_words(tally, self._board)) if tally is not None else ()
        )
        self.figures.setText("\n".join(filter(None, figures)))
        self.figures.setVisible(bool(self.figures.text()))
        code = i18n.language()
        self.idea.setText(whole_orders(opening.idea[code]) if opening is not None else "")
        self.answer.setText(whole_orders(opening.answer[code]) if opening is not None else "")
        for part in (self.idea_head, self.answer_head):
            part.setVisible(opening is not None)
        self.open.setEnabled(way is not None)

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.leave.say(self.tr("Study"))
        self.leave.setToolTip(self.tr("Back to the library (Esc)"))
        self.title.setText(self.tr("Openings"))
        self.folder.say(self.tr("Count a folder…"))
        self.folder.setToolTip(self.tr("Count the games in a folder, of whichever program"))
        self.own.say(self.tr("Own games"))
        self.own.setToolTip(self.tr("Count the games of the own library"))
        self.played.say(self.tr("Played"))
        self.named.say(self.tr("With names"))
        self.back.say(self.tr("A step back"))
        self.idea_head.setText(self.tr("What it is played for"))
        self.answer_head.setText(self.tr("What others do about it"))
        self.open.say(self.tr("Open in the study"))
        self.open.setToolTip(self.tr("Open it as a branch, to play on (S)"))
        self.ways.setAccessibleName(self.tr("Ways on"))
        for power, choice in self.powers.items():
            choice.say(labels.power_name(self._board, power))
        self._show()

    def arrive(self) -> None:
        """Count the own games at once, and take the keys."""
        if not self.count.busy and not self.count.read.files:
            sought = self._sought
            self.count_own()
            self._sought = sought
        self._take_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by the arrow to the left, or Backspace."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Backspace):
            self.step_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._paper.setFixedWidth(
            min(theme.paper_width(_PAPER, self.width()), round(self.width() * 0.45))
        )
        self.title.setVisible(True)
        self.title.setVisible(self._above.minimumSizeHint().width() <= self.width())
