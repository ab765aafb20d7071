"""What is said of the last act is seen at every width, whole, and takes nothing from the acts."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from gui import i18n
from gui.kit import sizing
from gui.kit.widgets import column
from gui.sandbox.course.study_names import unnamed
from gui.sandbox.sandbox_foot import SandboxFoot

LONG = "Line 1, sign 8: there is no such game; it could be one of those that are known here. " * 2


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("judged", [False, True])
@pytest.mark.parametrize("said", ["No.", LONG])
def test_it_is_seen_wherever_there_is_room(qtbot, look, language, judged, said):
    with i18n.speaking(language):
        foot = SandboxFoot()
        below_a_board = column((QWidget(), 1), foot, gap=0)
        qtbot.addWidget(below_a_board)
        sizing.wear(below_a_board)
        foot.show_state(judged=judged)
        below_a_board.show()
        foot.say(said)
        beside = set()
        for width in range(420, 2400, 60):
            below_a_board.resize(width, 500)
            for _ in range(2):
                QApplication.processEvents()
            (seen,) = (one for one in (foot.hint, foot.above) if one.isVisible())
            beside.add(seen is foot.hint)
            need = seen.heightForWidth(seen.width()) if seen.wordWrap() else 0
            assert seen.height() >= need
            assert seen.wordWrap() or seen.width() >= seen.sizeHint().width()
            assert foot.go.isVisible()
            assert foot.set_up.width() <= foot.set_up.sizeHint().width()  # none is stretched
        assert True in beside
        foot.say("")
        assert not foot.hint.isVisible()
        assert not foot.above.isVisible()


@pytest.mark.parametrize(
    ("stem", "language", "said"),
    [
        ("2026-11-28 05.08", "cs", "28. 11. 2026 5:08"),
        ("2026-11-28 05.08 2", "cs", "28. 11. 2026 5:08 (2)"),
        ("2026-01-02 23.59", "en", "2 Jan 2026 23:59"),
        ("2026-13-41 05.08", "en", "2026-13-41 05.08"),
        ("my own", "cs", "my own"),
    ],
)
def test_a_study_without_a_name_has_its_day_as_people_write_it(look, stem, language, said):
    with i18n.speaking(language):
        assert unnamed("diplomacy", stem).replace("\N{NO-BREAK SPACE}", " ").endswith(f" · {said}")
