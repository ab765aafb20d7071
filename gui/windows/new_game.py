"""Setting up a table: seven names and go; every further choice has a default.

All that is written here is a draft, kept at every change: no way out of the page loses any of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QWidget

from engine.board.loader import LoadedMap
from engine.clock.wall import utc_now
from engine.seating.record import Dealing
from engine.session.event import Seat
from gui import rulebook_words, settings
from gui.kit import theme
from gui.kit.dialog import Question
from gui.kit.later import later
from gui.kit.pagebar import PageBar
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label, paint_surface, row, rule
from gui.screen import Screen
from gui.seating.room import Deal, DealRoom
from gui.table.pin_card import PinCard
from gui.windows.deal_panel import CHOSEN, LOT
from gui.windows.draft import ALONE, BLANK, LONGEST_TITLE, MASTER, TABLE, Draft, Kept
from gui.windows.known_players import KnownPlayer, day_words, last_table, names_in, usual_title
from gui.windows.lineup_pick import lineup_name
from gui.windows.new_game_foot import Foot
from gui.windows.page_parts import scrolling
from gui.windows.seats_pane import SeatsPane
from gui.windows.shelf import GameCard
from gui.windows.table_pane import TablePane
from gui.windows.table_plan import TablePlan

if TYPE_CHECKING:
    from gui.windows.main_window import MainWindow

__all__ = ["CHOSEN", "LOT", "NewGameScreen"]

LOW = 860
ROOMY = 1500
"""How wide a page is at 100 % text on which every choice has its sentence."""

WIDEST, NARROW = 1900, 1100
"""Beyond the one nothing is stretched; below the other the two sides stand one over the other."""


class NewGameScreen(Screen):
    """Who, how, by which rules; beside it names, PINs and powers."""

    left = Signal()
    study_asked = Signal(object)
    """Somebody is alone; carries the rules that were chosen."""

    agreed = Signal(object)
    """Carries a ``TablePlan``."""

    def __init__(
        self,
        loaded: LoadedMap,
        laptop: "MainWindow | None" = None,
        *,
        kept: Kept | None = None,
        cards: Callable[[], Sequence[GameCard]] = tuple,
        known: Callable[[], Sequence[KnownPlayer]] = tuple,
    ) -> None:
        super().__init__()
        self._loaded, self._board, self._kept, self._cards = loaded, loaded.board, kept, cards
        self._pins: dict[int, str] = {}
        self._before: tuple[Draft, dict[int, str]] | None = None
        """What can be brought back."""

        self._written, self._stored, self._showing = BLANK, True, False
        self._usual = ""
        self.bar = PageBar()
        self.bar.leave.hide()  # the way back stands at the foot, with what it keeps
        self.heading, self.title_label = label("", "h1"), label("", "caption")
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.players = SeatsPane(self._board, known)
        self.seats = self.players.seats
        self.table = TablePane(loaded, self.seats, laptop)
        self.modes, self.lineup, self.deal = self.table.modes, self.table.lineup, self.table.deal
        self.ways, self.draw = self.deal.ways, self.deal.draw
        self.rulebook, self.clock = self.table.rulebook, self.table.clock
        self.ending, self.public = self.table.ending, self.table.public
        self.room = DealRoom(self._board, float(settings.current().cover_after), laptop)
        self.foot = Foot(self.draw)
        self.back, self.start, self.empty = self.foot.back, self.foot.start, self.foot.empty
        self._build()
        self._connect()
        self.retranslate()
        self._show(kept.read(self._board) if kept is not None else BLANK)
        self.players.offer(last_table(self._board, cards()))

    # building

    def _build(self) -> None:
        head = row(self.heading, 12, (self.title, 1), self.title_label, None, gap=10)
        self._sides = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._sides)
        spaced(self._across, gap=28)
        self._between = rule(vertical=True)
        for part, stretch in ((self.table, 11), (self._between, 0), (self.players, 10)):
            self._across.addWidget(part, stretch)
        self._inside = column(head, (self._sides, 1), gap=8)
        self._body = scrolling(self._inside)
        page = column((self._body, 1), gap=0)
        paint_surface(page, "paper")
        self._whole = column(self.bar, (page, 1), rule(), self.foot, gap=0)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._whole)
        layout.addWidget(self.room)
        self.room.hide()

    def _connect(self) -> None:
        self.modes.chosen.connect(self._on_mode)
        self.seats.finished.connect(self.go_on)
        self.seats.several_came.connect(self._on_several)
        self.seats.pin_asked.connect(self._ask_pin)
        self.players.last_asked.connect(self.take_last)
        self.players.undo_asked.connect(self._undo)
        self.lineup.changed.connect(self._on_lineup)
        for changed in (
            *(self.seats.changed, self.rulebook.changed, self.clock.changed, self.ending.changed),
            *(self.title.textChanged, self.deal.changed),
        ):
            changed.connect(self._refresh)
        self.public.choice.activated.connect(self._refresh)
        self.deal.room_asked.connect(self._enter_room)
        self.deal.gunboat_changed.connect(self._on_gunboat)
        self.deal.forgotten.connect(self.room.forget)
        self.deal.freed.connect(self._ask_to_free)
        self.deal.given.connect(self._on_given)
        self.room.left.connect(self._leave_room)
        self.room.dealt.connect(self._on_dealt)
        self.back.clicked.connect(self.left)
        self.back.stayed.connect(self.go_on)
        self.empty.clicked.connect(self._empty)
        self.start.clicked.connect(self.begin)
        keys = {"Alt+L": self.deal.give_out, "Ctrl+Return": self.begin, "Ctrl+Enter": self.begin}
        for number, mode in enumerate(self.modes.cards, 1):
            keys[f"Alt+{number}"] = partial(self.modes.choose, mode)
        for key, act in keys.items():
            short = QShortcut(QKeySequence(key), self._whole)
            short.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            short.setAutoRepeat(False)
            short.activated.connect(act)

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
            title="" if title == self._usual else title,
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
            options=dict(self.rulebook.options),
            clock=self.clock.written,
            ending=self.ending.wish,
        )

    def _keep(self) -> None:
        """Store what is written, before anything else is done with it."""
        draft = self.draft()
        if self._kept is None or (draft == self._written and self._stored):
            return
        self._written = draft
        try:
            self._kept.write(draft)
        except OSError:
            self._stored = False
        else:
            self._stored = True
        self.foot.say_kept(kept=self._stored)

    def _show(self, draft: Draft) -> None:
        """Show what was written before."""
        self._showing = True
        self.deal.gunboat.setChecked(draft.gunboat)
        self.modes.choose(draft.mode)
        self.title.setText(draft.title or self._usual)
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
        self.rulebook.take(draft.options)
        self.clock.take(draft.clock)
        self.ending.take(draft.ending)
        self._showing = False
        self._on_mode()

    def _remember(self, said: str) -> None:
        """Be ready to bring back what is about to be written over."""
        self._before = self.draft(), dict(self._pins)
        self.players.tell(said)

    def _undo(self) -> None:
        if self._before is None:
            return
        draft, pins = self._before
        self._before = None
        self.players.tell("")
        self.deal.forget()
        self._show(draft)
        for seat in range(len(self._board.powers)):
            self._keep_pin(seat, pins.get(seat, ""))
        self.go_on()

    def _empty(self) -> None:
        """Begin with an empty page; one click brings everything back."""
        self._remember(self.tr("The form was emptied."))
        self.deal.forget()
        self._show(BLANK)
        for seat in range(len(self._board.powers)):
            self._keep_pin(seat, "")
        self.seats.names[0].setFocus()

    def _on_several(self, seat: int, text: str) -> None:
        """Give everybody a name at once: from this seat on, or all seats if there are so many."""
        count, names = len(self.seats.sides), names_in(text, len(self.seats.sides))
        first = seat if seat + len(names) <= count else 0
        over = names[count - first :]
        said = self.tr("%n name(s) filled in.", "", min(len(names), count - first))
        if over:
            said = f"{said} {self.tr('No seat for: {names}.').format(names=', '.join(over))}"
        self._remember(said)
        for field, name in zip(self.seats.names[first:count], names, strict=False):
            field.put(name)
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

    # what the table does

    @property
    def would_lose(self) -> bool:
        """Whether leaving would lose what was written: behind the curtain, or on a full disk."""
        return self.room.touched or not self._stored

    @property
    def loses(self) -> str:
        """What leaving would lose: ``lists`` or the ``draft``."""
        return "lists" if self.room.touched else "draft"

    def hide_secrets(self) -> None:
        """Lower the curtain before a list that is being written."""
        self.room.cover()

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

    def _enter_room(self, deal: Deal | None) -> None:
        """Go behind the curtain, once everybody has a name."""
        if self.seats.missing():
            self.seats.mark_missing()
            return
        if self.room.pending:
            deal = None
        company = self.deal.company(self.seats.players(), self._pins, led=self.led)
        if deal is not None or self.deal.lot:
            self.deal.forget()
        self._whole.hide()
        self.room.show()
        self.room.set_idle(float(settings.current().cover_after))
        self.room.enter(company, deal)

    def _leave_room(self) -> None:
        self.room.hide()
        self._whole.show()
        self._lock()
        self.draw.setFocus()

    def _lock(self) -> None:
        """Keep what lists are written by as it is, as long as there are any."""
        self.deal.set_locked(locked=self.room.touched)
        self.lineup.setEnabled(not self.room.touched)
        self._refresh()

    def _ask_to_free(self) -> None:
        question = Question(
            self,
            self.tr("Throw lists and scores away?"),
            self.tr("What was written for this way of dealing is forgotten."),
            yes=self.tr("Throw them away"),
            no=self.tr("Keep them"),
            danger=True,
        )
        question.agreed.connect(self._free)
        question.open()

    def _free(self) -> None:
        self.room.forget()
        self._lock()
        self.go_on()

    def _on_dealt(self, deal: Deal) -> None:
        self.room.forget()
        self._leave_room()
        self.deal.take(deal)
        self.start.setFocus()

    def _on_gunboat(self) -> None:
        if self.deal.silent:
            for seat in range(len(self._board.powers)):
                self._keep_pin(seat, "")
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
        self._refresh()

    def _on_lineup(self) -> None:
        """Have as many seats as there are players; what was dealt is forgotten."""
        if self.seats.sides != self.lineup.sides:
            self.seats.set_sides(self.lineup.sides)
            for seat in range(len(self.lineup.sides), len(self._board.powers)):
                self._keep_pin(seat, "")
            self.deal.forget()
            self._arrange()
        self._refresh()

    def _ask_pin(self, seat: int) -> None:
        player = self.seats.players()[seat] or self.tr("Player {number}").format(number=seat + 1)
        card = PinCard(self, player, present=seat in self._pins)
        card.chosen.connect(partial(self._keep_pin, seat))
        card.open()

    def _keep_pin(self, seat: int, pin: str) -> None:
        """Keep a PIN until the game begins: in memory, never in the draft."""
        if pin:
            self._pins[seat] = pin
        else:
            self._pins.pop(seat, None)
        self.seats.set_pin(seat, present=bool(pin))

    def begin(self) -> None:
        """Do what comes next: show what is missing, deal, begin the game."""
        if self.deal.turning.isActive():
            return
        if self.mode == ALONE:
            self.study_asked.emit(dict(self.rulebook.options))
        elif self.seats.missing():
            self.seats.mark_missing()
        elif self.seats.alike() or (self.deal.free and self.ways.value == CHOSEN):
            self.go_on()
        elif self.deal.free:
            self.deal.give_out()
        else:
            self._agree()

    def _agree(self) -> None:
        sides = {side[0]: side for side in self.seats.sides}
        hands = [sides[power] for power in self.deal.powers()]
        locks = self.deal.locks
        pins = {} if self.led else self._pins if locks is None else locks
        new = () if self.led else self.seats.new_here()
        plan = TablePlan(
            title=self.title.text().strip() or self._usual,
            seats=tuple(
                Seat(power=power, player=player)
                for player, hand in zip(self.seats.players(), hands, strict=True)
                for power in hand
            ),
            lineup=self.lineup.id,
            year=self.lineup.first_year,
            dealt=self.ways.value,
            lot=self.deal.lot,
            dealing=self._named(self.deal.dealing),
            gunboat=self.deal.silent,
            led=self.led,
            pins={power: pin for seat, pin in pins.items() for power in hands[seat]},
            new_here=frozenset(power for seat in new if seat < len(hands) for power in hands[seat]),
            options=dict(self.rulebook.options),
            clock=self.clock.plan,
            ending=self.ending.ending,
        )
        self.agreed.emit(plan)

    def _named(self, dealing: Dealing | None) -> Dealing | None:
        """Return what was handed in under the names that are written now."""
        return replace(dealing, players=self.seats.players()) if dealing else None

    # words

    def _refresh(self) -> None:
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
        self.foot.say(missing, "" if alone else self._plan_words(), alone=alone)
        self.foot.mark(draw=not ready and not self.seats.missing() and self.draw.isVisibleTo(self))

    def _missing(self) -> str:
        """Say what is missing before the game can begin."""
        names, free = len(self.seats.missing()), self.deal.free
        if self.mode == ALONE:
            return ""
        if names:
            return self.tr("%n name(s) missing", "", names)
        if alike := self.seats.alike():
            name = self.seats.players()[alike[0][1]]
            return self.tr("Two players are called {name}").format(name=name)
        if free and self.ways.value != CHOSEN:
            return self.tr("The powers are not dealt yet")
        return self.tr("%n power(s) not chosen", "", free) if free else ""

    def _plan_words(self) -> str:
        return self.tr("{players}, {way}, {rules}, {clock}").format(
            players=self.deal.players_words(lineup_name(self.lineup.id)),
            way=self.deal.way_words(),
            rules=rulebook_words.profile_name(self.rulebook.options),
            clock=self.clock.summary(),
        )

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        written = self.title.text().strip()
        today = QDateTime.fromMSecsSinceEpoch(round(utc_now().timestamp() * 1000)).date()
        day = day_words(today, self.tr("dddd d MMMM yyyy", "a date in Qt's signs"))
        titles = [card.title for card in self._cards()]
        before, another = self._usual, self.tr("{day}, game {number}")
        self._usual = usual_title(day, another, titles)
        if written in ("", before):
            with QSignalBlocker(self.title):
                self.title.setText(self._usual)
        self.heading.setText(self.tr("New game"))
        self.bar.set_title("Velmoc")
        self.title_label.setText(self.tr("name of the game"))
        self.title.setAccessibleName(self.tr("Name of the game"))
        self.players.speak()
        self.table.speak()
        self.room.retranslate()
        said = self.tr("Every step is stored at once, in {folder}.")
        self.table.kept.setText(said.format(folder=settings.games_folder()))
        self.foot.speak()
        self._say_honest()
        self._refresh()

    def _say_honest(self) -> None:
        """Say what secrecy means in this mode."""
        said = self.tr("A PIN is optional. It stops glances, not somebody who has the file.")
        if self.led:
            said = self.tr("He sees all slips. Everybody else sees what he has committed.")
        self.players.honest.setText(said)

    # sizes and keys

    def arrive(self) -> None:
        """Begin with what is missing first."""
        self.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide, low = self.width() / theme.text_scale(), theme.usual(self.height()) < LOW
        beside = wide >= NARROW
        across, over = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._across.setDirection(across if beside else over)
        self._between.setVisible(beside)
        self.table.fit(roomy=wide >= ROOMY and not low, low=low)
        room = theme.room
        side = room(22) if low else max(room(48), (self.width() - theme.px(WIDEST)) // 2)
        layout = self._inside.layout()
        if layout is not None:
            layout.setContentsMargins(side, room(4 if low else 18), side, room(4 if low else 16))
        self.title.setMaximumWidth(theme.px(460))
        # Inside a resize the page would keep what its two sides beside each other need.
        later(self._inside, self._inside.updateGeometry)
        self.foot.fit(side, low=low, narrow=wide < ROOMY)
        self.seats.set_row_height(room(44 if low else 64))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, go back by Esc; what is written is kept."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
