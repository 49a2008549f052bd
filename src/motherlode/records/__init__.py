"""Records from elsewhere: files, and the links of replays."""
