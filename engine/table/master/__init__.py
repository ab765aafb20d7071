"""What a game master does at his desk: slips, rulings, judging, going back, setting up."""
