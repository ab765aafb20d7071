"""The demo: what the rulebook prints, at the table, in the show, in the study and on its desk."""
