"""What every game of live rounds says of itself."""

import re

import pytest

from engine import catalogue as engine_catalogue
from engine.rules.live import Setting, TellsDistance
from gui import i18n
from gui.explain import brief, rules_text
from gui.games import catalogue
from gui.study.live_screens import LiveStudy

TOLD = [game for game, card in catalogue.LIVE.items() if card.rule_texts]


def test_every_seat_of_live_rounds_has_a_sign_and_a_key_of_its_own():
    for key, game in catalogue.LIVE.items():
        looks = game.seats()
        assert tuple(looks) == engine_catalogue.LIVE[key].seats
        assert len({look.key for look in looks.values()}) == len(looks)
        assert len({look.colour for look in looks.values()}) == len(looks)


def test_a_study_and_rules_are_had_or_not():
    studies = {game for game, card in catalogue.LIVE.items() if card.study is not None}

    assert studies == {"bez-hranic"}
    assert {"first_light"} == catalogue.LIVE.keys() - studies
    for card in catalogue.LIVE.values():
        assert bool(card.rule_texts) == (card.introduction is not None)


def test_a_game_has_words_for_the_distance_from_the_best_where_it_can_tell_it():
    told = {}
    for key, card in engine_catalogue.LIVE.items():
        state = card.start(Setting(card.seats[: card.fewest], next(iter(card.maps), "")))
        told[key] = isinstance(state, TellsDistance)
        assert told[key] == (catalogue.LIVE[key].off_best is not None)

    assert told == {"bez-hranic": True, "first_light": False}


def test_a_study_says_which_game_it_is_of(qapp, home, qtbot):
    for game, card in catalogue.LIVE.items():
        if card.study is not None:
            study = card.study()
            qtbot.addWidget(study)
            assert isinstance(study, LiveStudy)
            assert study.live == game


@pytest.mark.parametrize("game", TOLD)
def test_the_rules_have_the_same_paragraphs_in_both_languages(game, qapp):
    book = catalogue.LIVE[game].rule_texts
    told, pages = {}, {}
    for language in i18n.LANGUAGES:
        with i18n.speaking(language):
            told[language] = rules_text.sections(book)
            pages[language] = [[one.sections for one in page] for page in brief.pages(book)]
            assert len(catalogue.LIVE[game].introduction().page_names()) == brief.PAGES
            for section in told[language]:
                text = rules_text.rule_text(section, book)
                assert text.title
                for paragraph in text.text:
                    assert paragraph.endswith(".")
                    for named in re.findall(r"(?<![\w.])\d\.\d(?!\w)", paragraph):
                        assert named in told[language]
            for page in brief.pages(book):
                for one in page:
                    assert set(re.split(r", ", one.sections)) <= set(told[language])
                    assert one.text.endswith(".")

    assert len({*told.values()}) == 1
    assert pages["cs"] == pages["en"]
