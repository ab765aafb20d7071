"""What can be said of a name in a sentence, whatever the language: see ``gui.words.names``."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Noun:
    """A name with what a sentence has to know of it."""

    label: str
    """As it stands on its own, on the board or in a list: ``Petrohrad (jih)``."""

    cases: tuple[str, ...] = ()
    """Nominative, genitive, dative, accusative, vocative, locative, instrumental; or none."""

    gender: str = "m"
    plural: bool = False
    within: str = ""
    """The word for *in*; another one on a coast."""

    article: str = ""
    hence: "Noun | None" = None
    """A unit as it comes from where it stood: ``armáda z Vídně``."""


def agreeing(noun: Noun, ways: list[str]) -> str:
    """Choose what agrees with a noun: of two by number, of four or five by gender.

    ``odešel/odešla/odešlo/odešly``; a fifth is for a neuter plural, which has mostly the fourth.
    """
    if len(ways) == 2:
        return ways[noun.plural]
    if noun.plural:
        return ways[-1] if noun.gender == "n" else ways[3]
    return ways["mfn".index(noun.gender)]
