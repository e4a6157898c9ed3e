"""Every one of the 32 encounters, every answer, won and lost, and every row of the shake tables (starfarers:12).

The figures are written out here once more, apart from the cards, so that a slip in either shows.
"""

from __future__ import annotations

import pytest

from tests.games.starfarers.kit import Table, balls, later, side, table, thing

# Seat 0 meets the encounter: left of it sits 1, opposite 2, right of it 3. Each of the others holds one kind of card,
# so that a blind draw is no matter of luck.
HANDS = ("ore 3 fuel 3", "carbon 2", "food 2", "goods 2")
KINDS = ("ore", "fuel", "carbon", "food", "goods")
WIN = "yellow red blue black"  # the active player's two balls, then the opponent's
TIE = "yellow blue red black"
LOSE = "blue black yellow red"


def met(luck: str, faster: int | None = None, **options: object) -> Table:
    """Seat 0 with two ships, a free berth and four half medals meets the cards and balls named; all mother ships are
    alike but that of `faster`, which has two more boosters."""
    sides = [
        side(
            ports=("n4_27", "n11_26", "n19_26", "n29_26")[seat],
            colonies=("n19_28 n26_27", "n1_28 n29_28", "n1_26 n11_28", "n8_27 n22_27")[seat],
            ships={1: "colony n7_24", 2: "trade n10_23"} if seat == 0 else {},
            hand=HANDS[seat],
            booster=4 if seat == faster else 2,
            cannon=1,
            freight_pod=1,
            half_medals=4,
        )
        for seat in range(4)
    ]
    t = table(*sides, at="encounter", options=options)
    names = luck.split()
    t.luck(*(balls(name)[0] if not name.startswith("e") else name for name in names))
    return later(t)


def play(t: Table, choices: str) -> None:
    """Choices of seat 0, or of another: "answer:0 1>pay:carbon"."""
    for choice in choices.split():
        seat, _, notation = choice.rpartition(">")
        t.do(int(seat or 0), notation)


def position(t: Table) -> dict[str, int | str]:
    """All an encounter can change."""
    found: dict[str, int | str] = {}
    for seat in range(4):
        fleet = t.fleet(seat)
        for name in ("half_medals", "booster", "cannon", "freight_pod", "ship_tokens"):
            found[f"{seat}.{name}"] = fleet[name]
        for name, count in t.hand(seat).items():
            found[f"{seat}.{name}"] = count
        for number in (1, 2, 3):
            ship = t.ship(seat, number)
            found[f"{seat}.ship{number}"] = "/".join([*ship, *sorted(t.flags(seat, number))]) if ship else ""
    return found


def effect(before: dict[str, int | str], t: Table) -> str:
    """What is other now: "ore-1 half_medals+1 1.food-1 ship3=trade/n5_28", the things of seat 0 without its number."""
    words = []
    for name, value in position(t).items():
        was = before[name]
        if value != was:
            short = name.removeprefix("0.")
            words.append(
                f"{short}{value - was:+d}" if isinstance(value, int) and isinstance(was, int) else f"{short}={value}"
            )
    return " ".join(sorted(words))


def expect(t: Table, choices: str, result: str) -> None:
    """These choices bring exactly this, and after them the flight goes on."""
    before = position(t)
    stock = t.supply()
    play(t, choices)
    assert effect(before, t) == " ".join(sorted(result.split()))
    assert t.asked() == {0: "flight"}
    assert t.luck_left() == 0
    assert t.points(0) == 4 + t.half_medals(0) // 2
    after = position(t)
    for kind in KINDS:  # what the hands lose the supply has, and the other way round
        assert t.supply()[kind] - stock[kind] == sum(
            int(before[f"{seat}.{kind}"]) - int(after[f"{seat}.{kind}"]) for seat in range(4)
        )


def opponents(t: Table) -> list[int]:
    """Who shook against seat 0."""
    return [entry.seat for entry in t.log() if entry.key.startswith("compare-total") and entry.seat != 0]


# -- amounts: traders and travellers

AMOUNTS = [
    (
        "e01",
        "answer:0 1>pay:carbon 2>pay:food 3>pay:goods",
        "carbon+1 food+1 goods+1 1.carbon-1 2.food-1 3.goods-1 half_medals-2",
    ),
    ("e01", "answer:1 pay:ore", "ore-1 food+1 half_medals-1"),
    ("e01", "answer:2 pay:ore pay:fuel take:goods", "ore-1 fuel-1 goods+1 half_medals+1"),
    ("e01", "answer:3 pay:ore pay:fuel pay:ore take:goods take:carbon", "ore-2 fuel-1 goods+1 carbon+1 half_medals+1"),
    ("e02", "answer:0", "half_medals-1"),
    ("e02", "answer:1 pay:fuel take:food", "fuel-1 food+1"),
    ("e02", "answer:2 pay:fuel pay:fuel take:food", "fuel-2 food+1 half_medals+1"),
    ("e02", "answer:3 pay:fuel pay:fuel pay:ore attach:cannon", "fuel-2 ore-1 cannon+1 half_medals+1"),
    ("e03", "answer:0", "half_medals-1"),
    ("e03", "answer:1 pay:ore", "ore-1"),
    ("e03", "answer:2 pay:ore pay:ore", "ore-2 half_medals+1"),
    ("e03", "answer:3 pay:ore pay:ore pay:fuel", "ore-2 fuel-1 goods+1 half_medals+1"),
    ("e04", "answer:0", "goods+1"),
    ("e04", "answer:1 pay:ore take:carbon", "ore-1 carbon+1 half_medals+1"),
    ("e04", "answer:2 pay:ore pay:ore take:carbon take:carbon", "ore-2 carbon+2 half_medals+1"),
    ("e04", "answer:3 pay:ore pay:fuel pay:fuel", ""),
    ("e05", "answer:0 ground:2", "ship2=trade/n10_23/grounded half_medals-1"),
    ("e05", "answer:1 pay:ore", "ore-1 half_medals-1"),
    ("e05", "answer:2 pay:ore pay:fuel take:food", "ore-1 fuel-1 food+1 half_medals+1"),
    ("e05", "answer:3 pay:ore pay:fuel pay:fuel trade_ship:n5_28", "ore-1 fuel-2 ship3=trade/n5_28"),
    ("e06", "answer:0 ground:1", "ship1=colony/n7_24/grounded half_medals-1"),
    ("e06", "answer:1 pay:fuel", "fuel-1 half_medals-1"),
    ("e06", "answer:2 pay:ore pay:fuel take:goods", "ore-1 fuel-1 goods+1 half_medals+1"),
    ("e06", "answer:3 pay:ore pay:ore pay:ore trade_ship:n5_26", "ore-3 ship3=trade/n5_26"),
    ("e28", "answer:0 lose:freight_pod", "freight_pod-1 half_medals-1"),
    ("e28", "answer:1 pay:ore", "ore-1 half_medals+1"),
    ("e28", "answer:2 pay:ore pay:ore jump:1.n13_24", "ore-2 ship1=colony/n13_24/done"),
    ("e28", "answer:3 pay:ore pay:ore pay:fuel jump:2.n13_24", "ore-2 fuel-1 ship2=trade/n13_24/done"),
    ("e29", "answer:0", ""),
    ("e29", "answer:1 pay:fuel", "fuel-1 half_medals+1"),
    ("e29", "answer:2 pay:fuel pay:ore", "fuel-1 ore-1 half_medals+1"),
    ("e29", "answer:3 pay:fuel pay:ore pay:ore trade_ship:n5_28", "fuel-1 ore-2 ship3=trade/n5_28"),
    ("e30", "answer:0", "half_medals-1"),
    ("e30", "answer:1 pay:fuel", "fuel-1 half_medals-1"),
    ("e30", "answer:2 pay:fuel pay:fuel", "fuel-2 half_medals+1"),
    ("e30", "answer:3 pay:fuel pay:fuel pay:fuel jump:1.n13_24", "fuel-3 ship1=colony/n13_24/done half_medals+1"),
    ("e30", "answer:3 pay:fuel pay:fuel pay:fuel none", "fuel-3 half_medals+1"),
]


@pytest.mark.rule("starfarers:12.15")
@pytest.mark.parametrize(("card", "choices", "result"), AMOUNTS)
def test_an_amount_answered_brings_its_own_result(card: str, choices: str, result: str) -> None:
    expect(met(card), choices, result)


# -- yes or no without a contest

PLAIN = [
    ("e07", "answer:0 answer:no", ""),
    ("e07", "answer:3 pay:ore pay:ore pay:fuel answer:no", "ore-2 fuel-1"),
    ("e08", "answer:1 pay:ore answer:no", "ore-1"),
    ("e08", "answer:2 pay:ore pay:fuel answer:no", "ore-1 fuel-1"),
    ("e09", "answer:yes pay:ore pay:fuel", "ore-1 fuel-1"),
    ("e10", "answer:yes pay:ore pay:ore", "ore-2 half_medals-1"),
    ("e11", "answer:yes pay:fuel pay:fuel ground:1", "fuel-2 ship1=colony/n7_24/grounded"),
    ("e12", "answer:no", "half_medals+1"),
    ("e13", "answer:no", ""),
    ("e14", "answer:no", "half_medals+1"),
    ("e15", "answer:no", ""),
    ("e19", "answer:no", ""),
    ("e20", "answer:no", "half_medals-1"),
    ("e21", "answer:no", "half_medals-1"),
    ("e22", "answer:no", ""),
    ("e23", "answer:no", "half_medals-1"),
    ("e24", "answer:no", "half_medals-1"),
]


@pytest.mark.rule("starfarers:12.15")
@pytest.mark.parametrize(("card", "choices", "result"), PLAIN)
def test_a_yes_or_no_without_a_contest_brings_its_own_result(card: str, choices: str, result: str) -> None:
    expect(met(card), choices, result)


# -- contests: card, answer, what is compared, with whom; won: choices and result; lost: choices and result

PLUNDER = "carbon+1 food+1 goods+1 1.carbon-1 2.food-1 3.goods-1"
FIRST_GROUNDED = "ship1=colony/n7_24/grounded"
CONTESTS = [
    ("e07", "answer:0 answer:yes", "combat", 3, "", "half_medals+1", "ground:1", FIRST_GROUNDED),
    (
        "e07", "answer:2 pay:ore pay:fuel answer:yes", "combat", 3,
        "", "half_medals+1", "ground:1", f"ore-1 fuel-1 {FIRST_GROUNDED}",
    ),
    (
        "e08", "answer:3 pay:ore pay:ore pay:fuel answer:yes", "combat", 1,
        "", "half_medals+1", "ground:2", "ore-2 fuel-1 ship2=trade/n10_23/grounded",
    ),
    (
        "e09", "answer:no", "combat", 3,
        "trade_ship:n5_28", "ship3=trade/n5_28", "lose:cannon", "cannon-1 half_medals+1",
    ),
    ("e10", "answer:no", "combat", 2, "", "carbon+2 half_medals+1", "ground:1", f"{FIRST_GROUNDED} half_medals+1"),
    (
        "e11", "answer:no", "combat", 1,
        "", "ore+2 half_medals+1", "lose:booster ground:1", f"booster-1 {FIRST_GROUNDED}",
    ),
    ("e16", "answer:no", "combat", 3, "attach:freight_pod", "freight_pod+1 half_medals+1", "lose:booster", "booster-1"),
    ("e17", "answer:no", "combat", 2, "", "ore+2 half_medals+1", "lose:booster", "booster-1 half_medals+1"),
    (
        "e18", "answer:no", "combat", 1,
        "trade_ship:n5_26", "ship3=trade/n5_26", "lose:cannon ground:1", f"cannon-1 {FIRST_GROUNDED}",
    ),
    (
        "e19", "answer:yes", "speed", 2,
        "trade_ship:n5_28", "ship3=trade/n5_28", "lose:freight_pod ground:1", f"freight_pod-1 {FIRST_GROUNDED}",
    ),
    ("e20", "answer:yes", "speed", 1, "", f"half_medals+1 {PLUNDER}", "lose:cannon", "cannon-1 half_medals+1"),
    (
        "e21", "answer:yes", "speed", 3,
        "attach:booster", "booster+1 half_medals+1", "lose:booster ground:1", f"booster-1 {FIRST_GROUNDED}",
    ),
    (
        "e22", "answer:yes", "combat", 2,
        "", "goods+2 half_medals+1", "lose:cannon ground:1", f"cannon-1 {FIRST_GROUNDED}",
    ),
    (
        "e23", "answer:yes", "combat", 3,
        "take:food take:goods", "food+1 goods+1 half_medals+1", "lose:cannon", "cannon-1 half_medals+1",
    ),
    (
        "e24", "answer:yes", "combat", 1,
        "jump:2.n13_24", "ship2=trade/n13_24/done half_medals+1", "ground:1", f"{FIRST_GROUNDED} half_medals+1",
    ),
    ("e25", "answer:yes", "speed", 1, "jump:1.n13_24", "ship1=colony/n13_24/done", "ground:1", FIRST_GROUNDED),
    ("e26", "answer:yes", "speed", 3, "none", "", "ground:2", "ship2=trade/n10_23/grounded"),
    ("e27", "answer:yes", "speed", 2, "jump:2.n13_24", "ship2=trade/n13_24/done", "lose:booster", "booster-1"),
]  # fmt: skip


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize("shown", [WIN, TIE])
@pytest.mark.parametrize(("card", "answer", "stat", "opponent", "won", "prize", "lost", "price"), CONTESTS)
def test_a_contest_won_or_drawn_brings_the_prize(
    card: str, answer: str, stat: str, opponent: int, won: str, prize: str, lost: str, price: str, shown: str
) -> None:
    t = met(f"{card} {shown}")
    expect(t, f"{answer} {won}", prize)
    assert opponents(t) == [opponent]
    assert [entry.seat for entry in t.log(f"compare-total-{stat}")] == [0, opponent]
    assert [entry.seat for entry in t.log("compare-won")] == [0]


@pytest.mark.rule("starfarers:12.4")
@pytest.mark.parametrize(("card", "answer", "stat", "opponent", "won", "prize", "lost", "price"), CONTESTS)
def test_a_contest_lost_costs_its_price(
    card: str, answer: str, stat: str, opponent: int, won: str, prize: str, lost: str, price: str
) -> None:
    t = met(f"{card} {LOSE}")
    expect(t, f"{answer} {lost}", price)
    assert [(entry.seat, entry.number) for entry in t.log(f"compare-total-{stat}")] == [
        (0, 2 if stat == "combat" else 3),
        (opponent, 6 if stat == "combat" else 7),
    ]
    assert [entry.seat for entry in t.log("compare-lost")] == [0]


# -- running away: boosters are counted first; only who is slower must fight

CHASES = [
    ("e16", 3, "", "attach:cannon", "cannon+1 half_medals+1", "lose:freight_pod", "freight_pod-1"),
    ("e17", 2, "half_medals-1", "", "ore+2 half_medals+1", "lose:cannon", "cannon-1 half_medals+1"),
    ("e18", 1, "", "trade_ship:n5_28", "ship3=trade/n5_28", "lose:cannon ground:1", f"cannon-1 {FIRST_GROUNDED}"),
]


@pytest.mark.rule("starfarers:12.6")
@pytest.mark.parametrize(("card", "opponent", "escaped", "won", "prize", "lost", "price"), CHASES)
def test_as_many_boosters_escape_without_a_shake(
    card: str, opponent: int, escaped: str, won: str, prize: str, lost: str, price: str
) -> None:
    t = met(card)
    expect(t, "answer:yes", escaped)
    assert {(entry.seat, entry.number) for entry in t.log("boosters-compared")} == {(0, 2), (opponent, 2)}
    assert opponents(t) == []


@pytest.mark.rule("starfarers:12.6")
@pytest.mark.parametrize(("card", "opponent", "escaped", "won", "prize", "lost", "price"), CHASES)
def test_only_the_boosters_of_the_pursuer_count(
    card: str, opponent: int, escaped: str, won: str, prize: str, lost: str, price: str
) -> None:
    for faster in {1, 2, 3} - {opponent}:
        expect(met(card, faster=faster), "answer:yes", escaped)


@pytest.mark.rule("starfarers:12.6")
@pytest.mark.parametrize(("card", "opponent", "escaped", "won", "prize", "lost", "price"), CHASES)
def test_who_is_caught_must_fight(
    card: str, opponent: int, escaped: str, won: str, prize: str, lost: str, price: str
) -> None:
    t = met(f"{card} {WIN}", faster=opponent)
    expect(t, f"answer:yes {won}", prize)
    assert opponents(t) == [opponent]
    expect(met(f"{card} {LOSE}", faster=opponent), f"answer:yes {lost}", price)


# -- shake tables: the sum of the two balls with black as 0

SHAKES = {
    "blue black": 1, "yellow black": 2, "red black": 3, "yellow blue": 3, "yellow yellow": 4, "red blue": 4,
    "yellow red": 5,
}  # fmt: skip
ROWS = {
    "e12": (
        "answer:yes pay:ore take:food take:goods",
        ["half_medals-1"] * 2 + ["lost half_medals-1"] + [""] * 2,
    ),
    "e13": (
        "answer:yes pay:fuel take:food take:food",
        [""] * 2 + ["lost half_medals-1"] + ["half_medals-1"] * 2,
    ),
    "e14": (
        "answer:yes pay:ore",
        ["half_medals-1"] * 2 + [f"{PLUNDER} half_medals-1"] * 2 + [PLUNDER],
    ),
    "e15": (
        "answer:yes pay:fuel",
        [PLUNDER] + [f"{PLUNDER} half_medals-1"] * 2 + ["half_medals-1"] * 2,
    ),
}
PAID = {
    "e12": ("ore-1 food+1 goods+1", "ore-1"),
    "e13": ("fuel-1 food+2", "fuel-1"),
    "e14": ("ore-1", ""),
    "e15": ("fuel-1", ""),
}


@pytest.mark.rule("starfarers:12.15")
@pytest.mark.parametrize("shown", list(SHAKES))
@pytest.mark.parametrize("card", list(ROWS))
def test_the_sum_of_the_balls_picks_the_row_of_the_table(card: str, shown: str) -> None:
    choices, rows = ROWS[card]
    row = rows[SHAKES[shown] - 1]
    kept, taken_back = PAID[card]
    t = met(f"{card} {shown}")
    expect(t, choices, f"{taken_back if 'lost' in row else kept} {row.removeprefix('lost')}")
    assert [(entry.seat, entry.number) for entry in t.log("table-shaken")] == [(0, SHAKES[shown])]
    assert opponents(t) == []


# -- cards that call another


@pytest.mark.rule("starfarers:12.23")
@pytest.mark.parametrize("card", ["e25", "e26", "e27"])
def test_who_shuns_the_rift_meets_another_card(card: str) -> None:
    t = met(f"{card} e03")
    expect(t, "answer:no answer:2 pay:ore pay:ore", "ore-2 half_medals+1")
    assert t.view(0)["discards"] == [card, "e03"]


@pytest.mark.rule("starfarers:12.11")
@pytest.mark.parametrize(("card", "fame"), [("e31", ""), ("e32", "half_medals+1")])
def test_wear_and_tear_asks_nothing_and_calls_another_card(card: str, fame: str) -> None:
    """Nobody has more than 6 upgrades, so nothing wears out; on e32 all four tie for the most freight pods."""
    t = met(f"{card} e03")
    assert t.asked() == {0: "encounter"}
    for seat in range(4):
        assert t.half_medals(seat) == (5 if fame else 4)
        assert t.upgrades(seat) == {"booster": 2, "cannon": 1, "freight_pod": 1}
    expect(t, "answer:1 pay:fuel", "fuel-1")
    assert [thing(entry.card) for entry in t.log("encounter-card")] == [card, "e03"]


def test_every_card_is_tried_in_this_file() -> None:
    tried = {row[0] for row in (*AMOUNTS, *PLAIN, *CONTESTS, *CHASES)} | set(ROWS) | {"e31", "e32"}
    assert tried == {f"e{number:02d}" for number in range(1, 33)}
