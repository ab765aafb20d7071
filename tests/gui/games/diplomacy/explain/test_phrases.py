"""Every reason can be said in both languages, and every rule it names can be read."""

import pytest

from engine.games.diplomacy.orders import in_vain, value_of
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.rules.ruling import Finding, Ruling, Verdict
from gui import i18n
from gui.explain import rules_text
from gui.games.diplomacy.explain import phrases
from gui.games.diplomacy.explain.phrases_texts import PHRASES
from gui.words import labels
from gui.words.line_ends import tied


def ruling(*findings, verdict=Verdict.FAILS, **more):
    facts = {
        "power": "AUSTRIA",
        "unit": "A BUD",
        "order": "A BUD - GAL",
        "verdict": verdict,
        "findings": findings,
    }
    facts = {**facts, **more}
    facts["order"] = value_of(facts["order"])
    facts["written"] = in_vain(facts.get("written", ""))
    return Ruling(**facts)


@pytest.fixture(params=["en", "cs"])
def language(request, look):
    i18n.speak(request.param)
    return request.param


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_is_a_sentence_in_both_languages(reason, language, diplomacy):
    finding = Finding(reason=reason, where="GAL", by=("WAR", "RUM"), strength=1, against=2)

    said = phrases.tell(finding, ruling(finding, written="A Bud-Gla"), diplomacy.board)

    assert said.endswith(".")
    assert "{" not in said
    assert "None" not in said


@pytest.mark.parametrize("reason", sorted(VERDICTS))
def test_every_verdict_has_a_headline_in_both_languages(reason, language, diplomacy):
    one = ruling(Finding(reason=reason, where="GAL"), verdict=VERDICTS[reason])

    said = phrases.headline(one, diplomacy.board)

    assert said
    assert "{" not in said


def test_czech_differs_from_english_for_every_phrase(look, diplomacy):
    def told():
        return {
            reason: phrases.tell(Finding(reason=reason), ruling(), diplomacy.board)
            for reason in PHRASES
        }

    english = told()
    i18n.speak("cs")
    czech = told()

    assert [reason for reason in PHRASES if english[reason] == czech[reason]] == []


def test_every_section_of_the_sample_game_opens_a_rule(played, language):
    sections = {
        finding.rule
        for past in played
        for one in past.resolution.rulings
        for finding in one.findings
        if finding.rule
    }

    assert sections
    assert all(rules_text.rule_text(section).text for section in sections)


def test_equal_strength_is_a_stand_off_and_names_have_their_case(look, diplomacy):
    finding = Finding(reason="bounced", where="GAL", by=("WAR",), strength=1, against=1)
    i18n.speak("cs")

    assert phrases.tell(finding, ruling(finding), diplomacy.board) == tied(
        "Pat o Halič s útokem z Varšavy, 1\N{NO-BREAK SPACE}proti\N{NO-BREAK SPACE}1."
    )
    assert phrases.headline(ruling(finding), diplomacy.board) == tied("Pat o Halič")


def test_a_stronger_rival_is_no_stand_off(look, diplomacy):
    finding = Finding(reason="bounced", where="GAL", by=("WAR",), strength=1, against=2)

    assert "stronger" in phrases.tell(finding, ruling(finding), diplomacy.board)
    assert phrases.headline(ruling(finding), diplomacy.board) == "Not carried out"


def test_several_origins_are_listed(look, diplomacy):
    finding = Finding(reason="supported_by", by=("WAR", "UKR", "RUM"))

    said = phrases.tell(finding, ruling(finding), diplomacy.board)

    assert said == "It was supported from Warsaw, Ukraine and Rumania."


def test_headline_tells_a_unit_lost(look, diplomacy):
    finding = Finding(reason="support_cut", by=("BUL",))
    one = ruling(finding, verdict=Verdict.CUT, dislodged=True, destroyed=True)

    assert (
        phrases.headline(one, diplomacy.board) == "The support was cut, and the unit is destroyed"
    )


def test_results_text_tells_every_order_and_puts_the_language_back(look, played, diplomacy):
    written = phrases.results_text(played[0], diplomacy.board, "cs")

    assert i18n.language() == "en"
    assert "Jaro 1901" in written
    assert "Budapešť → Halič: pat" in written
    assert written.count("(VIII)") == 4
    for one in played[0].resolution.rulings:
        assert phrases.order_line(one, diplomacy.board) in phrases.results_text(
            played[0], diplomacy.board, "en"
        )


def test_a_text_that_ordered_nothing_is_quoted(look, diplomacy):
    one = ruling(order="", unit="", written="A Xyz-Gal", verdict=Verdict.ILLEGAL)

    assert phrases.order_line(one, diplomacy.board) == "“A Xyz-Gal”"


def test_an_order_against_the_rules_is_told_as_it_was_written(look, diplomacy):
    finding = Finding(reason="convoy_off_route", where="", rule="XII.2")
    refused = {"unit": "F IRI", "order": "F IRI H", "verdict": Verdict.ILLEGAL}
    good = ruling(finding, **refused, written="F IRI C A LON - BEL")
    scrawled = ruling(finding, **refused, written="F Iri C Lon-Bel")

    assert phrases.order_line(good, diplomacy.board) == "Irish Sea: convoy A London → Belgium"
    assert phrases.order_line(scrawled, diplomacy.board) == "“F Iri C Lon-Bel”"


def test_two_retreats_of_one_unit_are_both_told_in_words(look, diplomacy):
    finding = Finding(reason="two_orders", where="TUN", rule="VII.4")
    one = ruling(finding, unit="F TUN", order="F TUN D", written="F TUN - ION / F TUN - TYS")

    said = phrases.order_line(one, diplomacy.board)

    assert said == "Tunis → Ionian Sea / Tunis → Tyrrhenian Sea"


def test_a_fleet_that_carried_nobody_is_not_called_a_convoy(look, diplomacy):
    finding = Finding(reason="convoy_idle", where="NTH", by=("LON",))
    one = ruling(finding, unit="F NTH", order="F NTH C A LON - BEL", verdict=Verdict.AVAILABLE)

    assert labels.result_word(one, diplomacy.board) == "unused"
    assert phrases.headline(one, diplomacy.board) == "The fleet carried nobody"


def test_nobody_wanted_it_is_said_only_when_nobody_did(look, diplomacy):
    alone = Finding(reason="unopposed", where="GAL")
    late = Finding(reason="rival_not_carried", where="GAL", by=("LON",))

    assert "nobody else wanted to go there" in phrases.tell(alone, ruling(alone), diplomacy.board)
    assert "wanted" not in phrases.tell(alone, ruling(alone, late), diplomacy.board)


def test_no_ruling_says_a_thing_twice(language, diplomacy):
    """A unit driven out while it helped names its attacker once."""
    driven = Finding(reason="driven_out", by=("WAR",), strength=1, against=2)
    for first in ("support_cut_by_dislodgement", "convoy_fleet_driven_out"):
        helped = Finding(reason=first, where="BUD", by=("WAR",))
        one = ruling(helped, driven)

        told = [phrases.tell(finding, one, diplomacy.board) for finding in one.findings]

        warsaw = {"cs": "Varšavy", "en": "Warsaw"}[language]
        assert sum(warsaw in said for said in told) == 1


@pytest.mark.parametrize(
    ("far", "said"),
    [
        (2, "Nobody chose, so the unit farthest from its own centres goes (distance 2)."),
        (75, "Nobody chose, and no way leads to an own centre, so this unit goes."),
    ],
)
def test_a_removal_names_a_distance_only_where_there_is_one(look, diplomacy, far, said):
    i18n.speak("en")
    finding = Finding(reason=Reason.REMOVED_FAR_FROM_CENTRES, where="GAL", strength=far)

    assert phrases.tell(finding, ruling(finding), diplomacy.board) == said


def test_a_build_waived_among_moves_belongs_elsewhere(look, diplomacy):
    i18n.speak("en")
    finding = Finding(reason=Reason.NO_UNIT)

    said = phrases.tell(finding, ruling(finding), diplomacy.board)

    assert said == "Such an order belongs to another part of the turn."


@pytest.mark.parametrize(
    ("finding", "english", "czech"),
    [
        (
            Finding(reason=Reason.WAY_HELD, where="GAL", by=("WAR", "RUM", "BUD")),
            "It cannot retreat to Warsaw, Rumania and Budapest, where units stayed.",
            "Do Varšavy, do Rumunska a do Budapešti ustoupit nejde, stojí tam jednotky.",
        ),
        (
            Finding(reason=Reason.WAY_TAKEN, where="GAL", by=("WAR",)),
            "It cannot retreat to Galicia, where the unit from Warsaw has just arrived.",
            "Do Haliče ustoupit nejde, právě tam dorazila jednotka z Varšavy.",
        ),
        (
            Finding(reason=Reason.WAY_TO_STANDOFF, where="GAL", by=("WAR", "VIE")),
            (
                "It cannot retreat to Galicia, left empty by a stand-off of the units from Warsaw "
                "and Vienna."
            ),
            "Do Haliče ustoupit nejde, zůstalo tam prázdno po patu jednotek z Varšavy a z Vídně.",
        ),
        (
            Finding(reason=Reason.WAY_TO_ATTACKER, where="GAL", by=("GAL",)),
            "It cannot retreat to Galicia, because the attack came from there.",
            "Do Haliče ustoupit nejde, přišel odtamtud útok.",
        ),
    ],
)
def test_a_closed_way_names_the_space_and_who_closed_it(finding, english, czech, look, diplomacy):
    assert phrases.tell(finding, ruling(finding), diplomacy.board) == english
    i18n.speak("cs")
    assert phrases.tell(finding, ruling(finding), diplomacy.board) == tied(czech)
