"""What stands on the pages of a game."""

import re
from dataclasses import replace

import pytest

from engine.catalogue import GAMES
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.table.incident import Incident, IncidentKind
from engine.table.view import Stage
from gui import i18n
from gui.games.diplomacy.words import rulebook as rulebook_words
from gui.paper import kinds
from gui.paper.blocks import Heading, Words
from gui.paper.flow import A4, FORMS, LETTER, paginate
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import MapView, views_of
from gui.paper.results_sheet import results_sheet


def text(matter, *wanted):
    return kinds.plain_text(matter, Wish(wanted))


def test_a_finished_game_has_no_order_sheets(matter_after):
    assert not kinds.there_is(Kind.ORDERS, matter_after(7, stage=Stage.OVER))
    assert kinds.there_is(Kind.RESULTS, matter_after(7, stage=Stage.OVER))


def test_before_the_first_reveal_there_are_no_results(matter_after):
    matter = matter_after(0, stage=Stage.WRITING)

    assert not kinds.there_is(Kind.RESULTS, matter)
    assert results_sheet(matter) == []
    played = {MapView.RULED, MapView.WRITTEN, MapView.AFTER}
    assert views_of(matter) == tuple(view for view in MapView if view not in played)


def test_results_tell_every_order_and_why_it_failed(matter_after, played):
    said = text(matter_after(4), Kind.RESULTS)

    assert len(re.findall(r"^[AF] ", said, re.MULTILINE)) == len(played[3].resolution.rulings)
    assert "A Tri-Bud · Trieste → Budapest · stand-off" in said
    assert "\n    " in said
    assert "Rules: Second edition, 1982" in said


def test_results_of_an_earlier_phase_can_be_printed(matter_after):
    said = text(replace(matter_after(4), at=0), Kind.RESULTS)

    assert "Results · Spring 1901" in said
    assert "1902" not in said


def test_centres_are_told_year_by_year(matter_after):
    said = text(matter_after(7), Kind.COUNTED)

    assert "1900 · 1901 · 1902" in said
    assert "Germany · 3 · 5 · 6" in said


def test_the_log_tells_what_happened_to_seals(matter_after):
    matter = matter_after(2)
    incident = Incident(
        kind=IncidentKind.VOIDED, power="ITALY", reason="spilled tea", at="2026-11-22T19:00:00Z"
    )
    past = (replace(matter.public.past[0], incidents=(incident,)), matter.public.past[1])

    said = text(replace(matter, public=replace(matter.public, past=past)), Kind.LOG)

    assert "Spring 1901" in said
    assert "The envelope of Italy was destroyed unopened (spilled tea)" in said


def test_the_rules_card_names_every_point(matter_after, loaded_map):
    other = GAMES["diplomacy"].rules(loaded_map.board, PROFILES["2023"].options)

    said = text(replace(matter_after(1), rules=other), Kind.RULES)

    assert all(rulebook_words.point_words(point) in said for point in rulebook_words.POINTS)
    assert "Edition of 2023" in said
    assert "In bold" in said


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.name)
@pytest.mark.parametrize("count", range(8))
def test_every_phase_can_be_laid_out(matter_after, language, form, count):
    matter = matter_after(count)
    with i18n.speaking(language):
        pages = kinds.pages(matter, Wish(tuple(Kind), form))

    assert all(
        page.room.adjusted(-1, -1, 1, 1).contains(placed.box)
        for page in pages
        for placed in page.placed
    )


def test_what_is_copied_speaks_the_language_of_the_windows(matter_after):
    with i18n.speaking("cs"):
        said = text(matter_after(4), Kind.RESULTS)

    assert "Výsledky · Jaro 1902" in said
    assert "Pravidla: Druhé vydání, 1982" in said


def test_a_powers_orders_stay_on_one_page(matter_after):
    for form in (A4, LETTER):
        pages = paginate(results_sheet(matter_after(4)), form)
        first = [type(page.placed[0].block) for page in pages]

        assert len(pages) <= 3  # with the fingerprints
        assert {*first} == {Heading}


def test_house_rules_are_on_the_results_and_below_every_page(matter_after, loaded_map):
    own = {**PROFILES["1982"].options, "convoyed_attack_from": "last_fleet"}
    matter = replace(matter_after(4), rules=GAMES["diplomacy"].rules(loaded_map.board, own))

    said = text(matter, Kind.RESULTS)

    assert "House rules\nA landing comes from the last fleet of the convoy" in said
    assert "the last fleet of the convoy" in kinds.running(matter, Wish(())).profile


def test_a_ruling_log_is_set_as_it_was_written(matter_after):
    log = "Ruling log: Thursday\n\n────\nSpring 1901  (7 pm)\n\nFrance\n  “A Par-Bur” = A Par-Bur\n"
    blocks = kinds.pages(replace(matter_after(1), log=log), Wish((Kind.LOG,)))[0].placed

    kept = [(type(p.block), p.block.words, getattr(p.block, "indent", 0)) for p in blocks[:4]]

    assert kept == [
        (Words, "Ruling log: Thursday", 0),
        (Heading, "Spring 1901  (7 pm)", 0),
        (Words, "France", 0),
        (Words, "“A Par-Bur” = A Par-Bur", 32),
    ]
