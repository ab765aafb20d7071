"""The rules in two pages: what a stranger has to know, in our own words, with their sections."""

import json
from dataclasses import dataclass
from functools import cache

from engine import resources
from gui import i18n
from gui.words.line_ends import tied

PAGES = 2


@dataclass(frozen=True, slots=True)
class Brief:
    """A paragraph of the two pages."""

    sections: str
    """Where the rulebook says it: ``IX, IX.1``."""

    title: str
    text: str


@cache
def _pages(book: str, language: str) -> tuple[tuple[Brief, ...], ...]:
    path = resources.assets() / "rules" / f"{book}brief_{language}.json"
    pages = json.loads(path.read_text("utf-8"))
    put = tied if language == "cs" else str
    return tuple(
        tuple(Brief(one["sections"], put(one["title"]), put(one["text"])) for one in page)
        for page in pages
    )


def pages(book: str) -> tuple[tuple[Brief, ...], ...]:
    """Return a rulebook's two pages in the language now spoken; see ``GameGui.rule_texts``."""
    return _pages(book, i18n.language())
