"""A phase of a study as something that can be asked about: what happens to each unit."""

from collections.abc import Mapping, Sequence

from engine.hashing import sha256
from engine.libraries import same_in_library
from engine.store.memory_codec import memory_event_text
from engine.study.memory.memory_event import Subject, SubjectMet
from engine.study.positions import in_notation
from engine.study.predicting import question
from engine.study.tree.setup import Ordered, Setup, normal
from gui.sandbox.course.course import Course
from gui.sandbox.course.of_item import item_of

_OWN = "own"
"""What begins the key of a phase that comes from no library."""


def subject_here(course: Course, written: Mapping[str, Sequence[str]]) -> Subject | None:
    """Return the phase that follows the board looked at, with what is written or was judged.

    Where nothing follows it, the phase that led there; nothing where nobody can say anything.
    """
    node = course.node
    judged = course.study.nodes[course.child].ordered if course.child else None
    if course.writing and any(written.values()):
        told = in_notation(course.rules, course.position, written, ())
        same = judged is not None and told.orders == judged.orders
        return _subject(course, course.at, judged if judged is not None and same else told)
    if judged is not None:
        return _subject(course, course.at, judged)
    if node.ordered is not None:
        return _subject(course, node.parent, node.ordered)
    return None


def _subject(course: Course, at: int, ordered: Ordered) -> Subject | None:
    sandbox, study = course.open.sandbox, course.study
    rules, chapter = sandbox.rules(at), study.chapter_of(at)
    position = normal(sandbox.position(at))
    if chapter is None or not question(rules, position, ordered).asked:
        return None
    setup = Setup(position=position, options=dict(rules.options), lineup=study.setup_of(at).lineup)
    subject = Subject(
        key="",
        game=chapter.game,
        map=chapter.map,
        setup=setup,
        ordered=ordered,
        carried=chapter.carried,
    )
    return same_in_library(subject, item_of(course.open.log, at)) or _keyed(subject)


def _keyed(subject: Subject) -> Subject:
    """Return a phase with a key that the same orders on the same board have wherever they stand."""
    text = memory_event_text(SubjectMet(game=subject.game, subject=subject))
    return Subject(
        key=f"{_OWN}/{sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:32]}",
        game=subject.game,
        map=subject.map,
        setup=subject.setup,
        ordered=subject.ordered,
        carried=subject.carried,
    )
