"""Which points of the rules a line or the command line asks for."""

from collections.abc import Mapping

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.diplomatia.profile import POINTS, Profile, ProfileError

HANDBOOK = "handbook"
"""The one profile that has a name: every point as the handbook is read here."""


def options(text: str) -> Mapping[str, str]:
    """Read the points of the rules as they are typed: ``handbook``, or ``seize_own=no``.

    Raises:
        ValueError: with what is wrong.
    """
    parts = [part.strip() for part in text.split(",")]
    pairs = [part.partition("=") for part in parts if part not in ("", HANDBOOK)]
    return Profile.of({point.strip(): value.strip() for point, _, value in pairs}).options


def profile_of(node: Node) -> Profile:
    """Return a profile by its name, or points of the rules chosen one by one.

    Raises:
        ExchangeError: there is no such profile, point or value.
    """
    if isinstance(node.value, str):
        if node.text() != HANDBOOK:
            raise _unknown(node, node.text(), (HANDBOOK,))
        return Profile()
    chosen = {}
    for point, value in node.fields().items():
        chosen[point] = value.text()
        if value.text() not in POINTS.get(point, ()):
            known = POINTS.get(point, tuple(POINTS))
            raise _unknown(value, f"{point} = {value.text()}", known)
    try:
        return Profile.of(chosen)
    except ProfileError as error:
        raise _unknown(node, str(error), error.values) from error


def _unknown(node: Node, text: str, known: tuple[str, ...]) -> ExchangeError:
    facts = {"text": text[:SHOWN], "known": ", ".join(known)}
    return ExchangeError(Fault.UNKNOWN_PROFILE, node.where, facts)
