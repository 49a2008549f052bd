"""20,000 Karats Under the Earth: draw from the bag, build an engine, be first to three Gold."""
