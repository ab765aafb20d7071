"""What came of orders, as a text says it: only what did not go as it was meant."""

from collections.abc import Iterable, Mapping

from engine.rules.ruling import Resolution, Verdict

ORDINARY = frozenset(
    {Verdict.STANDS, Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE, Verdict.DISLODGED}
)
"""Verdicts of which nothing is said: as ordered, or said by ``dislodged``."""

DISLODGED, DESTROYED = "dislodged", "destroyed"

TOLD = (*(str(one) for one in Verdict if one not in ORDINARY), DISLODGED, DESTROYED)
"""The words for results, in their order."""

Results = Mapping[str, tuple[str, ...]]
"""Units by the word for what became of them."""


def results_of(resolution: Resolution) -> Results:
    """Return what did not go as it was meant, each word with its units as they stood before."""
    found: dict[str, list[str]] = {word: [] for word in TOLD}
    for ruling in resolution.rulings:
        if not ruling.unit:
            continue
        if ruling.verdict not in ORDINARY:
            found[str(ruling.verdict)].append(ruling.unit)
        if ruling.dislodged or ruling.verdict is Verdict.DISLODGED:
            found[DISLODGED].append(ruling.unit)
        if ruling.destroyed:
            found[DESTROYED].append(ruling.unit)
    return in_words(found)


def in_words(found: Mapping[str, Iterable[str]]) -> Results:
    """Return results in the order in which a text tells them, without words for nobody."""
    return {word: tuple(sorted(set(found[word]))) for word in TOLD if found.get(word)}
