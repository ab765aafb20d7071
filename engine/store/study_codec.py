"""Events of studies as text in a file, and back; see ``engine.store.codec``."""

import json
from functools import cache
from typing import Annotated

from pydantic import Field, TypeAdapter

from engine.catalogue import GAMES
from engine.study.study_event import StudyEvent


@cache
def _events() -> TypeAdapter[StudyEvent]:
    return TypeAdapter(Annotated[StudyEvent, Field(discriminator="kind")])


def study_event_text(event: StudyEvent) -> str:
    """Write an event as JSON. Each has one text alone: closed spaces stand in order."""
    told = _events().dump_python(event, mode="json")
    board = (told.get("setup") or told.get("edit") or {}).get("position")
    if board is not None:
        board["contested"].sort()
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def study_event_of(text: str) -> StudyEvent:
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
