"""What a state's card says besides its name and its capital: three facts with their source."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from engine import resources

NAME = "facts.json"


@dataclass(frozen=True, slots=True)
class CardFact:
    """One fact, per language. It never names a neighbour."""

    text: Mapping[str, str]
    source: Mapping[str, str]
    """Who says so, and of when it is."""


@cache
def card_facts(name: str) -> Mapping[str, tuple[CardFact, ...]]:
    """Return three facts about each state of one of the maps that come with the program."""
    told = json.loads((resources.maps() / name / NAME).read_text(encoding="utf-8"))
    sources = told["sources"]
    return MappingProxyType(
        {
            key: tuple(CardFact(one["text"], sources[one["source"]]) for one in facts)
            for key, facts in told["facts"].items()
        }
    )
