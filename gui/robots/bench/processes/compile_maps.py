"""Compiles every map that comes with the program, as the first sight of each does."""

from engine.board.loader import load_map, map_names


def main() -> None:
    """Leave them where programs that start later find them."""
    for name in map_names():
        load_map(name)


if __name__ == "__main__":
    main()
