"""The smallest map there can be: two coasts beside each other and the sea before them.

::

    D A───────B───────C      A land (AAA), B land (BBB), each 400 × 400 board units,
    │   AAA   │  BBB  │      the sea (SEA) below them.
    D─────────E───────F
    │        SEA      │
    G─────────────────H
"""

from typing import Any

Told = dict[str, Any]

_ARCS = (
    [0, 100, 0, -100, 100, 0],
    [100, 0, 100, 0, 0, 100],
    [100, 0, 0, 100],
    [0, 100, 100, 0],
    [100, 100, 100, 0],
    [200, 100, 0, 100, -200, 0, 0, -100],
)


def smallest_map() -> Told:
    """Return a sound map, to be spoilt."""
    names = {"cs": "Malá", "en": "Tiny"}
    return {
        "format": 1,
        "id": "tiny",
        "names": names,
        "size": [800, 800],
        "powers": [
            {
                "id": "ONE",
                "letter": "O",
                "names": {"cs": "První", "en": "First"},
                "start": ["A AAA"],
            }
        ],
        "provinces": [
            {
                "id": "AAA",
                "abbr": "Aaa",
                "terrain": "coastal",
                "names": {"cs": "Áčko", "en": "Alpha"},
                "centre": True,
                "home": "ONE",
            },
            {"id": "BBB", "abbr": "Bbb", "terrain": "coastal", "names": {"cs": "Bé", "en": "Beta"}},
            {"id": "SEA", "abbr": "Sea", "terrain": "sea", "names": {"cs": "Moře", "en": "Water"}},
        ],
        "borders": {
            "army": {"AAA": ["BBB"], "BBB": ["AAA"]},
            "fleet": {"AAA": ["BBB", "SEA"], "BBB": ["AAA", "SEA"], "SEA": ["AAA", "BBB"]},
        },
        "spots": {
            "AAA": _spots(200, 200, centre=True, key="AAA"),
            "BBB": _spots(600, 200, key="BBB"),
            "SEA": _spots(400, 600, sea=True, key="SEA"),
        },
        "outlines": {
            "unit": 4,
            "arcs": [list(arc) for arc in _ARCS],
            "provinces": {
                "AAA": {"land": [[[0, 2, -4]]]},
                "BBB": {"land": [[[1, -5, -3]]]},
                "SEA": {"water": [[[3, 4, 5]]]},
            },
        },
    }


def _spots(x: int, y: int, *, sea: bool = False, centre: bool = False, key: str = "") -> Told:
    label = {"at": [x, y - 100], "px": 20}
    spots: Told = {
        "label": {"cs": label, "en": label},
        "abbr": label,
        "fleet": {key: [x, y]},
        "dislodged": {key: [x + 60, y + 30]},
    }
    if not sea:
        spots["army"] = [x, y]
        spots["dislodged"] = {key: [x + 60, y + 30], "A": [x + 60, y + 30]}
    if centre:
        spots["centre"] = [x - 100, y + 100]
    return spots
