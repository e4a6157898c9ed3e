# Race for the Galaxy.
#
# Forms other messages are built from come first; their attributes are grammatical forms and differ by language.
# Values with fixed words: $good is novelty, rare, genes, alien, or any, different, here, none; yes and no are yes and no.

race-title = Race for the Galaxy
learn-1 = Choose in secret.
learn-1-text = Each round everybody picks a phase. Only the picked phases are played, by everybody; your own gives you a bonus.
learn-2 = Pay with cards.
learn-2-text = To place a world or a development you discard other cards from your hand.
learn-3 = Produce goods.
learn-3-text = Worlds produce goods. You sell them for cards or consume them for points.
learn-4 = Score the most points.
learn-4-text = The game ends when somebody has 12 cards on the table or the point chips run out.

## Building blocks

n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
    .more = { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }
n-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
good-name = { $good ->
    [novelty] Novelty goods
    [rare] Rare elements
    [genes] Genes
   *[alien] Alien technology
}
# a number of goods that fit something
goods-of = { $good ->
    [any] { n-goods } of any kind
    [different] { n-goods } of different kinds
   *[other] { n-goods } ({ good-name })
}
# what a consume power gives
gain = { $cards ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { n-cards }
       *[other] { $vp } VP and { n-cards }
    }
}
# the names of cards only one seat may know
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}

## Phases, actions, goods, ends

phase-0 = between the phases
phase-1 = I: Explore
phase-2 = II: Develop
phase-3 = III: Settle
phase-4 = IV: Consume
phase-5 = V: Produce

phase-word-explore = Explore
phase-word-develop = Develop
phase-word-settle = Settle
phase-word-trade = Trade
phase-word-consume = Consume
phase-word-produce = Produce

action-explore_5 = Explore: +5
action-explore_1_1 = Explore: +1,+1
action-develop = Develop
action-settle = Settle
action-trade = Consume: Trade
action-double_vp = Consume: 2× VP
action-produce = Produce

bonus-explore_5 = look at 5 more cards
bonus-explore_1_1 = look at 1 more card, keep 1 more
bonus-develop = pay 1 card less
bonus-settle = draw 1 card after placing a world
bonus-trade = sell 1 good
bonus-double_vp = double the VP
bonus-produce = 1 good on a windfall world

end-chips = The last VP chip was given out.
end-tableau = There are 12 or more cards in a tableau.
end-chips_and_tableau = The last VP chip was given out, and there are 12 or more cards in a tableau.
end-max_rounds = The agreed number of rounds is over: the game stops here, and the points count as they stand.

part-chips = VP chips
part-worlds = worlds
part-developments = developments
part-military = total Military

## Options


option-edition = Edition
option-edition-help = Which printing the figures on the cards come from.
option-first_game = First game
option-first_game-help = Everybody starts with the four cards that belong to their start world, and nothing is discarded first.
option-advanced_two_player = Two-player game for experienced players
option-advanced_two_player-help = Two players choose two action cards each round; Develop and Settle can be chosen twice.
option-pilgrimage_any_time = { card-pilgrimage_world } at any time
option-pilgrimage_any_time-help = Its power may be used before other powers that discard goods.
option-gambling_optional = { card-gambling_world } optional
option-gambling_optional-help = You may choose not to name a number.
option-produce_bonus_mandatory = Produce bonus mandatory
option-produce_bonus_mandatory-help = The bonus good must be put on a windfall world if one is empty.
option-produce_order_free = Free order in Produce
option-produce_order_free-help = You choose in which order your powers and the bonus fill windfall worlds.
option-galactic_order_floor_zero = { card-new_galactic_order } never below 0
option-galactic_order_floor_zero-help = A negative total Military scores 0 VP instead of losing VP.
option-needless_discards = Needless discards
option-needless_discards-help = When you may discard { card-new_military_tactics } and { card-colony_ship } although you do not need to.
option-max_rounds = Round limit
option-max_rounds-help = The game stops after this many rounds, and the points are counted; 0 means no limit.

value-edition-first = first edition of 2007
value-edition-later = later printings (four cards differ)
value-needless_discards-applicable = whenever the way you chose has a use for the card
value-needless_discards-needed_only = only if the card is needed
value-needless_discards-any_settle = { card-new_military_tactics } with any world placed

## What a card is

kind-development = development
kind-six = 6-cost development
kind-world = world
kind-military = military world
kind-rebel = Rebel military world

fact-cost = cost { $cost }
fact-defense = defense { $cost }
fact-vp = { $vp } VP
fact-variable = variable VP
fact-production = produces { good-name }
fact-windfall = windfall: { good-name }

about-development = A development.
about-six = A 6-cost development.
about-world = A non-military world.
about-military = A military world.
about-rebel = A Rebel military world.
about-start = One of the start worlds, number { $number }.
about-alien = By its name it counts as an Alien card.
about-cost = Its cost is { $cost }.
about-defense = Its defense is { $cost }.
about-vp = It is worth { $vp } VP.
about-variable = Its VP are variable and are worked out at the end of the game.
about-production = A production world. Its good: { good-name }, sale value { $value }.
about-windfall = A windfall world: it gets a good when it is placed. Its good: { good-name }, sale value { $value }.
about-power = { $phase }: { $text }
about-once = Each card of your tableau counts once, for the first of these lines it fits.

## Powers

power-explore-draw = look at { n-cards.more }.
power-explore-keep = keep { n-cards.more }.
power-draw-before-developing = draw { n-cards } before anybody chooses a development.
power-develop-discount = developments cost { $n } less.
power-draw-after-developing = draw { n-cards } after you have placed and paid for a development.
power-settle-discount = { $good ->
    [any] worlds you pay for cost { $n } less.
   *[other] worlds with { good-name } cost { $n } less.
}
power-military = { $signed } Military.
power-military-against = { $good ->
    [rebel] { $signed } Military against Rebel military worlds only.
   *[other] { $signed } Military against military worlds with { good-name } only.
}
power-pay-for-military = you may place a military world as if it were non-military. Its cost is its defense less { $n }, and your discounts apply. Not for worlds with Alien technology.
power-discard-for-free-world = you may discard this card from the tableau so that the world you pay for costs 0. Not for worlds with Alien technology.
power-discard-for-military = you may discard this card from the tableau for { $signed } Military until the end of this Settle phase.
power-draw-after-settling = draw { n-cards } after you have placed a world, paid for or conquered.
power-sale-bonus = { $good ->
    [any] draw { n-cards.more } whenever you sell a good.
    [here] draw { n-cards.more } when you sell the good of this world.
   *[other] draw { n-cards.more } whenever you sell a good of this kind: { good-name }.
}
power-consume-once = discard { goods-of } for { gain }.
power-consume-times = discard up to { goods-of }, as many as you can, for { gain } each.
power-consume-set = discard exactly { goods-of } for { gain }.
power-consume-all = discard all your goods, at least 1, for 1 VP less than the number of goods.
power-sell-good = { $trade ->
    [yes] sell 1 good for its sale value; your trade powers count.
   *[no] sell 1 good for its sale value; trade powers do not count.
}
power-draw = draw { n-cards }.
power-guess = name a number from { $low } to { $high } and turn up the top card of the draw deck. If its cost or defense is that number, keep it; otherwise discard it.
power-spend-hand = you may discard up to { n-cards } from your hand for { $vp } VP each; these VP are never doubled.
power-produce-here = this world gets a good if it has none.
power-produce-on-windfall = { $good ->
    [any] put a good on one of your windfall worlds that has none.
   *[other] put a good on one of your windfall worlds with { good-name } that has none.
}
power-draw-if-produced-here = draw { n-cards } if this world gets a good in this phase.
power-draw-per-good = draw { n-cards } for each good ({ good-name }) you produce in this phase.
power-draw-per-kind = draw { n-cards } for each kind of good you produce in this phase.
power-draw-per-world = draw { n-cards } for each of your worlds with { good-name }, whether a good lies there or not.
power-draw-if-most = draw { n-cards } at the end of the phase if you produced more goods ({ good-name }) than each other player.

## Scoring lines of the 6-cost developments

scoring-good-worlds = { $source ->
    [production] { $vp } VP for each production world with { good-name }.
   *[windfall] { $vp } VP for each windfall world with { good-name }.
}
scoring-military-worlds = { $vp } VP for each military world.
scoring-rebel-worlds = { $vp } VP for each Rebel military world.
scoring-alien-cards = { $vp } VP for each Alien card.
scoring-card = { $vp } VP for the card { $card }.
scoring-worlds = { $vp } VP for each world.
scoring-developments = { $vp } VP for each development.
scoring-six = { $vp } VP for each 6-cost development.
scoring-world-powers = { $phase ->
    [explore] { $vp } VP for each world with an Explore power.
    [trade] { $vp } VP for each world with a trade power.
   *[consume] { $vp } VP for each world with a consume power.
}
scoring-development-powers = { $phase ->
    [explore] { $vp } VP for each development with an Explore power.
    [trade] { $vp } VP for each development with a trade power.
   *[consume] { $vp } VP for each development with a consume power.
}
scoring-chips = { $vp } VP for every { $per } VP you have in chips, rounded down.
scoring-military = { $vp } VP for each point of your total Military.

## Questions, by the name of the decision

ask-first_discard = Your starting hand: choose { n-cards } to discard.
ask-choose_action = Round { $round }: { $which ->
    [only] choose an action card.
    [first] choose the first of your two action cards.
   *[second] choose the second of your two action cards.
}
ask-explore_discard = Explore, { $seen } cards drawn: choose { n-cards } to keep.
ask-choose_development = { $again ->
    [yes] Develop, second time
   *[no] Develop
}: choose a development to place, or place nothing.{ $discount ->
    [0] { "" }
   *[other] { " " }Developments cost you { $discount } less.
}
ask-choose_world = { $again ->
    [yes] Settle, second time
   *[no] Settle
}: choose a world to place, or place nothing. Your total Military is { $military }.
ask-pay = The cost of { $card } is { $cost }. Still to pay: { n-cards }. Choose a card from your hand.
ask-pay_world = { $military ->
    [yes] { $card } (defense { $cost })
   *[no] { $card } (cost { $cost })
}: choose how you place this world.
ask-sell_good = { $trade ->
    [bonus] Trade: choose the good you sell.
    [yes] { $card }: choose the good you sell; your trade powers count.
   *[no] { $card }: choose the good you sell; trade powers do not count.
}
ask-consume_next = { $end ->
    [yes] Consume: choose the power you use next, or end consumption.
   *[no] Consume: choose the power you use next.
}{ $double ->
    [yes] { " " }Your VP are doubled.
   *[no] { "" }
}
ask-consume_goods = { $card }: choose { goods-of } to discard.
ask-lucky_number = { $card }: name a number from { $low } to { $high }. If the top card of the draw deck has that cost or defense, you keep it.
ask-spend_hand = { $more ->
    [yes] { $card }: choose one more card from your hand to discard for { $vp } VP, or say that it is enough.
   *[no] { $card }: choose a card from your hand to discard for { $vp } VP; you may discard up to { n-cards }.
}
ask-produce_source = Produce: choose what fills a windfall world next.
ask-produce_windfall = { $card ->
    [none] { $skip ->
        [yes] Produce bonus: choose the windfall world that gets a good, or skip the bonus.
       *[no] Produce bonus: choose the windfall world that gets a good.
    }
   *[other] { $good ->
        [any] { $card }: choose the windfall world that gets a good.
       *[other] { $card }: choose the windfall world with { good-name } that gets a good.
    }
}
ask-end_discard = End of the round: choose { n-cards } to discard, so that you keep 10.
ask-chosen = Chosen so far: { $list }.

## Answers

do-place-nothing = Place nothing
do-skip-bonus = Skip the Produce bonus
do-end = End consumption
do-enough = Enough: discard no more cards
do-choose = { $action } ({ $bonus })
do-keep = Keep { $card } ({ $facts })
do-discard = Discard { $card }
do-develop = Build { $card }: { $way }
do-settle = Settle { $card }: { $ways }
do-pay = Pay with { $card }
do-sell = Sell the good of { $card } ({ good-name }): draw { n-cards }
do-feed = Discard the good of { $card } ({ good-name })
do-guess = Name { $n }
do-spend = Discard { $card } for { $vp } VP
do-source = { $card ->
    [none] Use the Produce bonus
   *[other] Use { $card }
}
do-fill = { $cards ->
    [0] Put a good on { $card } ({ good-name })
   *[other] Put a good on { $card } ({ good-name }) and draw { n-cards }
}
do-use-goods = { $card }: discard { goods-of } for { gain }
do-use-all = { $card }: discard { n-goods }, all you have, for { $vp } VP
do-use-sale = { $trade ->
    [yes] { $card }: sell 1 good, with your trade powers
   *[no] { $card }: sell 1 good, without trade powers
}
do-use-draw = { $card }: draw { n-cards }
do-use-guess = { $card }: name a number and turn up the top card
do-use-hand = { $card }: discard up to { n-cards } from your hand for { $vp } VP each
do-impossible = Not possible now: { $notation }

# how a development or a world is placed; { $ways } is one or several of these
way-pay = { $cards ->
    [0] pay nothing
   *[other] discard { n-cards }
}
way-pay_colony_ship = pay nothing, discard { card-colony_ship } from the tableau
way-conquer = conquer with Military { $military } against defense { $defense }
way-pay_contact = { $cards ->
    [0] pay nothing, with { card-contact_specialist }
   *[other] discard { n-cards }, with { card-contact_specialist }
}
way-pay_contact_colony_ship = pay nothing, with { card-contact_specialist }, discard { card-colony_ship } from the tableau
way-tactics = { $way }, discard { card-new_military_tactics } from the tableau
way-or = { $first } (or { $second })

## Why not

refuse-not-this-decision = That is not one of your choices right now. Choose one of those offered.
refuse-not-in-hand = { $card } is not in your hand, and here only hand cards count. Choose a card you hold.
refuse-not-explored = You did not draw { $card } in this Explore phase. Choose one of the cards you drew.
refuse-already-picked = You have already chosen { $card }, and nothing counts twice. Choose another card.
refuse-same-action-twice = You have this action card only once; you have only Develop and Settle twice. Choose a different second card.
refuse-not-a-development = { $card } is a world, and in this phase only developments are placed. Choose a development or place nothing.
refuse-duplicate = { $card } is already in your tableau, and nobody may have the same development twice. Choose another one or place nothing.
refuse-too-expensive = { $card } costs you { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}, but you have { $spare ->
    [0] none
   *[other] only { $spare }
} to pay with. Choose something cheaper, or another way.
refuse-not-a-world = { $card } is a development, and in this phase only worlds are placed. Choose a world or place nothing.
refuse-too-weak = Your Military against { $card } is { $military }, and its defense is { $defense }. Build up your Military first, or choose another world.
refuse-military-cannot-be-paid = { $card } is a military world, which cannot simply be paid for. Conquer it, or use { card-contact_specialist }.
refuse-not-a-military-world = { $card } is not a military world, so it cannot be conquered, and { card-contact_specialist } is of no use. Pay its cost.
refuse-alien-good = { $card } has Alien technology, and neither { card-colony_ship } nor { card-contact_specialist } works for such worlds. Place it without them.
refuse-no-colony-ship = No { card-colony_ship } works for you: it must have been in your tableau before this phase began. Choose another way.
refuse-no-contact-specialist = No { card-contact_specialist } works for you: it must have been in your tableau before this phase began. Choose another way.
refuse-no-tactics = No { card-new_military_tactics } works for you: it must have been in your tableau before this phase began. Choose another way.
refuse-tactics-no-use = { card-new_military_tactics } gives Military, which is of no use when you pay. Conquer the world with it, or keep the card.
refuse-discard-not-needed = { $card } costs you nothing even without that discard, and at this table you may discard only what you need to. Place the world without it.
refuse-not-in-tableau = { $card } is not in your tableau. Choose one of your own cards.
refuse-no-good-there = There is no good on { $card }. Choose a world that has one.
refuse-power-not-yours = { $card } is not in your tableau, and powers work only for their owner. Choose one of your own powers.
refuse-power-too-new = { $card } was placed only in this phase, and powers work from the next phase on. Choose a power of an older card.
refuse-power-used = { $card ->
    [none] You have already used the Produce bonus, and it works once in a phase.
   *[other] You have already used this power of { $card }, and each power works once in a phase.
} Choose another one.
refuse-not-enough-goods = You do not have the goods that { $card } needs. Use another power, or do without it.
refuse-not-enough-kinds = { $card } needs goods of three different kinds, and you have fewer kinds. Use another power, or do without it.
refuse-pilgrimage-last = { $card } discards all goods and comes last, and you can still use another power that discards goods. Use that one first.
refuse-no-hand-card = { $card } needs cards from your hand, and your hand is empty. Do without this power.
refuse-no-card-to-turn = Draw deck and discard pile are both empty, so { $card } has no card to turn up. Do without this power.
refuse-must-consume = You still have a power that you can and must use. Use it before you end consumption.
refuse-wrong-kind = { $card } is not of the kind of good this power is for. Choose a world of the right kind.
refuse-same-kind = You have already chosen a good of the same kind as on { $card }, and all must be of different kinds. Choose another kind.
refuse-spend-at-least-one = You have begun this power, so you have to discard at least one card. Choose a card from your hand.
refuse-not-windfall = { $card } is not a windfall world, and only such worlds can be filled now. Choose a windfall world without a good.
refuse-has-a-good = There is already a good on { $card }, and a world holds only one. Choose a windfall world without a good.
refuse-must-fill = You have to place this good. Choose a windfall world without a good.
refuse-no-windfall-power = { $card ->
    [none] You did not choose Produce, so you have no Produce bonus.
   *[other] { $card } has no power that fills windfall worlds.
} Choose one of the answers offered.
refuse-no-target = { $card ->
    [none] The Produce bonus finds
   *[other] { $card } finds
} no fitting windfall world without a good. Choose one of the answers offered.

## The log

log-round = Round { $n } begins.
log-start-world = { $name } starts with { $card }.
    .you = You start with { $card }.
log-preset-hand = { $name } takes the cards that belong to that start world: { n-cards }{ shown }.
    .you = You take the cards that belong to that start world: { n-cards }{ shown }.
log-first-hand = { $name } is dealt { n-cards }{ shown }.
    .you = You are dealt { n-cards }{ shown }.
log-first-good = { $name } has a good on { $card } from the start.
    .you = You have a good on { $card } from the start.
log-first-discard = { $name } discards { n-cards }{ shown } from the starting hand.
    .you = You discard { n-cards }{ shown } from the starting hand.
log-action = { $name } chooses { $action }.
    .you = You choose { $action }.
log-explore-draw = { $name } explores { n-cards }{ shown }, to keep { $keep }.
    .you = You explore { n-cards }{ shown }, to keep { $keep }.
log-explore-keep = { $name } keeps { n-cards }{ shown } and discards the rest.
    .you = You keep { n-cards }{ shown } and discard the rest.
log-explore-all = { $name } explores { n-cards }{ shown } and keeps everything.
    .you = You explore { n-cards }{ shown } and keep everything.
log-draw-before-developing = { $name } draws { n-cards }{ shown } at the start of Develop.
    .you = You draw { n-cards }{ shown } at the start of Develop.
log-develop = { $cards ->
    [0] { $name } builds { $card } without paying.
   *[other] { $name } builds { $card } for { n-cards }.
}
    .you = { $cards ->
        [0] You build { $card } without paying.
       *[other] You build { $card } for { n-cards }.
    }
log-develop-nothing = { $name } builds no development.
    .you = You build no development.
log-draw-after-developing = { $name } draws { n-cards }{ shown } for the new development.
    .you = You draw { n-cards }{ shown } for the new development.
log-settle = { $way ->
    [conquer] { $name } conquers { $card }.
    [free] { $name } settles { $card } without paying.
    [pay] { $name } settles { $card } for { n-cards }.
   *[open] { $name } reveals the world { $card }.
}
    .you = { $way ->
        [conquer] You conquer { $card }.
        [free] You settle { $card } without paying.
        [pay] You settle { $card } for { n-cards }.
       *[open] You reveal the world { $card }.
    }
log-settle-nothing = { $name } places no world.
    .you = You place no world.
log-windfall-good = { $name } puts a windfall good ({ good-name }) on { $card }.
    .you = You put a windfall good ({ good-name }) on { $card }.
log-use-tactics = { $name } discards { $card } for { $signed } Military until the end of this phase.
    .you = You discard { $card } for { $signed } Military until the end of this phase.
log-conquer = { $name } conquers { $card }: Military is enough for its defense { $n }.
    .you = You conquer { $card }: Military is enough for its defense { $n }.
log-use-colony-ship = { $name } discards { $card }, so that the world costs 0.
    .you = You discard { $card }, so that the world costs 0.
log-use-contact = { $name } uses { card-contact_specialist } and pays for the military world { $card }.
    .you = You use { card-contact_specialist } and pay for the military world { $card }.
log-pay = { $name } pays { n-cards }{ shown }.
    .you = You pay { n-cards }{ shown }.
log-pay-all = { $name } pays with the whole hand: { n-cards }{ shown }.
    .you = You pay with the whole hand: { n-cards }{ shown }.
log-settle-bonus = { $name } draws { n-cards }{ shown } as the Settle bonus.
    .you = You draw { n-cards }{ shown } as the Settle bonus.
log-draw-after-settling = { $name } draws { n-cards }{ shown } for the new world.
    .you = You draw { n-cards }{ shown } for the new world.
log-sell = { $name } sells the good of { $card } ({ good-name }) and draws { n-cards }{ shown }.
    .you = You sell the good of { $card } ({ good-name }) and draw { n-cards }{ shown }.
log-nothing-to-sell = { $name } has no good to sell and loses the Trade bonus.
    .you = You have no good to sell and lose the Trade bonus.
log-consume = { $vp ->
    [0] { $cards ->
        [0] { $name } uses { $card } and discards { n-goods } for it.
       *[other] { $name } uses { $card }: { n-goods } for { n-cards }.
    }
   *[other] { $cards ->
        [0] { $name } uses { $card }: { n-goods } for { $vp } VP.
       *[other] { $name } uses { $card }: { n-goods } for { $vp } VP and { n-cards }.
    }
}
    .you = { $vp ->
        [0] { $cards ->
            [0] You use { $card } and discard { n-goods } for it.
           *[other] You use { $card }: { n-goods } for { n-cards }.
        }
       *[other] { $cards ->
            [0] You use { $card }: { n-goods } for { $vp } VP.
           *[other] You use { $card }: { n-goods } for { $vp } VP and { n-cards }.
        }
    }
log-gain-chips = { $name } gets { $vp } VP in chips.
    .you = You get { $vp } VP in chips.
log-consume-draw = { $name } draws { n-cards }{ shown } with { $card }.
    .you = You draw { n-cards }{ shown } with { $card }.
log-draw-in-consume = { $name } draws { n-cards }{ shown } with { $card }.
    .you = You draw { n-cards }{ shown } with { $card }.
log-consume-all = { $name } uses { $card }, discards all goods and gets { $vp } VP in chips.
    .you = You use { $card }, discard all goods and get { $vp } VP in chips.
log-consume-end = { $name } ends consumption.
    .you = You end consumption.
log-guess = { $name } names { $n } and turns up { $card }.
    .you = You name { $n } and turn up { $card }.
log-guess-hit = The number is right: { $name } takes { $card } into hand.
    .you = The number is right: you take { $card } into hand.
log-guess-miss = The number is wrong: { $name } discards { $card }.
    .you = The number is wrong: you discard { $card }.
log-spend-hand = { $name } uses { $card }, discards { n-cards }{ shown } from hand and gets { $vp } VP in chips.
    .you = You use { $card }, discard { n-cards }{ shown } from hand and get { $vp } VP in chips.
log-produce-goods = { $name } produces { n-goods }.
    .you = You produce { n-goods }.
log-produce = { $name } produces a good ({ good-name }) on { $card }.
    .you = You produce a good ({ good-name }) on { $card }.
log-produce-windfall = { $name } puts a good ({ good-name }) on the windfall world { $card }.
    .you = You put a good ({ good-name }) on the windfall world { $card }.
log-draw-for-producing = { $name } draws { n-cards }{ shown } for the good produced on { $card }.
    .you = You draw { n-cards }{ shown } for the good produced on { $card }.
log-draw-in-produce = { $name } draws { n-cards }{ shown } with { $card }.
    .you = You draw { n-cards }{ shown } with { $card }.
log-produce-skip = { $name } skips the Produce bonus.
    .you = You skip the Produce bonus.
log-draw-per-good = { $name } draws { n-cards }{ shown } with { $card } for goods produced.
    .you = You draw { n-cards }{ shown } with { $card } for goods produced.
log-draw-for-most = { $name } draws { n-cards }{ shown } with { $card } for the largest production ({ good-name }).
    .you = You draw { n-cards }{ shown } with { $card } for the largest production ({ good-name }).
log-end-discard = { $name } discards { n-cards }{ shown } at the end of the round.
    .you = You discard { n-cards }{ shown } at the end of the round.
log-reshuffle = The draw deck is empty: the discard pile ({ n-cards }) is shuffled and becomes the new one.
log-game-end = The game ends. { $reason }

## The table in words

table-round = { $round ->
    [0] Set-up.
   *[other] Round { $round }, { $phase }.
}
table-after = After round { $round }.
table-piles = VP chips left: { $pool }. Cards in the draw deck: { $deck }. Cards in the discard pile: { $discard }.
table-order = Player order: { $names }.
table-empire = { $mine ->
    [yes] { $name } (you)
   *[no] { $name }
}: { $points } VP in all ({ $parts }). Total Military { $military }. Cards in hand: { $hand }.
table-explored = Cards being explored: { $cards }.
table-actions = Action cards: { $actions }.
table-tableau = Tableau, { n-cards }:
table-card = { $card }: { $facts }.
table-good = with a good
table-no-good = without a good
table-new = powers work from the next phase
table-hand = Your hand, { n-cards }:
table-my-explored = You explore { n-cards }:
table-waiting = Waiting for: { $names }.
table-end = The game is over. { $reason }
