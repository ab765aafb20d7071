"""A tree becomes a text and the text the same tree; canonical text the same signs again."""

import json
import random
import re
from functools import cache
from pathlib import Path

import pytest

from engine.formats.faults import ExchangeError
from engine.notation.game_text import game_text, read_game_text
from engine.notation.texts.scanner import Scanner, braced, quoted
from engine.notation.texts.text_faults import TextError, TextFault, TextRemark
from engine.study.tree.study import numbered
from tests.engine.study.conftest import student

CASES = Path(__file__).parents[2] / "cases" / "game_text"
TREES = {"blank": 40, "diplomacy": 16, "diplomatia": 8}


def by_chance(game, seed, acts=25):
    somebody, log, _ = student(game, f"text {seed}")
    for _ in range(acts):
        somebody.act()
    return log.study


def tree_by_tree():
    return [(game, seed) for game, count in TREES.items() for seed in range(count)]


@pytest.mark.parametrize(("game", "seed"), tree_by_tree())
def test_tree_text_tree_and_text_tree_text(game, seed):
    study = by_chance(game, seed)

    text = game_text(study)
    read = read_game_text(text)

    assert read.study == numbered(study)
    assert game_text(read.study) == text
    assert read.remarks == ()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", TREES)
def test_how_it_is_laid_out_does_not_matter(game, seed):
    """Blank lines, indentation, ends of lines of another system: people write as they write."""
    study = by_chance(game, f"layout {seed}")
    text = game_text(study)
    chance = random.Random(seed)
    loose = []
    braces = 0
    for line in text.split("\n"):
        if not braces and not re.search(r"[,;]$", loose[-1] if loose else ""):
            loose += [""] * chance.randrange(2)
        loose.append(line)
        bare = re.sub(r"\\.", "", line)
        bare = bare if braces else re.sub(r'"[^"]*"', "", bare)
        for sign in bare:
            braces = max(0, braces + (sign == "{" and not braces) - (sign == "}" and braces))
    assert read_game_text("\r\n".join(loose)).study == numbered(study)
    assert read_game_text("\ufeff" + text + "\n\n \t\n").study == numbered(study)


def lists(text):
    """The lists of orders in a canonical text: where each begins and ends."""
    notes = [(one.start(), one.end()) for one in re.finditer(r"\{(?:\\.|[^}\\])*\}", text)]
    for found in re.finditer(r"^ *([A-Z]+): (?:.*,\n)*.*$", text, re.MULTILINE):
        if not any(start < found.start() < end for start, end in notes):
            yield found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", TREES)
def test_each_order_may_have_a_line_of_its_own(game, seed):
    study = by_chance(game, f"lines {seed}")
    text = game_text(study)
    parts = re.compile(r'((?:"(?:\\.|[^"\\])*"|[^,"])*),\s+')
    for found in reversed([*lists(text)]):
        told = parts.sub(r"\1\n   ", found[0]).replace(": ", ":\n ", seed % 2)
        told = told.replace(":\n disorder", ": disorder")
        text = text[: found.start()] + told + text[found.end() :]

    assert read_game_text(text).study == numbered(study)


@pytest.mark.parametrize("game", TREES)
def test_a_variation_may_close_behind_an_order(game):
    closed = 0
    for seed in range(8):
        study = by_chance(game, f"brackets {seed}", 50)
        bracket = re.compile(r"^( *(?:[A-Z]+:|>) .*\w)\n *\)$", re.MULTILINE)
        text, count = bracket.subn(r"\1)", game_text(study))
        closed += count

        assert read_game_text(text).study == numbered(study)
    assert closed


@pytest.mark.parametrize("path", sorted(CASES.glob("*.txt")), ids=lambda path: path.stem)
def test_a_colon_that_is_missing_is_told(path):
    text = path.read_bytes().decode().partition("\n=====\n")[2]
    for found in lists(text):
        colon = found.end(1)
        with pytest.raises(TextError) as caught:
            read_game_text(text[:colon] + text[colon + 1 :])
        assert caught.value.code == TextFault.NOT_EXPECTED
        assert caught.value.facts["like"] == ":"
        assert caught.value.line == text.count("\n", 0, colon) + 1
        assert caught.value.column == colon - text.rfind("\n", 0, colon) + 1


@pytest.mark.parametrize("seed", range(30))
def test_notes_of_any_signs_come_back(seed):
    chance = random.Random(seed)
    signs = 'a }{\\"\n()[]*=~@>!?;,: žé木\u200d'
    text = "".join(chance.choice(signs) for _ in range(chance.randrange(40)))
    for indent in ("", "  ", "      "):
        scan = Scanner(f"{indent}{braced(text, indent)}]")
        scan.blanks()
        assert scan.braced() == text
        assert scan.sign == "]"
    line = text.replace("\n", " ")
    scan = Scanner(quoted(line) + "x")
    assert scan.quoted() == line
    assert scan.sign == "x"


HAND = """
S1901M!
A: Vienna - Galicia, Bud-Ser?!; f tri - alb
Rusko: A War-Gal, Moskva - Ukrajina
   > fails: A VIE, a war
{They meet in Galicia.}
@ arrow red VIE GAL, Circle blue War
F1901M "On"
"""


def test_a_text_by_hand_is_read_without_tears():
    read = read_game_text(HAND)

    study = read.study
    (chapter,) = study.chapters
    root = study.nodes[chapter.root]
    first = study.nodes[root.children[0]]
    assert (chapter.game, chapter.map) == ("diplomacy", "standard")
    assert first.ordered.orders == {
        "AUSTRIA": ("A BUD - SER", "A VIE - GAL", "F TRI - ALB"),
        "RUSSIA": ("A MOS - UKR", "A WAR - GAL"),
    }
    assert first.sign == "!"
    assert first.sign_of("AUSTRIA", "A BUD - SER") == "?!"
    assert first.note == "They meet in Galicia."
    assert [mark.at for mark in first.marks] == ["VIE", "WAR"]
    assert study.nodes[first.children[0]].name == "On"
    assert read.remarks == ()
    assert read_game_text(game_text(study)).study == study


def test_results_that_are_judged_otherwise_now_are_remarked_on_and_the_text_is_read():
    read = read_game_text(HAND.replace("fails: A VIE, a war", "cut: A VIE"))

    (odd,) = read.remarks
    assert odd.code is TextRemark.RESULT_DIFFERS
    assert (odd.line, odd.column) == (5, 4)
    assert odd.facts == {"text": "cut: A VIE", "judged": "fails: A VIE, A WAR"}


@pytest.mark.parametrize("wrong", json.loads((CASES / "wrong.json").read_text("utf-8")), ids=str)
def test_what_is_wrong_is_told_with_its_line_and_column(wrong):
    with pytest.raises(TextError) as caught:
        read_game_text(wrong["text"])

    error = caught.value
    assert error.code == wrong["code"]
    assert (error.line, error.column) == (wrong["line"], wrong["column"])
    assert error.facts["line"] == wrong["line"]
    assert error.facts.get("like") != ""


@pytest.mark.parametrize("path", sorted(CASES.glob("*.txt")), ids=lambda path: path.stem)
def test_every_sample_is_read_as_it_stands_in_the_canonical_text_beside_it(path):
    by_hand, _, canonical = path.read_bytes().decode().partition("\n=====\n")

    read = read_game_text(by_hand)

    assert game_text(read.study) == canonical
    assert read_game_text(canonical).study == read.study
    assert read.remarks == ()


def test_there_are_fifty_samples_and_a_wrong_text_for_every_fault():
    assert len([*CASES.glob("*.txt")]) >= 50
    wrong = {one["code"] for one in json.loads((CASES / "wrong.json").read_text("utf-8"))}
    assert {str(one) for one in TextFault} - wrong == set()


@cache
def to_spoil(seed):
    return game_text(by_chance("blank", f"spoiled {seed}"))


def refusal(text):
    """Read a text; return why it is refused, if it is."""
    try:
        read_game_text(text)
    except ExchangeError as error:
        return error
    return None


@pytest.mark.parametrize("seed", range(120))
def test_a_spoiled_text_is_read_or_refused_in_words(seed):
    """Whatever stands in it, nothing but a text error comes of it, at a place within the text."""
    chance = random.Random(seed)
    text = to_spoil(seed % 6)
    for _ in range(chance.randrange(1, 4)):
        at, length = chance.randrange(len(text)), chance.randrange(6)
        put = chance.choice(("", *'(){}[]"\n!:,=\\*'))
        text = text[:at] + put + text[at + length :]

    error = refusal(text)

    if error is not None:
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        return
    again = game_text(read_game_text(text).study)
    assert game_text(read_game_text(again).study) == again


@pytest.mark.parametrize(
    "text", ["(" * 50_000, "{" * 100_000, "[" * 1000, "S1901M(" * 2000, "=\n" * 400]
)
def test_no_text_is_too_deep(text):
    assert refusal(text) is not None or "=" in text


def test_a_line_of_many_years_is_as_deep_as_it_likes():
    days = "\n".join(f"D{day}{part}" for day in range(1, 120) for part in "ME")
    deep = '[Game "blank"]\n' + days

    study = read_game_text(deep).study

    assert len(study.nodes) == 239
    text = game_text(study)
    assert read_game_text(text).study == study


def test_the_text_on_the_page_is_the_canonical_one():
    page = (Path(__file__).parents[3] / "docs" / "game_text.md").read_text("utf-8")
    text = page.partition("```\n")[2].partition("```\n")[0]

    read = read_game_text(text)

    assert read.remarks == ()
    assert game_text(read.study) == text


def test_every_fault_is_on_the_page():
    page = (Path(__file__).parents[3] / "docs" / "game_text.md").read_text("utf-8")
    assert {str(one) for one in TextFault if f"`{one}`" not in page} == set()
