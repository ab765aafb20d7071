"""One thing to study: an example, a case, a tactic, a whole game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.study.tree.study import Study

Texts = Mapping[str, str]
"""One text by language."""

Reader = Callable[[str], Study]
"""Makes an item's chapter with the texts of a language: a study of that one chapter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing on a shelf. What it is called is here; the rest is read when it is opened."""

    key: str
    """``game/shelf/name``: never shown, never changed. What is remembered is kept under it."""

    shelf: str
    """The key of the shelf on which it stands."""

    game: str
    titles: Texts
    texts: Texts = field(default_factory=dict)
    """What it shows, in a sentence or two; nothing where its title says all."""

    themes: tuple[str, ...] = ()
    """What it is about: keys that its shelf names."""

    sections: tuple[str, ...] = ()
    """Sections of the game's rulebook that it explains; others with the word before them, as
    ``DATC 6.A.1``."""

    rulebooks: tuple[str, ...] = ()
    """Ready-made rulebooks by which it is judged, the one of its first board first."""

    read: Reader | None = None
    """Reads its chapter; nothing in a game without sealed turns, which has no such trees."""

    example: str = ""
    """Where there is no chapter: what the game's own study screen calls it."""

    opening: str = ""
    """Where it is an opening with a name: the key of that, at which the explorer opens."""

    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where there is no chapter: orders that belong to it, by power, in canonical notation."""

    heading: str = ""
    """Where its shelf has headings, the one below which it stands: a key that the shelf names."""
