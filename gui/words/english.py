"""How English sentences have names: articles, and the word before a space or a coast.

A phrase asks for ``{where:the}`` *the North Sea*, *Paris*; ``{where:in}`` *in Paris*, *on the south
coast of Spain*; ``{unit:the}`` *the army in Paris*, ``{unit:from}`` *the army from Paris*.
"""

from engine.board.forms import Forms
from gui.words.nouns import Noun

AND, OR = " and ", " or "


def space(label: str, forms: Forms | None) -> Noun:
    """Return a space."""
    return Noun(label, article=forms.article if forms is not None else "", within="in")


def power(label: str, forms: Forms | None, word: str) -> Noun:
    """Return a power; ``word``, what its game calls one, is never needed before its name."""
    del word
    return space(label, forms)


def coast(label: str, side: str, of: Noun) -> Noun:
    """Return a coast of a space: ``the south coast of Spain``."""
    name = f"{side} of {form(of, 'the')}"
    return Noun(label, (name,), article="the", within="on")


def unit(label: str, kind: str, at: Noun) -> Noun:
    """Return a unit where it stands, ``the army in Paris``, or as it comes from there.

    ``kind`` is the word for such a unit.
    """
    hence = Noun(label, (f"{kind} from {form(at, 'the')}",), article="the")
    return Noun(label, (f"{kind} {form(at, 'in')}",), article="the", hence=hence)


def form(noun: Noun, asked: str) -> str:
    """Return a name as a phrase asks for it."""
    name = noun.cases[0] if noun.cases else noun.label
    match asked:
        case "from":
            return form(noun.hence or noun, "the")
        case "in":
            return f"{noun.within} {form(noun, 'the')}"
        case "the":
            return f"{noun.article} {name}" if noun.article else name
        case "a":
            return f"{'an' if name[:1] in 'aeiou' else 'a'} {name}"
        case "bare":
            return name
    raise ValueError(asked)
