"""The rulebook in our own short words, by its section numbers."""

import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from engine import resources
from gui import i18n
from gui.words.line_ends import tied

SECTION = re.compile(
    r"(?<![\w.])(?:\d(?:\.\d)+"
    r"|(?:XIV|XIII|XV|XII|XI|IX|VIII|VII|VI|IV|X|V)(?:\.\d(?:\.[a-e])?)?)(?!\w)"
)
"""A section number inside a text. Single I, II and III are left alone: they are words too."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """One section."""

    section: str
    title: str
    text: tuple[str, ...]
    """Paragraphs."""

    def mentions(self, sought: str) -> bool:
        """Tell whether a search finds it; case and diacritics do not matter."""
        here = _plain(" ".join((self.section, self.title, *self.text)))
        return all(word in here for word in _plain(sought).split())


def _plain(text: str) -> str:
    parted = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in parted if not unicodedata.combining(c))


@cache
def _texts(language: str, book: str) -> dict[str, RuleText]:
    path = resources.assets() / "rules" / f"{book}{language}.json"
    parsed = json.loads(path.read_text("utf-8"))
    put = tied if language == "cs" else str
    texts = (RuleText(f["section"], put(f["title"]), tuple(map(put, f["text"]))) for f in parsed)
    return {text.section: text for text in texts}


def sections(book: str = "") -> tuple[str, ...]:
    """Return every section's number in the order of a rulebook; see ``GameGui.rule_texts``."""
    return tuple(_texts(i18n.language(), book))


def rule_text(section: str, book: str = "") -> RuleText:
    """Return a section in the language now spoken; of a part that has no text, its whole.

    Raises:
        KeyError: the rulebook has no such section.
    """
    texts, wanted = _texts(i18n.language(), book), section.strip().replace(" ", ".")
    while wanted not in texts and "." in wanted:
        wanted = wanted.rpartition(".")[0]
    return texts[wanted]


def title(section: str) -> str:
    """Return what a section is called."""
    return rule_text(section).title


def text(section: str) -> str:
    """Return what a section says, its paragraphs parted by empty lines."""
    return "\n\n".join(rule_text(section).text)


def search(sought: str, book: str = "") -> tuple[RuleText, ...]:
    """Return the sections that a search finds; all of them for an empty one."""
    texts = _texts(i18n.language(), book).values()
    return tuple(rule for rule in texts if rule.mentions(sought))
