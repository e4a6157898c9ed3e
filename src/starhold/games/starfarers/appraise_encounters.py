"""What the answers to an encounter promise: every card it could be, read by its operations."""

from __future__ import annotations

from mypy_extensions import i64

from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import ANSWER
from starhold.games.starfarers.appraise_map import WEIGHTS
from starhold.games.starfarers.appraise_wishes import Eye
from starhold.games.starfarers.phases.comparisons import boosters, opponent
from starhold.games.starfarers.phases.encounters import NO, YES


def odds(lead: i64) -> float:
    """Roughly how likely a comparison is won with that lead before the balls."""
    if lead >= 4:
        return 0.98
    if lead <= -4:
        return 0.05
    return 0.62 + 0.13 * float(lead) if lead < 3 else 0.93


def branch_worth(eye: Eye, branch: i64, offered: i64) -> float:
    """What a branch promises that player."""
    s = eye.s
    fleet = eye.fleet
    ops = s.table.branches[branch]
    total = 0.0
    at: i64 = 0
    while at < len(ops):
        op: i64 = ops[at]
        a: i64 = ops[at + 1]
        b: i64 = ops[at + 2]
        c: i64 = ops[at + 3]
        at += flat.OP_SIZE
        if op == flat.OP_FAME:
            have: i64 = fleet.fame
            if a < 0 and -a > have:
                a = -have
            total += WEIGHTS.half_medal * float(a)
        elif op == flat.OP_GAIN:
            total += 1.2 * WEIGHTS.card * float(b)
        elif op == flat.OP_GAIN_CHOICE:
            total += (WEIGHTS.card + 0.5 * WEIGHTS.needed) * float(a)
        elif op == flat.OP_PAY_CHOICE:
            total -= WEIGHTS.card * float(a)
        elif op == flat.OP_SWAP:
            total += 2.5 * WEIGHTS.card
        elif op == flat.OP_LOSE_SWAPPED:
            total -= 2.5 * WEIGHTS.card
        elif op == flat.OP_RETURN_OFFER:
            total += WEIGHTS.card * float(offered)
        elif op == flat.OP_EACH_OTHER_GIVES or op == flat.OP_DRAW_FROM_EACH:
            total += 1.5 * WEIGHTS.card * float(s.players - 1)
        elif op == flat.OP_LOSE_UPGRADE:
            if fleet.upgrades[0] or fleet.upgrades[1] or fleet.upgrades[2]:
                total -= 0.4
        elif op == flat.OP_GAIN_UPGRADE:
            total += 0.55
        elif op == flat.OP_GROUND_SHIP:
            total -= WEIGHTS.grounded
        elif op == flat.OP_FREE_TRADE_SHIP:
            total += WEIGHTS.free_ship
        elif op == flat.OP_SPACE_JUMP:
            total += WEIGHTS.jump
        elif op == flat.OP_NEW_ENCOUNTER:
            total += 0.2
        elif op == flat.OP_COMPARE:
            other = opponent(s, eye.seat, a % 4)
            if a // 4 == 0:
                lead: i64 = fleet.upgrades[1] + fleet.combat_bonus - s.fleets[other].upgrades[1]
            else:
                lead = boosters(s, eye.seat) - boosters(s, other)
            chance = odds(lead)
            total += chance * branch_worth(eye, b, offered) + (1.0 - chance) * branch_worth(eye, c, offered)
        elif op == flat.OP_COMPARE_BOOSTERS:
            ahead = boosters(s, eye.seat) >= boosters(s, opponent(s, eye.seat, a))
            total += branch_worth(eye, b if ahead else c, offered)
        elif op == flat.OP_SHAKE_TABLE:
            # Of the ten pairs of balls, 1 to 5 fall 1, 2, 3, 2 and 2 times.
            total += 0.1 * branch_worth(eye, a, offered) + 0.2 * branch_worth(eye, a + 1, offered)
            total += 0.3 * branch_worth(eye, a + 2, offered)
            total += 0.2 * branch_worth(eye, a + 3, offered) + 0.2 * branch_worth(eye, a + 4, offered)
        elif op == flat.OP_THEN_ASK:
            yes = branch_worth(eye, a, offered)
            no = branch_worth(eye, b, offered)
            total += yes if yes > no else no
    return total


def answer_worth(eye: Eye, action: i64, subject: i64, detail: i64) -> float:
    """An answer to the question on the table; before it the card could be any of its kind not seen yet."""
    s = eye.s
    if subject != flat.NONE:
        offered: i64 = 0
        for count in s.offered:
            offered += count
        return branch_worth(eye, subject if action == YES else detail, offered)
    seems: i64 = s.table.seems[s.card]
    amount = action - ANSWER if s.table.asks[s.card] == flat.ASKS_AMOUNT else 0
    which = amount
    if action == NO:
        which = 1
    elif action == YES:
        which = 0
    total = 0.0
    seen: i64 = 0
    card: i64 = 0
    while card < len(s.table.seems):
        if s.table.seems[card] == seems and card not in s.discards:
            total += branch_worth(eye, s.table.branch[4 * card + which], amount)
            seen += 1
        card += 1
    return total / float(seen) - WEIGHTS.card * float(amount)
