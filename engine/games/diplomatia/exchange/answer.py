"""A judged phase as a line of JSON: what a stream answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.formats.sentences import OrderResult
from engine.games.diplomatia import victory
from engine.games.diplomatia.calendar import EVALUATION
from engine.games.diplomatia.exchange.evaluation import evaluation
from engine.games.diplomatia.exchange.marks import Marks, destroyed, marks
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.exchange.question import Question
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Reading
from engine.rules.position import Carrier, Dislodged, Position
from engine.rules.ruling import Finding, Resolution, Ruling, Verdict

_WORDS: Final[Mapping[Verdict, str]] = {
    Verdict.DISLODGED: str(Verdict.STANDS),
    Verdict.AMBIGUOUS: str(Verdict.ILLEGAL),
}
"""What is said of verdicts that are not their own words: the unit's fate comes behind a comma."""

_UNREAD: Final = (Reason.UNREADABLE, Reason.AMBIGUOUS_TEXT)


def result_word(ruling: Ruling) -> str:
    """Say how an order ended, and what became of its unit: ``cut, dislodged``."""
    word = _WORDS.get(ruling.verdict, str(ruling.verdict))
    if destroyed(ruling):
        return f"{word}, destroyed"
    return f"{word}, dislodged" if ruling.dislodged else word


# -- the board -------------------------------------------------------------------------------------


def position_json(position: Position, names: Names) -> dict[str, object]:
    """Describe a position as a question has it."""
    said: dict[str, object] = {"phase": position.phase.code, **standing(position, names)}
    if position.dislodged:
        said["dislodged"] = dislodged(position.dislodged, names)
    return said


def standing(position: Position, names: Names, also: Iterable[str] = ()) -> dict[str, object]:
    """Describe which units stand where, and who controls what; ``also`` are powers without any."""
    control: dict[str, list[str]] = {}
    for at, power in position.owners.items():
        control.setdefault(power, []).append(names.said(at))
    powers = names.board.powers_by_id
    told = {unit.power for unit in position.units}.union(also)
    return {
        "units": {
            power: [*map(names.unit_said, position.of(power))] for power in powers if power in told
        },
        "control": {power: sorted(control[power]) for power in powers if power in control},
    }


def dislodged(fallen: Iterable[Dislodged], names: Names) -> dict[str, object]:
    """Describe the units that have to retreat."""
    return {names.unit_said(one.unit): _dislodged(one, names) for one in fallen}


def _dislodged(one: Dislodged, names: Names) -> dict[str, object]:
    fields: dict[str, object] = {
        "power": one.unit.power,
        "from": None if one.attacker is None else names.said(one.attacker),
        "retreats": names.all_said(one.retreats),
    }
    if isinstance(one, Carrier):
        fields["carried"] = [f"A {at}" for at in names.all_said(one.carries)]
    return fields


def board_after(
    question: Question, resolution: Resolution, names: Names, rules: Diplomatia
) -> dict[str, object]:
    """Return the position after a phase, and what became of spaces and units in it."""
    before, after = question.position, resolution.after
    found: Marks = marks(before.phase, resolution)
    outcome = victory.outcome(after, names.board, rules.sides)
    fields: dict[str, object] = {
        "phase": after.phase.code,
        **standing(after, names, {unit.power for unit in before.units}),
        "dislodged": dislodged(after.dislodged, names),
        "blocked": names.all_said(found.blocked),
        "besieged": names.all_said(found.besieged),
        "seized": names.all_said(found.seized),
        "destroyed": [*map(names.unit_said, found.destroyed)],
        "winner": None if outcome is None else outcome.powers[0],
    }
    if before.phase.kind == EVALUATION:
        fields["evaluation"] = evaluation(before, names, rules.profile, question.disorder)
    return fields


# -- the orders ------------------------------------------------------------------------------------


def results(
    told: Sequence[OrderResult],
    texts: Sequence[Mapping[str, str]] | None,
    names: Names,
    *,
    with_reasons: bool,
) -> dict[str, object]:
    """Return every order with its result; ``texts`` are its sentences by language, if wanted."""
    entries: dict[str, dict[str, object]] = {}
    also: dict[str, list[object]] = {}
    for number, one in enumerate(told):
        entry: dict[str, object] = {"order": one.order, "result": result_word(one.ruling)}
        if with_reasons:
            entry["reasons"] = reasons(one, names)
        if texts is not None:
            entry["text"] = dict(texts[number])
        if one.beside:
            also.setdefault(one.key, []).append(entry)
        else:
            entries[one.key] = entry
    return {
        key: {**entry, "also": also[key]} if key in also else entry
        for key, entry in entries.items()
    }


def reasons(one: OrderResult, names: Names) -> list[dict[str, object]]:
    """Return the chain of reasons, the deciding one first; the reader's own where it failed."""
    chain = [reason_json(finding, names.notation_said) for finding in one.ruling.findings]
    if one.reading is None:
        return chain
    unread = one.ruling.findings[0].reason in _UNREAD
    return [_reader_reason(one.reading, names), *(chain[1:] if unread else chain)]


def _reader_reason(reading: Reading, names: Names) -> dict[str, object]:
    fields: dict[str, object] = {
        "code": reading.reason,
        "start": reading.start,
        "end": reading.end,
    }
    if reading.expected:
        fields["expected"] = reading.expected
    if reading.candidates:
        fields["candidates"] = [*map(names.notation_said, reading.candidates)]
    return fields


def reason_json(finding: Finding, said: Callable[[str], str]) -> dict[str, object]:
    """Describe one step of reasoning; ``said`` names spaces and units."""
    reason, where, by, rule, strength, against = finding
    fields: dict[str, object] = {"code": str(reason)}
    if where:
        fields["where"] = said(where)
    if by:
        fields["by"] = [*map(said, by)]
    if rule:
        fields["rule"] = rule
    if strength is not None:
        fields["strength"] = strength
    if against is not None:
        fields["against"] = against
    return fields
