# Three Epochs.
#
# Forms other messages are built from come first; their attributes are grammatical forms and differ by language.
# Values with fixed words: $resource, $track, $object, $type, $colour and $count name things; yes and no are yes and no.

duel-title = Three Epochs
duel-blurb = Two civilisations, three epochs: take cards from the market, lay them out, and pay with other cards. We do not have the printed card list, so the cards are our reconstruction; printed ones may differ.
duel-note = We do not have the printed card list. These cards are our reconstruction: they agree with the rulebook, but printed ones may differ.
learn-1 = Take or play.
learn-1-text = Each turn you take one or two cards from the market, or play one from your hand. If you can do neither, you pass.
learn-2 = Pay with cards.
learn-2-text = Other cards and tokens pay the price. Production stations make everything after them cheaper.
learn-3 = Settle planets.
learn-3-text = Colonisation cards fill the quarters of your planets. A finished planet brings its gift and a dock for a colony ship.
learn-4 = Lead at the end of an epoch.
learn-4-text = Research a science card; then whoever leads in military, trade and diplomacy pulls the grey cylinder and scores.

## Building blocks

n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-science = { $cards ->
    [one] { $cards } science card
   *[other] { $cards } science cards
}
n-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
n-tokens = { $n ->
    [one] { $n } universal token
   *[other] { $n } universal tokens
}
token-name = universal token
resource-name = { $resource ->
    [energy] energy
    [food] food
    [metal] metal
   *[science] science
}
# a part of a price
units-of = { $n } { resource-name }
track-name = { $track ->
    [military] military
    [trade] trade
   *[diplomacy] diplomacy
}
object-name = { $object ->
    [colony_ship] colony ship
    [shuttle] shuttle
   *[production_station] production station
}
colour-name = { $colour ->
    [grey] grey
    [green] green
    [orange] orange
    [violet] violet
   *[white] white
}
type-name = { $type ->
    [station] production station
    [shuttle] shuttle
    [planet] planet
    [colonisation] colonisation card
   *[ship] colony ship
}
# what points are counted by
for-each = { $count ->
    [planets] for each planet in your universe
    [colonised_planets] for each planet you have colonised
    [stations] for each of your production stations
    [shuttles] for each of your shuttles
    [ships] for each of your colony ships
    [science_played] for each science card you have researched
    [military_level] for each level of military
    [trade_level] for each level of trade
   *[diplomacy_level] for each level of diplomacy
}
count-name = { $count ->
    [planets] planets
    [colonised_planets] colonised planets
    [stations] production stations
    [shuttles] shuttles
    [ships] colony ships
    [science_played] science cards
    [military_level] level of military
    [trade_level] level of trade
   *[diplomacy_level] level of diplomacy
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
level = { $what } { $n }
taken-card = { $card } ({ $n })
points-of = { $name } { $points } VP
# the names of cards only one seat may know
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}
for-payment = { $cards ->
    [0] { $n ->
        [0] { " " }without paying
       *[other] { " " }for { n-tokens }
    }
   *[other] { $n ->
        [0] { " " }for { n-cards }
       *[other] { " " }for { n-cards } and { n-tokens }
    }
}
# what is left of a price, before it is paid
to-pay = { $due ->
    [0] any one card or token to pay
    [one] { $due } unit to pay
   *[other] { $due } units to pay
}

## Where points come from, and the end

part-stations = production stations
part-shuttles = shuttles
part-planets = planets
part-colonisation = colonisation cards
part-ships = colony ships
part-research = research
part-military = military supremacy
part-trade = trade supremacy
part-quadrant = your own quadrant
part-diplomacy = diplomacy
part-rim = steps beyond the rim
part-income = steady income
part-tiles = end tiles
part-objects = object tokens
part-colonised = colonised planets
part-legacy = science cards at the end

end-epochs = The third epoch is over.

## Options

option-starts = Who starts
option-starts-help = Who takes the first turn. That player begins with one universal token, the other with two.
option-pass_rule = Passing
option-pass_rule-help = When you may pass.
option-single_take_rule = Taking a single card
option-single_take_rule-help = When you may take a single card worth 1 or 2; you may always take a single one worth 3.
option-blocked_hand_rule = A blocked hand
option-blocked_hand_rule-help = What you may do if your hand is full and you cannot play any of its cards.
option-end_tiles = End tiles
option-end_tiles-help = Which tiles lie at the production tracks and score at the end.

value-starts-first_seat = the player in the first seat
value-starts-second_seat = the player in the second seat
value-starts-random = luck decides
value-pass_rule-strict = only if the market is empty, or you can neither take nor play
value-pass_rule-free = at any time
value-single_take_rule-literal = only where you cannot take two cards
value-single_take_rule-free = at any time
value-blocked_hand_rule-none = you can only pass, as in the rulebook
value-blocked_hand_rule-discard = discard one card instead of passing
value-end_tiles-standard = always the same four
value-end_tiles-random = one of two for each resource, drawn by lot

## Effects, as phrases that are put into lists

effect-points = { $n } VP
effect-production = { resource-name } production +{ $n }
effect-advance = { track-name } +{ $n }
effect-tokens = { n-tokens }
effect-income = steady income +{ $n }
effect-draw_science = { $n ->
    [one] { $n } science card from the deck
   *[other] { $n } science cards from the deck
}
effect-object_tokens = { $n ->
    [one] { $n } { object-name } token
   *[other] { $n } { object-name } tokens
}
effect-points_per = { $n } VP { for-each }
when-colonised = when colonised: { $effects }

## What science cards change for good

permanent-discount = { $type ->
    [station] production stations
    [shuttle] shuttles
    [planet] planets
    [colonisation] colonisation cards
   *[ship] colony ships
} cost you { n-units } less, but always at least one card or token
permanent-on_play = for each { type-name } you play from then on, { $effects }
permanent-hand_limit = you may hold { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
} in hand
permanent-market_allowance = in one turn you may take cards worth { $n } together, still two cards at most
permanent-tokens_pay_science = a universal token also pays 1 science
permanent-interchange = an epoch card that shows one of these resources may also pay the other: { $one }, { $other }
permanent-any_colour = your quarters with a white edge take colonisation cards of any colour
permanent-supremacy_bonus = { track-name } +{ $n } whenever supremacy is compared, and only then
permanent-end_points_per = at the end of the game, { $n } VP { for-each }

## What a card is

about-station = A production station of epoch { $epoch }, for { resource-name }.
about-shuttle = A shuttle of epoch { $epoch }, for { track-name }.
about-planet = A planet of epoch { $epoch }.
about-colonisation = A { colour-name } colonisation card of epoch { $epoch }. It fills an open quarter of one of your planets that takes this colour.
about-ship = A colony ship of epoch { $epoch }. It docks at one of your colonised planets, one ship to a planet.
about-science = A science card. You play it by research at the end of an epoch.
about-price = Its price: { $units }.
about-pays = As a payment it stands for 1 resource: { $list }.
about-quarters = Its quarters: { $list }.
about-symbols = Space objects it shows: { $list }.
about-pair = It shows two equal objects, so it brings at once, when it is laid: { $tokens }.
about-when-played = When played: { $effects }.
about-when-colonised = When its last open quarter is filled: { $effects }.
about-when-researched = At once: { $effects }.
about-permanent = Permanent effect: { $text }.
about-symbol = It has the science symbol: in research it may pay for another science card.
about-no-symbol = It has no science symbol: in research it can pay only where your production covers the whole price.
about-published = A part of this card is printed in the rulebook; the rest is our reconstruction.
about-reconstructed = Our reconstruction; the printed card may differ.

quarter-kind = { $kind ->
    [white] white
    [edged] { colour-name } with a white edge
   *[filled] filled ({ colour-name })
}
tile-name = End tile: { resource-name } ({ count-name })
tile-text = End tile, { resource-name }: at the end of the game, if your { resource-name } production is at least as high as your opponent’s, { $n } VP { for-each }.

## Questions, by the name of the decision

ask-turn = Your turn: { $can ->
    [both] { $may_pass ->
        [yes] take cards from the market, play a card, or pass.
       *[no] take cards from the market, or play a card.
    }
    [take] { $may_pass ->
        [yes] take cards from the market, or pass. You cannot play any card in your hand now.
       *[no] take cards from the market. You cannot play any card in your hand now.
    }
    [play] { $may_pass ->
        [yes] play a card, or pass.
       *[no] play a card.
    } { $market ->
        [empty] The market is empty.
       *[full] Your hand is full, so you cannot take any cards.
    }
    [discard] your hand is full, and you cannot play any of it. Discard a card, or pass.
   *[nothing] pass. { $market ->
        [empty] The market is empty, and you can play no card in your hand.
       *[full] Your hand is full, and you cannot play any of it.
    }
}
ask-quarter = { $card } ({ colour-name }): choose the quarter of a planet that this card fills.
ask-dock = { $card }: choose the colonised planet where this colony ship docks.
ask-pay = { $due ->
    [0] { $card }: nothing is left of the price, but you always pay at least one item. Choose any one card or token to pay with.
   *[other] Pay { $due } for { $card }. Due after your production: { $units }{ $discount ->
        [0] .
       *[other] , less { $discount } by discount.
    } Choose a card or token to pay with.
}
ask-research = { $possible ->
    [yes] Research after epoch { $epoch }: choose one science card to play, or skip research.
   *[no] Research after epoch { $epoch }: you cannot pay for any of your science cards, so skip research.
}
ask-pay_research = { $due ->
    [0] { $card }: your production covers the price, but you always pay at least one item. Choose any one card, science cards included, or a token.
   *[other] Pay { $due } for { $card }. Due after your production: { $units }. Choose a card or token to pay with.
}
ask-axis = You lead in diplomacy by 1: choose the axis on which the grey cylinder moves one field towards you.
ask-chosen = Chosen so far: { $list }.
# half: one card of a pair is chosen, the other is not
ask-left = { $half ->
    [yes] { $n ->
        [0] One more card or token completes the pair.
        [one] Still to cover: { $n } unit, and one more card or token to complete the pair.
       *[other] Still to cover: { $n } units, and one more card or token to complete the pair.
    }
   *[no] { $n ->
        [one] Still to cover: { $n } unit.
       *[other] Still to cover: { $n } units.
    }
}

## Answers

do-pass = Pass (no more turns in this epoch)
do-skip = Skip research
do-take = Take { $list }
do-play = Play { $card }: { to-pay } ({ $effects })
do-research = Research { $card }: { to-pay } ({ $effects })
do-quarter = Fill the { colour-name } quarter of { $planet }
do-with = { $text } ({ $list })
then-colonised = the planet is then colonised
then-colonised-with = the planet is then colonised: { $effects }
do-dock = Dock { $card } at { $planet }
do-pay = { $role ->
    [none] Pay with { $card }
   *[other] Pay with { $card } ({ $role })
}
do-pay-token = { $role ->
    [none] Pay with a universal token
   *[other] Pay with a universal token ({ $role })
}
role-half = one of two for 1 unit
role-second = the second of two for 1 unit
do-axis-military = { $rim ->
    [yes] Military axis: the cylinder stands at the rim, so { $n } VP instead of a step
   *[no] Military axis: one field towards you
}
do-axis-trade = { $rim ->
    [yes] Trade axis: the cylinder stands at the rim, so { $n } VP instead of a step
   *[no] Trade axis: one field towards you
}
do-discard = Discard { $card }
do-impossible = Not possible now: { $notation }

## Why not

refuse-not-this-decision = That is not one of your choices right now. Choose one of those offered.
refuse-duel-not-in-hand = { $card } is not in your hand, and here only hand cards count. Choose a card you hold.
refuse-cell-empty = There is no card at that place of the market. Choose places where cards lie.
refuse-worth-too-much = These cards are worth { $worth } together, and in one turn you may take { $allowance } at most. Choose cards from lower rows, or a single one.
refuse-hand-full = Your hand is full: it may never hold more than { $limit } cards. Play a card first.
refuse-room-for-one = Your hand has room for one more card only. Take a single card; it may be worth anything.
refuse-take-two = You may take a single card worth 1 or 2 only where you cannot take two. Take two cards, or a single one worth 3.
refuse-no-quarter = { $card } goes only to an open quarter of your own planet that takes its colour, and you have no such quarter. Lay a planet first, or play another card.
refuse-no-colonised-planet = { $card } is a colony ship and docks only at your own colonised planet without a ship, and you have no such planet. Colonise a planet first, or play another card.
refuse-cannot-pay = { $due ->
    [0] Your production covers the price of { $card }, but you have to pay at least one card or token, and you have nothing to pay with.
    [one] You cannot pay for { $card }: { $due } unit is due after your production, and your cards and tokens do not cover it.
   *[other] You cannot pay for { $card }: { $due } units are due after your production, and your cards and tokens do not cover them.
} Choose something cheaper, or gather more cards and tokens first.
refuse-must-act = You may pass only if the market is empty, or if you can neither take nor play a card. Take cards or play one.
refuse-not-blocked = You may discard a card only if this game was set up for it, your hand is full and you cannot play any of it. Take cards, play one, or pass if you may.
refuse-not-your-planet = { $planet } is not in your universe, and cards go to your own planets only. Choose one of your planets.
refuse-quarter-taken = This quarter of { $planet } is already filled. Choose an open quarter.
refuse-quarter-filled = This quarter of { $planet } was filled from the start and takes no card. Choose an open quarter.
refuse-quarter-colour = This quarter of { $planet } takes only cards of its own colour, and { $card } has another colour. Choose a white quarter, or one of the right colour.
refuse-quarter-same = Another open quarter of { $planet } takes the same cards, so that one stands for both. Choose the quarter offered.
refuse-planet-open = { $planet } still has an open quarter, and a colony ship docks only at a colonised planet. Choose a colonised planet.
refuse-ship-there = There is already a colony ship at { $planet }, and a planet has room for only one. Choose a planet without a ship.
refuse-science-pays-no-epoch-card = { $card } is a science card, and science cards never pay for epoch cards. Choose an epoch card or a token.
refuse-pays-for-itself = { $card } is the card you are paying for, and it cannot pay for itself. Choose another card or a token.
refuse-no-token = You have no universal token left. Choose a card to pay with.
refuse-duel-already-picked = You have already chosen { $card }, and nothing pays twice. Choose another card or a token.
refuse-overpays = { $card ->
    [token] A universal token
   *[other] { $card }
} cannot be part of an exact payment here: { $due ->
    [one] { $due } unit is due
   *[other] { $due } units are due
}, and you may not pay more than you need to. Choose one of the items offered.
refuse-no-symbol = { $card } has no science symbol, so it cannot pay for research. Choose another card, or two cards or tokens for one unit.
refuse-not-your-science = { $card } is not among your science cards. Choose a science card you hold.

## The log

# how far somebody leads
by-levels = { $n }
# a step that could not be made
track-full = { $card } brings { $name } no step: the track is at its end.
    .you = { $card } brings you no step: the track is at its end.

log-begin = Epoch { $n } begins. { $name } takes the first turn.
    .you = Epoch { $n } begins. You take the first turn.
log-dealt = { $name } is dealt { n-cards }{ shown }.
    .you = You are dealt { n-cards }{ shown }.
log-dealt-science = { $name } is dealt { n-science }{ shown }.
    .you = You are dealt { n-science }{ shown }.
log-take = { $second ->
    [none] { $name } takes { $card } from the market (worth { $n }).
   *[other] { $name } takes { $card } and { $second } from the market (worth { $n } and { $m }).
}
    .you = { $second ->
        [none] You take { $card } from the market (worth { $n }).
       *[other] You take { $card } and { $second } from the market (worth { $n } and { $m }).
    }
log-take-second = { $name } takes { $card } as the second card (worth { $n }).
    .you = You take { $card } as the second card (worth { $n }).
log-pass = { $name } passes and keeps { n-cards } in hand.
    .you = You pass and keep { n-cards } in hand.
log-discard = { $name } discards { $card } from a blocked hand.
    .you = You discard { $card } from a blocked hand.
log-play = { $name } plays { $card }{ for-payment }.
    .you = You play { $card }{ for-payment }.
log-pay-card = { $name } pays with { $card }.
    .you = You pay with { $card }.
log-pay-tokens = { $name } pays with { n-tokens }.
    .you = You pay with { n-tokens }.
log-colonised = { $name } has colonised { $card } (planets colonised so far: { $n }).
    .you = You have colonised { $card } (planets colonised so far: { $n }).
log-gain-energy = { $n ->
    [0] { track-full }
   *[other] { $name } raises energy production by { $n } with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You raise energy production by { $n } with { $card }.
    }
log-gain-food = { $n ->
    [0] { track-full }
   *[other] { $name } raises food production by { $n } with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You raise food production by { $n } with { $card }.
    }
log-gain-metal = { $n ->
    [0] { track-full }
   *[other] { $name } raises metal production by { $n } with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You raise metal production by { $n } with { $card }.
    }
log-gain-science = { $n ->
    [0] { track-full }
   *[other] { $name } raises science production by { $n } with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You raise science production by { $n } with { $card }.
    }
log-gain-military = { $n ->
    [0] { track-full }
   *[other] { $name } advances by { $n } in military with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You advance by { $n } in military with { $card }.
    }
log-gain-trade = { $n ->
    [0] { track-full }
   *[other] { $name } advances by { $n } in trade with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You advance by { $n } in trade with { $card }.
    }
log-gain-diplomacy = { $n ->
    [0] { track-full }
   *[other] { $name } advances by { $n } in diplomacy with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You advance by { $n } in diplomacy with { $card }.
    }
log-gain-income = { $n ->
    [0] { track-full }
   *[other] { $name } raises the steady income by { $n } with { $card }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] You raise the steady income by { $n } with { $card }.
    }
log-gain-tokens = { $name } gets { n-tokens } with { $card }.
    .you = You get { n-tokens } with { $card }.
log-gain-colony-ships = { $n ->
    [one] { $name } gets { $n } colony ship token with { $card }.
   *[other] { $name } gets { $n } colony ship tokens with { $card }.
}
    .you = { $n ->
        [one] You get { $n } colony ship token with { $card }.
       *[other] You get { $n } colony ship tokens with { $card }.
    }
log-gain-shuttles = { $n ->
    [one] { $name } gets { $n } shuttle token with { $card }.
   *[other] { $name } gets { $n } shuttle tokens with { $card }.
}
    .you = { $n ->
        [one] You get { $n } shuttle token with { $card }.
       *[other] You get { $n } shuttle tokens with { $card }.
    }
log-gain-stations = { $n ->
    [one] { $name } gets { $n } station token with { $card }.
   *[other] { $name } gets { $n } station tokens with { $card }.
}
    .you = { $n ->
        [one] You get { $n } station token with { $card }.
       *[other] You get { $n } station tokens with { $card }.
    }
log-draw-science = { $cards ->
    [0] The science deck is empty: { $card } brings { $name } no card{ shown }.
   *[other] { $name } draws { n-science }{ shown } with { $card }.
}
    .you = { $cards ->
        [0] The science deck is empty: { $card } brings you no card{ shown }.
       *[other] You draw { n-science }{ shown } with { $card }.
    }
log-score = { $name } scores { $n } VP with { $card }.
    .you = You score { $n } VP with { $card }.
log-epoch-end = Epoch { $n } is over: both players have passed. { $name } is the first to research.
    .you = Epoch { $n } is over: both players have passed. You are the first to research.
log-research = { $name } researches { $card }{ for-payment }.
    .you = You research { $card }{ for-payment }.
log-research-nothing = { $name } skips research.
    .you = You skip research.
log-lead-military = { $name } leads in military by { by-levels } and pulls the grey cylinder as many fields along the military axis.
    .you = You lead in military by { by-levels } and pull the grey cylinder as many fields along the military axis.
log-lead-trade = { $name } leads in trade by { by-levels } and pulls the grey cylinder as many fields along the trade axis.
    .you = You lead in trade by { by-levels } and pull the grey cylinder as many fields along the trade axis.
log-lead-diplomacy = { $n ->
    [one] { $name } leads in diplomacy by { by-levels } and chooses the axis for one more step.
   *[other] { $name } leads in diplomacy by { by-levels } and pulls the grey cylinder one field diagonally.
}
    .you = { $n ->
        [one] You lead in diplomacy by { by-levels } and choose the axis for one more step.
       *[other] You lead in diplomacy by { by-levels } and pull the grey cylinder one field diagonally.
    }
log-axis-military = { $name } chooses the military axis.
    .you = You choose the military axis.
log-axis-trade = { $name } chooses the trade axis.
    .you = You choose the trade axis.
log-score-rim = { $name } scores { $n } VP instead of a step beyond the rim.
    .you = You score { $n } VP instead of a step beyond the rim.
log-score-diplomacy = { $name } scores { $n } VP for the lead in diplomacy.
    .you = You score { $n } VP for the lead in diplomacy.
log-score-military = { $name } scores { $n } VP for military supremacy.
    .you = You score { $n } VP for military supremacy.
log-score-trade = { $name } scores { $n } VP for trade supremacy.
    .you = You score { $n } VP for trade supremacy.
log-score-quadrant = { $name } scores { $n } VP for the field where the grey cylinder stands.
    .you = You score { $n } VP for the field where the grey cylinder stands.
log-score-income = { $name } scores { $n } VP of steady income.
    .you = You score { $n } VP of steady income.
log-final-scoring = The last epoch is over: tiles, tokens and planets are scored.
log-score-tile-energy = { $name } scores { $n } VP for the end tile of energy.
    .you = You score { $n } VP for the end tile of energy.
log-score-tile-food = { $name } scores { $n } VP for the end tile of food.
    .you = You score { $n } VP for the end tile of food.
log-score-tile-metal = { $name } scores { $n } VP for the end tile of metal.
    .you = You score { $n } VP for the end tile of metal.
log-score-tile-science = { $name } scores { $n } VP for the end tile of science.
    .you = You score { $n } VP for the end tile of science.
log-score-colony-ships = { $name } scores { $n } VP for colony ship tokens.
    .you = You score { $n } VP for colony ship tokens.
log-score-shuttles = { $name } scores { $n } VP for shuttle tokens.
    .you = You score { $n } VP for shuttle tokens.
log-score-stations = { $name } scores { $n } VP for station tokens.
    .you = You score { $n } VP for station tokens.
log-score-colonised = { $name } scores { $n } VP for colonised planets.
    .you = You score { $n } VP for colonised planets.
log-score-legacy = { $name } scores { $n } VP with { $card }.
    .you = You score { $n } VP with { $card }.
log-game-ended = The game ends. { $reason }

## The table in words

table-epoch = Epoch { $epoch }, turn { $turn }.
table-after = After epoch { $epoch }, { $turn } turns in all.
table-market = Market, worth { $worth }: { $list }.
table-market-empty = The market is empty.
short-card = { $card } ({ $effects })
table-piles = Cards in the epoch deck: { $deck }. Discarded epoch cards: { $discard }. Cards in the science deck: { $science }. Science cards spent: { $spent }.
table-cylinder = The grey cylinder stands { $where }.
table-centre = in the centre
table-towards = { $n } towards { $name } on the { track-name } axis
table-preview = If the epoch ended now, supremacy would bring: { $list }.
table-preview-axis = If the epoch ended now and { $name } chose the { track-name } axis, supremacy would bring: { $list }.
table-player = { $mine ->
    [yes] { $name } (you)
   *[no] { $name }
}: { $points } VP{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-production = Production: { $list }.
table-influence = Influence: { $list }.
table-tokens = Universal tokens: { $tokens }. Steady income: { $income }.
table-objects = Object tokens: { $list }.
table-passed = Has passed in this epoch.
table-planet = { $card }: { $facts }.
planet-open = open: { $list }
planet-colonised = colonised
planet-cards = placed there: { $list }
planet-ship = docked: { $card }
table-laid = Stations and shuttles: { $list }.
table-researched = Researched: { $list }.
table-hand = Your hand, { n-cards } of { $limit } at most:
table-science = Your science cards, { $cards }:
table-card = { $card }: { to-pay }; { $effects }.
table-held = Cards in hand: { $cards }. Science cards: { $science }.
table-known = Of these you saw taken: { $list }.
table-waiting = Waiting for: { $names }.
table-end = The game is over. { $reason }
