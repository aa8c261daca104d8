"""Expert: worlds weighed by the bids, paired playouts of every card, and the match in sight.

`player` decides what is asked, `bids`, `cards` and `swaps` answer it, all by the value of the
results that may follow (`value`).
"""
