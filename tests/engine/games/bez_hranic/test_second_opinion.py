"""A naive judge agrees; ``velmoc.py second-opinion --game bez-hranic`` asks it far more."""

import random

from tests.naive.bez_hranic.court import sat


def test_the_naive_judge_agrees():
    assert [*sat(random.Random(2010), 60)] == []
