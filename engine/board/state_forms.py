"""How sentences have the names of states: cases and prepositions, articles. See ``forms``."""

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from engine import resources
from engine.board.forms import Forms, read

NAME, FORMAT = "names.json", 1


@cache
def state_forms(name: str) -> Mapping[str, Mapping[str, Forms]]:
    """Return the forms of states and parts of one of the maps that come with the program.

    By language, then by key. What is not there is said as it stands on the map.
    """
    told = json.loads((resources.maps() / name / NAME).read_text(encoding="utf-8"))
    found = {}
    for language in ("cs", "en"):
        lines = {key: read(line) for key, line in told[language].items()}
        found[language] = MappingProxyType({k: one for k, one in lines.items() if one is not None})
    return MappingProxyType(found)
