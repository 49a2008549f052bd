"""What every connection passes: limits, middleware, backpressure."""
