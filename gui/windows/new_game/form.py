"""The page of a new game as a form: what is written on it, kept at every change, and undone.

Nothing that is written here is ever lost; what the table does with it stands in ``new_game``.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, QSignalBlocker
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from engine.board.loader import LoadedMap
from engine.clock.wall import utc_now
from gui import settings
from gui.games import catalogue
from gui.kit import theme
from gui.kit.later import later
from gui.kit.one_line import OneLine
from gui.kit.pagebar import PageBar
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label, paint_surface, row, rule
from gui.seating.room import Deal
from gui.windows.files.shelf import GameCard
from gui.windows.new_game.deal_panel import CHOSEN
from gui.windows.new_game.draft import (
    ALONE,
    LONGEST_NAME,
    LONGEST_TITLE,
    MASTER,
    TABLE,
    Draft,
    Kept,
    blank,
)
from gui.windows.new_game.foot import Foot
from gui.windows.new_game.form_parts import scrolling
from gui.windows.new_game.known_players import (
    KnownPlayer,
    day_words,
    last_table,
    names_in,
    usual_title,
)
from gui.windows.new_game.seats_pane import SeatsPane
from gui.windows.new_game.table_pane import TablePane
from gui.windows.window import Window

LOW = 860
ROOMY = 1500
"""How wide a page is at 100 % text on which every choice has its sentence."""

WIDEST, NARROW = 1900, 1100
"""Beyond the one nothing is stretched; below the other the two sides stand one over the other."""


class DraftPage(QWidget):
    """Who, how, by which rules; beside it names and powers."""

    def __init__(
        self,
        loaded: LoadedMap,
        laptop: Window | None = None,
        *,
        kept: Kept | None = None,
        cards: Callable[[], Sequence[GameCard]] = tuple,
        known: Callable[[], Sequence[KnownPlayer]] = tuple,
    ) -> None:
        super().__init__()
        self._board, self._kept, self._cards = loaded.board, kept, cards
        self._set_up = catalogue.played_on(self._board).set_up()
        self.pins: dict[int, str] = {}
        self._before: tuple[Draft, dict[int, str]] | None = None
        """What can be brought back."""

        self._written, self.stored, self._showing = blank(self._board.game), True, False
        self.usual_title = ""
        self.bar = PageBar()
        self.bar.leave.hide()  # the way back stands at the foot, with what it keeps
        self.heading, self.title_label = label("", "h1"), label("", "caption")
        self.title = OneLine()
        self.title.setMaxLength(LONGEST_TITLE)
        self.players = SeatsPane(loaded, known)
        self.seats = self.players.seats
        self.table = TablePane(loaded, self.seats, laptop)
        self.table.map.boards.append(self.players.picture)
        self.modes, self.lineup, self.deal = self.table.modes, self.table.lineup, self.table.deal
        self.ways, self.draw = self.deal.ways, self.deal.draw
        self.rulebook, self.clock = self.table.rulebook, self.table.clock
        self.ending, self.public = self.table.ending, self.table.public
        self.foot = Foot(self.draw)
        self.back, self.start, self.empty = self.foot.back, self.foot.start, self.foot.empty
        self._build()
        self._listen()

    def _build(self) -> None:
        head = row(self.heading, 12, (self.title, 1), self.title_label, None, gap=10)
        self._sides = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._sides)
        spaced(self._across, gap=28)
        self._between = rule(vertical=True)
        for part, stretch in ((self.table, 11), (self._between, 0), (self.players, 10)):
            self._across.addWidget(part, stretch)
        self.inside = column(head, (self._sides, 1), gap=8)
        self.body = scrolling(self.inside)
        page = column((self.body, 1), gap=0)
        paint_surface(page, "paper")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(column(self.bar, (page, 1), rule(), self.foot, gap=0))

    def _listen(self) -> None:
        """Hear of every change: it is stored before anything else is done with it."""
        self.modes.chosen.connect(self._on_mode)
        self.seats.finished.connect(self.go_on)
        self.seats.several_came.connect(self._on_several)
        self.players.last_asked.connect(self.take_last)
        self.players.undo_asked.connect(self._undo)
        self.lineup.changed.connect(self._on_lineup)
        for changed in (
            *(self.seats.changed, self.rulebook.changed, self.clock.changed, self.ending.changed),
            *(self.title.textChanged, self.deal.changed),
        ):
            changed.connect(self.refresh)
        self.public.choice.activated.connect(self.refresh)
        self.deal.gunboat_changed.connect(self._on_gunboat)
        self.deal.given.connect(self._on_given)
        self.back.stayed.connect(self.go_on)
        self.empty.clicked.connect(self._empty)

    def begin_where_it_was_left(self) -> None:
        """Show what was written the last time, and who sat here."""
        self.retranslate()
        self._show(
            self._kept.read(self._board) if self._kept is not None else blank(self._board.game)
        )
        self.players.offer(last_table(self._board, self._cards()))

    # the draft

    @property
    def mode(self) -> str:
        """Who sits at the laptop."""
        return self.modes.value

    @property
    def led(self) -> bool:
        """Whether a game master writes for all."""
        return self.mode == MASTER

    def draft(self) -> Draft:
        """Return what is written, as it is kept."""
        deal, title = self.deal, self.title.text().strip()
        names = [name.text() for name in self.seats.names]
        while names and not names[-1]:
            names.pop()
        return Draft(
            title="" if title == self.usual_title else title,
            mode=self.mode,
            names=tuple(names),
            first=self.seats.new_here(),
            alike=self.seats.agreed,
            lineup=self.lineup.id,
            year=self.lineup.first_year if self.lineup.id else 0,
            way=deal.way,
            gunboat=deal.silent,
            powers=deal.open_powers if any(deal.open_powers) else (),
            lot="" if deal.silent else deal.lot,
            dealing=None if deal.silent else deal.dealing,
            options={} if self.rulebook.options == self._set_up.usual() else self.rulebook.options,
            clock=self.clock.written,
            ending=self.ending.wish,
        )

    def _keep(self) -> None:
        """Store what is written, before anything else is done with it."""
        draft = self.draft()
        if self._kept is None or (draft == self._written and self.stored):
            return
        self._written = draft
        try:
            self._kept.write(draft)
        except OSError:
            self.stored = False
        else:
            self.stored = True
        self.foot.say_kept(kept=self.stored)

    def _show(self, draft: Draft) -> None:
        """Show what was written before."""
        self._showing = True
        self.deal.gunboat.setChecked(draft.gunboat)
        self.modes.choose(draft.mode)
        self.title.setText(draft.title or self.usual_title)
        self.lineup.choose(draft.lineup)
        self.lineup.choose_year(draft.year)
        names = (*draft.names, *("",) * len(self.seats.names))
        for seat, field in enumerate(self.seats.names):
            field.put(names[seat])
            with QSignalBlocker(self.seats.firsts[seat]):
                self.seats.firsts[seat].setChecked(seat in draft.first)
        self.seats.agreed = draft.alike
        self.ways.choose(draft.way)
        deal = Deal(powers=draft.powers, lot=draft.lot, dealing=draft.dealing)
        self.deal.restore(draft.powers, deal if draft.lot else None)
        self.rulebook.take(draft.options or self._set_up.usual())
        self.clock.take(draft.clock)
        self.ending.take(draft.ending)
        self._showing = False
        self._on_mode()

    def _remember(self, message: str) -> None:
        """Be ready to bring back what is about to be written over."""
        self._before = self.draft(), dict(self.pins)
        self.players.tell(message)

    def _undo(self) -> None:
        if self._before is None:
            return
        draft, pins = self._before
        self._before = None
        self.players.tell("")
        self.deal.forget()
        self._show(draft)
        for seat in range(len(self._board.powers)):
            self.keep_pin(seat, pins.get(seat, ""))
        self.go_on()

    def _empty(self) -> None:
        """Begin with an empty page; one click brings everything back."""
        self._remember(self.tr("The form was emptied."))
        self.deal.forget()
        self._show(blank(self._board.game))
        for seat in range(len(self._board.powers)):
            self.keep_pin(seat, "")
        self.seats.names[0].setFocus()

    def _on_several(self, seat: int, text: str) -> None:
        """Give everybody a name at once: from this seat on, or all seats if there are so many."""
        count, names = len(self.seats.sides), names_in(text, len(self.seats.sides))
        first = seat if seat + len(names) <= count else 0
        over = names[count - first :]
        note = self.players.filled_words(min(len(names), count - first))
        if over:
            note = f"{note} {self._no_seat(over)}"
        cut = [name for name in names[: count - first] if len(name) > LONGEST_NAME]
        if cut:
            told = ", ".join(f"{name[:LONGEST_NAME].rstrip()}…" for name in cut)
            sentence = self.tr("Too long, and cut: {names}.")
            note = f"{note} {sentence.format(names=told)}"
        self._remember(note)
        for field, name in zip(self.seats.names[first:count], names, strict=False):
            field.put(name[:LONGEST_NAME].rstrip())
        self.go_on()

    def take_last(self) -> None:
        """Seat the table that played last: names, not PINs and not powers."""
        last = self.players.last
        if last is None:
            return
        self._remember(self.tr("The last table sits down again."))
        if last.lineup != self.lineup.id:
            self.lineup.choose(last.lineup)
        for seat, field in enumerate(self.seats.names):
            field.put(last.names[seat] if seat < len(last.names) else "")
        self.go_on()

    def seat(self, names: Sequence[str]) -> None:
        """Let those sit down here who sat on another page, unless somebody does already."""
        fields = self.seats.names[: len(self.seats.sides)]
        if any(self.seats.players()) or not any(names):
            return
        for field, name in zip(fields, names, strict=False):
            field.put(name)
        if over := [name for name in names[len(fields) :] if name]:
            self.players.tell(self._no_seat(over))

    def _no_seat(self, names: Sequence[str]) -> str:
        return self.tr("No seat for: {names}.").format(names=", ".join(names))

    # what is written

    def go_on(self) -> None:
        """Go to what comes next: a name, the draw, the start."""
        field = self.focusWidget()
        if self.mode == ALONE:
            self.start.setFocus()
        elif missing := self.seats.missing():
            after = [seat for seat in missing if field is self.seats.names[seat - 1]]
            self.seats.names[after[0] if after else missing[0]].setFocus()
        elif self.seats.alike():
            self.seats.go_to_twin()
        elif self.deal.free and self.ways.value == CHOSEN:
            self.seats.cells[self.seats.powers().index("")].choice.setFocus()
        elif self.deal.free:
            self.draw.setFocus()
        else:
            self.start.setFocus()

    def _on_given(self) -> None:
        """Everybody has a power: go on, unless somebody is typing a name meanwhile."""
        if not (self.focusWidget() in self.seats.names and self.seats.missing()):
            self.go_on()

    def _on_gunboat(self) -> None:
        if self.deal.silent:
            for seat in range(len(self._board.powers)):
                self.keep_pin(seat, "")
        self.clock.set_silent(silent=self.deal.silent)
        self._on_mode()

    def _on_mode(self) -> None:
        """Ask for what this mode needs."""
        alone = self.mode == ALONE
        self.players.set_alone(alone=alone)
        self.table.set_alone(alone=alone)
        self.seats.set_locking(locking=self.mode == TABLE and not self.deal.silent)
        self.seats.set_leading(leading=self.mode == TABLE)
        self._say_honest()
        self.refresh()

    def _on_lineup(self) -> None:
        """Have as many seats as there are players; what was dealt is forgotten."""
        if self.seats.sides != self.lineup.sides:
            self.seats.set_sides(self.lineup.sides)
            for seat in range(len(self.lineup.sides), len(self._board.powers)):
                self.keep_pin(seat, "")
            self.deal.forget()
        self.refresh()

    def keep_pin(self, seat: int, pin: str) -> None:
        """Keep a PIN until the game begins: in memory, never in the draft."""
        if pin:
            self.pins[seat] = pin
        else:
            self.pins.pop(seat, None)
        self.seats.set_pin(seat, present=bool(pin))

    # words

    def refresh(self) -> None:
        """Store what is written; say what is missing."""
        if self._showing:
            return
        self._keep()
        missing = self._missing()
        ready = not missing and not self.deal.turning.isActive()
        if not ready and self.start.hasFocus():
            # A button that cannot be pressed hands the focus on, and not to what comes next.
            (self.draw if self.ways.value != CHOSEN else self.seats.names[0]).setFocus()
        self.start.setEnabled(ready)
        self.deal.refresh()
        self.table.refresh()
        self.players.refresh()
        alone = self.mode == ALONE
        self.draw.setVisible(self.ways.value != CHOSEN and not alone)
        self.foot.mark(draw=not ready and not self.seats.missing() and self.draw.isVisibleTo(self))
        self.foot.say(missing, "" if alone else self._plan_words(), alone=alone)

    def _missing(self) -> str:
        """Say what is missing before the game can begin."""
        names, free = len(self.seats.missing()), self.deal.free
        if self.mode == ALONE:
            return ""
        if names:
            return self.foot.names_missing(names)
        if alike := self.seats.alike():
            name = self.seats.players()[alike[0][1]]
            return self.tr("Two players are called {name}").format(name=name)
        if free and self.ways.value != CHOSEN:
            return self.tr("The powers are not dealt yet")
        return self.foot.powers_missing(free, self._board) if free else ""

    def _plan_words(self) -> str:
        return self.tr("{players}, {way}, {rules}, {clock}").format(
            players=self.deal.players_words(self.lineup.named()),
            way=self.deal.way_words(),
            rules=catalogue.played_on(self._board).rulebook().profile_name(self.rulebook.options),
            clock=self.clock.summary(),
        )

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        written = self.title.text().strip()
        today = QDateTime.fromMSecsSinceEpoch(round(utc_now().timestamp() * 1000)).date()
        day = day_words(today, self.tr("dddd d MMMM yyyy", "a date in Qt's signs"))
        titles = [card.title for card in self._cards()]
        before, another = self.usual_title, self.tr("{day}, game {number}")
        self.usual_title = usual_title(day, another, titles)
        if written in ("", before):
            with QSignalBlocker(self.title):
                self.title.setText(self.usual_title)
        self.heading.setText(self.tr("New game"))
        self.bar.set_title("Velmoc")
        self.title_label.setText(self.tr("name of the game"))
        self.title.setAccessibleName(self.tr("Name of the game"))
        self.players.speak()
        self.table.speak()
        sentence = self.tr("Every step is stored at once, in {folder}.")
        self.table.kept.setText(sentence.format(folder=settings.games_folder()))
        self.foot.speak()
        self._say_honest()
        self.refresh()

    def _say_honest(self) -> None:
        """Say what secrecy means in this mode."""
        text = self.tr("A PIN is optional. It stops glances, not somebody who has the file.")
        if self.deal.silent:
            text = self.tr("Everybody sets his PIN behind the curtain, where he sees his power.")
        if self.led:
            text = self.tr("He sees all slips. Everybody else sees what he has committed.")
        self.players.honest.setText(text)

    def fit(self, width: int, height: int) -> None:
        """Use the room there is."""
        wide, low = width / theme.text_scale(), theme.usual(height) < LOW
        beside = wide >= NARROW
        across, over = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._across.setDirection(across if beside else over)
        self._between.setVisible(beside)
        self.table.fit(roomy=wide >= ROOMY and not low, low=low)
        self.players.fit(beside=beside)
        room = theme.room
        side = room(22) if low else max(room(48), (width - theme.px(WIDEST)) // 2)
        layout = self.inside.layout()
        if layout is not None:
            layout.setContentsMargins(side, room(4 if low else 18), side, room(4 if low else 16))
        self.title.setMaximumWidth(theme.px(460))
        # Inside a resize the page would keep what its two sides beside each other need.
        later(self.inside, self.inside.updateGeometry)
        self.foot.fit(side, low=low, narrow=wide < ROOMY)
        self.seats.set_row_height(room(44 if low else 64))
