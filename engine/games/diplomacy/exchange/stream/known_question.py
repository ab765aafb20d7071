"""Reads a position at sight whose every part is written in the board's own notation.

Most lines come from programs that always write so. Nothing is said here about what is wrong with a
line: what is not as it should be is left to ``record``, and what is read here is what it reads.
"""

from collections.abc import Mapping
from functools import lru_cache

from engine.games.diplomacy.exchange.place_names import PlaceNames
from engine.games.diplomacy.exchange.stream.question import LONGEST_ORDER, MOST_ORDERS, Question
from engine.games.diplomacy.phase import Phase, Step
from engine.rules.position import Unit, calm

_MOST = 1000
"""Units of a power, beyond which a line is looked at carefully."""


class _NotPlain(Exception):  # noqa: N818  (nothing may be wrong with it)
    """The line has to be read with care."""


def read_known(value: object, places: PlaceNames) -> Question | None:
    """Read a turn of moves; nothing where it has to be read with care."""
    try:
        return _question(value, places)
    except (_NotPlain, KeyError, TypeError):
        return None


def _question(value: object, places: PlaceNames) -> Question:
    if not isinstance(value, dict) or _given(value, "dislodged"):
        raise _NotPlain
    if value.get("contested") is not None and _list(value["contested"], _MOST):
        raise _NotPlain
    phase = _phase(value["phase"])
    units: list[Unit] = []
    for power, texts in _object(value["units"]).items():
        known = places.units_of(power)
        units += [known[text] for text in _list(texts, _MOST)]
    owners = _owners(_given(value, "centers"), places)
    position = calm(phase, tuple(units), owners)
    if len(position.by_province) < len(units):
        raise _NotPlain
    powers = places.board.powers_by_id
    orders = {powers[power].id: _texts(texts) for power, texts in _given(value, "orders").items()}
    return Question(position=position, orders=orders)


@lru_cache(maxsize=1_000)
def _phase(code: object) -> Phase:
    try:
        phase = Phase.parse(code) if isinstance(code, str) else None
    except ValueError:
        phase = None
    if phase is None or phase.step is not Step.MOVES:
        raise _NotPlain
    return phase


def _owners(by_power: Mapping[str, object], places: PlaceNames) -> dict[str, str]:
    owners: dict[str, str] = {}
    count, board = 0, places.board
    for power, centres in by_power.items():
        name = board.powers_by_id[power].id
        listed = _list(centres, _MOST)
        count += len(listed)
        owners.update(dict.fromkeys(listed, name))
    owned = {centre: owners[centre] for centre in board.centres if centre in owners}
    if len(owned) < count:
        raise _NotPlain  # a space without a centre, or one that two powers own
    return owned


def _given(value: Mapping[str, object], name: str) -> dict[str, object]:
    """Return an object that may be left out."""
    given = value.get(name)
    return {} if given is None else _object(given)


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _NotPlain
    return value


def _list(value: object, limit: int) -> list[str]:
    if not isinstance(value, list) or len(value) > limit:
        raise _NotPlain
    return value


def _texts(value: object) -> tuple[str, ...]:
    texts = _list(value, MOST_ORDERS)
    for text in texts:
        if not isinstance(text, str) or len(text) > LONGEST_ORDER:
            raise _NotPlain
    return tuple(texts)
