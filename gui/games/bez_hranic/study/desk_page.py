"""The route desk: a trip, its price, all cheapest ways, and why none is shorter."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.games.bez_hranic.journey import Journey, Trip
from engine.games.bez_hranic.journey import pairs as pairs_of
from engine.games.bez_hranic.study.desk import MANY, Walk, desk_on
from engine.games.bez_hranic.tables import load_table, table_names
from gui.games.bez_hranic.show.trip import ShownTrip
from gui.games.bez_hranic.study.kept import KeptStudy
from gui.games.bez_hranic.study.map_view import TEAL, OnMap, StudyMap
from gui.games.bez_hranic.study.state_line import StateLine, read_way
from gui.games.bez_hranic.words import study as words
from gui.games.bez_hranic.words.bills import RoadCounts, euros, route_words
from gui.games.bez_hranic.words.options import map_name
from gui.games.bez_hranic.words.states import part_name
from gui.kit import theme
from gui.kit.flow import flow
from gui.kit.one_line import OneLine
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, column, label, paint_surface, picture, restyle, row

BETWEEN = " \N{EN DASH} "
START, FIRST, SECOND, TARGET = range(4)
_NAMES = ("start", "first", "second", "target")
_LOW, _HIGH = 300, 470
_MOST = 0.31
"""Of the window's width, for each side: the map has the rest, however large words are."""


class WhyCard(QFrame):
    """A walk that somebody would think of, and why it is none."""

    chosen = Signal()
    rule_asked = Signal(str)

    def __init__(self, headline: str, text: str, rule: str) -> None:
        super().__init__()
        self.setProperty("note", "bad")
        self.rule = rule
        self.headline = label(headline, "strong", wrap=True)
        self.words = label(text, wrap=True)
        self.open_rule = button(words.rule_words(rule), "link", small=True)
        self.open_rule.clicked.connect(lambda: self.rule_asked.emit(self.rule))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        layout = spaced(QVBoxLayout(self), (12, 8, 12, 8), 3)
        layout.addWidget(row(picture("cross", "bad", 18), (self.headline, 1), gap=8))
        layout.addWidget(self.words)
        layout.addWidget(row(self.open_rule, None))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Draw this walk."""
        super().mouseReleaseEvent(event)
        self.chosen.emit()


class DeskPage(QWidget):
    """States are named or clicked; everything else follows at once."""

    rule_asked = Signal(str)

    def __init__(self, kept: KeptStudy) -> None:
        super().__init__()
        self._kept = kept
        self._active = START
        self._routes: tuple[tuple[str, ...], ...] = ()
        self._walks: tuple[Walk, ...] = ()
        self._walk = 0
        self.heading, self.lead = label("", "h2"), label("", "muted", wrap=True)
        self.map_name, self.maps = label("", "caption"), PickList()
        for name in table_names():
            self.maps.addItem("", name)
        self.names = [label("", "caption", wrap=True) for _ in _NAMES]
        self.lines = [StateLine() for _ in _NAMES]
        self.wrong = label("", "strong", wrap=True)
        self.own_name, self.own = label("", "caption", wrap=True), OneLine()
        self.own.setMaxLength(200)
        self.draw = button("", small=True, checkable=True)
        self.clear_own = button("", "quiet", small=True)
        self.whole = button("", small=True, checkable=True)
        self.empty = button("", "quiet", small=True)
        self.board = StudyMap()
        self.trip_name = label("", "h3", wrap=True)
        self.price = label("", "h1")
        self.sums, self.beside = label("", "strong", wrap=True), label("", "muted", wrap=True)
        self.ways_name, self.ways = label("", "h3", wrap=True), QListWidget()
        self.why_name = label("", "h3", wrap=True)
        self.far = label("", "", wrap=True)
        self.own_words = label("", "", wrap=True)
        self.pairs_name, self.pairs = label("", "h3", wrap=True), label("", "", wrap=True)
        self.detour = label("", "muted", wrap=True)
        self.cards: list[WhyCard] = []
        self._why = QWidget()
        self._why_box = spaced(QVBoxLayout(self._why), (0, 0, 0, 0), 8)
        self._build()
        self._listen()
        self._take_kept()

    def _build(self) -> None:
        rows: list[QWidget] = []
        for name, line in zip(self.names, self.lines, strict=True):
            name.setBuddy(line)
            rows += [name, line]
        self.own_name.setBuddy(self.own)
        self.ways.setMouseTracking(True)
        self.ways.setWordWrap(True)
        self.ways.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.ways.setMinimumHeight(theme.px(110))
        left = column(
            self.heading,
            self.lead,
            4,
            self.map_name,
            self.maps,
            *rows,
            self.wrong,
            flow(self.whole, self.empty),
            8,
            self.own_name,
            self.own,
            flow(self.draw, self.clear_own),
            None,
            gap=5,
            pad=(18, 12, 16, 12),
        )
        right = column(
            self.trip_name,
            row(self.price, (column(self.sums, self.beside, gap=2), 1), gap=16),
            self.own_words,
            self.ways_name,
            self.ways,
            self.why_name,
            self._why,
            self.far,
            self.pairs_name,
            self.pairs,
            self.detour,
            None,
            gap=7,
            pad=(18, 12, 16, 12),
        )
        self.left, self.right = scroller(left), scroller(right)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.left)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.right)
        for side in (left, right):
            paint_surface(side, "paper")

    def _listen(self) -> None:
        self.maps.currentIndexChanged.connect(self._on_map)
        for place, line in enumerate(self.lines):
            line.textChanged.connect(self._follow)
            line.reached.connect(lambda place=place: self._reach(place))
            line.returnPressed.connect(lambda place=place: self._go_on(place))
        self.own.textChanged.connect(self._follow)
        self.draw.toggled.connect(self._show)
        self.whole.toggled.connect(self._show)
        self.clear_own.clicked.connect(self.own.clear)
        self.empty.clicked.connect(self.start_anew)
        self.board.picked.connect(self._on_picked)
        self.ways.currentRowChanged.connect(self._show)
        self.ways.itemEntered.connect(self.ways.setCurrentItem)

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def map(self) -> str:
        """Which map the desk lies on."""
        return str(self.maps.currentData())

    @property
    def states(self) -> tuple[str, ...]:
        """The states of the four lines; nothing where none is named."""
        return tuple(line.state for line in self.lines)

    def trip(self) -> Trip | None:
        """Return the trip that is asked about; nothing before there is one."""
        start, first, second, target = self.states
        chosen = tuple(filter(None, (first, second)))
        if not start or not (chosen or target) or self._complaint():
            return None
        return Trip(start, chosen, target)

    def walk(self) -> Walk | None:
        """Return the way of one's own, judged."""
        trip = self.trip()
        stops, unread = read_way(self.map, self.own.text())
        if trip is None or unread or len(stops) < 2:
            return None
        return desk_on(self.map).walked(trip, stops)

    @property
    def routes(self) -> tuple[tuple[str, ...], ...]:
        """All cheapest ways."""
        return self._routes

    def ask(self, map_: str, trip: Trip, own: Sequence[str] = ()) -> None:
        """Ask about a trip, and about a way of one's own."""
        self.maps.setCurrentIndex(self.maps.findData(map_))
        chosen = (*trip.chosen, "", "")
        for line, state in zip(
            self.lines, (trip.start, chosen[0], chosen[1], trip.target), strict=True
        ):
            line.put(state)
        self.own.setText(BETWEEN.join(part_name(map_, part) for part in own))
        self._follow()

    def start_anew(self) -> None:
        """Empty all lines."""
        for line in (*self.lines, self.own):
            line.clear()
        self.lines[START].setFocus()

    def _complaint(self) -> str:
        """Say what is wrong with what is typed; nothing where all is well."""
        named = [state for state in self.states if state]
        for line in self.lines:
            if line.unread:
                message = self.tr("no state is called “{text}”")
                return message.format(text=line.text().strip())
        if len({*named}) < len(named):
            return self.tr("A state is there twice.")
        _, unread = read_way(self.map, self.own.text())
        if unread:
            return self.tr("no state is called “{text}”").format(text=unread)
        return ""

    # -- hands -----------------------------------------------------------------------------------

    def _reach(self, place: int) -> None:
        self._active = place

    def _go_on(self, place: int) -> None:
        if place < TARGET:
            self.lines[place + 1].setFocus()
        elif self.ways.count():
            self.ways.setFocus()

    def _on_map(self) -> None:
        for line in self.lines:
            line.set_map(self.map)
        self._follow()

    def _on_picked(self, part: str) -> None:
        state = load_table(self.map).map.state_of[part]
        if self.draw.isChecked():
            name = part_name(self.map, part)
            text = self.own.text().strip()
            self.own.setText(BETWEEN.join((text, name)) if text else name)
            return
        self.lines[self._active].put(state)
        after = [place for place in range(len(self.lines)) if not self.lines[place].text()]
        later = next((place for place in after if place > self._active), self._active)
        if later == FIRST or (later == SECOND and self._active == START):
            self._active = later
        self._mark_active()

    def _mark_active(self) -> None:
        for place, name in enumerate(self.names):
            role = "strong" if place == self._active else "caption"
            if name.property("role") != role:
                name.setProperty("role", role)
                restyle(name)

    # -- what is told ----------------------------------------------------------------------------

    def _follow(self) -> None:
        """Price what is asked, and keep it."""
        self._kept.keep_lines(
            {
                "map": self.map,
                "own": self.own.text(),
                **{name: line.text() for name, line in zip(_NAMES, self.lines, strict=True)},
            }
        )
        self.wrong.setText(self._complaint())
        self.wrong.setVisible(bool(self.wrong.text()))
        trip, desk = self.trip(), desk_on(self.map)
        self._routes = desk.routes(trip) if trip is not None else ()
        self._walks = desk.shorter(trip) if trip is not None else ()
        self._walk = 0
        self._tell()

    def _tell(self) -> None:
        trip = self.trip()
        found = bool(self._routes)
        for part in (
            *(self.trip_name, self.price, self.sums, self.beside, self.ways_name, self.ways),
            *(self.why_name, self.far, self.pairs_name, self.pairs, self.detour),
        ):
            part.setVisible(found)
        self._tell_why(trip if found else None)
        if trip is not None and not found:
            self.trip_name.setVisible(True)
            self.trip_name.setText(self.tr("No way leads there."))
        if trip is not None and found:
            self._tell_price(trip)
        self._tell_own()
        self._show()

    def _tell_price(self, trip: Trip) -> None:
        way = Journey(self._routes[0], pairs_of(desk_on(self.map).on, trip))
        self.trip_name.setText(words.trip_words(self.map, trip))
        self.price.setText(str(way.price))
        self.price.setAccessibleName(euros(way.price))
        self.sums.setText(words.sum_words(way))
        single = len(trip.chosen) == 1 and not trip.target
        self.beside.setText(words.beside_forty(way.price) if single else "")
        self.beside.setVisible(single)
        many = words.StudyCounts().routes(len(self._routes))
        self.ways_name.setText(f"{many}+" if len(self._routes) == MANY else many)
        before = self.ways.blockSignals(True)  # noqa: FBT003 - Qt's own
        self.ways.clear()
        for number, route in enumerate(self._routes, 1):
            QListWidgetItem(f"{number}  {route_words(self.map, route)}", self.ways)
        self.ways.setCurrentRow(0)
        self.ways.blockSignals(before)
        rows = min(len(self._routes), 5)
        self.ways.setFixedHeight(theme.px(46) * max(rows, 1) + theme.px(8))
        lines = [words.thought_words(self.map, one) for one in desk_on(self.map).in_thought(trip)]
        self.pairs.setText("\n".join(lines))
        self.detour.setText(words.detour_words())
        self.detour.setVisible(bool(way.pairs))

    def _tell_why(self, trip: Trip | None) -> None:
        for old in self.cards:
            self._why_box.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = []
        for place, walk in enumerate(self._walks):
            card = WhyCard(
                words.walk_headline(self.map, walk), words.why_words(self.map, walk), walk.rule
            )
            card.rule_asked.connect(self.rule_asked)
            card.chosen.connect(lambda place=place: self._choose_walk(place))
            self._why_box.addWidget(card)
            self.cards.append(card)
        self._why.setVisible(bool(self.cards))
        far = words.far_words(self.map, trip) if trip is not None else ()
        self.far.setText("\n".join(far))
        self.far.setVisible(bool(far))
        self.why_name.setVisible(bool(far or self.cards))

    def _tell_own(self) -> None:
        walk, trip = self.walk(), self.trip()
        self.own_words.setVisible(walk is not None)
        if walk is None or trip is None:
            return
        said = words.walk_headline(self.map, walk)
        if walk.fails is not None:
            said = f"{said} {words.why_words(self.map, walk)} {words.rule_words(walk.rule)}."
        else:
            way = Journey(walk.route, pairs_of(desk_on(self.map).on, trip))
            said = self.tr("Own way: {way}, {price}").format(way=said, price=euros(way.price))
            fewest = len(self._routes[0]) - 1
            if walk.crossings > fewest:
                more = RoadCounts().crossings(walk.crossings - fewest)
                said = f"{said} " + self.tr("({crossings} more)").format(crossings=more)
        self.own_words.setText(said)

    def _choose_walk(self, place: int) -> None:
        self._walk = place
        self._show()

    def _show(self) -> None:
        """Draw the way that is chosen, the others, and the walk that fails."""
        trip = self.trip()
        start, first, second, target = self.states
        chosen = tuple(filter(None, (first, second)))
        place = max(self.ways.currentRow(), 0)
        routes = self._routes
        own = self.walk()
        tried = self._walks[self._walk] if self._walks else None
        route = routes[place] if place < len(routes) else ()
        pairs = pairs_of(desk_on(self.map).on, trip) if trip is not None and routes else ()
        self.board.show_trip(
            OnMap(
                map=self.map,
                trip=ShownTrip(start, target, chosen, route, pairs, ink=TEAL),
                others=tuple(way for way in routes[:20] if way != route),
                walk=own or tried,
                own=own is not None,
                whole=self.whole.isChecked() or (self.draw.isChecked() and own is None),
            )
        )
        self.board.setAccessibleName(self.read_aloud())

    def read_aloud(self) -> str:
        """Return what the map shows, for those who cannot see it."""
        trip = self.trip()
        if trip is None or not self._routes:
            return self.tr("Map")
        place = max(self.ways.currentRow(), 0)
        return route_words(self.map, self._routes[min(place, len(self._routes) - 1)])

    # -- kept, said, sized -----------------------------------------------------------------------

    def _take_kept(self) -> None:
        lines: Mapping[str, str] = self._kept.lines()
        place = self.maps.findData(lines.get("map", ""))
        self.maps.setCurrentIndex(max(place, 0))
        for line in self.lines:
            line.set_map(self.map)
        for name, line in zip(_NAMES, self.lines, strict=True):
            line.setText(lines.get(name, ""))
        self.own.setText(lines.get("own", ""))
        self._follow()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self.heading.setText(self.tr("Route desk"))
        self.lead.setText(
            self.tr("Name states, or click them on the map; the price comes by itself.")
        )
        self.map_name.setText(self.tr("Map"))
        self.maps.setAccessibleName(self.map_name.text())
        for place in range(self.maps.count()):
            self.maps.setItemText(place, map_name(str(self.maps.itemData(place))))
        said = (
            self.tr("From"),
            self.tr("By way of, or to"),
            self.tr("Second state"),
            self.tr("Target (rounds 5 to 7)"),
        )
        for name, line, text in zip(self.names, self.lines, said, strict=True):
            name.setText(text)
            line.setAccessibleName(text)
            line.speak()
        self.own_name.setText(self.tr("A way of your own, to be judged"))
        self.own.setAccessibleName(self.own_name.text())
        self.own.setPlaceholderText(self.tr("PL, RU, FI or names"))
        _say(self.draw, self.tr("Draw it on the map"), "W")
        _say(self.whole, self.tr("Whole map"), "M")
        self.clear_own.say(self.tr("Erase"))
        self.empty.say(self.tr("Anew"))
        self.ways.setAccessibleName(self.tr("All cheapest ways"))
        self.why_name.setText(self.tr("Why not shorter"))
        self.pairs_name.setText(self.tr("Who touches whom"))
        self._mark_active()
        self._tell()

    def arrive(self) -> None:
        """Begin with the first empty line."""
        empty = [line for line in self.lines[:2] if not line.text()]
        (empty[0] if empty else self.ways).setFocus()

    def take_key(self, key: int) -> bool:
        """Take a key that no line has taken; tell whether it does something."""
        done: Mapping[int, Callable[[], object]] = {
            Qt.Key.Key_M: self.whole.toggle,
            Qt.Key.Key_W: self.draw.toggle,
        }
        if key in done:
            done[key]()
        return key in done

    def changeEvent(self, event: QEvent) -> None:
        """Take new sizes."""
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "left"):
            self.fit(self.width())
        super().changeEvent(event)

    def fit(self, width: int) -> None:
        """Give both sides their share of a window so wide."""
        side = max(theme.px(_LOW), min(round(width * 0.245), theme.px(_HIGH)))
        side = min(side, round(width * _MOST))
        self.left.setFixedWidth(round(side * 0.86))
        self.right.setFixedWidth(side)


def _say(act: Button, text: str, key: str) -> None:
    act.say(text)
    act.setToolTip(f"{text} ({key})")
