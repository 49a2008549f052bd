"""Worker processes, what they do, and the fair queues in front of them."""
