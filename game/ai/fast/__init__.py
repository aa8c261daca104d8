"""The search kernel: whole deals by the hundred thousand, on one of two equal engines.

`plain` is written in Python, `compiled` in Cython; both answer alike to the last bit, and `choice`
says which one runs.
"""
