"""Lines of a stream with every field that there is, on a map that comes within them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

MAP: Final[Mapping[str, Any]] = {
    "spaces": {
        "Karélie": {"kind": "land", "centre": True, "home": "RUS"},
        "Estonsko": {"kind": "land", "centre": True, "home": None},
        "Lotyšsko": {"kind": "land"},
        "Pomoří": {"kind": "land", "centre": True, "home": "VIS"},
        "Småland": {"kind": "land", "home": "SCA"},
        "Uppland": {"kind": "land", "centre": True, "home": "SCA"},
        "Finský záliv": {
            "kind": "sea",
            "home": "RUS",
            "port": {"name": "Kronštadt", "coast": "Karélie"},
        },
        "Botnický záliv": {"kind": "sea", "port": {"name": "Stockholm", "coast": "Uppland"}},
        "Východní Balt": {"kind": "sea"},
        "Jižní Balt": {"kind": "sea", "port": {"name": "Gdaňsk", "coast": "Pomoří"}},
        "Západní Balt": {"kind": "sea"},
        "Skagerrak": {"kind": "sea"},
    },
    "borders": [
        *(["Karélie", "Estonsko"], ["Karélie", "Lotyšsko"], ["Estonsko", "Lotyšsko"]),
        *(["Småland", "Uppland"], ["Finský záliv", "Botnický záliv"]),
        *(["Finský záliv", "Východní Balt"], ["Botnický záliv", "Východní Balt"]),
        *(["Východní Balt", "Jižní Balt"], ["Jižní Balt", "Západní Balt"]),
        *(["Jižní Balt", "Skagerrak"], ["Západní Balt", "Skagerrak"]),
        *(["Karélie", "Finský záliv"], ["Estonsko", "Finský záliv"]),
        *(["Uppland", "Botnický záliv"], ["Pomoří", "Jižní Balt"], ["Småland", "Jižní Balt"]),
        *(["Lotyšsko", "Východní Balt"], ["Estonsko", "Východní Balt"]),
    ],
}
"""The handbook's examples of the Baltic, in twelve spaces."""

LINES: Final[Sequence[Mapping[str, Any]]] = (
    {
        "id": "orders",
        "game": "diplomatia",
        "map": MAP,
        "profile": {"army_sites": "home", "seize_own": "no"},
        "phase": "T1M",
        "units": {
            "VIS": ["A Pomoří", "F Jižní Balt"],
            "SCA": ["F Skagerrak", "F Západní Balt"],
            "RUS": ["F Východní Balt", "A Karélie"],
        },
        "control": {"SCA": ["Uppland"], "RUS": ["Estonsko"]},
        "orders": {
            "VIS": ["Pomoří – Småland", "Jižní Balt T Pomoří – Småland"],
            "SCA": ["Skagerrak – Jižní Balt", "Západní Balt P Skagerrak – Jižní Balt"],
            "RUS": ["Karélie ZP Finský záliv", "Východní Balt P Karélie ZP Finský záliv"],
        },
        "disorder": [],
    },
    {
        "id": "retreats",
        "game": "diplomatia",
        "map": MAP,
        "phase": "T1R",
        "units": {"VIS": ["A Pomoří"], "SCA": ["F Jižní Balt"], "RUS": ["A Karélie"]},
        "control": {"RUS": ["Finský záliv"]},
        "dislodged": {
            "F Jižní Balt": {
                "power": "VIS",
                "from": "Skagerrak",
                "retreats": ["Východní Balt"],
                "carried": ["A Pomoří"],
            },
            "F Finský záliv": {"power": "SCA", "from": None},
        },
        "blocked": ["Západní Balt"],
        "seized": ["Finský záliv"],
        "orders": {"VIS": ["Jižní Balt – Východní Balt"], "SCA": ["F Finský záliv D"]},
        "disorder": [],
    },
    {
        "id": "evaluation",
        "game": "diplomatia",
        "map": MAP,
        "profile": {"army_sites": "home_controlled"},
        "phase": "T2C",
        "units": {"VIS": ["F Jižní Balt", "F Skagerrak"], "RUS": ["A Estonsko"]},
        "control": {"VIS": ["Pomoří"], "RUS": ["Karélie", "Finský záliv"]},
        "orders": {"VIS": ["F Skagerrak D"], "RUS": ["A Karélie B", "WAIVE"]},
        "disorder": ["SCA"],
    },
)
"""A line for each phase."""
