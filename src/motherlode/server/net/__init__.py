"""The network side: limits, middleware, backpressure."""
