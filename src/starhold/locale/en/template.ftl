# Beacons, the game that shows how a game is written.

template-title = Beacons
template-blurb = Send signals into the dark: the strongest that is alone lights a beacon. Light the most beacons, and you win.

signal = signal { $strength }
signal-text = There are three of each signal. The strongest signal that nobody else has sent lights a beacon.

option-length = Length
option-length-help = How many rounds you play.
value-length-short = three rounds
value-length-full = five rounds
field-deck_size = Cards in the deck
field-discard = Sent so far
field-beacons = Beacons
field-hand_size = Cards in hand
field-hand = Hand
part-beacons = beacons
end-rounds = The last round is over.

ask-send_signal = Choose a signal to send.
do-send = Send { $card }
refuse-not-in-hand = You have no { $card } in your hand. Choose one of your cards.

log-draw =
    { $name } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $list ->
        [none] {""}
       *[other] : { $list }
    }.
    .you =
        You draw { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }{ $list ->
            [none] {""}
           *[other] : { $list }
        }.
log-send = { $name } sends { $card }.
    .you = You send { $card }.
log-beacon = { $name } lights a beacon with { $card }.
    .you = You light a beacon with { $card }.
log-drowned = All signals drown each other out: nobody lights a beacon.
log-end = { end-rounds }

table-round =
    Round { $round }; { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck
table-station =
    { $name }: { $beacons ->
        [one] { $beacons } beacon
       *[other] { $beacons } beacons
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand
table-hand = Your hand: { $list }
table-discard = Sent so far: { $list }
table-end = The game is over. { $reason }
