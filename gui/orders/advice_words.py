"""Warnings of a game's orders in plain sentences. They warn, they never block."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.choice import Advice
from gui.words import names


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceWords:
    """What is said of warnings at a desk, in the sentences of one game."""

    context: str
    """Of all its sentences, for the translator."""

    sentences: Mapping[str, str]
    """One for each code."""

    by_why: Mapping[str, str]
    """Sentences for reasons that say more than the code."""

    impossible_ones: Collection[str]
    """Codes of orders that cannot be carried out, whatever anybody else writes."""

    unsaid: Collection[str]
    """Codes of what a row says itself, and of what is still to be written: a desk counts that."""

    idle: str
    """The code of a unit without an order."""

    several_idle: str
    """The sentence for several of them."""

    why_not: Callable[[Board, str, str, str], str]
    """Says why something is out: of a code, a space, and where the unit stands."""

    def while_writing(self, advice: Sequence[Advice]) -> tuple[Advice, ...]:
        """Return what is to be said beside the rows: not what they say themselves."""
        known = {*self.impossible_ones, *self.unsaid}
        return tuple(one for one in advice if one.reason not in known)

    def impossible(self, advice: Sequence[Advice], board: Board) -> dict[str, str]:
        """Return why orders cannot be carried out, by the space of their units."""
        return {
            province_of(one.unit.partition(" ")[2]): self._why(one, board)
            or self.advice_words(one, board)
            for one in advice
            if one.reason in self.impossible_ones
        }

    def at_sealing(self, advice: Sequence[Advice], board: Board) -> tuple[tuple[str, str], ...]:
        """Return all that is to be known before the seal, each with the kind of its note.

        What cannot be carried out comes first; units without an order are named in one sentence.
        """
        out = self.impossible_ones
        wrong = [("bad", self.advice_words(one, board)) for one in advice if one.reason in out]
        idle = [one for one in advice if one.reason == self.idle]
        rest = [
            ("warn", self.advice_words(one, board))
            for one in advice
            if one.reason not in out and (one not in idle or len(idle) == 1)
        ]
        if len(idle) > 1:
            text = QCoreApplication.translate(self.context, self.several_idle)
            units = names.spoken(board).things([one.unit for one in idle])
            rest.insert(0, ("warn", names.sentence(text, units=units)))
        return (*wrong, *rest)

    def advice_words(self, advice: Advice, board: Board) -> str:
        """Say a warning in a sentence."""
        known = names.spoken(board)
        phrase = self.by_why.get(advice.why) or self.sentences[advice.reason]
        return names.sentence(
            QCoreApplication.translate(self.context, phrase),
            unit=known.things([advice.unit]),
            units=known.things([advice.unit, *advice.others]),
            where=known.things([advice.where]),
            others=known.things(advice.others),
            why=self._why(advice, board),
        ).strip()

    def _why(self, advice: Advice, board: Board) -> str:
        if not advice.why:
            return ""
        start = advice.unit.partition(" ")[2]
        where = advice.where if province_of(advice.where) in board.provinces else ""
        return self.why_not(board, advice.why, where, start)
