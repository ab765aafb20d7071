"""Typed orders: read, asked about, refused in place, or written into the draft."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.rules.choice import Reading, ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.games import catalogue
from gui.orders.hand import BoardHand
from gui.orders.text_entry import TextEntry, is_several
from gui.words import labels

_LINES, _LINE = 3, 32
"""How many lines that were not taken are shown, and how many letters of each."""


class Typing(QObject):
    """Joins the typing line to the rules' reader and to the draft of one power."""

    def __init__(
        self,
        rules: Rules,
        position: Position,
        power: str,
        hand: BoardHand,
        accepts: Callable[[str], bool],
    ) -> None:
        super().__init__(hand)
        self._rules, self._position, self._power = rules, position, power
        self._hand, self._accepts = hand, accepts
        self.reading: Reading | None = None
        """The text about which the player is being asked."""

        self._said: Reading | tuple[str, ...] | None = None
        """What is said below the line: about a reading, or about lines that were not taken."""

        self.others: Callable[[str], tuple[str, ...] | None] | None = None
        """Where orders of other powers may be written, too: takes all that it can of a text that
        this power alone would not, and returns what is left; nothing where it is nobody's."""

        self._readings = catalogue.played_on(rules.board).readings()
        self.entry = TextEntry(hand.saying.completions)
        self.entry.submitted.connect(self._on_typed)
        self.entry.pasted.connect(self._on_pasted)
        self.entry.meaning_chosen.connect(self._on_meaning)

    def _on_typed(self, text: str) -> None:
        if self._is_others(text, typed=True):
            return
        if is_several(text):
            self._take_all(text, typed=True)
        else:
            self._take(self._rules.read(text, self._position, self._power))

    def finish(self) -> bool:
        """Read what still stands on the line, as Enter does; tell whether nothing is left there."""
        if self.entry.line.text().strip():
            self._on_typed(self.entry.line.text())
        return not self.entry.line.text().strip()

    def retranslate(self) -> None:
        """Say what is said below the line in the language now spoken."""
        if isinstance(self._said, Reading) and not self.entry.note.isHidden():
            self.entry.note.setText(self._readings.note_words(self._said, self._rules.board))
        if not self.entry.speaks:
            return
        if isinstance(self._said, tuple):
            self._say_lost(self._said)
        elif self._said is not None and self._said.kind is not ReadingKind.ORDER:
            self._take(self._said)
        elif self._said is not None:
            self.entry.refuse(self._hand.saying.not_taken(self._rules.order(self._said.order)))

    def refuse(self, sentence: str) -> None:
        """Say that nothing was stored, and why."""
        self._said = None
        self.entry.refuse(sentence)

    def _take(self, reading: Reading) -> None:
        self._said = reading
        match reading.kind:
            case ReadingKind.ORDER:
                if self._accepts(reading.order):
                    self._hand.lay_aside()
                    self._hand.write(reading.order)
                    self.entry.taken(self._readings.note_words(reading, self._rules.board))
                else:
                    self.entry.refuse(self._hand.saying.not_taken(self._rules.order(reading.order)))
            case ReadingKind.AMBIGUOUS:
                self.reading = reading
                board = self._rules.board
                meanings = [self._readings.meaning_words(c, board) for c in reading.candidates]
                self.entry.ask(self._readings.reading_words(reading), meanings)
            case ReadingKind.UNREADABLE:
                self.entry.refuse(self._readings.reading_words(reading), reading.start, reading.end)

    def _on_meaning(self, index: int) -> None:
        reading = self.reading
        if reading is None or index >= len(reading.candidates):
            return
        meant = reading.candidates[index]
        if " " in meant or self._rules.order(meant).repeats:
            self._take(Reading(kind=ReadingKind.ORDER, written=reading.written, order=meant))
            return
        name = labels.abbreviation(self._rules.board, meant)
        written = reading.written
        text = f"{written[: reading.start]}{name}{written[reading.end :]}"
        self.entry.line.replace(text)
        self._on_typed(text)

    def _on_pasted(self, text: str) -> None:
        if not self._is_others(text, typed=False):
            self._take_all(text, typed=False)

    def _is_others(self, text: str, *, typed: bool) -> bool:
        """Let a text be taken that is not this power's alone; tell whether it was."""
        if self.others is None:
            return False
        reading = self._rules.read(text, self._position, self._power)
        own = reading.kind is ReadingKind.ORDER and self._accepts(reading.order)
        left = None if own and not is_several(text) else self.others(text)
        if left is None:
            return False
        if self.entry.line.text() == text or not typed:
            self.entry.taken()
        if left and typed:
            self.entry.line.setText("; ".join(left))
        if left:
            self._say_lost(left)
        return True

    def _take_all(self, text: str, *, typed: bool) -> None:
        """Take what can be taken of several orders; what was typed and not taken stays written."""
        parts = self._hand.saying.parted(text)
        # Cut into orders; each is read once more as this table reads.
        readings = [self._rules.read(one, self._position, self._power) for one in parts]
        good, lost = list[str](), list[Reading]()
        for reading in readings:
            if reading.kind is ReadingKind.ORDER and self._accepts(reading.order):
                good.append(reading.order)
            else:
                lost.append(reading)
        if good:
            self._hand.lay_aside()
            self._hand.write(*good)
        self.entry.taken()
        lines = tuple(reading.written.strip() for reading in lost)
        if typed:
            self.entry.line.setText("; ".join(lines))
        if typed and len(lost) == 1:
            self._take(lost[0])  # which is asked about, or told why it is not taken
        elif lost:
            self._say_lost(lines)

    def _say_lost(self, lines: tuple[str, ...]) -> None:
        """Say how many lines were not taken, and show the first of them as they were written."""
        self._said = lines
        shown = [line if len(line) <= _LINE else f"{line[:_LINE]}…" for line in lines[:_LINES]]
        more = ["…"] if len(lines) > _LINES else []
        message = self.tr("%n line(s) could not be taken.", "", len(lines))
        self.entry.refuse("\n".join((message, *shown, *more)))
