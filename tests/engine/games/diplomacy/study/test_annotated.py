"""Annotated games: the same in both languages, and no comment says what is not so."""

import re
from dataclasses import replace
from functools import cache

import pytest

from engine.games.diplomacy.openings import openings
from engine.games.diplomacy.study.annotated import (
    GAMES,
    annotated_game,
    annotated_study,
    claims,
)
from engine.games.diplomacy.study.library import sample_game
from engine.notation.game_text import game_text, read_game_text
from engine.notation.known_rules import known_rules
from engine.openings.recognition import recognised
from engine.robots.games.diplomacy import thinker
from engine.rules.ruling import Verdict
from engine.study.positions import Positions

LANGUAGES = ("cs", "en")
_UNIT = r"[AF] [A-Z]{3}(?:/[A-Z]{2})?"
_CITED = re.compile(
    rf"{_UNIT} (?:- [A-Z]{{3}}(?:/[A-Z]{{2}})?"
    rf"|[SC] {_UNIT}(?: - [A-Z]{{3}}(?:/[A-Z]{{2}})?)?|R [A-Z]{{3}}|[HBD]\b)"
)

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def read(game: str, language: str = "en"):
    found = read_game_text(annotated_game(game, language))
    assert not found.remarks
    return found.study


def noted(study):
    """Yield every board with a comment and its name among claims."""
    root = study.chapters[0].root
    main = {root, *study.main_line(root)}
    positions = Positions(known_rules)
    for node in study.under(root):
        if node.note:
            assert node.parent
            code = positions.position(study, node.parent).phase.code
            yield node, code if node.id in main else f"{code}/1", positions


@every_game
def test_it_is_a_canonical_text(game):
    for language in LANGUAGES:
        text = annotated_game(game, language)
        assert game_text(read_game_text(text).study) == text


@every_game
def test_it_is_the_same_game_in_every_language(game):
    bare = []
    for language in LANGUAGES:
        study = read(game, language)
        (chapter,) = study.chapters
        assert chapter.title
        assert chapter.text
        nodes = {key: replace(one, note="", name="") for key, one in study.nodes.items()}
        told = {key: (bool(one.note), bool(one.name)) for key, one in study.nodes.items()}
        bare.append((nodes, told, {*chapter.facts}))
    assert bare[0] == bare[1]
    czech, english = (read(game, language).nodes for language in LANGUAGES)
    assert all(czech[key].note != english[key].note for key in czech if czech[key].note)


@every_game
def test_it_has_comments_enough(game):
    study = read(game)
    phases = len(study.main_line(study.chapters[0].root))
    assert len([*noted(study)]) * 3 >= min(phases, 40)
    if game != "sample":
        assert any(len(one.children) > 1 for one in study.nodes.values())


@every_game
def test_it_is_played_to_its_end(game):
    study = read(game)
    root = study.chapters[0].root
    if game == "sample":
        assert len(study.main_line(root)) == len(sample_game())
        return
    positions = Positions(known_rules)
    rules = positions.rules(study, root)
    assert positions.position(study, root) is not None
    line = study.main_line(root)
    assert rules.outcome(positions.position(study, line[-1])) is not None
    assert all(rules.outcome(positions.position(study, one)) is None for one in line[:-1])


@every_game
def test_every_order_that_a_comment_names_was_given(game):
    for language in LANGUAGES:
        study = read(game, language)
        for node, code, positions in noted(study):
            given = {str(order) for order in _orders(positions.judged(study, node.id))}
            # A destination without its coast is named all the same.
            given |= {re.sub(r"/[A-Z]{2}", "", order) for order in given}
            cited = _CITED.findall(node.note)
            assert {*cited} <= given, (code, {*cited} - given)


def _orders(past):
    return (order for orders in past.orders.values() for order in orders)


@every_game
def test_every_claim_is_true(game):
    study, told = read(game), dict(claims()[game])
    for node, code, positions in noted(study):
        past = positions.judged(study, node.id)
        after = positions.position(study, node.id)
        rules = positions.rules(study, node.id)
        known = told.pop(code)
        assert known, f"{code}: nothing of this comment is checked"
        for claim in known:
            assert _holds(claim, past, after, rules, study, positions), f"{code}: {claim}"
    assert not told


def _holds(claim, past, after, rules, study, positions):
    word, _, what = claim.partition(" ")
    by_order = {str(one.order): one for one in past.resolution.rulings}
    by_unit = {one.unit: one for one in past.resolution.rulings if one.unit}
    first, _, second = what.partition(" ")
    while after.dislodged:  # whoever retreats wins nothing by it
        after = rules.adjudicate(after, {}).after
    outcome = rules.outcome(after)
    tests = {
        "given": lambda: what in by_order,
        "succeeds": lambda: by_order[what].verdict is Verdict.SUCCEEDS,
        "fails": lambda: by_order[what].verdict is Verdict.FAILS,
        "cut": lambda: by_order[what].verdict in (Verdict.CUT, Verdict.FALLEN),
        "dislodged": lambda: by_unit[what].dislodged,
        "destroyed": lambda: by_unit[what].destroyed,
        "centres": lambda: after.count(first) == int(second),
        "owns": lambda: after.owners.get(second) == first,
        "wins": lambda: outcome is not None and outcome.powers == (what,),
        "opening": lambda: _opening(study, positions, first) == second,
    }
    return tests[word]()


def _opening(study, positions, power):
    return recognised(openings().every, _begun(study, positions))[(power,)][-1].id


def _begun(study, positions):
    played = {}
    for node in study.main_line(study.chapters[0].root)[:2]:
        past = positions.judged(study, node)
        for power, orders in past.orders.items():
            sheet = {order.unit: str(order) for order in orders}
            played.setdefault(power, {})[past.before.phase.code] = sheet
    return played


def test_the_sample_game_is_that_of_the_rulebook():
    study = read("sample")
    positions = Positions(known_rules)
    for phase, node in zip(sample_game(), study.main_line(study.chapters[0].root), strict=True):
        past = positions.judged(study, node)
        assert past.before.phase.code == phase.phase.code
        went = {str(r.order) for r in past.resolution.rulings if r.verdict is Verdict.SUCCEEDS}
        assert {*phase.moved} <= went


def test_a_game_is_played_by_who_thinks_ahead(capsys):
    told = ["--seed", "x", "--master", "ITALY", "--sheets", "3", "--rounds", "4"]
    assert thinker.main([*told, "--last-year", "1901"]) == 0
    study = read_game_text(capsys.readouterr().out).study
    assert len(study.main_line(study.chapters[0].root)) >= 3


@every_game
def test_the_shelf_reads_what_everybody_reads(game):
    for language in LANGUAGES:
        text = annotated_game(game, language)
        assert annotated_study(game, language) == read_game_text(text).study
