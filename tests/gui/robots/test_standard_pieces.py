"""Whether pieces and lines say the truth, each by itself and in 200 positions by chance.

That whatever lies elsewhere would be found is tested beside it (``map_check``).
"""

import pytest

from gui import i18n
from gui.kit import theme
from gui.robots.map_check.inspector import Fault
from gui.robots.map_check.measured_board import SIZES
from tests.gui.robots.said_of_map import STANDARD, said_by_the_command


@pytest.fixture(scope="module")
def checked(qapp):
    """What is measured of the standard map in 200 positions, and what is said of it."""
    theme.prepare()
    with pytest.MonkeyPatch.context() as patch:
        return said_by_the_command(patch, "--positions", "200")


@pytest.fixture(scope="module")
def tally(checked):
    return checked[0]


@pytest.mark.parametrize("fault", [fault for fault in Fault if fault is not Fault.ANCHOR_HIDDEN])
@pytest.mark.evening
def test_no_picture_of_the_standard_map_contradicts_its_position(tally, fault):
    assert [one for one in tally.findings if one.fault is fault] == []
    assert sum(count for (_, looked), count in tally.looked.items() if looked is fault) > 40


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.evening
def test_the_command_says_that_all_is_true(checked, language):
    code, said = checked[1][language]
    lines = said.splitlines()
    words = {"en": "pieces and lines say the truth", "cs": "figurky i čáry říkají pravdu"}
    assert code == 0
    assert lines[-1] == f"{STANDARD / 'map.json'}: {words[language]}"
    assert len(lines) == 2 + len(SIZES)
