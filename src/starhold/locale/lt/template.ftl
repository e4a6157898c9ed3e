# „Švyturiai“ – žaidimas, rodantis, kaip rašomas žaidimas.

template-title = Švyturiai
template-blurb = Siųskite signalus į tamsą: stipriausias, likęs vienas, uždega švyturį. Laimi tas, kas uždega daugiausia švyturių.

signal = { $strength } signalas
signal-text = Kiekvieno signalo yra po tris. Stipriausias signalas, kurio nepasiuntė niekas kitas, uždega švyturį.

option-length = Trukmė
option-length-help = Kiek raundų žaidžiama.
value-length-short = trys raundai
value-length-full = penki raundai
field-deck_size = Kortų kaladėje
field-discard = Jau pasiųsta
field-beacons = Švyturiai
field-hand_size = Kortų rankose
field-hand = Kortos rankose
part-beacons = švyturiai
end-rounds = Paskutinis raundas baigėsi.

ask-send_signal = Pasirinkite, kurį signalą siųsti.
do-send = Siųsti: { $card }
refuse-not-in-hand = Tokios kortos ({ $card }) rankose neturite. Pasirinkite vieną iš savo kortų.

log-draw =
    { $name } pasiima { $cards ->
        [one] { $cards } kortą
        [few] { $cards } kortas
       *[other] { $cards } kortų
    }{ $list ->
        [none] {""}
       *[other] : { $list }
    }.
    .you =
        Pasiimate { $cards ->
            [one] { $cards } kortą
            [few] { $cards } kortas
           *[other] { $cards } kortų
        }{ $list ->
            [none] {""}
           *[other] : { $list }
        }.
log-send = { $name } siunčia: { $card }.
    .you = Siunčiate: { $card }.
log-beacon = { $name } uždega švyturį ({ $card }).
    .you = Uždegate švyturį ({ $card }).
log-drowned = Visi signalai vienas kitą nustelbė: švyturys neužsidegė.
log-end = { end-rounds }

table-round =
    { $round } raundas; kaladėje { $deck ->
        [one] { $deck } korta
        [few] { $deck } kortos
       *[other] { $deck } kortų
    }
table-station =
    { $name }: { $beacons ->
        [one] { $beacons } švyturys
        [few] { $beacons } švyturiai
       *[other] { $beacons } švyturių
    }, rankose { $hand ->
        [one] { $hand } korta
        [few] { $hand } kortos
       *[other] { $hand } kortų
    }
table-hand = Jūsų kortos rankose: { $list }
table-discard = Jau pasiųsta: { $list }
table-end = Žaidimas baigtas. { $reason }
