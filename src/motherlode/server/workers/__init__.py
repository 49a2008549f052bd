"""Worker processes, their jobs, and the fair queues in front of them."""
