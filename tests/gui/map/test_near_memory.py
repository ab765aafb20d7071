from gui.map.arrows.line_routes import NearMemory

ROOM = (0.0, 0.0, 10.0, 10.0)
INSIDE, BESIDE = (8.0, 8.0, 12.0, 12.0), (20.0, 0.0, 30.0, 10.0)


def test_what_lies_beyond_the_room_that_was_looked_at_changes_nothing():
    asked = []
    memory = NearMemory(8)

    def look(*boxes):
        return memory.get("way", boxes, lambda: (asked.append(boxes) or len(asked), ROOM))

    assert look(INSIDE) == (1, ROOM)
    assert look(INSIDE, BESIDE) == (1, ROOM)
    assert look() == (2, ROOM)
    assert look(BESIDE) == (2, ROOM)
    assert look(INSIDE) == (1, ROOM)
    assert asked == [(INSIDE,), ()]


def test_other_questions_have_other_answers():
    memory = NearMemory(8)
    memory.get("way", (), lambda: ("one", ROOM))

    assert memory.get("another", (), lambda: ("two", ROOM)) == ("two", ROOM)
