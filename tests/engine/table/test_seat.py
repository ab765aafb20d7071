"""Several who command one power share its seat, and one name of it stays one."""

import pytest

from engine.table.seat import partners

NAMES = ("Anna", "Petr", "Jean-Luc", "R&D", "C++", "Božena Ž.")


@pytest.mark.parametrize("sign", ["+", "&"])
@pytest.mark.parametrize("count", range(1, len(NAMES) + 1))
def test_names_that_a_sign_with_blanks_joins_are_parted(sign, count):
    assert partners(f" {sign} ".join(NAMES[:count])) == NAMES[:count]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_with_the_sign_in_it_is_one(name):
    assert partners(name) == (name,)


@pytest.mark.parametrize(
    ("written", "players"),
    [
        ("", ()),
        (" + ", ()),
        ("Anna +", ("Anna",)),
        ("& Anna", ("Anna",)),
        ("Anna + Anna", ("Anna",)),
        ("Anna + + Petr", ("Anna", "Petr")),
    ],
)
def test_what_joins_nobody_joins_nobody(written, players):
    assert partners(written) == players
