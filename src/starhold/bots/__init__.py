"""Opponents. All have one interface and see only what their seat may know.

```python
from starhold.bots import answer, bot

opponent = bot("greedy", seed=1)
action = answer(state, seat, opponent, rng)
```
"""

from __future__ import annotations

from starhold.bots.bot import BadAnswer, Bot, UnknownBot
from starhold.bots.registry import BOTS, bot
from starhold.bots.seating import answer

__all__ = ["BOTS", "BadAnswer", "Bot", "UnknownBot", "answer", "bot"]
