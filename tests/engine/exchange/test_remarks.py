"""What was said in games of other programs becomes notes of the tree; game texts keep theirs."""

import json
from functools import cache
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.brought import Told, brought_text
from engine.games.diplomacy.study.annotated import annotated_game
from engine.notation.game_text import game_text, read_game_text

HERE = Path(__file__).parents[1] / "games/diplomacy/exchange"
EVENING, WEB = HERE / "games/evening.json", HERE / "samples/webdiplomacy_history.json"


@cache
def games():
    with_formats = [one for one in GAMES.values() if one.exchange is not None]
    return tuple(one.rules(load_map(one.map).board, {}) for one in with_formats)


def notes(text):
    """Bring a text; return what is noted on its boards, the first one first."""
    brought = brought_text(text, games)
    assert isinstance(brought, Told)
    study = brought.chapters
    assert read_game_text(game_text(study)).study == study
    root = study.chapters[0].root
    return [study.nodes[one].note for one in (root, *study.main_line(root))]


def evening(*messages, note=""):
    told = json.loads(EVENING.read_text("utf-8"))
    told["phases"][1]["messages"] = [*messages]
    told["phases"][0]["state"]["note"] = note
    return notes(json.dumps(told))


def test_messages_of_a_saved_game_stand_where_they_were_said():
    france = {"sender": "FRANCE", "recipient": "GERMANY", "message": "Burgundy stays empty?"}
    russia = {
        "sender": "russia",
        "recipient": "GLOBAL",
        "message": "I build in the north.\nReally.",
    }
    told = evening(france, russia, note="A quiet spring")
    assert told[1] == (
        "A quiet spring\nF → G: Burgundy stays empty?\nR: I build in the north.\nReally."
    )
    assert not any(told[:1] + told[2:])


@pytest.mark.parametrize(
    "message",
    [3, None, {}, {"message": 3}, {"message": "  "}, {"sender": "FRANCE"}, ["x"], {"message": ""}],
)
def test_what_nobody_can_read_was_not_said(message):
    assert not any(evening(message))


def test_a_strange_sender_is_somebody_who_remarks_on_the_phase():
    told = evening({"sender": "MARS", "recipient": 4, "message": "Hello \x07there"})
    assert told[2] == "Hello there"


def test_messages_of_webdiplomacy():
    told = json.loads(WEB.read_text("utf-8"))
    told["phases"][0]["messages"] = [
        {"fromCountryID": 2, "toCountryID": 4, "message": "Peace?"},
        {"fromCountryID": "7", "toCountryID": 0, "message": "Good evening"},
        {"fromCountryID": [], "message": "nobody’s"},
    ]
    said = notes(json.dumps(told))
    assert said[0] == "F → G: Peace?\nR: Good evening"
    assert said[1] == "nobody’s"


def test_comments_of_an_order_list_and_of_a_case():
    text = (
        "Spring 1901\n# Everybody is polite.\nFrance: A Par - Bur, F Bre - MAO, A Mar - Spa\n"
        "Germany: A Mun - Ruh\n\nFall 1901\n# And then:\nFrance: A Bur - Mun\n"
    )
    assert notes(text) == ["", "Everybody is polite.", "And then:"]


def test_comments_of_a_jdip_case():
    text = (
        "CASE Ours\n# what it is about\nPRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\n"
        "France: A par\nORDERS\nFrance: A par-bur\nPOSTSTATE\nFrance: A bur\nEND\n"
    )
    assert "what it is about" in notes(text)


def test_a_game_text_of_others_keeps_its_comments():
    for language in ("cs", "en"):
        text = annotated_game("austria", language)
        brought = brought_text(text, games)
        assert isinstance(brought, Told)
        assert brought.chapters == read_game_text(text).study
