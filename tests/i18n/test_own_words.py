"""No text that a game shows has a word of another game: each says what it calls its powers itself.

A text of a shared room asks for the word (``gui.words.powers``), or does without one. English
*power* is the house's own word for a side, whatever its game calls it (docs/glossary.md).
"""

import ast
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from engine import resources
from engine.board.forms import read
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.games.catalogue import GAMES
from gui.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
OF_THE_HOUSE = {"power", "powers"}
BESIDE = {
    "diplomacy": {
        "cs": r"konvoj\w*|jaro|jara|jaře|podzim\w*|zim[auyě]",
        "en": r"convoy\w*|spring|autumn|winter",
    },
    "diplomatia": {"cs": r"transport\w*", "en": r"transport\w*"},
    "blank": {"cs": r"lamp\w+", "en": r"lamp\w*"},
}
"""What only one game has besides, as it is found in its texts."""

ASKED_BY_ONE = {("Difference", "no convoy"), ("MapCheck", "convoys over land:")}
"""Texts of shared rooms that one game alone asks for: records of other judges, and of maps."""


@cache
def own(game, language):
    """Return what finds a game's own words in a text."""
    forms = set()
    for word in (GAMES[game].power[language], GAMES[game].powers[language]):
        known = read(word)
        forms.update((known and known.cases) or (word,))
    whole = "|".join([*sorted(forms - OF_THE_HOUSE), BESIDE[game][language]])
    return re.compile(rf"\b(?:{whole})\b", re.IGNORECASE)


def without_our_name(source, text):
    """Take the program's name out: in Czech it is the word for a power of one game."""
    ours = "Velmoc" in source or "velmoc" in source
    return re.sub(r"\b\.?[Vv]elmoc\w*", "", text) if ours else text


@cache
def collected(room):
    """Return every text of a room, as it stands in the source and in Czech."""
    path = resources.assets() / "i18n" / "cs" / f"{room}.ts"
    return tuple(
        (context.findtext("name"), message.findtext("source"), "".join(message[-1].itertext()))
        for context in ET.parse(path).getroot().findall("context")
        for message in context.findall("message")
    )


def shared():
    """Yield what the shared rooms say: context, source, language, text."""
    for path in sorted((resources.assets() / "i18n" / "cs").glob("*.ts")):
        if path.stem == "games":
            continue
        for context, source, czech in collected(path.stem):
            if (context, source) not in ASKED_BY_ONE:
                yield context, source, "cs", without_our_name(source, czech)
                yield context, source, "en", re.sub(r"\{[^}]*\}", "", source)


def asked(tree):
    """Yield context and source of every text that a module asks for."""
    for node in ast.walk(tree):
        inside = (
            [(node.name, one) for one in ast.walk(node)] if isinstance(node, ast.ClassDef) else []
        )
        for name, one in (*inside, ("", node)):
            match one:
                case ast.Call(
                    func=ast.Attribute(attr="translate") | ast.Name(id="QT_TRANSLATE_NOOP"),
                    args=[ast.Constant(context), ast.Constant(text), *_],
                ):
                    yield context, text
                case ast.Call(func=ast.Attribute(attr="tr"), args=[ast.Constant(text), *_]):
                    yield name, text


def of_game(game):
    """Yield what a game's own room says, and its rules: whose, language, text."""
    room = ROOT / "gui" / "games" / game
    trees = (ast.parse(path.read_text("utf-8")) for path in room.rglob("*.py"))
    told = {pair for tree in trees for pair in asked(tree)}
    for context, source, czech in collected("games"):
        if (context, source) in told:
            yield context, "cs", czech
            yield context, "en", re.sub(r"\{[^}]*\}", "", source)
    for language in LANGUAGES:
        for about in ("", "brief_"):
            name = f"{GAMES[game].rule_texts}{about}{language}.json"
            yield name, language, (resources.assets() / "rules" / name).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_room_says_a_word_of_one_game(game):
    found = [
        (context, text)
        for context, _, language, text in shared()
        if own(game, language).search(text)
    ]

    assert found == []


@pytest.mark.parametrize("other", GAMES)
@pytest.mark.parametrize("game", GAMES)
def test_no_game_says_a_word_of_another(game, other):
    found = [
        (whose, own(other, language).findall(text))
        for whose, language, text in of_game(game)
        if game != other and own(other, language).search(text)
    ]

    assert found == []


SIGNS = re.compile(r"(?<!\w)(?:PO|ZP|[PTBD])(?!\w)")
"""The handbook's signs of Diplomatia (8.1 to 8.5), but for O, which is a word in Czech."""


def test_signs_of_orders_are_the_same_in_both_languages():
    shown = [
        (context, source, czech)
        for context, source, czech in collected("games")
        if context.startswith("Diplomatia")
    ]

    assert any(SIGNS.search(source) for _, source, _ in shown)
    assert [one for one in shown if SIGNS.findall(one[1]) != SIGNS.findall(one[2])] == []
    assert [one for one in shown if re.search(r"(?<!\w)[HSX](?!\w)", one[1])] == []
