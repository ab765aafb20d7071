"""A game that was played becomes a line of a study, with the same boards."""

import random
from dataclasses import replace

from engine.catalogue import GAMES
from engine.notation.known_rules import beginning, by_every_rulebook, known_board
from engine.robots.players.random_table import random_orders
from engine.rules.order import opened
from engine.rules.ruling import JudgedPhase
from engine.studies import unkept_study
from engine.study.line_of_play import line_of_play, played
from engine.study.tree.setup import normal


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
