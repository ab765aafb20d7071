"""One word, one thing: names are made of the glossary's words, or of plain English."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tests.architecture.sources import in_program

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
PLAIN = Path(__file__).with_name("plain_words.txt")
"""Words that mean in a name what they mean anywhere: a new one is either put here or explained."""

PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]+")


@cache
def tables():
    """Return the rows of the glossary's tables, those of words not used apart."""
    used, shunned = [], []
    text, _, below = GLOSSARY.read_text("utf-8").partition("## Words that are not used")
    for part, rows in ((text, used), (below, shunned)):
        for line in part.splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if line.startswith("|") and len(cells) > 1 and not set(line) <= set("|- "):
                rows.append(cells)
    return [row for row in used if row[0] != "English"], [row for row in shunned if row[0] != "not"]


def words(text):
    return {word.lower() for word in re.findall(r"[A-Za-z]+", text)}


def plain():
    return PLAIN.read_text("utf-8").split()


@in_program
def named(path, pieces):
    """Return the names of all classes and functions of a module, each with what it is of."""
    kinds = ast.ClassDef | ast.FunctionDef
    return [(node.name, type(node)) for node in pieces if isinstance(node, kinds)]


def classes():
    """Return the names of all classes, each with its file."""
    return [
        (name, path)
        for path, found in named().items()
        for name, kind in found
        if kind is ast.ClassDef
    ]


@cache
def names():
    """Return the words of which public classes are named, each with one class."""
    found = {}
    for name, where in classes():
        if not name.startswith("_"):
            for word in PARTS.findall(name):
                found.setdefault(word.lower(), f"{where}: {name}")
    return found


def test_every_word_of_a_name_is_explained_or_plain():
    used, _ = tables()
    explained = {word for row in used for word in words(row[0])}
    known = explained | {f"{word}s" for word in explained} | {*plain()}

    assert {word: where for word, where in names().items() if word not in known} == {}


def test_no_word_is_called_plain_that_nobody_uses():
    assert plain() == sorted(set(plain()))
    assert [word for word in plain() if word not in names()] == []


def test_every_entry_has_both_languages_and_a_place_that_is_there():
    used, _ = tables()
    assert len(used) > 60
    for english, czech, meaning, where in used:
        assert english, where
        assert czech, english
        assert meaning, english
        assert find_spec(where.strip("`")) is not None, english


def test_what_is_spoken_is_one_thing():
    """Said otherwise: of a language for a while, of clocks for who does not see them."""
    made = [
        f"{path}: {name}"
        for path, found in named().items()
        for name, _ in found
        if name.lower() == "spoken"
    ]
    modules = [path for path in named() if Path(path).stem == "spoken"]

    assert made == ["gui/words/names.py: spoken"]
    assert modules == []


def test_words_that_are_not_used_name_no_class_and_no_module():
    _, shunned = tables()
    wrong = {word.strip() for row in shunned for word in re.sub(r"\(.*\)", "", row[0]).split(",")}
    modules = {Path(path).stem: path for path in named()}
    said = {**{name.lower(): where for name, where in classes()}, **modules}

    assert {word: said[word] for word in wrong & said.keys()} == {}
