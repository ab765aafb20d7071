"""Events of somebody's memory as text in a file, and back; see ``engine.store.study_codec``."""

import json
from functools import cache
from typing import Annotated

from pydantic import Field, TypeAdapter

from engine.catalogue import GAMES
from engine.study.memory.memory_event import MemoryEvent


@cache
def _events() -> TypeAdapter[MemoryEvent]:
    return TypeAdapter(Annotated[MemoryEvent, Field(discriminator="kind")])


def memory_event_text(event: MemoryEvent) -> str:
    """Write an event as JSON. Each has one text alone: closed spaces stand in order."""
    told = _events().dump_python(event, mode="json")
    if "subject" in told:
        told["subject"]["setup"]["position"]["contested"].sort()
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def memory_event_of(text: str) -> MemoryEvent:
    """Read an event: phases in it are those of the game that it names.

    Raises:
        ValueError: it is none of the kinds that this version knows.
    """
    try:
        read = json.loads(text)
    except (RecursionError, TypeError) as error:
        raise ValueError("no event") from error
    game = read.get("game", "") if isinstance(read, dict) else ""
    card = GAMES.get(game) if isinstance(game, str) else None
    return _events().validate_json(text, context=card)
