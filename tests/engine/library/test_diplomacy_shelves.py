"""Diplomacy's shelves say what the rulebook, the DATC and the judge say."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from engine.catalogue import shelves_of
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.study.library import examples, sample_game
from engine.notation.known_rules import known_board, known_rules
from engine.notation.rulebook import rules_of
from engine.rules.position import Position, Unit, UnitKind
from engine.study.positions import Positions, in_notation
from engine.study.tree.setup import normal

CASES = Path(__file__).parents[2] / "cases"
SHELVES = {shelf.key: shelf for shelf in shelves_of("diplomacy")}
DATC = [
    case
    for path in sorted((CASES / "datc").glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
]
TACTICS = json.loads((CASES / "library" / "tactics.json").read_text(encoding="utf-8"))
SECTIONS = {
    one["section"] for one in json.loads(Path("assets/rules/en.json").read_text(encoding="utf-8"))
}


@pytest.fixture(scope="module")
def rules():
    return rules_of(known_board("standard"), PROFILES["1982"].options, "")


def opened(shelf, name, lang="en"):
    study = SHELVES[f"diplomacy/{shelf}"].item(f"diplomacy/{shelf}/{name}").read(lang)
    return study, study.nodes[study.chapters[0].root]


def told(ruling):
    fate = " destroyed" if ruling.destroyed else " dislodged" if ruling.dislodged else ""
    return f"{ruling.verdict} {ruling.findings[0].reason}{fate}"


def all_told(past):
    """Say every ruling as cases do; of texts that order nothing, only what came of them."""
    return _by_unit({one.unit or str(one.given): told(one) for one in past.resolution.rulings})


def _by_unit(rulings):
    unit = re.compile(r"[AF] [A-Z]{3}(/[NSE]C)?")
    units = {name: said for name, said in rulings.items() if unit.fullmatch(name)}
    return units, sorted(said for name, said in rulings.items() if name not in units)


def test_every_section_stands_in_the_rulebook():
    for shelf in SHELVES.values():
        for item in shelf.items:
            assert item.sections or item.shelf.split("/")[1] not in ("examples", "datc", "tactics")
            for section in item.sections:
                assert section in SECTIONS or section.startswith("DATC "), item.key


def test_the_examples_are_those_of_the_rulebook(rules):
    shelf = SHELVES["diplomacy/examples"]
    assert [item.key.split("/")[2] for item in shelf.items] == [
        *(example.id for example in examples()),
        "sample",
    ]
    for example in examples():
        study, root = opened("examples", example.id)
        assert root.set_up.position == normal(example.position)
        boards = [study.nodes[child] for child in root.children]
        assert boards[0].ordered == in_notation(rules, root.set_up.position, example.orders, ())
        assert len(boards) == 1 + len(example.what_ifs)
        for other, asked in zip(boards[1:], example.what_ifs, strict=True):
            before = other if other.set_up else root
            played = study.nodes[other.children[0]] if other.set_up else other
            assert before.set_up.position == normal(asked.position)
            assert played.ordered == in_notation(rules, before.set_up.position, asked.orders, ())


def test_the_sample_game_goes_as_the_rulebook_prints_it(rules):
    study, root = opened("examples", "sample")
    boards = Positions(known_rules)
    assert root.set_up.position == normal(rules.start())
    line = study.main_line(root.id)
    phases = [boards.judged(study, number) for number in line]
    assert [past.before.phase for past in phases] == [one.phase for one in sample_game()]
    for number, past, one in zip(line, phases, sample_game(), strict=True):
        assert study.nodes[number].ordered == in_notation(rules, past.before, one.orders, ())


def test_every_case_of_the_datc_stands_on_its_shelf():
    wanted = {}
    for case in DATC:
        key = case["datc"] if case["datc"] not in wanted else f"{case['datc']}b"
        wanted[key] = case
    shelf = SHELVES["diplomacy/datc"]
    assert [item.key.split("/")[2] for item in shelf.items] == [*wanted]
    for key, case in wanted.items():
        item = shelf.item(f"diplomacy/datc/{key}")
        assert f"DATC {case['datc']}" in item.sections
        assert all(title.startswith(f"{case['datc']}: ") for title in item.titles.values())
        assert ("rulebooks" in item.themes) == bool(case.get("otherwise")) == bool(item.texts)


def test_every_case_comes_out_as_the_datc_says_and_as_other_rulebooks_do():
    seen = set()
    boards = {}
    for case in DATC:
        key = case["datc"] if case["datc"] not in seen else f"{case['datc']}b"
        seen.add(key)
        study, root = opened("datc", key)
        boards = Positions(known_rules)
        _like(root.set_up.position, case)
        first = root.set_up.options == PROFILES["1982"].options
        others = {edition: one for one in case.get("otherwise", ()) for edition in one["editions"]}
        assert first == ("1982" not in others)
        main, *rest = root.children
        written = written_otherwise(case, study, main)
        told = f"Written: {'; '.join(written)}" if written else ""
        assert study.nodes[main].note == "\n\n".join(filter(None, (told, case.get("why", ""))))
        _comes_out(study, boards, main, case, {})
        assert len(rest) == len(case.get("otherwise", ()))
        for child, one in zip(rest, case.get("otherwise", ()), strict=True):
            board = study.nodes[child]
            assert board.set_up.position == root.set_up.position
            editions = [name for name, p in PROFILES.items() if p.options == board.set_up.options]
            assert set(editions) <= set(one["editions"])
            assert board.note == one["why"]
            assert all(edition in board.name for edition in one["editions"])
            _comes_out(study, boards, board.children[0], case, one)


def written_otherwise(case, study, node):
    """Return the orders of a case that stand otherwise on its board."""
    read = {text for texts in study.nodes[node].ordered.orders.values() for text in texts}
    return [text for own in case["orders"].values() for text in own if text not in read]


def test_an_order_that_is_written_otherwise_than_it_is_read_is_shown_as_it_was_written():
    seen, odd = set(), 0
    for case in DATC:
        key = case["datc"] if case["datc"] not in seen else f"{case['datc']}b"
        seen.add(key)
        for lang in ("en", "cs"):
            study, root = opened("datc", key, lang)
            written = written_otherwise(case, study, root.children[0])
            odd += bool(written)
            (chapter,) = study.chapters
            note = study.nodes[root.children[0]].note
            assert ("Written" in chapter.text or "Napsáno" in chapter.text) == bool(written)
            for text in written:
                assert text in chapter.text
                assert text in note
    assert odd > 10


def _like(position, case):
    units = tuple(
        Unit(power, UnitKind(text[0]), text[2:])
        for power, own in case["units"].items()
        for text in own
    )
    owners = {at: power for power, own in case.get("owners", {}).items() for at in own}
    assert position.phase.code == case.get("phase", "S1901M")
    assert position == normal(Position(phase=position.phase, units=units, owners=owners))


def _comes_out(study, boards, node, case, other):
    past = boards.judged(study, node)
    assert study.nodes[node].ordered == in_notation(
        boards.rules(study, node), past.before, case["orders"], ()
    )
    rulings = {**({} if other.get("all") else case["expect"]), **other.get("expect", {})}
    assert all_told(past) == _by_unit(rulings)
    after = other.get("after", {}).get("units") or case["after"].get("units")
    if after:
        found = {}
        for unit in past.resolution.after.units:
            found.setdefault(unit.power, []).append(str(unit))
        assert {p: sorted(u) for p, u in found.items()} == {p: sorted(u) for p, u in after.items()}
    retreats = other.get("retreats", case.get("retreats"))
    if retreats and past.resolution.after.dislodged:
        [flight] = study.nodes[node].children
        assert all_told(boards.judged(study, flight)) == _by_unit(retreats["expect"])
    else:
        assert not study.nodes[node].children


def _holds(past, claim):
    """Tell whether a claim about a phase is true; see ``tests/cases/README.md``."""
    word, rest = claim.split(" ", 1)
    after = past.resolution.after
    rulings = {one.unit: one for one in past.resolution.rulings}
    if word == "x":
        return any(str(one.unit) == rest for one in after.dislodged)
    if word == "gone":
        return bool(rulings[rest].destroyed)
    if word in ("went", "stayed"):
        return rulings[rest].verdict == ("succeeds" if word == "went" else "fails")
    if word == "ways":
        return [way for one in after.dislodged for way in sorted(one.retreats)] == rest.split()
    if word == "owns":
        centre, power = rest.split()
        return after.owners.get(centre) == power
    unit = after.at(word)
    return unit is None if rest == "-" else unit is not None and unit.power == rest


def test_there_are_enough_tactics_each_with_a_contrast():
    shelf = SHELVES["diplomacy/tactics"]
    assert sorted(item.key.split("/")[2] for item in shelf.items) == sorted(TACTICS)
    assert len(TACTICS) >= 20
    for name in TACTICS:
        study, root = opened("tactics", name)
        branches = [node for node in study.under(root.id) if len(node.children) > 1]
        assert branches, name


@pytest.mark.parametrize("name", TACTICS)
def test_a_tactic_works_as_it_says(name):
    study, root = opened("tactics", name)
    boards = Positions(known_rules)
    claims = dict(TACTICS[name])
    for node in study.under(root.id):
        if node.ordered is None:
            continue
        path = _path(study, node.id)
        past = boards.judged(study, node.id)
        for claim in claims.pop(path):
            assert _holds(past, claim), (path, claim)
        other = all(one.verdict != "illegal" for one in past.resolution.rulings)
        assert other or "coast" in name
    assert not claims


def _path(study, node):
    """Return where a judged phase stands: 1 is the main line, 1.2 its second branch."""
    steps, line = [], study.line_to(node)
    for before, after in pairwise(line):
        if study.nodes[after].set_up is None and study.nodes[before].set_up and before != line[0]:
            continue
        steps.append(str(study.nodes[before].children.index(after) + 1))
    return ".".join(steps)
