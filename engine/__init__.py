"""The rules, the board, a table's game and its file. Knows no Qt.

Start reading in ``engine/README.md``: it names every room and draws the one data flow.
"""

from engine.compiled import finder

finder.use()  # before anything asks for the judge
