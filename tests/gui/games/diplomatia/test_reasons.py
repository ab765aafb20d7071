"""Every reason of Diplomatia in both languages, and every paragraph that it names can be read."""

import pytest

from engine.games.diplomatia.orders import in_vain, value_of
from engine.games.diplomatia.reasons import PARAGRAPHS, VERDICTS, Reason
from engine.rules.ruling import Finding, Ruling, Verdict
from gui import i18n
from gui.explain import rules_text
from gui.explain.why_panel import WhyPanel
from gui.games.diplomatia import reasons
from gui.games.diplomatia.phrases import PHRASES
from gui.words import labels


def ruling(*findings, verdict=Verdict.FAILS, order="A KAR - LOY", written="", **more):
    facts = {"power": "RUS", "unit": "A KAR", "verdict": verdict, "findings": findings, **more}
    return Ruling(order=value_of(order), written=in_vain(written), **facts)


def test_every_reason_has_a_sentence():
    assert PHRASES.keys() == set(Reason)


@pytest.mark.parametrize("by", [("FZA",), ("UPP", "FZA")])
@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_is_a_sentence_in_both_languages(reason, by, language, board):
    finding = Finding(reason=reason, where="JBA", by=by, strength=1, against=2)

    said = reasons.tell(finding, ruling(finding, written="A Kar-Lo"), board)

    assert said.endswith(".")
    assert "{" not in said
    assert "None" not in said


def test_czech_differs_from_english_for_every_phrase(board, look):
    def told():
        return {r: reasons.tell(Finding(reason=r), ruling(), board) for r in Reason}

    english = told()
    i18n.speak("cs")
    czech = told()

    assert [reason for reason in Reason if english[reason] == czech[reason]] == []


@pytest.mark.parametrize("reason", sorted(VERDICTS))
def test_every_verdict_has_a_headline_and_a_word(reason, language, board):
    verdict = VERDICTS[reason]
    for lost in ({}, {"dislodged": True}, {"dislodged": True, "destroyed": True}):
        for order in ("A KAR - LOY", "A KAR ZP FZA", "A KAR O"):
            one = ruling(Finding(reason=reason, where="LOY"), verdict=verdict, order=order, **lost)
            said = reasons.headline(one, board), labels.result_word(one, board)
            assert all(said)
            assert not any("{" in text for text in said)


@pytest.mark.parametrize("rule", sorted(set(PARAGRAPHS.values())))
def test_every_paragraph_can_be_opened(rule, language):
    assert rules_text.rule_text(rule, "diplomatia_").text


@pytest.mark.parametrize("reason", sorted(VERDICTS))
def test_whatever_went_wrong_is_asked_about(reason, language, board):
    """By a question of its own, or by the usual one of its verdict; never by the order alone."""
    verdict = VERDICTS[reason]
    asked = WhyPanel(board)._question(ruling(Finding(reason=reason), verdict=verdict))

    assert "{" not in asked
    bad = {Verdict.FAILS, Verdict.CUT, Verdict.FALLEN, Verdict.VOID, Verdict.DISRUPTED}
    bad |= {Verdict.INVALID, Verdict.ILLEGAL, Verdict.AMBIGUOUS, Verdict.TURNED}
    assert (verdict in bad) == ("?" in asked)
    assert "convoy" not in asked
    assert "konvoj" not in asked


@pytest.mark.parametrize("orders", ["", "RUS A KAR D", "RUS A KAR D; RUS F FZA D"])
def test_a_unit_that_goes_in_an_evaluation_is_removed_and_never_destroyed(judged, language, orders):
    past = judged("RUS A KAR A MOS F FZA", orders, code="T2C", MOS="ITA", FZA="ITA")
    gone = [one for one in past.resolution.rulings if one.destroyed]
    word = {"en": "removed", "cs": "odstraněna"}[language]

    assert len(gone) == 2
    assert {reasons.own_result(one) for one in gone} == {word}


@pytest.mark.parametrize("spoken", ["en", "cs"])
def test_every_verdict_on_a_support_or_transport_has_a_word_of_its_own(spoken, board, qapp):
    i18n.speak(spoken)
    orders = {
        "A PRO P BUR": ("turned", "cut", "fallen", "invalid", "void", "given", "illegal"),
        "F JBA T POM - SMA": ("turned", "available", "disrupted", "invalid", "illegal"),
    }

    for order, verdicts in orders.items():
        rulings = [
            Ruling(power="FRA", unit=order[:5], order=value_of(order), verdict=Verdict(one))
            for one in verdicts
        ]
        assert len({labels.result_word(one, board) for one in rulings}) == len(verdicts)
