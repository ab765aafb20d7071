"""Positions for the second adjudicator and what it needs of the board."""

import pytest

from tests.naive.deal import BOARD, Dealer, touching


@pytest.fixture(scope="session")
def board():
    return BOARD


@pytest.fixture(scope="session")
def deal():
    """Deal units and orders from a number."""

    def from_seed(seed):
        return Dealer(BOARD, seed).deal()

    return from_seed


@pytest.fixture(scope="session")
def touching_spaces():
    """Pairs of spaces between which some fleet could sail."""
    return touching()
