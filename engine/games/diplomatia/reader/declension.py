"""Czech cases of a name that its map does not decline, guessed from how it ends; folded words.

A map had better say them (``engine.board.forms``). These are for maps that do not, such as one
that another program hands in: what is guessed wrong is a word that nobody writes.
"""

from collections.abc import Iterator
from itertools import islice, product
from typing import Final

_ENDINGS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("sko", ("ska", "sku", "skem")),
    ("cko", ("cka", "cku", "ckem")),
    ("ska", ("ske", "skou", "sky", "sce", "sku")),
    ("cka", ("cke", "ckou", "cky", "cce", "cku")),
    ("ske", ("skeho", "skemu", "skem", "skym")),
    ("cke", ("ckeho", "ckemu", "ckem", "ckym")),
    ("sky", ("skeho", "skemu", "skem", "skym")),
    ("cky", ("ckeho", "ckemu", "ckem", "ckym")),
    ("ovo", ("ova", "ovu", "ove", "ovem", "ovym")),
    ("ie", ("ii",)),
    ("ni", ("niho", "nimu", "nim")),
    ("ri", ("rim",)),
    ("ore", ("ori", "orem")),
    ("ce", ("ci",)),
    ("ze", ("zi",)),
    ("na", ("ny", "ne", "nu", "nou")),
    ("la", ("ly", "le", "lu", "lou")),
    ("ka", ("ky", "ce", "ku", "kou")),
    ("va", ("vy", "ve", "vu", "vou")),
    ("a", ("y", "e", "u", "ou")),
    ("o", ("a", "u", "e", "em")),
    ("y", ("", "ach", "am", "ech", "um")),
    ("e", ("i", "em")),
    ("ek", ("ku", "ka", "kem")),
    ("ec", ("ce", "ci", "cem")),
    ("en", ("na", "nu", "ne", "nem")),
)
_CONSONANT: Final = ("u", "a", "e", "em", "i", "ovi")
_MOST: Final = 60
"""Forms of one name."""


def declined(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Guess how a name of one to three words is written in other cases."""
    if 0 < len(words) <= 3 and max(map(len, words)) > 2:
        yield from islice(product(*((word, *_forms(word)) for word in words)), 1, _MOST)


def _forms(word: str) -> Iterator[str]:
    if len(word) < 3 or not word.isalpha():
        return
    for ending, others in _ENDINGS:
        if word.endswith(ending) and len(word) > len(ending):
            yield from (word.removesuffix(ending) + other for other in others)
            return
    if word[-1] not in "aeiouy":
        yield from (word + ending for ending in _CONSONANT)
