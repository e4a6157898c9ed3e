# Age of Galaxy.
#
# Forms other messages are built from come first; their attributes are grammatical forms and differ by language.
# Values with fixed words: $resource, $kind, $ideology, $event, $price, $count and $phase name things; none is nothing;
# yes and no are yes and no. $cost and $gain are lists made of `amount-acc`.

alliances-title = Age of Galaxy
alliances-blurb = Lead an alliance of up to three factions through five rounds: colonise planets, trade, research, wage war. We do not have the printed card list, so the cards are our reconstruction; printed ones may differ.
alliances-note = We do not have the printed card list. Factions, systems, trade cards and most figures are our reconstruction: they agree with the rulebook, but printed ones may differ.
learn-1 = Send the fleet out.
learn-1-text = For five rounds the fleet moves on, system by system. You can reach planets and tokens up to where it stands.
learn-2 = Three cubes, nine actions.
learn-2-text = Each cube takes one action: Colonize, Develop, Manufacture, Retrieve, Scavenge, Trade, Explore, Nominate or Research.
learn-3 = Gather an alliance.
learn-3-text = Seven faction cards: up to three join you for good. The others give a boost, an adaptation or your true ideology.
learn-4 = Guard what is yours.
learn-4-text = From round 2 there is a war each round: whoever holds the most cruisers may take an unguarded planet. Prestige, planets, relics and your main ideology bring points.

## Building blocks

n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
amount = { $resource ->
    [credits] { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
    [production] { $n } production
    [discovery] { $n ->
        [one] { $n } discovery
       *[other] { $n } discoveries
    }
    [influence] { $n } influence
    [prestige] { $n } prestige
    [relic] { $n ->
        [one] { $n } relic
       *[other] { $n } relics
    }
   *[cruisers] { $n ->
        [one] { $n } cruiser
       *[other] { $n } cruisers
    }
}
# what is paid or gained
amount-acc = { amount }
# by how much something is cheaper
amount-less = { amount }
resource-name = { $resource ->
    [credits] credits
    [production] production
    [discovery] discoveries
    [influence] influence
    [prestige] prestige
    [relic] relics
   *[cruisers] cruisers
}
kind-name = { $kind ->
    [temperate] temperate
    [water] water
    [frozen] frozen
    [desert] desert
    [volcanic] volcanic
   *[barren] barren
}
# planets a faction is adapted to
kind-list = { kind-name }
ideology-name = { $ideology ->
    [militarism] militarism
    [culture] culture
    [industrialism] industrialism
    [diplomacy] diplomacy
   *[science] science
}
phase-name = { $phase ->
    [setup] set-up
    [production] production phase
    [action] action phase
    [war] war phase
    [galactic] galactic phase
   *[over] end
}
# unknown: the log knows a planet token's place, but not its kind
planet = { $kind ->
    [unknown] the planet token in { $system }
   *[other] { $token ->
        [yes] the { kind-name } planet token in { $system }
       *[no] the { kind-name } planet in { $system }
    }
}
planet-label = { $token ->
    [yes] { kind-name } (token)
   *[no] { kind-name }
}
# number 0: the only one of its system
explore-site = { $number ->
    [0] the token in { $system }
   *[other] token { $number } in { $system }
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# the names of cards only one seat may know
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}
for-price = { $price ->
    [none] { "" }
   *[other] { " " }for { $price }
}
automa-name = the automa
# a price and what it brings
deal = { $cost ->
    [none] { $gain ->
        [none] nothing to pay, nothing to gain
       *[other] nothing to pay, gain { $gain }
    }
   *[other] { $gain ->
        [none] pay { $cost }
       *[other] pay { $cost }, gain { $gain }
    }
}
# an exchange of a trade card
exchange = { $cost } → { $gain }
exchange-text = Pay { $cost } and gain { $gain }.
gain-text = Gain { $gain }.

## The nine actions

action-colonize = Colonize
action-develop = Develop
action-manufacture = Manufacture
action-retrieve = Retrieve
action-scavenge = Scavenge
action-trade = Trade
action-explore = Explore
action-nominate = Nominate
action-research = Research

action-colonize-text = Put the cube on an empty planet within reach that one of your main factions is adapted to, pay as many credits as you have colonised planets, and gain the reward of the planet.
action-develop-text = Put the cube on a planet you have colonised, pay { $cost } and gain { $gain }; besides, choose { $choice }.
action-manufacture-text = Build any number of cruisers, { $cost } each; you hold { $n } at most.
action-retrieve-text = Pay { $cost } for each relic, as often as you like.
action-scavenge-text = Gain { $gain }. It costs nothing and is always possible.
action-trade-text = Put the cube on an open slot of a trade card and make one of its exchanges once.
action-explore-text = Discard { $cost }, turn up an explore token within reach and gain what it shows.
action-nominate-text = If you have a developed planet, pay { $cost }, take an open seat of the Galactic Council and gain its prestige.
action-research-text = Put the cube on a technology that is open to you. A basic one costs { $basic }; an advanced one costs { $either }, and { $more } besides.

## What ideologies score, where points come from, and the end

scores-militarism = 1 VP for each planet you occupy
scores-militarism-strength = 1 VP for each point of strength
scores-culture = 1 more VP for every { $n } relics
scores-industrialism = 1 more VP for each developed planet
scores-industrialism-colonised = 1 more VP for each colonised planet
scores-industrialism-production = 1 VP for each production
scores-diplomacy = 1 more VP for every { $n } prestige
scores-science = 1 VP for each technology you have researched

part-prestige = prestige
part-colonised = colonised planets
part-developed = developed planets
part-relics = relics
part-ideology = main ideology

end-five_rounds = The war of the fifth round is over.

## Options

option-order = First turn order
option-order-help = In which order the first round is played.
option-draft = Draft of factions
option-draft-help = Instead of seven dealt cards with a redraw, everybody picks one card, passes the rest to the left, and so on until all have seven.
option-explored_galaxy = Explored galaxy
option-explored_galaxy-help = All five systems lie face up from the start; what is within reach stays the same.
option-rank_without_cruisers = War without cruisers
option-rank_without_cruisers-help = Whether players who hold no cruiser are ranked in war too.
option-places_after_tie = Places after a tie
option-places_after_tie-help = Which place comes after one that players share in war.
option-war_second_of_four = Second place in a war of four
option-war_second_of_four-help = What the second place in a war of four players gains. The rulebook can be read in three ways.
option-scavenge_gain = Scavenge
option-scavenge_gain-help = Which resource (1 of it) Scavenge gives you. The symbol in the rulebook could not be read for certain.
option-research_price = Third price of Research
option-research_price-help = Which resource (1 of it) can pay for Research instead of credits. The symbol in the rulebook could not be read for certain.
option-develop_choice = Reward of Develop
option-develop_choice-help = What you gain with the more common token when you Develop.
option-conversions = Free conversions
option-conversions-help = Whether you may turn 1 discovery, 1 influence or 1 production into 1 credit at any time in your turn.
option-terraforming_gain = Terraforming
option-terraforming_gain-help = Which resource (1 of it) you gain when you research Terraforming.
option-purple_and_star = Influence and discovery
option-purple_and_star-help = Two symbols of the rulebook can be read both ways. Swapped, discovery takes the place of influence for the Weasels, the Auralites, the first planet of Frostveil and in the choice of Develop.
option-militarism_scores = Points for militarism
option-militarism_scores-help = What you score 1 VP for if your main ideology is militarism.
option-industrialism_scores = Points for industrialism
option-industrialism_scores-help = What you score 1 VP for if your main ideology is industrialism.
option-trade_backs = Backs of trade cards
option-trade_backs-help = Whether a trade card turned by a golden era has exchanges of its own.
option-faction_pace = Pace of main factions
option-faction_pace-help = How often you may add a main faction to your alliance.
option-setup_order = Order of the set-up
option-setup_order-help = Whether the cards are exchanged and the first factions chosen before the galaxy is laid out.

value-order-random = luck decides
value-order-seats = by seats
value-places_after_tie-skipped = skipped: first, first, third
value-places_after_tie-next = the next one: first, first, second
value-war_second_of_four-both = 1 credit and 1 prestige
value-war_second_of_four-credits = 1 credit
value-war_second_of_four-prestige = 1 prestige
value-scavenge_gain-production = production
value-scavenge_gain-discovery = discovery
value-scavenge_gain-credits = credit
value-research_price-influence = influence
value-research_price-production = production
value-develop_choice-credits = 1 credit
value-develop_choice-production = 1 production
value-conversions-credits = allowed
value-conversions-none = not allowed
value-terraforming_gain-production = production
value-terraforming_gain-credits = credit
value-terraforming_gain-discovery = discovery
value-purple_and_star-as_read = as read: influence is the valuable one
value-purple_and_star-swapped = swapped: discovery is the valuable one
value-militarism_scores-occupied = each occupied planet
value-militarism_scores-strength = each point of strength
value-industrialism_scores-developed = each developed planet
value-industrialism_scores-colonised = each colonised planet
value-industrialism_scores-production = each production
value-trade_backs-own = exchanges of its own
value-trade_backs-same = the same exchanges
value-faction_pace-turn = one in each turn
value-faction_pace-round = one in each round
value-setup_order-cards_first = cards first
value-setup_order-galaxy_first = galaxy first

## Abilities, as sentences

effect-production = { $cost ->
    [none] { $count ->
        [once] At the end of each production phase you gain { $gain }.
        [owned_planets] At the end of each production phase you gain { $gain } for each planet you own, occupied ones too.
        [owned_kind] At the end of each production phase you gain { $gain } for each { kind-name } planet you own, occupied ones too.
        [developed_planets] At the end of each production phase you gain { $gain } for each of your developed planets.
       *[technologies] At the end of each production phase you gain { $gain } for every { $divide ->
            [one] technology you have researched.
           *[other] { $divide } technologies you have researched, rounded up.
        }
    }
   *[other] At the end of each production phase you may once pay { $cost } and gain { $gain }.
}
effect-free = In your turn, as often as you like, you may pay { $cost } and gain { $gain }.
effect-swarm = In your turn, as often as you like, you may pay { $cost } and put another one from your hand on an unprotected planet within reach: the planet is then occupied by you.
effect-on_event = { $event ->
    [colonize] Each time you Colonize, you gain { $gain }.
    [develop] Each time you Develop, you gain { $gain }.
    [manufacture] Each time you Manufacture, you gain { $gain }, however many cruisers you build.
    [retrieve] Each time you Retrieve, you gain { $gain }, however many relics it brings.
    [scavenge] Each time you Scavenge, you gain { $gain }.
    [trade] Each time you Trade, you gain { $gain }.
    [explore] Each time you Explore, you gain { $gain }.
    [nominate] Each time you Nominate, you gain { $gain }.
    [research] Each time you Research, you gain { $gain }.
    [gain_influence] Each time you gain influence, however much, you gain { $gain }.
    [gain_discovery] Each time you gain discoveries, however many, you gain { $gain }.
    [lose_cruisers] Each time cruisers leave your hand for the supply, however many, you gain { $gain }.
    [overlord] Each time you are the sole Overlord of a war, you gain { $gain }.
   *[seize] Each time you put a cruiser on a planet, you gain { $gain }.
}
effect-discount = { $price ->
    [colonize] Colonize costs you { $amount } less.
    [develop] Develop costs you { $amount } less.
    [manufacture] Each cruiser you build costs you { $amount } less.
    [retrieve] Each relic you Retrieve costs you { $amount } less.
    [nominate] Nominate costs you { $amount } less.
   *[research] Research paid in credits costs you { $amount } less.
}
effect-strength = Your strength is { $n } higher. Strength breaks ties in war and says how many cruisers you may keep after it.
effect-nomads = After you Colonize, you may once lift the cube of another planet you have colonised and at once Research or Retrieve with it, at the usual price. That planet is empty again.
effect-protect_half = Half as many cruisers as planets, rounded up, protect all your planets.
effect-planets_protected = All your colonised and developed planets are always protected.
effect-colonize_barren = You may colonise barren planets, without any adaptation.
effect-reach_all_revealed = Every system that lies face up is within your reach.
effect-adapt_all = You are adapted to all kinds of planets except barren ones.
effect-nominate_without_developed = You may Nominate without a developed planet.
effect-research_ignore_prerequisites = You may research technologies without those below them; the price stays the same.
effect-explore_keep_cruiser = You need a cruiser in hand to Explore, but you do not discard it.
effect-extra_keep = After war you keep { $n ->
    [one] { $n } more cruiser
   *[other] { $n } more cruisers
} than your strength allows.
effect-war_count_bonus = In war you count as having { $n ->
    [one] { $n } more cruiser
   *[other] { $n } more cruisers
}, if you hold at least one.
effect-unique = An advanced technology that only this faction can research. { $text }

## The same in a few words

short-production = { $cost ->
    [none] { $count ->
        [once] production phase: { $gain }
        [owned_planets] production phase: { $gain } for each planet
        [owned_kind] production phase: { $gain } for each { kind-name } planet
        [developed_planets] production phase: { $gain } for each developed planet
       *[technologies] production phase: { $gain } for every { $divide ->
            [one] technology
           *[other] { $divide } technologies
        }
    }
   *[other] production phase: pay { $cost }, gain { $gain }
}
short-free = any time: pay { $cost }, gain { $gain }
short-swarm = any time: pay { $cost }, occupy a planet with another one
short-on_event = { $event ->
    [colonize] after Colonize: { $gain }
    [develop] after Develop: { $gain }
    [manufacture] after Manufacture: { $gain }
    [retrieve] after Retrieve: { $gain }
    [scavenge] after Scavenge: { $gain }
    [trade] after Trade: { $gain }
    [explore] after Explore: { $gain }
    [nominate] after Nominate: { $gain }
    [research] after Research: { $gain }
    [gain_influence] on gaining influence: { $gain }
    [gain_discovery] on gaining discoveries: { $gain }
    [lose_cruisers] on losing cruisers: { $gain }
    [overlord] as sole Overlord: { $gain }
   *[seize] on occupying a planet: { $gain }
}
short-discount = { $price ->
    [colonize] Colonize: { $amount } less
    [develop] Develop: { $amount } less
    [manufacture] each cruiser: { $amount } less
    [retrieve] each relic: { $amount } less
    [nominate] Nominate: { $amount } less
   *[research] Research: { $amount } less
}
short-strength = strength +{ $n }
short-nomads = after Colonize: lift a cube to Research or Retrieve
short-protect_half = half the cruisers protect your planets
short-planets_protected = your planets are always protected
short-colonize_barren = colonise barren planets
short-reach_all_revealed = reach all systems face up
short-adapt_all = adapted to all kinds except barren
short-nominate_without_developed = Nominate without a developed planet
short-research_ignore_prerequisites = Research in any order
short-explore_keep_cruiser = Explore without discarding the cruiser
short-extra_keep = keep { $n ->
    [one] { $n } more cruiser
   *[other] { $n } more cruisers
} after war
short-war_count_bonus = { $n ->
    [one] { $n } more cruiser
   *[other] { $n } more cruisers
} in war
short-unique = technology of its own: { $text }

## What a card is

about-faction = A faction of { ideology-name }, adapted to { $kinds } planets.
faction-facts = { ideology-name }; { $kinds } planets; { $ability }: { $text }
about-ability = { $ability }: { $text }
about-bonus = As a main faction it brings { $gain } at once.
about-boost = Discarded as a one-time boost it brings { $gain }.
about-technology = { $level ->
    [1] A basic technology of the first level, open from the start.
    [2] A basic technology of the second level. Needs: { $needs }.
    [3] An advanced technology of the third level. Needs: { $needs }.
   *[4] An advanced technology that only { $faction } can research; it needs no other.
}
about-gain = When researched you gain { $gain }.
about-system = A system with these planets: { $list }.
about-symbol = { $all ->
    [yes] A planet token lies here too.
   *[no] With { $players } players a planet token lies here too.
}
about-explored = { $all ->
    [yes] It has an explore token.
   *[no] With { $players } players it has one more explore token.
}
about-trade = A trade card. Open slots for 1, 2, 3 and 4 players: { $list }.
about-front = Front: { $list }.
about-back = Back: { $list }.
planet-reward = { planet-label }: { $gain }

## Questions, by the name of the decision

ask-redraw = Your first seven factions: you may put up to { $most } away and draw as many new ones. { $left ->
    [0] That was all you may put away.
    [one] You may still put { $left } card away, or keep the rest.
   *[other] You may still put { $left } cards away, or keep the rest.
}
ask-draft = Draft, pick { $number } of 7: choose one faction to keep. The others go to the next player on your left.
ask-first_faction = Choose your first main faction. It joins your alliance at once and brings its bonus.
ask-production = End of your production phase: choose the production ability to use next, or stop.
ask-turn = Your turn: { $acted ->
    [yes] you have done your action. { $played ->
        [yes] You may still use free effects, or end your turn.
       *[no] You may still use free effects and play one faction card, or end your turn.
    }
   *[no] { $played ->
        [yes] do one action with a cube. You may use free effects first; you have played your card of this turn.
       *[no] do one action with a cube. You may use free effects and play one faction card before or after it.
    }
}
ask-cubes = { $n ->
    [0] This is your last cube of the round.
    [one] After this one you have { $n } cube left.
   *[other] After this one you have { $n } cubes left.
}
ask-adaptation = None of your main factions is adapted to { planet }: choose a faction card to discard for its one-time adaptation.
ask-nomads_action = Nomads: choose what the lifted cube does, Research or Retrieve.
ask-seize = You are the Overlord: put a cruiser on one unprotected planet within reach, or take no planet.
ask-chosen = Put away so far: { $list }.
ask-lift = Nomads: you may also lift the cube of another planet for a Research or Retrieve.

## Answers

do-discard = Put away { $faction } ({ $facts })
do-keep = { $n ->
    [0] Keep all seven cards
    [one] Draw { $n } new card and keep the rest
   *[other] Draw { $n } new cards and keep the rest
}
do-pick = Pick { $faction } ({ $facts })
do-first = Begin with { $faction } ({ $facts }): { $gain ->
    [none] no bonus
   *[other] gain { $gain }
}
do-main = Add { $faction } to your alliance ({ $facts }): { $gain ->
    [none] no bonus
   *[other] gain { $gain }
}
do-ideology = Tuck { $faction } as your true ideology: { ideology-name } ({ $text })
do-boost = Discard { $faction } as a one-time boost: gain { $gain }
do-adapt = Discard { $faction } for the adaptation: { deal }
do-produce = { $ability } of { $faction }: { deal }
do-stop = Stop here (free abilities still apply)
do-convert = Turn { $cost } into { $gain }
do-use = { $ability } of { $faction }: { deal }
do-swarm = Swarm: occupy { planet }{ $owner ->
    [none] { "" }
   *[other] , taking it from { $owner }
} (pay { $cost } and put another one on it)
do-colonize = Colonize { planet } ({ deal })
do-colonize-card = Colonize { planet } with a one-time adaptation ({ deal })
do-develop = Develop { planet }: { $gain ->
    [none] gain nothing
   *[other] gain { $gain }
}{ $cost ->
    [none] { "" }
   *[other] { " " }(pay { $cost })
}
do-manufacture = Manufacture: { deal }
do-retrieve = Retrieve: { deal }
do-scavenge = Scavenge: { deal }
do-trade = Trade, { $card }: { $gain ->
    [none] { $cost } → nothing
   *[other] { exchange }
}
do-explore = Explore { explore-site }: { $cost ->
    [none] discard no cruiser, gain what the token shows
   *[other] discard { $cost }, gain what the token shows
}
do-nominate = Nominate, council seat { $number }: { deal }
do-research = Research { $technology }: { deal } ({ $text })
do-lift = Nomads: lift your cube from { planet } for a Research or Retrieve
do-seize = Seize { planet }{ $owner ->
    [none] { "" }
   *[other] , taking it from { $owner }
} (put a cruiser on it)
do-spare = Take no planet
do-end = End your turn
do-impossible = Not possible now: { $notation }
# what abilities add to an action
do-with = { $text } ({ $list })
then-gain = { $ability }: gain { $gain }
then-lost = lost at the limit: { $list }

## Why not

refuse-not-now = That is not one of your choices right now. Choose one of those offered.
refuse-must-act = You do exactly one action in a turn, and you have not done yours. Do one of the nine actions; Scavenge is always possible.
refuse-acted = You have done the action of this turn, and there is only one. Use free effects, play a card if you have not, or end your turn.
refuse-card-played = You have played a faction card in this turn, and only one is allowed. Keep this one for your next turn.
refuse-not-in-hand = You do not hold { $faction }. Choose a card in your hand.
refuse-mains-full = Your alliance has its three main factions, and they cannot be replaced. Use the card as a boost, an adaptation or your true ideology.
refuse-faction-pace = You have added a main faction in this round, and in this game you may add only one a round. Wait for the next round, or use the card in another way.
refuse-ideology-set = You have set your true ideology, and that is possible only once in a game. Use the card in another way.
refuse-no-such-system = { $system } does not lie face up in this galaxy. Choose a system that does.
refuse-no-planet = There is no planet at this place: the symbol is not covered for this number of players. Choose another planet.
refuse-out-of-reach = { $system } is out of your reach: the fleet has not come that far. Choose a system up to the fleet, or research Warp Drive.
refuse-planet-taken = This planet is not empty, and only an empty planet can be colonised. Choose another planet.
refuse-not-adapted = None of your main factions is adapted to { kind-list } planets, and you have no card to discard for it. Choose another planet, or add a faction that is adapted.
refuse-barren = You can colonise barren planets only with Terraforming; no faction is adapted to them. Research Terraforming, or choose another planet.
refuse-adapt-no-match = { $faction } is not adapted to { kind-list } planets. Discard a card that is.
refuse-cannot-pay = { $have ->
    [0] You cannot pay: this takes { $due }, and you have nothing to pay it with.
   *[other] You cannot pay: this takes { $due }, and you have only { $have }.
} Choose something cheaper, or gain more first.
refuse-not-your-colony = You can develop only a planet you have colonised yourself and not developed yet. Choose one of your colonised planets.
refuse-cruiser-limit = You may hold { $limit } cruisers at most, and you hold { $have }. Build fewer, or use some first.
refuse-cruiser-supply = { $have ->
    [0] You have no cruiser left in your supply.
    [one] Only { $have } cruiser is left in your supply.
   *[other] Only { $have } cruisers are left in your supply.
} Cruisers on planets never come back. Build fewer.
refuse-trade-absent = { $card } is not in this game: only three of the five trade cards are. Choose a trade card on the table.
refuse-no-slot = All open slots of { $card } are taken for this round. Choose another trade card.
refuse-no-cruiser = To Explore you need a cruiser in hand, and you hold no cruiser. Build one with Manufacture first.
refuse-no-token = There is no explore token at this place any more. Choose a token that still lies face down.
refuse-no-developed = To Nominate you need at least one developed planet, and you have not developed any. Develop a planet first.
refuse-seat-taken = This seat of the council is taken for good. Choose an open seat.
refuse-seat-blocked = This seat of the council is not used with this number of players. Choose an open seat.
refuse-tech-known = You have already researched { $technology }. Choose another technology.
refuse-tech-locked = { $technology } is not open to you: it needs one of these first: { $needs }. Research one of them.
refuse-tech-foreign = { $technology } belongs to a faction that is not in your alliance. Choose another technology, or add that faction.
refuse-payment-kind = You cannot pay for { $technology } in this way. Choose one of the prices offered.
refuse-no-ability = { $faction } is not in your alliance, or has no ability of this kind. Choose one of your main factions that has.
refuse-conversion-off = In this game there are no free conversions. Use the resource in another way.
refuse-swarm-cruisers = Swarm takes three cruisers: you pay two and put the third on the planet. You hold too few; build more first.
refuse-protected = This planet is protected. Choose an unprotected one.
refuse-own-planet = This planet is already yours. Choose a free planet or another player’s.
refuse-occupied = This planet is occupied, and that is for good. Choose another planet.
refuse-not-lift = You may lift only the cube of another planet that you have colonised and not developed, once after your own Colonize, and only if you can pay for what it does. Choose such a planet.
refuse-redraw-picked = You have already put { $faction } away. Choose another card, or keep the rest.
refuse-not-in-pack = { $faction } is not among the cards you may pick from. Choose one of these.
refuse-no-production = { $faction } has no production ability that you can use now. Choose one of the abilities offered, or stop.
refuse-nomads-only = The lifted cube can only Research or Retrieve. Choose one of these.

## The log

log-round-begins = Round { $n } begins.
log-first-order = { $name } goes first.
    .you = You go first.
log-solo = { $name } plays against the automa. At the start of each round it turns up two cards: for each it colonises a planet, then it acts by each ideology.
    .you = You play against the automa. At the start of each round it turns up two cards: for each it colonises a planet, then it acts by each ideology.
log-redraw = { $cards ->
    [0] { $name } keeps all seven cards{ shown }.
   *[other] { $name } puts { n-cards } away and draws as many{ shown }.
}
    .you = { $cards ->
        [0] You keep all seven cards{ shown }.
       *[other] You put { n-cards } away and draw as many{ shown }.
    }
log-drafted = { $name } picks { n-cards }{ shown }.
    .you = You pick { n-cards }{ shown }.
log-faction-chosen = { $name } begins with { $card }.
    .you = You begin with { $card }.
log-production-credits = { $n ->
    [0] { $name } gains no credits from production.
    [one] { $name } gains { $n } credit from production.
   *[other] { $name } gains { $n } credits from production.
}
    .you = { $n ->
        [0] You gain no credits from production.
        [one] You gain { $n } credit from production.
       *[other] You gain { $n } credits from production.
    }
log-production-falls = { $name }’s production falls to { $n }.
    .you = Your production falls to { $n }.
log-produce = { $ability ->
    [none] { $name } uses { $card }{ for-price }.
   *[other] { $name } uses { $ability } of { $card }{ for-price }.
}
    .you = { $ability ->
        [none] You use { $card }{ for-price }.
       *[other] You use { $ability } of { $card }{ for-price }.
    }

# gain-credits, pay-influence, lost-cruisers…: one message for each of the three
log-gain = { $name } gains { amount-acc }.
    .you = You gain { amount-acc }.
log-pay = { $resource ->
    [cruisers] { $name } discards { amount-acc }.
   *[other] { $name } pays { amount-acc }.
}
    .you = { $resource ->
        [cruisers] You discard { amount-acc }.
       *[other] You pay { amount-acc }.
    }
log-lost = { $name } reaches the limit and loses { amount-acc }.
    .you = You reach the limit and lose { amount-acc }.

log-colonize = { $name } colonises { planet }{ for-price }.
    .you = You colonise { planet }{ for-price }.
log-develop = { $name } develops { planet }{ for-price }.
    .you = You develop { planet }{ for-price }.
log-manufacture = { $n ->
    [one] { $name } builds { $n } cruiser{ for-price }.
   *[other] { $name } builds { $n } cruisers{ for-price }.
}
    .you = { $n ->
        [one] You build { $n } cruiser{ for-price }.
       *[other] You build { $n } cruisers{ for-price }.
    }
log-retrieve = { $n ->
    [one] { $name } retrieves { $n } relic{ for-price }.
   *[other] { $name } retrieves { $n } relics{ for-price }.
}
    .you = { $n ->
        [one] You retrieve { $n } relic{ for-price }.
       *[other] You retrieve { $n } relics{ for-price }.
    }
log-scavenge = { $name } scavenges.
    .you = You scavenge.
log-trade = { $name } trades { $cost } for { $gain } with { $card }.
    .you = You trade { $cost } for { $gain } with { $card }.
log-explore = { $gain ->
    [none] { $name } explores { explore-site }{ for-price } and finds nothing.
   *[other] { $name } explores { explore-site }{ for-price } and finds { $gain }.
}
    .you = { $gain ->
        [none] You explore { explore-site }{ for-price } and find nothing.
       *[other] You explore { explore-site }{ for-price } and find { $gain }.
    }
log-nominate = { $name } takes council seat { $n }{ for-price }.
    .you = You take council seat { $n }{ for-price }.
log-research = { $name } researches { $card }{ for-price }.
    .you = You research { $card }{ for-price }.
log-convert = { $name } turns { $cost } into 1 credit.
    .you = You turn { $cost } into 1 credit.
log-use = { $name } uses { $ability } of { $card }{ for-price }.
    .you = You use { $ability } of { $card }{ for-price }.
log-swarm = { $name } sends a swarm{ for-price } and occupies { planet }.
    .you = You send a swarm{ for-price } and occupy { planet }.
log-main = { $name } adds { $card } to the alliance.
    .you = You add { $card } to your alliance.
log-ideology = { $name } tucks { $card } as the true ideology: { ideology-name }.
    .you = You tuck { $card } as your true ideology: { ideology-name }.
log-boost = { $gain ->
    [none] { $name } discards { $card } as a one-time boost.
   *[other] { $name } discards { $card } as a one-time boost of { $gain }.
}
    .you = { $gain ->
        [none] You discard { $card } as a one-time boost.
       *[other] You discard { $card } as a one-time boost of { $gain }.
    }
log-adapt = { $name } discards { $card } to be adapted this once.
    .you = You discard { $card } to be adapted this once.
log-lift = { $name } lifts the cube from { planet }.
    .you = You lift the cube from { planet }.
log-ability = { $name } benefits from { $ability } of { $card }.
    .you = You benefit from { $ability } of { $card }.
log-ability-tech = { $name } benefits from { $card }.
    .you = You benefit from { $card }.

log-war = The war of round { $n } begins.
log-war-rank = { $n ->
    [1] { $name } comes first in the war.
    [2] { $name } comes second in the war.
    [3] { $name } comes third in the war.
   *[other] { $name } comes fourth in the war.
}
    .you = { $n ->
        [1] You come first in the war.
        [2] You come second in the war.
        [3] You come third in the war.
       *[other] You come fourth in the war.
    }
log-war-nobody = Nobody holds a cruiser: the war has no Overlord.
log-overlord = { $name } is the Overlord.
    .you = You are the Overlord.
log-overlord-shared = { $n } players share the first place in the war: nobody takes a planet.
log-seize = { $name } puts a cruiser on { planet } and occupies it.
    .you = You put a cruiser on { planet } and occupy it.
log-spare = { $name } takes no planet.
    .you = You take no planet.
log-war-discard = { $n ->
    [one] { $name } may not keep { $n } cruiser after the war.
   *[other] { $name } may not keep { $n } cruisers after the war.
}
    .you = { $n ->
        [one] You may not keep { $n } cruiser after the war.
       *[other] You may not keep { $n } cruisers after the war.
    }
log-planet-lost = { $name } loses { planet }.
    .you = You lose { planet }.

log-fleet = The fleet moves on to { $card }.
log-revealed = A new system is turned up: { $card }.
log-cubes-up = { $n ->
    [one] { $n } cube moves from the action board up to the trade cards.
   *[other] { $n } cubes move from the action board up to the trade cards.
}
log-golden-era = { $card } is full: a golden era begins, and the card is turned over.
log-cubes-back = { $n ->
    [0] { $name }’s cubes on it all go back to the supply.
   *[other] { $name } gets { n-cubes } back.
}
    .you = { $n ->
        [0] Your cubes on it all go back to the supply.
       *[other] You get { n-cubes } back.
    }
log-order = The turn order changes: { $name } goes first now.
    .you = The turn order changes: you go first now.

log-automa-card = The automa turns up { $card }: it looks for { $first }, else { $second } planets, and its ideology is { ideology-name }.
log-automa-colonize = For { $by } the automa colonises { planet }, the leftmost empty one of its kind.
log-automa-no-planet = For { $by } the automa finds no empty { $first } or { $second } planet.
log-automa-cruisers = { $n ->
    [0] { $by } ({ ideology-name }): the automa already has all the cruisers it may hold.
    [one] { $by } ({ ideology-name }): the automa gains { $n } cruiser.
   *[other] { $by } ({ ideology-name }): the automa gains { $n } cruisers.
}
log-automa-cube-anomaly = { $by } ({ ideology-name }): the automa removes the leftmost explore token and puts a cube on the Anomaly.
log-automa-no-token = { $by } ({ ideology-name }): no explore token is left, so the automa does nothing.
log-automa-cube-trade = { $ideology ->
    [industrialism] { $by } ({ ideology-name }): the automa puts a cube on { $card }, the leftmost trade card with a free slot.
   *[other] For { $by } the automa puts a cube on { $card }, the leftmost trade card with a free slot.
}
log-automa-no-slot = For { $by } there is no trade card with a free slot, so the automa goes to the action board.
log-automa-cube-seat = { $by } ({ ideology-name }): the automa takes council seat { $n }, the best free one.
log-automa-no-seat = { $by } ({ ideology-name }): no council seat is free, so the automa looks for a trade card.
log-automa-cube-space = { $ideology ->
    [science] { $by } ({ ideology-name }): the automa puts a cube on space { $n } of the action board, under the trade card with the fewest free slots.
   *[other] For { $by } the automa puts a cube on space { $n } of the action board, under the trade card with the fewest free slots.
}
log-automa-no-cube = For { $by } the automa would need a cube, but no cube is left.
log-automa-seize = The automa puts a cruiser on { planet } and occupies it: developed planets first, then colonised, then empty ones.
log-game-ended = The game ends. { $reason }

## The table in words

table-setup = Set-up, before the first round.
table-round = Round { $round } of 5, { phase-name }.
table-after = After the fifth round.
table-system = System { $place }, { $system }{ $fleet ->
    [here] , with the fleet
    [reached] { "" }
   *[beyond] , ahead of the fleet
}: { $list }.
table-face-down = System { $place }: face down.
table-no-galaxy = The galaxy is laid out when everybody has chosen a first faction.
table-planet = { $status ->
    [empty] { planet-label }, { $gain }, empty
    [colonised] { planet-label }, colonised by { $owner }, { $safe ->
        [yes] protected
       *[no] unprotected
    }
    [developed] { planet-label }, developed by { $owner }, { $safe ->
        [yes] protected
       *[no] unprotected
    }
   *[occupied] { planet-label }, occupied by { $owner }
}
table-tokens = { $n ->
    [0] no explore token
    [one] { $n } explore token
   *[other] { $n } explore tokens
}
table-trade = { $side ->
    [front] Trade card { $place }, { $card }: { $taken } of { $slots } slots taken; { $exchanges }.
   *[back] Trade card { $place }, { $card }, turned over: { $exchanges }.
}
table-cubes = Cubes on it: { $list }.
table-below = Cubes on the space below, { $action }: { $list }.
table-era = If the round ended now, it would be full and bring a golden era.
table-golden-era = Cubes that would come back in a golden era now: { $list }.
table-anomaly = Cubes on the Anomaly: { $list }.
table-council = Galactic Council: { $list }.
table-seat = { $holder ->
    [none] seat { $number } for { $prestige } prestige, open
   *[other] seat { $number }, { $holder }
}
table-track = Prestige track, first to last: { $list }.
table-order = Turn order of this round: { $list }.
count-of = { $name } { $n }
table-war = If war came now: { $list }.
table-rank = { $place }. { $name } with { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
} and strength { $strength }{ $gain ->
    [none] { "" }
   *[other] , gaining { $gain }
}
table-war-nobody = If war came now, nobody would be ranked.
table-overlord = { $name } would be the Overlord and could take: { $list }.
table-targets = { $list } in { $system }
table-targets-none = nothing
table-player = { $mine ->
    [yes] { $name } (you)
   *[no] { $name }
}: { $points } VP{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-automa = The automa scores nothing.
table-resources = Credits { $credits }, production { $production }, discoveries { $discovery }, influence { $influence }, prestige { $prestige }, relics { $relic }.
table-pieces = Cubes in hand { $cubes }, in supply { $cube_supply }. Cruisers in hand { $cruisers }, in supply { $cruiser_supply }. Strength { $strength }; cruisers kept after war: { $keeps }.
table-factions = Main factions: { $list }.
table-no-factions = No main faction yet.
table-ideology = { $ideology ->
    [none] No main ideology.
   *[other] Main ideology: { ideology-name }{ $tucked ->
        [none] .
       *[other] , by { $tucked } as the true ideology.
    }
}
table-adapted = Adapted to { $kinds } planets.
table-technologies = Technologies: { $list }.
table-planets = Planets: { $colonised } colonised, { $developed } developed, { $occupied } occupied.
table-guard = { $state ->
    [always] Colonised and developed planets are always protected.
    [safe] Planets are protected: cruisers in hand { $held }, needed { $needed }.
   *[open] Planets are unprotected: cruisers in hand { $held }, needed { $needed }.
}
table-hand = Your hand, { n-cards }:
table-pack = To pick from, { n-cards }:
table-aside = You have put away: { $list }.
table-faction = { $faction }: { $facts }; main bonus { $bonus }; boost { $boost }.
table-held = Faction cards in hand: { $cards }.
table-discard = Discarded factions: { $list }.
table-revealed = Turned up for the automa: { $list }.
table-deck = Faction cards in the deck: { $cards }.
table-explored = Explore tokens found so far: { $list }.
table-waiting = Waiting for: { $names }.
table-end = The game is over. { $reason }
