"""Setting up a table: seven names and go; every further choice has a default."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QTabBar, QWidget

from engine.board.board import Board
from engine.clock.plan import PRESETS, RULEBOOK
from engine.seating.record import Dealing
from engine.session.event import Seat
from gui import rulebook_words, settings, words
from gui.clock.plan_form import PlanForm
from gui.kit import theme
from gui.kit.dialog import Question
from gui.kit.pagebar import PageBar
from gui.kit.rulebook import RulebookPicker
from gui.kit.widgets import button, column, label, paint_surface, picture, row, rule
from gui.screen import Screen
from gui.seating.room import Deal, DealRoom
from gui.table.pin_card import PinCard
from gui.windows.deal_panel import CHOSEN, LOT, DealPanel
from gui.windows.ending_pick import EndingPick
from gui.windows.lineup_pick import LineupPick, lineup_name
from gui.windows.page_parts import page_card, scrolling
from gui.windows.public_card import PublicCard
from gui.windows.seat_rows import SeatRows
from gui.windows.table_plan import TablePlan, twins

if TYPE_CHECKING:
    from gui.windows.main_window import MainWindow

WIDE = 1500
WIDEST = 1600
TALLEST = 900
DETAILS = 600
"""What rules and clock are wide beside the players: all of them are seen at 1920 × 1080."""

ROOMY = 920
"""How high a window is in which the seats stand apart, and nothing below them is cut."""

__all__ = ["CHOSEN", "LOT", "NewGameScreen"]

HEADS = ("seats", "rules", "clock", "secrecy", "public")


class NewGameScreen(Screen):
    """Names, powers, PINs; beside them by which rules and where the game is kept."""

    left = Signal()
    agreed = Signal(object)
    """Carries a ``TablePlan``."""

    def __init__(self, board: Board, laptop: "MainWindow | None" = None) -> None:
        super().__init__()
        self._board = board
        self._pins: dict[int, str] = {}
        self.bar = PageBar()
        self.bar.back.connect(self.left)
        self.title_label, self.title = label("", "overline"), QLineEdit()
        self.title.setMaxLength(60)
        self.title.setProperty("role", "title")
        self.seats = SeatRows(board)
        self.lineup = LineupPick(board)
        self.deal = DealPanel(self.seats)
        self.ways, self.draw = self.deal.ways, self.deal.draw
        idle = float(settings.current().cover_after)
        self.room = DealRoom(board, idle, laptop)
        self.heads = {key: label("", "h3") for key in HEADS}
        self.rulebook = RulebookPicker()
        self.clock = PlanForm(PRESETS[RULEBOOK])
        self.public = PublicCard(laptop)
        self.facts = {key: label("", "", wrap=True) for key in ("map", "asked")}
        self.ending = EndingPick()
        self.fact_names = {key: label("", "muted") for key in ("map", "rules", "asked")}
        self.honest = label("", "muted", wrap=True)
        self.led = QCheckBox()
        self.plan, self.later = label("", "strong", wrap=True), label("", "muted", wrap=True)
        self.cancel = button("", "quiet")
        self.start = button("", "primary", "play", "on_accent")
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self._build()
        self._connect()
        self.retranslate()
        self.title.setText(self.tr("An evening with friends"))
        self.title.setModified(False)

    # building

    def _build(self) -> None:
        seats = column(
            self.heads["seats"],
            self.lineup,
            self.seats,
            None,
            rule(),
            self.deal,
            gap=10,
            pad=(24, 12, 24, 16),
            surface="card",
            frame=True,
        )
        seats.setMaximumHeight(TALLEST)
        self._players = scrolling(column((seats, 1000), None, gap=0))
        self._details = scrolling(column(*self._detail_cards(), None, gap=8))
        self._body = row((self._players, 1), self._details, gap=24)
        named = column(self.title_label, self.title, gap=4)
        head = row((named, 1), self.tabs, gap=24)
        self._page = column(head, (self._body, 1), gap=12)
        paint_surface(self._page, "paper")
        self._foot = row(
            (column(self.plan, self.later, gap=1), 1),
            self.cancel,
            self.start,
            gap=12,
            surface="paper2",
        )
        self._whole = column(self.bar, (self._page, 1), rule(), self._foot, gap=0)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._whole)
        layout.addWidget(self.room)
        self.room.hide()

    def _detail_cards(self) -> tuple[QWidget, ...]:
        hand = column(self.facts["asked"], self.led, gap=1)
        shown: dict[str, QWidget] = {**self.facts, "rules": self.rulebook, "asked": hand}
        facts = [column(name, shown[key], gap=1) for key, name in self.fact_names.items()]
        honest = row(picture("info", "text3", 18), (self.honest, 1), gap=8)
        return (
            page_card(self.heads["rules"], *facts, self.ending),
            page_card(self.heads["clock"], self.clock),
            page_card(row(self.heads["secrecy"], None, self.ending.veiled), honest),
            page_card(self.heads["public"], self.public),
        )

    def _connect(self) -> None:
        self.seats.changed.connect(self._refresh)
        self.lineup.changed.connect(self._on_lineup)
        self.rulebook.changed.connect(self._say_plan)
        self.led.toggled.connect(self._say_hand)
        self.clock.changed.connect(self._say_plan)
        self.seats.pin_asked.connect(self._ask_pin)
        self.title.textChanged.connect(self._refresh)
        self.deal.changed.connect(self._refresh)
        self.deal.room_asked.connect(self._enter_room)
        self.deal.gunboat_changed.connect(self._on_gunboat)
        self.deal.forgotten.connect(self.room.forget)
        self.room.left.connect(self._leave_room)
        self.room.dealt.connect(self._on_dealt)
        self.cancel.clicked.connect(self.left)
        self.start.clicked.connect(self.begin)
        self.tabs.currentChanged.connect(self._arrange)

    # what the table does

    @property
    def would_lose(self) -> bool:
        """Whether leaving would lose what somebody wrote behind the curtain."""
        return self.room.touched

    def hide_secrets(self) -> None:
        """Lower the curtain before a list that is being written."""
        self.room.cover()

    def _enter_room(self, deal: Deal | None) -> None:
        """Go behind the curtain, once everybody has a name."""
        if self.seats.missing():
            self.tabs.setCurrentIndex(0)
            self.seats.mark_missing()
            return
        if self.room.pending:
            deal = None
        company = self.deal.company(self.seats.players(), self._pins, led=self.led.isChecked())
        if deal is not None or self.deal.lot:
            self.deal.forget()
        self._whole.hide()
        self.room.show()
        self.room.set_idle(float(settings.current().cover_after))
        self.room.enter(company, deal)

    def _leave_room(self) -> None:
        self.room.hide()
        self._whole.show()
        self.draw.setFocus()

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
        self._say_hand()
        self._say_plan()

    def _on_lineup(self) -> None:
        """Have as many seats as there are players; what was dealt is forgotten."""
        self.seats.set_sides(self.lineup.sides)
        for seat in range(len(self.lineup.sides), len(self._board.powers)):
            self._keep_pin(seat, "")
        self.deal.forget()
        self._arrange()
        self._say_plan()

    def _ask_pin(self, seat: int) -> None:
        player = self.seats.players()[seat] or self.tr("Player {number}").format(number=seat + 1)
        card = PinCard(self, player, present=seat in self._pins)
        card.chosen.connect(partial(self._keep_pin, seat))
        card.open()

    def _keep_pin(self, seat: int, pin: str) -> None:
        if pin:
            self._pins[seat] = pin
        else:
            self._pins.pop(seat, None)
        self.seats.set_pin(seat, present=bool(pin))

    def begin(self) -> None:
        """Begin the game, or show what is still missing."""
        if self.deal.turning.isActive():
            return
        if self.seats.missing():
            self.tabs.setCurrentIndex(0)
            self.seats.mark_missing()
        elif self.deal.free and self.ways.value != CHOSEN:
            self.deal.give_out()
        elif self.deal.free:
            self.tabs.setCurrentIndex(0)
            self.seats.cells[self.seats.powers().index("")].choice.setFocus()
        elif doubled := twins(self.seats.players()):
            self._ask_about_twins(doubled[0])
        else:
            self._agree()

    def _ask_about_twins(self, name: str) -> None:
        question = Question(
            self,
            self.tr("Two players have the same name: {name}").format(name=name),
            self.tr("The curtain calls people by their names. Shall it be like this?"),
            yes=self.tr("Begin like this"),
            no=self.tr("Change a name"),
        )
        question.agreed.connect(self._agree)
        question.open()

    def _agree(self) -> None:
        sides = {side[0]: side for side in self.seats.sides}
        hands = [sides[power] for power in self.deal.powers()]
        locks = self.deal.locks
        pins = {} if self.led.isChecked() else self._pins if locks is None else locks
        plan = TablePlan(
            title=self.title.text().strip() or self.tr("An evening with friends"),
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
            led=self.led.isChecked(),
            pins={power: pin for seat, pin in pins.items() for power in hands[seat]},
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
        missing, free = len(self.seats.missing()), self.deal.free
        if missing:
            self.start.say(self.tr("%n name(s) missing", "", missing))
        elif free and self.ways.value != CHOSEN:
            self.start.say(self.deal.act_words())
        elif free:
            self.start.say(self.tr("%n power(s) not chosen", "", free))
        else:
            self.start.say(self.tr("Begin the game"))
        self.start.setEnabled(not self.deal.turning.isActive())
        self.deal.refresh()

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.bar.set_title(self.tr("New game"))
        self.title_label.setText(self.tr("Name of the game"))
        self.title.setAccessibleName(self.tr("Name of the game"))
        self.deal.speak()
        self.room.retranslate()
        self.heads["seats"].setText(self.tr("Players and powers"))
        self.heads["rules"].setText(self.tr("Rules"))
        self.heads["clock"].setText(self.tr("Clock"))
        self.heads["secrecy"].setText(self.tr("Secrecy"))
        self.heads["public"].setText(self.tr("Public screen"))
        self.public.speak()
        self.fact_names["map"].setText(self.tr("Board"))
        self.facts["map"].setText(self.tr("Europe: 75 spaces, 34 supply centres"))
        self.fact_names["rules"].setText(self.tr("Rulebook"))
        self.fact_names["asked"].setText(self.tr("At the laptop"))
        self.led.setText(self.tr("A game master writes for all, off paper slips"))
        self._say_hand()
        self._say_plan()
        said = self.tr("You can stop at any time: every step is stored at once, in {folder}.")
        self.later.setText(said.format(folder=settings.games_folder()))
        self.cancel.say(self.tr("Cancel"))
        while self.tabs.count() < 2:
            self.tabs.addTab("")
        self.tabs.setTabText(0, self.tr("Players"))
        self.tabs.setTabText(1, self.tr("Rules, clock, secrecy"))
        self._refresh()

    def _say_hand(self) -> None:
        """Say who sits at the laptop, and what secrecy means then."""
        if self.led.isChecked():
            asked = self.tr("A game master: he types the slips that everybody hands him")
            honest = self.tr("He sees all slips. Everybody else sees what he has committed.")
        else:
            asked = self.tr(
                "Hot seat: everybody writes behind the curtain, in an order drawn each phase"
            )
            honest = self.tr("A PIN is optional. It stops glances, not somebody who has the file.")
        self.facts["asked"].setText(asked)
        self.honest.setText(honest)

    def _say_plan(self) -> None:
        self.ending.say(self.lineup.end_words(), self.lineup.first_year)
        self.plan.setText(
            self.tr("{season}; {players}; rules: {rules}; clock: {clock}").format(
                season=words.phase_words(f"S{self.lineup.first_year}M"),
                players=self.deal.players_words(lineup_name(self.lineup.id)),
                rules=rulebook_words.profile_name(self.rulebook.options),
                clock=self.clock.summary(),
            )
        )

    # sizes and keys

    def arrive(self) -> None:
        """Begin with the first name."""
        self.seats.names[0].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything on one page, or what matters less behind a tab."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide, low = theme.usual(self.width()) >= WIDE, theme.usual(self.height()) < 860
        self.tabs.setVisible(not wide)
        first = self.tabs.currentIndex() <= 0
        self._players.setVisible(wide or first)
        self._details.setVisible(wide or not first)
        if wide:
            self._details.setFixedWidth(theme.room(DETAILS))
        else:
            self._details.setMinimumWidth(0)
            self._details.setMaximumWidth(16777215)
        side = max(theme.room(24 if not wide else 48), (self.width() - theme.room(WIDEST)) // 2)
        for part, top in ((self._page, 10 if low else 18), (self._foot, 10)):
            layout = part.layout()
            if layout is not None:
                layout.setContentsMargins(side, top, side, top)
        self.title_label.setVisible(not low)
        self.heads["seats"].setVisible(wide or not low)
        self.title.setMaximumWidth(560)
        self.seats.set_row_height(36 if theme.usual(self.height()) < ROOMY else 50)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Draw by Alt+L, begin by Ctrl+Enter, leave by Esc."""
        held = event.modifiers()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_L and held & Qt.KeyboardModifier.AltModifier:
            self.deal.give_out()
        elif enter and held & Qt.KeyboardModifier.ControlModifier:
            self.begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
