"""What goes along when another game or map is chosen on the page of a new game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """Who sits down, how, and where the hand is."""

    names: tuple[str, ...] = ()
    mode: str = ""
    """Who sits at the laptop; nothing where the game does not ask."""

    strip: str = ""
    """The pictures that somebody goes along by keys: ``game`` or ``map``; nothing for none."""
