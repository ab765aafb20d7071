"""The rulebook's sample game, phase by phase: orders as printed, results, reasons."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.games.diplomacy.study.library import SamplePhase, sample_game
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PastPhase, PublicView, Stage
from gui.history.history_screen import HistoryScreen
from gui.kit.scroller import scroller
from gui.kit.signs import Badge
from gui.kit.widgets import button, label, picture, row
from gui.words import labels


def play(rules: Rules) -> tuple[PastPhase, ...]:
    """Judge the whole sample game from the basic position."""
    position, played = rules.start(), []
    for sample in sample_game():
        past = _judged(rules, position, sample)
        played.append(past)
        position = past.resolution.after
    return tuple(played)


def _judged(rules: Rules, position: Position, sample: SamplePhase) -> PastPhase:
    orders = {
        power: tuple(
            reading.order for text in texts if (reading := rules.read(text, position, power)).order
        )
        for power, texts in sample.orders.items()
    }
    return PastPhase(
        before=position,
        orders=opened(rules.order, orders),
        resolution=rules.adjudicate(position, orders),
    )


def as_table(rules: Rules, played: Sequence[PastPhase]) -> PublicView:
    """Return the sample game as a table that anybody may look at."""
    title = QCoreApplication.translate("Sample", "Sample game")
    after = played[-1].resolution.after
    return PublicView.of_board(title, rules.board, after, tuple(played), stage=Stage.REVEALED)


def differences(sample: SamplePhase, past: PastPhase) -> tuple[str, ...]:
    """Return the moves that the rulebook and the judge see differently; none, we hope."""
    done = {str(r.order) for r in past.resolution.rulings if _went(r)}
    failed = {str(r.order) for r in past.resolution.rulings if r.verdict is Verdict.FAILS}
    wrong = [order for order in sample.moved if order not in done]
    wrong += [order for order in sample.failed if order not in failed]
    return tuple(wrong)


def _went(ruling: Ruling) -> bool:
    return ruling.verdict is Verdict.SUCCEEDS and bool(ruling.order.leads_to)


class PrintedPage(QWidget):
    """One phase's orders as the rulebook prints them."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 8, 0)
        self._layout.setSpacing(10)
        self.texts: list[str] = []

    def show_phase(self, sample: SamplePhase, past: PastPhase) -> None:
        """List a phase, and whether the judge agrees with the rulebook."""
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.texts = []
        for power in self._board.powers:
            texts = sample.orders.get(power.id)
            if texts:
                words = ", ".join(map(self._in_words, texts))
                self.texts.append(words)
                name = labels.power_name(self._board, power.id)
                self._layout.addWidget(row(Badge(power.letter, 26), label(name, "strong"), None))
                self._layout.addWidget(label(words, wrap=True))
        if sample.moved or sample.failed:
            wrong = differences(sample, past)
            agrees = self.tr("Every result is the one that the rulebook prints.")
            differs = self.tr("Not as the rulebook prints it: {orders}")
            words = differs.format(orders=", ".join(wrong)) if wrong else agrees
            glyph = ("warning", "bad") if wrong else ("check", "good")
            self._layout.addWidget(row(picture(*glyph, 18), (label(words, wrap=True), 1)))
        self._layout.addStretch(1)

    def _in_words(self, text: str) -> str:
        """Return an order as printed: only what is built or removed is told by a word."""
        verb, _, unit = text.partition(" ")
        phrases = {"builds": self.tr("builds {unit}"), "removes": self.tr("removes {unit}")}
        return phrases[verb].format(unit=unit) if verb in phrases else text


class SampleScreen(HistoryScreen):
    """The sample game to step through, with a page of the orders as printed."""

    def __init__(self, loaded: LoadedMap, rules: Rules) -> None:
        played = play(rules)
        self._samples = sample_game()
        self._printed: PrintedPage | None = None
        super().__init__(as_table(rules, played), loaded, 0, rules)
        self._printed = PrintedPage(loaded.board)
        self.show_printed = button("", small=True, checkable=True)
        self.add_page(scroller(self._printed), self.show_printed)
        self.printed_changed()
        self.retranslate()

    @property
    def printed(self) -> PrintedPage | None:
        """The page of the orders as printed."""
        return self._printed

    def go_to(self, place: int) -> None:
        """Look at a phase."""
        super().go_to(place)
        self.printed_changed()

    def printed_changed(self) -> None:
        """List the printed orders of the phase that is looked at."""
        if self._printed is not None:
            self._printed.show_phase(self._samples[self.at], self.past)

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        super().retranslate()
        if self._printed is not None:
            self.back.say(self.tr("Study"))
            self.back.setToolTip(self.tr("Back to the gallery (Esc)"))
            self.show_printed.say(self.tr("As printed"))
            self.fit_tabs()
            self.printed_changed()


def sample_screen(
    loaded: LoadedMap,
    rules: Rules,
    closed: Callable[[], None],
    rule_asked: Callable[[str], None],
) -> SampleScreen:
    """Return the sample game, to step through."""
    screen = SampleScreen(loaded, rules)
    screen.closed.connect(closed)
    screen.rule_asked.connect(rule_asked)
    return screen
