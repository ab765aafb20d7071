"""One's own geography: what one misjudges on the map, week by week, and the way to practise it."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, QDateTime, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from engine.clock.wall import utc_now
from engine.games.bez_hranic.calendar import KEY
from engine.games.bez_hranic.geography.misjudged import Belief
from engine.games.bez_hranic.geography.record import (
    GeographyRecord,
    Turn,
    Weakness,
    by_state,
    by_week,
    confused_borders,
    to_practise,
    weaknesses,
)
from engine.games.bez_hranic.setting import POINTS
from engine.games.bez_hranic.tables import table_names
from gui.games.bez_hranic.alone.kept import KeptGeography
from gui.games.bez_hranic.alone.legend import Legend
from gui.games.bez_hranic.alone.misjudged_map import STEPS, GeographyMap, Shown
from gui.games.bez_hranic.alone.practice_plan import AGAINST_THE_CLOCK, practice_plan
from gui.games.bez_hranic.alone.trouble import UNUSABLE, trouble_words
from gui.games.bez_hranic.alone.weakness_row import WeaknessRow
from gui.games.bez_hranic.alone.week_chart import WeekChart
from gui.games.bez_hranic.paper.sheets import blank_sheets
from gui.games.bez_hranic.words.geography import GeographyCounts, decimal
from gui.games.bez_hranic.words.options import map_name, speed_name
from gui.kit import theme
from gui.kit.dialog import Question
from gui.kit.flow import flow
from gui.kit.pagebar import PageBar
from gui.kit.scroller import scroller
from gui.kit.widgets import Note, button, column, label, row, rule, tool
from gui.printable import Sheet
from gui.screen import RecordScreen
from gui.windows.new_game.known_players import day_words
from gui.windows.new_game.table_plan import RoundsPlan

LISTED = 24
"""Lines of the worst list, at most."""


class GeographyScreen(RecordScreen):
    """The record of whoever plays alone on this computer."""

    share_of_growth = 0.6

    keys_place = "Start, study, library"

    live = KEY

    def __init__(self, kept: KeptGeography | None = None, player: str = "") -> None:
        super().__init__()
        self._kept = kept or KeptGeography()
        self._record, self._player = GeographyRecord(), player
        self._map, self._bots, self._whole = table_names()[0], AGAINST_THE_CLOCK, False
        self.maps = {name: button("", "link", small=True, checkable=True) for name in table_names()}
        self.map = GeographyMap()
        self.legend = Legend(STEPS)
        self.trouble = Note("warn", "")
        self.heading, self.since = label("", "h1", wrap=True), label("", "muted", wrap=True)
        self.more = tool("more", "")
        self.weeks_title, self.weeks_foot = label("", "h3", wrap=True), label("", wrap=True)
        self.chart = WeekChart()
        self.weeks_foot.setProperty("role", "caption")
        self.worst_title = label("", "h3", wrap=True)
        self.lines = QWidget()
        self.lines_layout = QVBoxLayout(self.lines)
        self.rows: list[WeaknessRow] = []
        self.opponent = button("", "", "clock")
        self.practise = button("", "primary", "play", "on_accent")
        self.empty, self.begin = (
            label("", "h2", wrap=True),
            button("", "primary", "play", "on_accent"),
        )
        self._build()
        self._listen()
        self._load()
        self.retranslate()

    def _build(self) -> None:
        self.bar = PageBar("", *self.maps.values())
        self.lines_layout.setContentsMargins(0, 0, 0, 0)
        self.lines_layout.setSpacing(theme.room(6))
        head = row((self.heading, 1), self.more, gap=8)
        foot = flow(self.opponent, self.practise, gap=10, right=True)
        weeks = (self.since, 6, self.weeks_title, self.chart, self.weeks_foot)
        told = column(*weeks, 4, self.worst_title, (self.lines, 1), gap=4, pad=(0, 0, 8, 0))
        self.told = column(head, (scroller(told), 1), 4, foot, gap=4)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing = column(None, self.empty, 12, row(None, self.begin, None), None, gap=4)
        self.sides = QStackedWidget()
        self.sides.addWidget(self.told)
        self.sides.addWidget(self.nothing)
        self.paper = column(
            self.trouble, (self.sides, 1), gap=8, pad=(26, 14, 26, 18), surface="paper"
        )
        left = column((self.map, 1), rule(), self.legend, gap=0, surface="paper")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(row((left, 1), rule(vertical=True), self.paper, gap=0), 1)

    def _listen(self) -> None:
        self.bar.back.connect(self.closed)
        for name, act in self.maps.items():
            act.clicked.connect(lambda _=False, one=name: self.show_map(one))
        self.map.turned.connect(self._on_turned)
        self.more.clicked.connect(self._offer_more)
        self.opponent.clicked.connect(self._next_opponent)
        self.practise.clicked.connect(self._on_practise)
        self.begin.clicked.connect(lambda: self.new_asked.emit(KEY))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.closed.emit)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self.practise.click)

    def _load(self) -> None:
        """Read the record; say what is wrong with it."""
        self._trouble: OSError | ValueError | None = None
        try:
            self._record = self._kept.read()
        except UNUSABLE as error:
            self._trouble = error
        last = max(
            ((turns[-1].at, player) for player, turns in self._record.turns.items()),
            default=("", ""),
        )
        if not self._record.turns.get(self._player):
            self._player = last[1]
        if self._player and not self._turns:
            mine = self._record.turns[self._player]
            self._map = mine[-1].map

    @property
    def _turns(self) -> Sequence[Turn]:
        return self._record.of(self._player, self._map)

    # -- what is asked ---------------------------------------------------------------------------

    def show_map(self, name: str) -> None:
        """Show what one misjudges on a map."""
        self._map, self._whole = name, False
        self.retranslate()

    def _on_turned(self) -> None:
        self._whole = not self._whole
        self._show_on_map()

    def _offer_more(self) -> None:
        """Offer the records of others, and to erase this one."""
        menu = QMenu(self)
        for player in sorted(self._record.turns):
            act = menu.addAction(player.replace("&", "&&"))
            act.setCheckable(True)
            act.setChecked(player == self._player)
            act.triggered.connect(lambda _=False, one=player: self.show_player(one))
        menu.addSeparator()
        menu.addAction(self.tr("Erase this record…")).triggered.connect(self._ask_to_erase)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def show_player(self, player: str) -> None:
        """Show somebody else's record."""
        self._player = player
        self.retranslate()

    def _next_opponent(self) -> None:
        """Practise against the clock, or against bots of another speed."""
        speeds = POINTS["bots"]
        self._bots = speeds[(speeds.index(self._bots) + 1) % len(speeds)]
        self._speak_opponent()

    @property
    def plan(self) -> RoundsPlan:
        """The game that asks exactly what is misjudged."""
        day = QDateTime.fromMSecsSinceEpoch(round(utc_now().timestamp() * 1000)).date()
        title = self.tr("Practice, {day}").format(day=self._day(day))
        pairs = to_practise(self._turns)
        return practice_plan(title, self._player, self._map, pairs, self._bots)

    def _on_practise(self) -> None:
        if self.practise.isEnabled():
            self.agreed.emit(self.plan)

    def _ask_to_erase(self) -> None:
        question = Question(
            self.window(),
            self.tr("Erase the record of {player}?").format(player=self._player),
            self.tr(
                "All rounds played alone go out of it, on both maps. The games themselves stay."
            ),
            yes=self.tr("Erase"),
            no=self.tr("Keep it"),
            danger=True,
        )
        question.agreed.connect(self.erase_record)
        question.open()

    def erase_record(self) -> None:
        """Forget whoever is shown."""
        player = self._player
        try:
            self._record = self._kept.change(lambda record: record.without(player))
        except UNUSABLE as error:
            self._trouble = error
        self._player = next(iter(sorted(self._record.turns)), "")
        self.retranslate()

    # -- what is shown ---------------------------------------------------------------------------

    def _on_row(self, chosen: WeaknessRow) -> None:
        for one in self.rows:
            one.setChecked(one is chosen and chosen.isChecked())
        self._show_on_map()

    def _show_on_map(self) -> None:
        turns = self._turns
        looked_at = next((one.weakness for one in self.rows if one.isChecked()), None)
        chosen = () if looked_at is None else (looked_at.one, looked_at.other)
        told = {frozenset(pair) for pair in (*to_practise(turns), chosen)}
        borders = [
            (one, other, belief)
            for one, other, belief in confused_borders(turns)
            # Of what he feared only the worst: lines that are no borders soon hide the map.
            if belief is Belief.MISSED or {one, other} in told
        ]
        self.map.show_record(Shown(self._map, by_state(turns), borders, chosen, self._whole))

    def _show_rows(self, worst: Sequence[Weakness]) -> None:
        for one in self.rows:
            self.lines_layout.removeWidget(one)
            one.deleteLater()
        while self.lines_layout.count():
            self.lines_layout.takeAt(0)
        self.rows = [WeaknessRow(self._map, one) for one in worst[:LISTED]]
        for one in self.rows:
            one.clicked.connect(lambda _=False, chosen=one: self._on_row(chosen))
            self.lines_layout.addWidget(one)
        self.lines_layout.addStretch(1)

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        turns, counts = self._turns, GeographyCounts()
        self.bar.set_title(self.tr("My geography"))
        for name, act in self.maps.items():
            act.say(map_name(name))
            act.setChecked(name == self._map)
        self.heading.setText(self.tr("Geography: {player}").format(player=self._player))
        self.more.say(self.tr("Whose record, and how it is erased"))
        self.weeks_title.setText(self.tr("What you pay above the best choice"))
        self.weeks_foot.setText(self.tr("week of the year, mean of a round, in euros"))
        self.worst_title.setText(self.tr("What you misjudge most"))
        self.legend.speak()
        self.chart.show_weeks(by_week(turns), self.weeks_title.text())
        self._show_rows(weaknesses(turns))
        practised = to_practise(turns)
        self.practise.say(counts.practice(len(practised)))
        self.practise.setVisible(bool(practised))
        self.practise.setToolTip(self.tr("Seven rounds made of exactly these (Ctrl+Enter)"))
        self.empty.setText(
            self.tr("No round yet. Play three and you will see what you do not know.")
        )
        self.begin.say(self.tr("Play alone"))
        self._speak_opponent()
        self.sides.setCurrentWidget(self.told if turns else self.nothing)
        if turns:
            took = sum(turn.took for turn in turns) / len(turns) / 1000
            since = QDateTime.fromString(turns[0].at, Qt.DateFormat.ISODate).toLocalTime().date()
            text = self.tr("{rounds} since {day} · {seconds} s to the last token in the mean")
            words = text.format(
                rounds=counts.rounds(len(turns)), day=self._day(since), seconds=decimal(took)
            )
            here = self.tr("on this computer only")
            self.since.setText(f"{words} \N{MIDDLE DOT} {here}")
        self._say_trouble()
        self._show_on_map()
        self._fit()

    def _day(self, day: QDate) -> str:
        return day_words(day, self.tr("d MMMM", "a date in Qt's signs"))

    def _speak_opponent(self) -> None:
        text = self.tr("Against: {opponent}").format(opponent=speed_name(self._bots))
        self.opponent.say(text)
        self.opponent.setToolTip(self.tr("Press for another"))

    def _say_trouble(self) -> None:
        words = trouble_words(self._trouble, self._kept.set_aside)
        self.trouble.words.setText(words)
        self.trouble.setVisible(bool(words))

    def _fit(self) -> None:
        self.paper.setFixedWidth(theme.paper_width(590, self.width()))

    def own_sheets(self) -> Sequence[Sheet]:
        """Return what is printed where no game is open."""
        return blank_sheets()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the paper its share."""
        super().resizeEvent(event)
        self._fit()

    def arrive(self) -> None:
        """Begin with what is to be done next."""
        (self.practise if self.practise.isVisible() else self.begin).setFocus()
