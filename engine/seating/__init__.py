"""Who plays what: by lot, by lists of wishes, in order, or by sealed bids."""
