"""What the page of a new game asks a table of Bez hranic: which way it plays, and on which map."""
