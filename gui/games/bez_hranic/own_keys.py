"""Keys that players were given on this computer, because its keyboard swallows the usual ones.

They are the keyboard's matter, and no game's: they lie among what this computer's people prefer.
"""

import contextlib
import json
from collections.abc import Mapping

from engine.games.bez_hranic.calendar import COLOURS
from engine.store.disk import keep_whole
from gui import settings

NAME = "bez_hranic_keys.json"


class _Kept:
    keys: Mapping[str, str] | None = None


def given() -> Mapping[str, str]:
    """Return the keys that were given, by the seat; what makes no sense is left out."""
    if _Kept.keys is None:
        _Kept.keys = _read()
    return _Kept.keys


def give(seat: str, key: str) -> None:
    """Give somebody another key; whoever had it has his usual one again."""
    others = {one: old for one, old in given().items() if old != key and one != seat}
    _keep({**others, seat: key})


def take_back() -> None:
    """Give everybody his usual key again."""
    _keep({})


def forget() -> None:
    """Read them again at the next call."""
    _Kept.keys = None


def _keep(keys: Mapping[str, str]) -> None:
    _Kept.keys = keys
    with contextlib.suppress(OSError):  # in force all the same
        keep_whole(settings.config_folder() / NAME, json.dumps(dict(keys)).encode())


def _read() -> Mapping[str, str]:
    try:
        known = json.loads((settings.config_folder() / NAME).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(known, dict):
        return {}
    fits = {
        str(seat): key
        for seat, key in known.items()
        if seat in COLOURS and isinstance(key, str) and len(key) == 1 and key.isupper()
    }
    return fits if len({*fits.values()}) == len(fits) else {}
