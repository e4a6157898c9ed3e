"""The games as environments of the field: PettingZoo, Gymnasium and OpenSpiel (extra `research`).

Nothing that plays imports this. All adapters tell the same numbers (`features.py`) of the same games (`episode.py`).
"""
