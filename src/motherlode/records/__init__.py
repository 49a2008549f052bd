"""Loading records from files and from the links of replays."""
