"""A naive judge agrees; ``velmoc.py second-opinion --game bez-hranic`` asks it far more."""

from tests.naive.bez_hranic.court import Court


def test_the_naive_judge_agrees():
    court = Court()

    assert [told for told in map(court.trial, range(60)) if told] == []
    assert court.seen["repairs"] > 1
    assert court.seen["maps of the line"] > 20
