# Majáky, hra, která ukazuje, jak se hra píše.

template-title = Majáky
template-blurb = Vysílejte signály do tmy: nejsilnější, který zůstane sám, rozsvítí maják. Kdo rozsvítí nejvíc majáků, vyhrává.

signal = signál { $strength }
signal-text = Každý signál je ve hře třikrát. Nejsilnější signál, který nevyslal nikdo další, rozsvítí maják.

option-length = Délka
option-length-help = Kolik kol se hraje.
value-length-short = tři kola
value-length-full = pět kol
field-deck_size = Karet v balíčku
field-discard = Dosud vysláno
field-beacons = Majáky
field-hand_size = Karet v ruce
field-hand = Karty v ruce
part-beacons = majáky
end-rounds = Poslední kolo skončilo.

ask-send_signal = Vyberte signál, který vyšlete.
do-send = Vyslat { $card }
refuse-not-in-hand = V ruce nemáte { $card }. Vyberte jednu ze svých karet.

log-draw =
    { $name } dobírá { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }{ $list ->
        [none] {""}
       *[other] : { $list }
    }.
    .you =
        Dobíráte { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
           *[other] { $cards } karet
        }{ $list ->
            [none] {""}
           *[other] : { $list }
        }.
log-send = { $name } vysílá { $card }.
    .you = Vysíláte { $card }.
log-beacon = { $name } rozsvěcuje maják ({ $card }).
    .you = Rozsvěcujete maják ({ $card }).
log-drowned = Všechny signály se navzájem přehlušily: maják se nerozsvítil.
log-end = { end-rounds }

table-round =
    { $round }. kolo; v balíčku { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }
table-station =
    { $name }: { $beacons ->
        [one] { $beacons } maják
        [few] { $beacons } majáky
       *[other] { $beacons } majáků
    }, v ruce { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }
table-hand = Karty v ruce: { $list }
table-discard = Dosud vysláno: { $list }
table-end = Konec hry. { $reason }
