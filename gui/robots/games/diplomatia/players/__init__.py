"""Players of Diplomatia: what they order, and how they write it on slips."""
