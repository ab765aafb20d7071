"""What became of an order in the words of the DATC (3.2, issue 4.E.2).

A word of its own for each kind of order, and after it whether the unit was beaten. Everything
follows from the ruling: nothing is judged again.
"""

from enum import StrEnum

from engine.rules.ruling import Ruling, Verdict


class Result(StrEnum):
    """The words of issue 4.E.2."""

    STANDS = "stands"
    """A unit that holds is still there."""
    SUCCEEDS = "succeeds"
    """A move, retreat, build or removal was carried out."""
    FAILS = "fails"
    """A move met a force as strong, or its convoy was broken."""
    GIVEN = "given"
    """A support was not cut, whatever it was good for."""
    CUT = "cut"
    AVAILABLE = "available"
    """A convoying fleet was not disrupted, used or not."""
    DISRUPTED = "disrupted"
    INVALID = "invalid"
    """A support or convoy matches no order; a move has no convoy ordered for it."""
    ILLEGAL = "illegal"
    """Not possible on this board, whatever else is ordered."""
    DISLODGED = "dislodged"
    """Beaten, with somewhere to go. Beside other words, or alone for a unit that held."""
    DESTROYED = "destroyed"
    """Beaten, with nowhere to go."""


_WORDS = {
    Verdict.STANDS: Result.STANDS,
    Verdict.DISLODGED: Result.STANDS,
    Verdict.SUCCEEDS: Result.SUCCEEDS,
    Verdict.FAILS: Result.FAILS,
    Verdict.GIVEN: Result.GIVEN,
    Verdict.CUT: Result.CUT,
    Verdict.AVAILABLE: Result.AVAILABLE,
    Verdict.DISRUPTED: Result.DISRUPTED,
    Verdict.INVALID: Result.INVALID,
    Verdict.ILLEGAL: Result.ILLEGAL,
    Verdict.AMBIGUOUS: Result.ILLEGAL,
}


TEXTS = {verdict: str(word) for verdict, word in _WORDS.items()}
"""The same as they are written, of units that were not beaten."""


def results(ruling: Ruling) -> tuple[Result, ...]:
    """Return the word for an order, and after it whether its unit was beaten."""
    word = _WORDS[ruling.verdict]
    if not ruling.dislodged:
        return (word,)
    beaten = Result.DESTROYED if ruling.destroyed else Result.DISLODGED
    return (beaten,) if word is Result.STANDS else (word, beaten)


def result_words(ruling: Ruling) -> str:
    """Write the result as the DATC does: ``cut, dislodged``."""
    return ", ".join(results(ruling)) if ruling.dislodged else TEXTS[ruling.verdict]
