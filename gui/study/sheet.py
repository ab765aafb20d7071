"""The orders of a study position: every unit with its order, the one being made, a typing line."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.choice import Reading, ReadingKind
from engine.rules.game import Rules
from engine.rules.order import NO_ORDER, Order, texts_of
from engine.rules.position import Unit
from gui.games import catalogue
from gui.games.example_map import has_examples
from gui.kit import theme
from gui.kit.later import later
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.signs import Badge, PieceIcon
from gui.kit.widgets import (
    Child,
    button,
    column,
    label,
    paint_surface,
    picture,
    restyle,
    row,
    rule,
    tool,
)
from gui.orders.steps import StepChoice, Steps
from gui.study.case import StudyCase
from gui.study.hand import StudyHand
from gui.study.slip import read_slip
from gui.words import labels, names, phases
from gui.words.phases import Saying, said

_DIGITS = 9
_LARGE = 1.4
"""Above this size of text a unit and what it does without an order have no room side by side."""


class UnitRow(QFrame):
    """One unit: its piece, its order in words, a way to strike it out."""

    chosen = Signal()
    withdrawn = Signal()

    stepped = Signal(int)
    """An arrow key asks for the row below (1) or above (-1)."""

    def __init__(
        self, unit: Unit, order: Order, board: Board, *, active: bool, wrong: str = ""
    ) -> None:
        super().__init__()
        paint_surface(self, "choice")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("on", "true" if active else "false")
        if not active and order:
            self.setProperty("order", "wrong" if wrong else "done")
        letter = labels.power_letter(board, unit.power)
        here = labels.province_name(board, unit.at)
        text = here
        if order:
            text = catalogue.played_on(board).reasons().order_said(order, board)
        text = f"{text}: {wrong}" if wrong else text
        self.setAccessibleName(f"{letter[:1]}: {text}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        name = label(text, "wrong" if wrong else "order", wrap=True)
        parts: list[Child] = [PieceIcon(unit.kind, letter, 38), (name, 1)]
        if order:
            strike = tool("minus", self.tr("Strike the order out"), size=16)
            strike.clicked.connect(self.withdrawn)
            parts += [picture(*(("cross", "bad") if wrong else ("check", "good")), 18), strike]
        else:
            rest = label(self.tr("holds, no order"), "muted", wrap=theme.text_setting() > _LARGE)
            parts[1:] = [(column(name, rest, gap=0), 1)] if rest.wordWrap() else [(name, 1), rest]
        layout.addWidget(row(*parts, gap=10))
        self.inside = layout

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Begin this unit's order."""
        if self.rect().contains(event.position().toPoint()):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin this unit's order by Enter; go to another row by the arrows."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.chosen.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class SheetPanel(QWidget):
    """The paper of the study board while orders are written."""

    unit_chosen = Signal(str)
    withdrawn = Signal(str)
    ordered = Signal(object)
    """Carries what was written, one order or several, in canonical notation."""

    def __init__(self, rules: Rules, hand: StudyHand) -> None:
        super().__init__()
        self._rules, self._board, self._hand = rules, rules.board, hand
        self._game = catalogue.played_on(rules.board)
        self._words, self._keys = self._game.readings(), self._game.verbs().keys
        self._case: StudyCase | None = None
        self.rows: dict[str, UnitRow] = {}
        self.steps: Steps | None = None
        self.offered: tuple[StepChoice, ...] = ()
        self.title = label("", "h2")
        self.count = label("", "muted")
        self.lead = label("", "muted", wrap=True)
        self._inside = QWidget()
        self._list = QVBoxLayout(self._inside)
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(6)
        self.line = OneLine()
        self.line.returnPressed.connect(self.take_line)
        self.line.textEdited.connect(lambda _: self._calm())
        self.line.joined.connect(lambda text: later(self, partial(self.take_slip, text)))
        self.word = label("", "bad", wrap=True)
        self._meanings = QWidget()
        self._meaning_list = QVBoxLayout(self._meanings)
        self._meaning_list.setContentsMargins(0, 0, 0, 0)
        self._meaning_list.setSpacing(4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(row(self.title, None, self.count))
        layout.addWidget(self.lead)
        self._area = scroller(self._inside)
        layout.addWidget(self._area, 1)
        layout.addWidget(rule())
        layout.addWidget(column(self.line, self.word, self._meanings, gap=4))
        self._calm()
        self._speak()
        hand.changed.connect(self.refresh)

    def set_rules(self, rules: Rules) -> None:
        """Read what is typed as another rulebook does."""
        self._rules = rules

    def show_case(self, case: StudyCase) -> None:
        """List a position's units with their orders."""
        self._case = case
        self.refresh()

    def refresh(self) -> None:
        """List everything anew."""
        case = self._case
        if case is None:
            return
        held = next((at for at, row in self.rows.items() if row.hasFocus()), "")
        _clear(self._list)
        self.rows, self.steps, self.offered = {}, None, ()
        active = self._hand.unit
        for power in self._board.powers:
            mine = case.position.of(power.id)
            if not mine:
                continue
            name = labels.power_name(self._board, power.id)
            self._list.addWidget(row(Badge(power.letter, 24), label(name, "strong"), None))
            wrong = self._wrong(case, power.id)
            for unit in sorted(mine, key=lambda unit: unit.at):
                why = wrong.get(unit.province, "")
                self._list.addWidget(self._row(case, unit, active=unit == active, wrong=why))
        if not case.position.units:
            empty = self.tr("The board is empty. Put pieces on it to begin.")
            self._list.addWidget(label(empty, "muted", wrap=True))
        self._list.addStretch(1)
        self._speak()
        if held in self.rows:
            self.rows[held].show()  # what is not seen yet takes no focus
            self.rows[held].setFocus(Qt.FocusReason.OtherFocusReason)
        if active is not None:
            later(self, self._show_chosen)  # the rows have no place yet

    def _show_chosen(self) -> None:
        """Bring the unit that is chosen in sight, with all that it can be told."""
        active = self._hand.unit
        if active is not None and active.province in self.rows:
            chosen = self.rows[active.province]
            top, high = chosen.y(), min(chosen.height(), self._area.viewport().height())
            self._area.ensureVisible(0, top + high, 0, 0)
            self._area.ensureVisible(0, top, 0, 0)

    def _step(self, province: str, by: int) -> None:
        listed = list(self.rows)
        place = listed.index(province) + by
        if 0 <= place < len(listed):
            wanted = self.rows[listed[place]]
            wanted.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(wanted, 0, 8)

    def _row(self, case: StudyCase, unit: Unit, *, active: bool, wrong: str) -> UnitRow:
        province = unit.province
        order = case.orders.get(province, NO_ORDER)
        made = UnitRow(unit, order, self._board, active=active, wrong=wrong)
        made.chosen.connect(lambda: self.unit_chosen.emit(province))
        made.withdrawn.connect(lambda: self.withdrawn.emit(province))
        made.stepped.connect(lambda by: self._step(province, by))
        self.rows[province] = made
        if active and self._hand.builder is not None:
            self.offered = self._choices()
            so_far, writing = self._hand.builder.so_far, self._game.open_writing()
            crumbs = [writing.token_words(token, self._board) for token in so_far]
            self.steps = Steps(crumbs, writing.question(so_far), self.offered)
            self.steps.picked.connect(self._hand.pick)
            made.inside.addWidget(self.steps)
        return made

    def _wrong(self, case: StudyCase, power: str) -> Mapping[str, str]:
        """Return why orders of a power cannot be carried out, by space."""
        own = texts_of(case.sheets()).get(power, ())
        advice = self._rules.advise(case.position, power, own)
        return self._game.warnings().impossible(advice, self._board)

    def _choices(self) -> tuple[StepChoice, ...]:
        builder = self._hand.builder
        if builder is None:
            return ()
        steps: list[StepChoice] = []
        number, writing = 0, self._game.open_writing()
        able = writing.offered(builder.choices())
        for choice in sorted(able, key=lambda choice: bool(choice.location)):
            key = self._keys.get(choice.token, "")
            if not key and not choice.why_not and number < _DIGITS:
                number += 1
                key = str(number)
            note = ""
            if choice.why_not:
                at = builder.unit[2:]
                note = writing.why_not_words(self._board, choice.why_not, choice.location or at, at)
            label = writing.choice_words(choice, builder.so_far, self._board)
            steps.append(StepChoice(choice=choice, key=key, text=label, note=note))
        return tuple(steps)

    def press(self, key: str) -> bool:
        """Take the choice that a key stands for; tell whether there was one."""
        for shown in self.offered:
            if shown.key == key and not shown.choice.why_not:
                self._hand.pick(shown.choice)
                return True
        return False

    # -- typing -------------------------------------------------------------------------------

    def take_line(self) -> None:
        """Read what was typed, for whichever power's unit it names."""
        text, case = self.line.text().strip(), self._case
        if not text or case is None or self.take_slip(text):
            return
        readings = self._readings(text, case)
        for reading in readings:
            if reading.kind is ReadingKind.ORDER and self._owned(reading.order, case):
                self._take(reading.order)
                return
        for reading in readings:
            if reading.kind is ReadingKind.AMBIGUOUS:
                self._ask(reading, text)
                return
        read = [reading for reading in readings if reading.kind is ReadingKind.ORDER]
        if read:
            self._refuse(self.tr("No unit that this order could be for stands there."))
        elif readings:
            self._refuse(self._words.reading_words(readings[0]))

    def take_slip(self, text: str) -> bool:
        """Take several orders at once; tell whether there were several.

        What could not be read stays on the line, with what is the matter with the first of it.
        """
        case = self._case
        if case is None:
            return False
        slip = read_slip(text, case.position, self._rules)
        if len(slip.orders) + len(slip.left) < 2 or not slip.orders:
            return False
        self.ordered.emit(slip.orders)
        self.line.setText("; ".join(slip.left))
        if not slip.left:
            self._calm()
        elif slip.trouble is not None:
            self._refuse(self._words.reading_words(slip.trouble))
        else:
            self._refuse(self.tr("No unit that this order could be for stands there."))
        return True

    def _readings(self, text: str, case: StudyCase) -> list[Reading]:
        powers = dict.fromkeys(unit.power for unit in case.position.units)
        return [self._rules.read(text, case.position, power) for power in powers]

    def _owned(self, text: str, case: StudyCase) -> bool:
        order = self._rules.order(text)
        standing = case.unit(order.place)
        return standing is not None and standing.kind == order.unit.partition(" ")[0]

    def _take(self, order: str) -> None:
        self.line.clear()
        self._calm()
        self.ordered.emit((order,))

    def _refuse(self, sentence: str) -> None:
        self._calm()
        self._mark("bad")
        self.word.setText(sentence)
        self.word.setVisible(True)

    def _ask(self, reading: Reading, text: str) -> None:
        self._calm()
        self._mark("ask")
        self.word.setText(self._words.reading_words(reading))
        self.word.setVisible(True)
        places = self._words.means_places(reading)
        for candidate in reading.candidates[:_DIGITS]:
            made = button(self._words.meaning_words(candidate, self._board), small=True)
            made.clicked.connect(self._meant(reading, text, candidate, places=places))
            self._meaning_list.addWidget(made)
        self._meanings.setVisible(True)

    def _meant(
        self, reading: Reading, text: str, candidate: str, *, places: bool
    ) -> Callable[[], None]:
        def take() -> None:
            if places:
                self.line.setText(text[: reading.start] + candidate + text[reading.end :])
            else:
                self.line.setText(candidate)
            self.take_line()

        return take

    def _calm(self) -> None:
        self._mark("")
        self.word.setVisible(False)
        _clear(self._meaning_list)
        self._meanings.setVisible(False)

    def _mark(self, state: str) -> None:
        if self.line.property("state") != state:
            self.line.setProperty("state", state)
            restyle(self.line)

    def _speak(self) -> None:
        self.title.setText(self.tr("Orders"))
        self.lead.setText(
            self.tr("Click a unit to give it another order; Change pieces moves, adds or removes.")
        )
        example = said(Saying.TYPE, self._rules.calendar.kinds[0])
        known = has_examples(self._board)
        self.line.setPlaceholderText(example if known else phases.plain(Saying.TYPE))
        self.line.setAccessibleName(self.tr("Order"))
        if self._case is not None:
            given = len(self._case.orders)
            total = len(self._case.position.units)
            self.count.setText(
                self.tr("{given} of {total} have an order").format(
                    given=given, total=names.number(total)
                )
            )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)


def _clear(layout: QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def choosing(keys: Iterable[str]) -> tuple[str, ...]:
    """Return the keys that can stand for a choice: digits, and those of kinds of order."""
    return (*map(str, range(1, _DIGITS + 1)), *keys)
