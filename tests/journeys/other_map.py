"""A map that nobody has: Europe with Paris under another key, and no trace of the old one."""

import re

from engine import resources
from engine.board.loader import NAME

KEY = "other_europe"
OLD, NEW = "PAR", "PRZ"


def make_map(folder):
    """Write the map into a folder; return its file."""
    text = (resources.maps() / "standard" / NAME).read_text("utf-8")
    text = re.sub(rf"\b{OLD}\b", NEW, text)
    text = text.replace('"abbr": "Par"', '"abbr": "Prz"')
    text = text.replace('"id": "standard"', f'"id": "{KEY}"')
    assert not re.search(rf"(?i)\b{OLD}\b", text)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAME).write_text(text, "utf-8")
    return folder / NAME
