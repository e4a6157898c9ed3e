# Encounters, friendship cards and things of CATAN – Starfarers, retold by Starhold in its own words.
#
# Each group of encounters has its story: name, opening, question, answers, and a line for each way it can go. $outcome:
# thanks (only fame), good, great (an upgrade, a ship, a jump), bad (only fame lost), stuck (more than that), mixed, even,
# returned and caught without a contest; win, lose and honour (a defeat that brings fame) after one; refused-… and
# escape-… likewise. What happens is told by the op-… messages, made from the card's data. Names, openings, questions
# and answers take no values.

## Encounters

encounter-merchant-name = Trader Alongside
encounter-merchant-opening = A fat-bellied freighter matches your course. Its captain, a creature with six eyes and a single smile, spreads out samples on your bridge and waits to see what you will put beside them.
encounter-merchant-question = How many resources do you offer, from 0 to 3? They leave your hand before you hear what comes of it.
encounter-merchant-tale = { $outcome ->
    [thanks] The captain bows from all four knees and praises you to anyone who will listen.
    [good] All six eyes light up, and you are treated like an old friend.
    [great] The captain is speechless for once, then gives away what was never for sale.
    [bad] The captain counts, sighs, and tells the story in every port from here to the rim.
    [stuck] The captain is deeply hurt, and a hurt freighter across your bow is hard to get round.
    [mixed] Somebody takes pity on you, but pity does not polish a reputation.
    [returned] The captain is too proud to take so much and hands everything back.
   *[even] A nod, a handshake, and the freighter is gone.
}

# Until it is answered a false trader cannot be told from a true one.
encounter-false_merchant-name = { encounter-merchant-name }
encounter-false_merchant-opening = { encounter-merchant-opening }
encounter-false_merchant-question = { encounter-merchant-question }
encounter-false_merchant-reveal = The smile vanishes and so does the paint: under it is a pirate, already turning away with whatever you gave.
encounter-false_merchant-second = Do you give chase?
encounter-false_merchant-yes = Give chase
encounter-false_merchant-no = Let the pirate go
encounter-false_merchant-tale = { $outcome ->
    [win] One shot across the bow, and the pirate finds good manners again.
    [lose] It was a trap inside a trap: your engines splutter in the pirate’s wake.
   *[refused-even] The pirate is a spark among the stars, and whatever you gave is gone for good.
}

encounter-pirate_demand-name = Toll at Gunpoint
encounter-pirate_demand-opening = Three scarred ships drop out of the dark and bar your way. “This stretch is ours,” a voice crackles. “Passage is charged by the crate.”
encounter-pirate_demand-question = Do you pay the toll of 2 resources? If you refuse, it comes to a fight.
encounter-pirate_demand-yes = Pay 2 resources
encounter-pirate_demand-no = Refuse and fight
encounter-pirate_demand-tale = { $outcome ->
    [bad] They take the crates and laugh about it on every channel.
    [stuck] They take the crates and leave a souvenir in your fuel lines.
    [win] Their leader’s engine flares and dies; the others remember an urgent appointment.
    [lose] Their aim turns out to be better than their manners.
    [honour] You limp away, but nobody will ever call you a coward.
   *[even] They wave you through, almost politely.
}

encounter-stolen_goods-name = Goods Without Papers
encounter-stolen_goods-opening = In the shadow of a moon a dealer opens a hatch. Inside are crates with freshly scratched seals. “Any two you like for any one of yours,” he whispers. “No papers, no questions.”
encounter-stolen_goods-question = Do you give 1 resource and take 2 of other kinds?
encounter-stolen_goods-yes = Give 1, take 2
encounter-stolen_goods-no = Keep your hands clean
encounter-stolen_goods-tale = { $outcome ->
    [bad] You keep the crates, but somebody has recognised them.
    [caught] A patrol scans your hold before you are round the moon.
    [even] Nobody asks, and you do not tell.
    [refused-thanks] Word gets round that your hold can be searched at any hour.
   *[refused-even] The hatch closes without a sound.
}

encounter-pirate_bargain-name = Pirate for Hire
encounter-pirate_bargain-opening = A pirate with a broken tooth leans into your screen. “Your rivals’ holds are so full, and my crew is so bored. For a small fee we could pay them all a visit.”
encounter-pirate_bargain-question = Do you pay 1 resource and hire the pirate?
encounter-pirate_bargain-yes = Hire the pirate for 1 resource
encounter-pirate_bargain-no = Turn the pirate down
encounter-pirate_bargain-tale = { $outcome ->
    [good] The raid is quick and quiet, and no one can prove a thing.
    [bad] The pirate drinks your fee away and boasts of the employer.
    [mixed] The raid succeeds, but the pirate cannot keep a secret.
    [refused-thanks] Your answer was overheard, and people like how it sounded.
   *[refused-even] The pirate shrugs and goes to look for another employer.
}

encounter-pirate_attack-name = Pirates Astern
encounter-pirate_attack-opening = Alarms wake the whole ship: pirates astern, engines white-hot, guns already warm. They have not come to talk.
encounter-pirate_attack-question = Do you try to outrun them? If you stay, it comes to a fight.
encounter-pirate_attack-yes = Run
encounter-pirate_attack-no = Turn and fight
encounter-pirate_attack-tale = { $outcome ->
    [escape-bad] You get away, but from behind, running looks like running.
    [win] When the glow fades, it is their hulls that drift.
    [lose] They find the one weak plate in your hull; they always do.
    [honour] You lose the fight, but in the ports they tell it as if you had won.
   *[escape-even] Your drives howl, and the pirates shrink to specks.
}

encounter-distress-name = Cry for Help
encounter-distress-opening = A broken signal on the emergency band: a ship with dead engines is falling towards a star, and its crew is counting the minutes.
encounter-distress-question = Do you race to save them?
encounter-distress-yes = Fly to the rescue
encounter-distress-no = Stay on course
encounter-distress-tale = { $outcome ->
    [win] With seconds to spare your tow line bites, and a whole crew cheers.
    [lose] You are too late, and the star singes you in passing.
    [honour] You are too late, but everybody saw you try.
    [refused-bad] Your log shows that the call was received, and logs get read.
   *[refused-even] The signal fades. You never learn how it ended.
}

encounter-under_fire-name = Stranger Under Fire
encounter-under_fire-opening = Flashes ahead: a lone ship, spinning, and pirates around it like a swarm around a lamp.
encounter-under_fire-question = Do you step in?
encounter-under_fire-yes = Step in
encounter-under_fire-no = Fly on
encounter-under_fire-tale = { $outcome ->
    [win] The swarm scatters, and the stranger does not leave it at thanks.
    [lose] The swarm has found a better target: you.
    [honour] The swarm is too strong for you, but the stranger slips away.
    [refused-bad] The stranger survives, and remembers your running lights.
   *[refused-even] The flashes sink below the horizon of your sensors.
}

encounter-rift-name = The Rift
encounter-rift-opening = Ahead the stars bend into a ring, and in the ring there are other stars. Your navigator has gone very quiet.
encounter-rift-question = Do you dare to fly in?
encounter-rift-yes = Fly into the ring
encounter-rift-no = Steer round it
encounter-rift-tale = { $outcome ->
    [win] The ring opens like a door, and you choose the room.
    [lose] The ring snaps shut and rattles every rivet.
   *[refused-even] You give it a wide berth and run straight into something else.
}

encounter-travelers-name = The Travellers
encounter-travelers-opening = A caravan of patched-up ships crosses your path, a lantern in every window. The old ones greet you, set an empty bowl between you and say nothing more.
encounter-travelers-question = How many resources do you give, from 0 to 3? They leave your hand before you hear what comes of it.
encounter-travelers-tale = { $outcome ->
    [thanks] The old ones bow, and somewhere a song about you begins.
    [great] Singing fills every channel, and the old ones know how to say thank you.
    [bad] The lanterns go out, one after another.
    [stuck] The lanterns go out, and in the dark something is unscrewed from your hull.
   *[even] The caravan passes, lanterns swaying.
}

encounter-wear_and_tear-name = Wear and Tear
encounter-wear_and_tear-opening = Somewhere a bolt gives up. Then another, and not only on your ship: in every fleet the long years of flight present their bill.
encounter-wear_and_tear-question = There is nothing to choose: it happens to all players.

encounter-give = { $n ->
    [0] Give nothing
    [one] Give { $n } resource
   *[other] Give { $n } resources
}
encounter-any = Whatever you give
encounter-all = All players

## What encounters do

op-nothing = Nothing else happens.
op-fame = Gain { n-halves }.
op-fame-lost = Lose { n-halves }.
op-gain = Take { amount-acc } from the supply.
op-gain-choice = { $n ->
    [one] Take { $n } resource of your choice from the supply.
   *[other] Take { $n } resources of your choice from the supply.
}
op-pay-choice = { $n ->
    [one] Pay { $n } resource of your choice to the supply.
   *[other] Pay { $n } resources of your choice to the supply.
}
op-swap = { $give ->
    [one] Give { $give } resource of your choice to the supply and take { $take } of other kinds.
   *[other] Give { $give } resources of your choice to the supply and take { $take } of other kinds.
}
op-lose-swapped = Return the resources you have just taken; what you gave for them stays gone.
op-return-offer = Take back everything you offered.
op-each-other-gives = { $n ->
    [one] Every other player who has cards gives you { $n }, chosen by the giver.
   *[other] Every other player who has cards gives you { $n }, chosen by the giver.
}
op-draw-from-each-other = { $n ->
    [one] Draw { $n } card at random from the hand of every other player who has any.
   *[other] Draw { $n } cards at random from the hand of every other player who has any.
}
op-lose-upgrade = { $n ->
    [one] Return { $n } upgrade of your choice to the tray.
   *[other] Return { $n } upgrades of your choice to the tray.
}
op-gain-upgrade = { $n ->
    [one] Attach { $n } upgrade of your choice free of charge.
   *[other] Attach { $n } upgrades of your choice free of charge.
}
op-ground-ship = { $n ->
    [one] Choose { $n } of your ships: it is grounded and does not fly this turn.
   *[other] Choose { $n } of your ships: they are grounded and do not fly this turn.
}
op-free-trade-ship = { $n ->
    [one] Place { $n } trade ship free of charge at one of your free berths; if you cannot do it now, take a trade-ship token and do it as soon as you can.
   *[other] Place { $n } trade ships free of charge at your free berths; for each you cannot place now, take a trade-ship token and do it as soon as you can.
}
op-space-jump = You may jump with one of your ships to any free intersection where it may stop. There it explores, clears and may found, and its flight is over.
op-new-encounter = Another encounter is drawn for you.
# $reading: whether this card is shuffled too
op-reshuffle = { $reading ->
    [with] All encounters, this one too, are shuffled, and another one is drawn for you.
   *[without] All other encounters are shuffled, and another one is drawn for you.
}
op-compare-combat = You and { opponent } both shake the mothership, and each adds their cannons to the balls.
op-compare-speed = You and { opponent } both shake the mothership, and each adds their boosters to the balls.
# $reading: whether the Scientists' cards count
op-compare-boosters = { $reading ->
    [physical] Compare your boosters with those of { opponent }, without a shake and without the Scientists’ cards.
   *[with_cards] Compare your boosters with those of { opponent }, without a shake; the Scientists’ cards count.
}
op-shake-table = Shake the mothership: the sum of the two balls decides.
op-all-over-limit-lose-upgrade = Every player with more than { $limit } upgrades returns 1 of their choice to the tray.
# $reading: what is needed at least
op-fame-to-most = { $reading ->
    [none] Whoever has the most { $upgrade ->
        [booster] boosters
        [cannon] cannons
       *[freight_pod] freight pods
    } gains { n-halves }; on a tie all of them do.
   *[other] Whoever has the most { $upgrade ->
        [booster] boosters
        [cannon] cannons
       *[freight_pod] freight pods
    }, but at least 1, gains { n-halves }; on a tie all of them do.
}
opponent = { $opponent ->
    [left] your neighbour on the left
    [right] your neighbour on the right
    [second_left] the second player on your left
   *[second_right] the second player on your right
}

outcome-win = If you win or draw level
outcome-lose = If you lose
outcome-escape = If you have at least as many
outcome-caught = If you have fewer
outcome-sum = If the sum is { $first }
outcome-sums = If the sum is { $first } or { $last }
outcome-told = { $when }: { $text }

## Friendship cards

friendship-green_ore-name = Ore Roots
friendship-green_ore-text = Whenever a roll brings you ore from planets, you take 1 more, however many planets gave it.
friendship-green_ore-short = Roll brings ore: +1 ore
friendship-green_fuel-name = Fuel Blossoms
friendship-green_fuel-text = Whenever a roll brings you fuel from planets, you take 1 more, however many planets gave it.
friendship-green_fuel-short = Roll brings fuel: +1 fuel
friendship-green_carbon-name = Carbon Vines
friendship-green_carbon-text = Whenever a roll brings you carbon from planets, you take 1 more, however many planets gave it.
friendship-green_carbon-short = Roll brings carbon: +1 carbon
friendship-green_food-name = Second Harvest
friendship-green_food-text = Whenever a roll brings you food from planets, you take 1 more, however many planets gave it.
friendship-green_food-short = Roll brings food: +1 food
friendship-green_goods-name = Crafts of the Grove
friendship-green_goods-text = Whenever a roll brings you goods from planets, you take 1 more, however many planets gave it.
friendship-green_goods-short = Roll brings goods: +1 goods

friendship-merchant_ore-name = Ore Contract
friendship-merchant_ore-text = In your turn you may exchange 2 ore with the supply for 1 other resource, as often as you like.
friendship-merchant_ore-short = Supply: 2 ore for 1
friendship-merchant_fuel-name = Fuel Contract
friendship-merchant_fuel-text = In your turn you may exchange 2 fuel with the supply for 1 other resource, as often as you like.
friendship-merchant_fuel-short = Supply: 2 fuel for 1
friendship-merchant_carbon-name = Carbon Contract
friendship-merchant_carbon-text = In your turn you may exchange 2 carbon with the supply for 1 other resource, as often as you like.
friendship-merchant_carbon-short = Supply: 2 carbon for 1
friendship-merchant_food-name = Food Contract
friendship-merchant_food-text = In your turn you may exchange 2 food with the supply for 1 other resource, as often as you like.
friendship-merchant_food-short = Supply: 2 food for 1
friendship-merchant_goods-name = Wholesale Licence
friendship-merchant_goods-text = Once in each of your turns you may exchange 1 goods with the supply for 1 other resource.
friendship-merchant_goods-short = Once a turn: 1 goods for 1

friendship-science_mixed_1-name = Ion Theory
friendship-science_mixed_1-text = Counts as 1 more booster and 1 more cannon, beyond the limits too, and is never lost.
friendship-science_mixed_1-short = Speed +1, combat +1
friendship-science_mixed_2-name = Field Theory
friendship-science_mixed_2-text = { friendship-science_mixed_1-text }
friendship-science_mixed_2-short = { friendship-science_mixed_1-short }
friendship-science_mixed_3-name = Wave Theory
friendship-science_mixed_3-text = { friendship-science_mixed_1-text }
friendship-science_mixed_3-short = { friendship-science_mixed_1-short }
friendship-science_boosters-name = Slipstream
friendship-science_boosters-text = Counts as 2 more boosters, beyond the limit too, and is never lost.
friendship-science_boosters-short = Speed +2
friendship-science_cannons-name = Focused Light
friendship-science_cannons-text = Counts as 2 more cannons, beyond the limit too, and is never lost.
friendship-science_cannons-short = Combat +2

friendship-diplomat_help-name = Help from the Rich
friendship-diplomat_help-text = Once in each of your turns, if at least 2 players have more points than you, you may draw 1 random card from each of 2 of them.
friendship-diplomat_help-short = Once a turn: 1 card each from 2 richer players
friendship-diplomat_relief-name = Relief
friendship-diplomat_relief-text = Whenever a production, yours or another’s, brings you nothing and no 7 was rolled, you may take 1 resource of your choice from the supply.
friendship-diplomat_relief-short = Roll brings nothing: 1 of your choice
friendship-diplomat_limit-name = Higher Hand Limit
friendship-diplomat_limit-text = When a 7 is rolled you may hold up to 12 cards instead of 7 without returning any.
friendship-diplomat_limit-short = 12 cards are safe on a 7
friendship-diplomat_fame_1-name = Bought Fame I
friendship-diplomat_fame_1-text = Once in each of your turns you may pay 1 goods to the supply and gain 1 half medal.
friendship-diplomat_fame_1-short = Once a turn: 1 goods for 1 half medal
friendship-diplomat_fame_2-name = Bought Fame II
friendship-diplomat_fame_2-text = { friendship-diplomat_fame_1-text }
friendship-diplomat_fame_2-short = { friendship-diplomat_fame_1-short }

# what the options say of some of them
friendship-fame-one = Both cards of this kind together allow it once a turn.
friendship-fame-each = Each of the two cards of this kind allows it once a turn.
friendship-relief-planets = Only what planets give counts, cards from the reserve pile do not.
friendship-relief-reserve_too = Cards you take from the reserve pile count as well.
friendship-window-turn = You may do it from the end of production to the end of your turn.
friendship-window-trade = You may do it only while you trade and build.

## Things

thing-booster-text = Each booster makes all your ships faster by 1 intersection; you can have up to { $limit }.
thing-cannon-text = Each cannon adds 1 to the combat strength of all your ships: against pirate bases and in fights. You can have up to { $limit }.
thing-freight_pod-text = Each freight pod lets you found trade stations at busier outposts and terraform ice planets; you can have up to { $limit }.

thing-colony_ship-name = Colony ship
thing-colony_ship-text = Starts at a free berth of one of your spaceports and founds a colony between two explored planets.
thing-trade_ship-name = Trade ship
thing-trade_ship-text = Starts at a free berth of one of your spaceports and founds a trade station at an outpost.
thing-spaceport-name = Spaceport
thing-spaceport-text = One of your colonies grows into a spaceport: 2 points instead of 1, and ships can start beside it.

thing-green_folk-text = Growers of the near stars. Each of their cards brings you 1 more of a resource when planets give it to you.
thing-merchants-text = Dealers of the near stars. Each of their cards gives you a better rate with the supply.
thing-scientists-text = Inventors of the far stars. Their cards count as boosters and cannons that are never lost.
thing-diplomats-text = Mediators of the far stars. Their cards help those who have less, and sell fame.

thing-point-colonies = Colony
thing-point-spaceports = Spaceport
thing-point-markers = Friendship marker
thing-point-medals = Medal for a pirate base or an ice planet
thing-point-half_medals = Two half medals

thing-exchange-name = Exchange with the supply
thing-exchange-text = Give { $rate } equal resources, or { $goods } goods, and take 1 other resource. Cards of the Merchants make it cheaper.
thing-offer-name = Offer to other players
thing-offer-text = Say what you give and what you want. The others accept, decline or make a counter-offer, and you close the deal with one of them or drop it. Both sides give at least 1 card.
thing-fame-name = Buy fame
thing-fame-text = With the Diplomats’ card: pay { $goods } goods and gain { n-halves }, once a turn.
thing-help-name = Help from the rich
thing-help-text = With the Diplomats’ card: draw 1 random card from each of 2 players who have more points than you, once a turn.
thing-shake-name = Shake the mothership
thing-shake-text = Trading and building are over. Two of five balls fall: their sum is the base speed of all your ships. With the black ball it is { $base }, and an encounter comes first.
thing-fly-name = Fly
thing-fly-text = Move the ship along the edges, at most as many intersections as its speed, past others but never onto them. Each ship moves once a turn.
thing-step-name = Fly step by step
thing-step-text = Move the ship by one intersection and then go on: this lets you choose the route yourself.
thing-stop-name = Stop here
thing-stop-text = The ship under way ends its move where it is.
thing-found-name = Found a colony
thing-found-text = A colony ship at a free site between two explored planets becomes a colony. Neither planet may carry a pirate base or ice.
thing-dock-name = Found a trade station
thing-dock-text = A trade ship that ends its move in the middle of an outpost becomes a station, if you have more freight pods than there are stations. You choose a friendship card. The first one there, and later whoever has more stations, holds the friendship marker.
thing-explore-name = Explore
thing-explore-text = Whoever first flies up to a system turns its number discs face up, and then may fly on.
thing-clear-name = Clear a planet
thing-clear-text = Flying past a pirate base with enough cannons or past an ice planet with enough freight pods brings you a medal, and the planet gets a number.
thing-end-name = End the turn
thing-end-text = Your ships stay where they are, and the dice go to the next player.

thing-note = Encounters and friendship cards are retold in our own words. We do not know encounters { $list } for certain: they are our reconstruction, and printed ones may differ.
