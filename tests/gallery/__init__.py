"""Pictures of every scene in telling states, for eyes: `python -m tests.gallery OUT_DIR`.

Every state is played to: seeded matches through the session, then the scenes by inputs and passing
time. The same command writes the same files with the same pixels.
"""
