"""Who follows the first half hour alone ends with seven powers' sealed orders, judged.

Nothing here knows an order: all that is done stands in bold in what the windows say.
"""

import pytest
from PySide6.QtTest import QTest

from gui import i18n, settings
from gui.lessons.kept import KeptLessons
from gui.screen import Shows
from gui.table.desk import seal
from tests.gui.lessons.follower import Follower
from tests.gui.windows.test_start import click, start

pytestmark = pytest.mark.usefixtures("bare_boards")

PATIENCE = 500
"""Looks, some of which only wait: what is sealed is shown for a while."""


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_who_does_what_the_words_say_ends_with_a_sealed_turn_of_seven_powers_judged(
    window, monkeypatch, language
):
    monkeypatch.setattr(seal, "SHOWN_MS", 50)
    window.resize(1024, 600)
    settings.change(language=language)
    i18n.speak(language)
    follower = Follower(window, language)
    page = start(window)
    window.setUpdatesEnabled(False)  # nobody looks: what is clicked is there all the same
    click(page.minute)
    lesson = window.screen_shown

    for _ in lesson.steps:
        follower.follow(lesson.panel.said, lesson.about.board)
        assert lesson.board.right, lesson.panel.said
        follower.follow(lesson.panel.told)
    follower.settle()
    table = window.navigator.open
    session, path = table.session, table.path
    for _ in range(PATIENCE):
        table._guide.follow()
        if session.public().past and window.screen_shown.shows is Shows.RESULTS:
            break
        follower.follow(table._guide.said)
        QTest.qWait(25)

    (past,) = session.public().past
    assert len(past.orders) == len(past.fingerprints) == 7
    ordered = {order.unit for orders in past.orders.values() for order in orders}
    assert ordered == {str(unit) for unit in past.before.units}
    assert not any(ruling.written for ruling in past.resolution.rulings)

    window.show_start()
    assert not path.parent.exists()
    assert not window.navigator.shelf.cards()


def test_it_is_offered_at_the_first_start_and_stands_behind_its_door_from_then_on(window):
    kept = KeptLessons(settings.data_folder())
    first = start(window)
    again = start(window)

    assert first is not again
    assert kept.offered
    assert not again._offers
    whole = again._whole
    assert whole.itemAt(whole.count() - 1).widget() is again._minute


def test_who_began_it_goes_on_where_he_was(window):
    page = start(window)
    click(page.minute)
    lesson = window.screen_shown
    lesson.board.draft.give(*lesson.step.deed)
    lesson.judge()
    lesson.go_on()
    lesson.closed.emit()

    page = window.screen_shown
    assert page.minute.accessibleName().endswith("2")
    click(page.minute)
    assert window.screen_shown.at == 1
