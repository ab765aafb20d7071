"""What a forger may do to single facts of a history."""

import copy
import random
import re

from tests.engine.proof.wild import POWERS

PHASE = re.compile(r"[SFW]\d+[MRA]")
DIGEST = re.compile(r"[0-9a-f]{64}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT.*")


def leaves(event, path=()):
    """Every fact of an event, and every list and table in it, by the way to it."""
    if isinstance(event, dict):
        if path:
            yield path
        for key, value in event.items():
            yield from leaves(value, (*path, key))
    elif isinstance(event, list):
        yield path
        for place, value in enumerate(event):
            yield from leaves(value, (*path, place))
    else:
        yield path


def pattern(path):
    """The way to a fact without the places in lists and the keys of tables."""
    return tuple(step for step in path if isinstance(step, str) and not step.isupper())


def value_at(event, path):
    for step in path:
        event = event[step]
    return event


def changed(event, path, value):
    found = copy.deepcopy(event)
    held = found
    for step in path[:-1]:
        held = held[step]
    held[path[-1]] = value
    return found


def others(value, chance: random.Random):  # noqa: C901, PLR0911 - one line per kind
    """Other values that could stand in a place."""
    match value:
        case bool():
            return [not value]
        case int() | float():
            return [value + 1, value - 1]
        case None:
            return ["PAR"]
        case str() if value in POWERS:
            return [chance.choice([power for power in POWERS if power != value])]
        case str() if PHASE.fullmatch(value):
            return [f"{value[0]}{int(value[1:-1]) + 1}{value[-1]}"]
        case str() if DIGEST.fullmatch(value):
            return ["".join(chance.choice("0123456789abcdef") for _ in range(64))]
        case str() if TIME.fullmatch(value):
            second = value[17:19]
            return [f"{value[:17]}{'31' if second != '31' else '32'}{value[19:]}"]
        case str() if value:
            return [f"{value}x", value[:-1]]
        case str():
            return ["x"]
        case list() if value:
            return [value[:-1], [*value, value[0]], value[::-1]]
        case list():
            return [["x"]]
        case dict() if value:
            key = chance.choice(sorted(value))
            return [{k: v for k, v in value.items() if k != key}]
    return [{"FRANCE": "x"}]
