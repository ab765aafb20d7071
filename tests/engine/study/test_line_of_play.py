"""A game that was played becomes a line of a study, with the same boards."""

import random
from dataclasses import replace

import pytest

from engine.catalogue import GAMES
from engine.notation.game_text import game_text, read_game_text
from engine.notation.known_rules import (
    beginning,
    begun_by,
    by_every_rulebook,
    carried_board,
    known_board,
    packed,
)
from engine.notation.texts.text_faults import TextError
from engine.robots.players.random_table import random_orders
from engine.rules.order import opened
from engine.rules.ruling import JudgedPhase
from engine.studies import begin_study, open_study, unkept_study
from engine.study.edits import PieceTaken
from engine.study.line_of_play import line_of_play, played
from engine.study.tree.setup import normal
from engine.study.tree.study import numbered
from tests.journeys.other_map import KEY, NEW, make_map


def a_game(game, phases=8):
    rules = next(iter(by_every_rulebook(known_board(GAMES[game].map)).values()))
    chance, position, past = random.Random(game), rules.start(GAMES[game].calendar.begins), []
    for turn in range(phases):
        asked = rules.asked(position)
        orders = {one: random_orders(rules, position, one, chance) for one in asked[1:]}
        silent = asked[:1] if turn % 3 == 1 else ()
        resolution = rules.adjudicate(position, orders, frozenset(silent))
        past.append(
            JudgedPhase(
                before=position,
                orders=opened(rules.order, orders),
                resolution=resolution,
                disorder=tuple(silent),
            )
        )
        position = resolution.after
        if turn == 4:  # somebody sets the board up otherwise
            position = replace(position, units=position.units[1:])
    return rules, past


def test_every_board_of_a_game_is_there_again(game):
    rules, past = a_game(game)

    study = line_of_play(rules, played(past), "A game")

    here = unkept_study(game, beginning(game))
    (chapter,) = here.chapters.take_over(study)
    root = here.log.study.chapter(chapter).root
    line = (root, *here.log.study.main_line(root))
    boards = [normal(here.sandbox.position(node)) for node in line]
    for one in past:
        assert normal(one.before) in boards
    assert boards[-1] == normal(past[-1].resolution.after)
    set_up = [node for node in line if here.log.study.nodes[node].set_up is not None]
    assert len(set_up) == 2
    assert len(line) == len(past) + 2
    here.sandbox.undo()
    assert here.log.study.chapter(chapter) is None


def test_of_nothing_comes_nothing(game):
    rules, _ = a_game(game, 0)
    assert line_of_play(rules, ()).chapters == ()


@pytest.mark.evening
def test_a_map_that_nobody_has_goes_along_in_file_and_text(tmp_path):
    content = make_map(tmp_path / "map").read_bytes()
    board = carried_board(packed(content))
    rules = next(iter(by_every_rulebook(board).values()))
    path = tmp_path / "one.velstudy"
    study = begin_study(path, "diplomacy", begun_by(rules), KEY, content=content)
    root = study.log.study.chapters[0].root
    study.sandbox.judge(root, {"FRANCE": ("A PRZ - BUR",)})
    study.sandbox.edit(root, PieceTaken(at=NEW))
    left = study.log.study
    study.close()

    again = open_study(path)
    text = game_text(again.log.study)
    read = read_game_text(text)

    assert again.trouble is None
    assert again.log.study == left
    assert f'[Map "{KEY}"]\n[MapFile "' in text
    assert f"VEL1 {KEY.upper().replace('_', '-')} S1901M" in text
    assert read.study == numbered(left)
    assert game_text(read.study) == text
    again.close()


def test_what_is_no_map_is_refused_with_its_place():
    for name, like in (("nothing", "unknown_map"), (packed(b"{}"), "unknown_map")):
        with pytest.raises(TextError) as caught:
            read_game_text(f'[Map "x"]\n[MapFile "{name}"]\nS1901M\n')
        assert (caught.value.code, caught.value.line) == (like, 2)
