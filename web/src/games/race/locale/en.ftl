# The board of Race. Sentences about cards come from the server; here are the short words of the board itself.
# ⟦name⟧ is drawn as the icon of that name, beside its word.

race-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
race-good = { $good ->
    [novelty] ⟦novelty⟧Novelty
    [rare] ⟦rare⟧Rare
    [genes] ⟦genes⟧Genes
    [alien] ⟦alien⟧Alien
    [different] ⟦any⟧different
   *[any] ⟦any⟧any
}
race-gain = { $cards ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { race-gain-cards }
       *[other] { $vp } VP + { race-gain-cards }
    }
}
race-gain-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Places

race-phases = Phases of this round
race-now = now
race-opponents = Opponents
race-players = Players
race-my-tableau = Your tableau
race-tableau-of = { $name }: tableau
race-hand = Your hand
race-hand-count = Your hand, { race-n-cards }
race-explored = Cards you are looking at
race-explored-count = You look at { race-n-cards }
race-actions = Action cards
race-chips-left = of { $all } VP chips
race-deck = in the deck
race-discard = discarded
race-of-twelve = { $n } of 12
race-tableau-count = { $n } of 12 cards
race-in-hand = { $n ->
    [one] card
   *[other] cards
}
race-in-hand-title = cards in hand
race-looking-at = looking at { race-n-cards }
race-military = Military
race-vp = VP
race-vp-chips = { $n ->
    [one] VP chip
   *[other] VP chips
}
race-thinking = choosing…
race-no-hand = No cards in hand.

## Phases and actions

race-action-explore_5 = Explore +5
race-action-explore_1_1 = Explore +1, +1
race-action-develop = Develop
race-action-settle = Settle
race-action-trade = Consume: Trade
race-action-double_vp = Consume: 2× VP
race-action-produce = Produce
race-all-explore = Everybody looks at 2 cards and keeps 1.
race-all-develop = Everybody may build a development.
race-all-settle = Everybody may settle a world.
race-all-consume = Everybody uses consume powers.
race-all-produce = Everybody’s worlds make goods.
race-bonus = You: { $bonus }
race-bonus-explore_5 = look at 5 more
race-bonus-explore_1_1 = look at 1 more, keep 1 more
race-bonus-develop = pay 1 card less
race-bonus-settle = draw 1 after placing a world
race-bonus-trade = sell 1 good first
race-bonus-double_vp = double VP for goods
race-bonus-produce = 1 good on a windfall world
race-you-chose = you chose this
race-warning = For you it would bring nothing now: { $why }.
race-warn-no-good-to-sell = no good to sell
race-warn-no-good-to-use = no good to consume
race-warn-no-use = no VP for your goods
race-warn-no-producer = no world that can produce
race-warn-no-development = no development in hand
race-warn-too-dear = no development you can pay for
race-warn-no-world = no world in hand
race-warn-no-world-now = no world within your means

## Cards

race-development = development
race-six = 6-cost development
race-no-good = world, no good
race-production = production
race-windfall = windfall
race-cost = cost { $n }
race-defence = defense { $n }
race-points = { $n } VP
race-points-vary = VP vary, worked out at the end
race-good-on = { $good ->
    [novelty] a Novelty good lies here
    [rare] a Rare good lies here
    [genes] a Genes good lies here
   *[alien] an Alien good lies here
}
race-no-powers = no powers
race-new-card = new: works from the next phase
race-new-short = new: not yet
race-changed = just changed
race-pays = pays 1
race-goes = discard
race-kept = keep
race-start-world = start world { $n }

## The foot of a card: what it can do now, or why not

race-can-discard = Discard
race-can-keep = Keep
race-can-pay = Pay with this
race-can-use = Use this power
race-can-feed = Discard its good
race-can-spend = Discard for 1 VP
race-world-later = Only in Settle
race-development-later = Only in Develop
race-have-it = You already have it
race-too-dear = Costs { $n }: too few cards
race-too-weak = Defense { $n }: Military too low
race-too-weak-too-dear = Military too low; costs { $price }: too few cards
race-secret-discard = you discard this
race-secret-keep = you keep this
race-not-now = Not now
race-proposed = Proposed: the cards that look least useful. Click to change.

## Scores

race-score-of = { $name }’s score: { $n } VP
race-my-score = Your score: { $n } VP
race-score-now = If the game ended now
race-score-end = Total
race-part-chips = VP chips
race-part-worlds = worlds
race-part-developments = developments
race-part-military = total Military
race-ends-at = The game ends after the round in which somebody has 12 cards or the chips run out.
race-float-points = { $n } VP
race-float-cards = { $n ->
    [one] { $signed } card
   *[other] { $signed } cards
}

## Powers in short

race-short-explore-draw = look at { $cards } more
race-short-explore-keep = keep { $cards } more
race-short-draw-before-developing = first draw { $cards }
race-short-develop-discount = costs −{ $n }
race-short-draw-after-developing = placed: draw { $cards }
race-short-settle-discount = { $good ->
    [any] worlds cost −{ $n }
   *[other] { race-good } costs −{ $n }
}
race-short-military = ⟦military⟧{ $signed } Military
race-short-military-against = { $good ->
    [rebel] ⟦military⟧{ $signed } against Rebels
   *[other] ⟦military⟧{ $signed } against { race-good }
}
race-short-pay-for-military = pay for military worlds, −{ $n }
race-short-discard-for-free-world = discard this: a world costs 0
race-short-discard-for-military = discard this: ⟦military⟧{ $signed }
race-short-draw-after-settling = placed: draw { $cards }
race-short-sale-bonus = { $good ->
    [any] any sale +{ race-gain-cards }
    [here] sold here +{ race-gain-cards }
   *[other] { race-good } sale +{ race-gain-cards }
}
race-short-consume-once = 1 { race-good } → { race-gain }
race-short-consume-times = { $goods }× { race-good } → { race-gain } each
race-short-consume-set = { $goods } { race-good } → { race-gain }
race-short-consume-all = all goods → VP, one less
race-short-sell-good = { $trade ->
    [yes] sell 1 good
   *[no] sell 1 good, no bonus
}
race-short-draw = draw { $cards }
race-short-guess = guess the top card, { $low }–{ $high }
race-short-spend-hand = up to { $cards } hand cards → { $vp } VP each
race-short-produce-here = makes { race-good }
race-short-produce-on-windfall = { $good ->
    [any] fill a windfall world
   *[other] fill a { race-good } windfall
}
race-short-draw-if-produced-here = then draw { $cards }
race-short-draw-per-good = { race-gain-cards } per { race-good } made
race-short-draw-per-kind = { race-gain-cards } per kind made
race-short-draw-per-world = { race-gain-cards } per { race-good } world
race-short-draw-if-most = most { race-good } made: draw { $cards }
race-several-pay = Pay with: { $list }
race-several-discard = Discard: { $list }
race-several-keep = Keep: { $list }
race-several-feed = Discard the goods of: { $list }
race-several-spend = Discard: { $list }

## What 6-cost developments are worth, in short

race-worth-pan_galactic_league = 2 per ⟦genes⟧Genes world, 1 per military world, 3 for { $contact_specialist }
race-worth-mining_league = ⟦rare⟧Rare worlds: 2 per production, 1 per windfall; 2 each: { $mining_robots }, { $mining_conglomerate }
race-worth-free_trade_association = ⟦novelty⟧Novelty worlds: 2 per production, 1 per windfall; 2 each: { $consumer_markets }, { $expanding_colony }
race-worth-alien_tech_institute = ⟦alien⟧Alien: 3 per production world, 2 per windfall or other Alien card
race-worth-galactic_survey_seti = 1 per world, 2 if it has an Explore power; 1 per development with one
race-worth-galactic_federation = 2 per 6-cost development, 1 per other one
race-worth-new_galactic_order = 1 per point of your Military
race-worth-merchant_guild = 2 per production world
race-worth-new_economy = with a consume power: 2 per development, 1 per world
race-worth-galactic_renaissance = 1 per 3 VP in chips, 3 each for { $research_labs }, { $galactic_trendsetters }, { $artist_colony }
race-worth-galactic_imperium = 2 per Rebel military world, 1 per other military world
race-worth-trade_league = with a trade power: 2 per development, 1 per world
