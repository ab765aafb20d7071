"""The file of boards that were changed in the study; read at the start too, without any rules."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from engine import private

NAME: Final = "study.json"
_LARGEST = 500_000


def read_all(folder: Path) -> Mapping[str, Any]:
    """Return what is kept, by the example it was changed from; the last changed stands last."""
    try:
        parsed = json.loads(private.contents(folder / NAME, _LARGEST).decode("utf-8", "replace"))
    except (OSError, ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


def last_changed(folder: Path) -> str:
    """Return which board somebody changed last; nothing where all are as printed."""
    return next(reversed(tuple(read_all(folder))), "")
