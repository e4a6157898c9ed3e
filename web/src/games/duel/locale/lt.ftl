# „Trijų epochų“ lenta. Sakinius apie kortas siunčia serveris; čia trumpi pačios lentos žodžiai.

duel-stage = { $epoch } epocha iš { $all }
duel-vp = PT
duel-or = arba
duel-none = Nieko.
duel-changed = ką tik pakito
# žodis po skaičiaus
duel-unit = { $resource ->
    [energy] energijos vnt.
    [food] maisto vnt.
    [metal] metalo vnt.
   *[science] mokslo vnt.
}
duel-n-units = { $n ->
    [one] { $n } vienetas
    [few] { $n } vienetai
   *[other] { $n } vienetų
}
duel-n-tokens = { $n ->
    [one] { $n } žetonas
    [few] { $n } žetonai
   *[other] { $n } žetonų
}

## Rinka

duel-market = Rinka
duel-market-empty = Rinka tuščia. Padėkite kortą arba pasuokite.
duel-pick-second = Dabar pasirinkite antrą kortą, kurią imsite kartu.
duel-shelf = Eilė, kurios vertė { $worth }
duel-worth = vertė
duel-worth-n = vertė { $n }
duel-empty-cell = tuščia
duel-deck = kaladėje
duel-deck-title = Kortos, likusios { $epoch } epochos kaladėje
duel-discard = išmesta
duel-note-label = Apie šias kortas

## Visatos

duel-my-universe = Jūsų visata
duel-universe-of = { $name }: visata
duel-your-turn = jūsų ėjimas
duel-thinking = renkasi…
duel-passed = pasavo
duel-of-limit = iš { $limit } kortų
duel-known = rankose, žinomos: { $known }
duel-tokens = { $n ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
}
duel-tokens-title = Universalieji žetonai
duel-income = pajamos
duel-income-title = Nuolatinės pajamos: PT kiekvienos epochos pabaigoje
duel-science-cards = { $n ->
    [one] mokslo korta
    [few] mokslo kortos
   *[other] mokslo kortų
}
duel-researched = { $n ->
    [0] neištirta nė viena
    [one] ištirta { $n }
    [few] ištirtos { $n }
   *[other] ištirta { $n }
}
duel-no-planets = Planetų dar nėra.
duel-colonised = kolonizuota
duel-open-quarters = { $n ->
    [one] { $n } laisvas
    [few] { $n } laisvi
   *[other] { $n } laisvų
}
duel-quarter-white = laisvas ketvirtis bet kuriai spalvai
duel-quarter-edged = { $colour ->
    [grey] laisvas ketvirtis tik pilkai spalvai
    [green] laisvas ketvirtis tik žaliai spalvai
    [orange] laisvas ketvirtis tik oranžinei spalvai
   *[violet] laisvas ketvirtis tik violetinei spalvai
}
duel-quarter-filled = { $colour ->
    [grey] užpildytas ketvirtis, pilkas
    [green] užpildytas ketvirtis, žalias
    [orange] užpildytas ketvirtis, oranžinis
   *[violet] užpildytas ketvirtis, violetinis
}
duel-quarter-settled = ketvirtį užima „{ $card }“
duel-ship-docked = čia prisišvartavęs „{ $card }“
duel-stations = { $n ->
    [one] stotis
    [few] stotys
   *[other] stočių
}
duel-shuttles = { $n ->
    [one] šatlas
    [few] šatlai
   *[other] šatlų
}
duel-ships = { $n ->
    [one] laivas
    [few] laivai
   *[other] laivų
}
duel-object-tokens = { $n ->
    [0] be žetonų
    [one] { $n } žetonas: { $points } PT
    [few] { $n } žetonai: { $points } PT
   *[other] { $n } žetonų: { $points } PT
}
duel-token-title = { $object }: žetonai ir vieno vertė pagal išdėtas kortas

## Skalės ir įtaka

duel-tracks = Skalės
duel-level = { $name } { $n }
duel-end-tiles = Taškų plytelės
duel-tiles-note = Žaidimo pabaigoje už ištekliaus plytelę taškus gauna tas, kas jo pagamina daugiau, o esant lygybei – abu. Skaičiai rodo, kiek kas gautų dabar.
duel-count-planets = planeta
duel-count-colonised_planets = kolonija
duel-count-stations = stotis
duel-count-shuttles = šatlas
duel-count-ships = laivas
duel-count-science_played = tyrimas
duel-count-military_level = karyba
duel-count-trade_level = prekyba
duel-count-diplomacy_level = diplomatija
duel-influence = Įtaka
duel-scale-points = PT
duel-scale-planets = PT už kiekvieną planetą
duel-cylinder = Įtakos lenta. Pilkasis cilindras stovi { $where }.
duel-centre = centre
duel-towards = { $track ->
    [military] { $mine ->
        [yes] karybos ašyje { $n } jūsų pusėje
       *[no] karybos ašyje { $n } nuo centro (pirmauja { $name })
    }
   *[trade] { $mine ->
        [yes] prekybos ašyje { $n } jūsų pusėje
       *[no] prekybos ašyje { $n } nuo centro (pirmauja { $name })
    }
}
duel-if-ended = Jeigu epocha baigtųsi dabar:
duel-choose-axis = Pasirinkite, kur pajudės cilindras:
duel-axis-by = { $track ->
    [military] { $mine ->
        [yes] jei rinksitės karybą
       *[no] jei { $name } rinksis karybą
    }
   *[trade] { $mine ->
        [yes] jei rinksitės prekybą
       *[no] jei { $name } rinksis prekybą
    }
}
duel-stays = Cilindras lieka vietoje.
duel-goes = Cilindras stovės { $where }.
duel-part-quadrant = laukelis
duel-part-rim = kraštas
duel-part-tiles = taškų plytelės
duel-part-objects = objektų žetonai
duel-part-colonised = kolonizuotos planetos

## Ranka ir mokslo kortos

duel-hand = Jūsų kortos rankose
duel-hand-count = Jūsų kortos rankose, { $n } iš { $limit }
duel-no-hand = Rankose kortų nėra.
duel-my-science = Jūsų mokslo kortos
duel-research-when = tyrimai – epochos pabaigoje
duel-science-price = kaina: mokslas { $n }
duel-price = kaina { $units }
duel-pays = tinka mokėti
duel-colonisation-of = { $colour ->
    [grey] kolonizavimas, pilka
    [green] kolonizavimas, žalia
    [orange] kolonizavimas, oranžinė
   *[violet] kolonizavimas, violetinė
}
duel-colonised-then = kolonizavus: { $effects }
duel-play-any-one = bet kuri korta arba žetonas
duel-discard-it = Išmesti
duel-no-quarter = { $colour ->
    [grey] nėra laisvo ketvirčio pilkai spalvai
    [green] nėra laisvo ketvirčio žaliai spalvai
    [orange] nėra laisvo ketvirčio oranžinei spalvai
   *[violet] nėra laisvo ketvirčio violetinei spalvai
}
duel-no-dock = nėra laisvos kolonizuotos planetos
duel-too-dear = { $n ->
    [0] nėra kitos kortos ar žetono mokėti
    [one] nėra kuo sumokėti: { $n } vienetas
    [few] nėra kuo sumokėti: { $n } vienetai
   *[other] nėra kuo sumokėti: { $n } vienetų
}
duel-being-played = dedama
duel-cannot-pay = čia netinka
duel-pays-now = mokama

## Mokėjimas

duel-payment = Mokėjimas
duel-less-production = − gamyba
duel-less-discount = − nuolaida { $n }
duel-any-one = bet kuri korta arba žetonas
duel-pay-token = Mokėti universaliuoju žetonu
duel-paid-so-far = jau sumokėta: { $what }
duel-proposals = Siūlomi mokėjimai
duel-pay-with = Mokėti:
duel-cheapest = pigiausia

## Taškai

duel-score-of = { $name }: taškai
duel-score-now = Gauta iki šiol
duel-score-with-end = Jeigu žaidimas baigtųsi dabar

## Vienas gestas

duel-what-now = Ką galite daryti
duel-my-figures = Jūsų rodikliai
duel-turn-hint = Imkite kortą arba dvi, kartu vertas ne daugiau kaip { $worth }; arba dėkite kortą iš rankų.
duel-research-hint = Ištirkite vieną savo mokslo kortą arba nė vienos.
duel-place-hint = Pasirinkite šviečiančią vietą.
duel-take-one = Imti
duel-take-with = ir dar vieną
duel-take-both = Imti abi (vertė { $worth })
duel-play-it = Dėti
duel-play-where = Dėti: pasirinkite kur
duel-play-now = Dėti už: { $payment }
duel-research-now = Tirti už: { $payment }
duel-play-for = Dėti „{ $card }“ už: { $payment }
duel-research-for = Tirti „{ $card }“ už: { $payment }
duel-pay-by = Sumokėti: { $payment }
duel-pay-this = mokėti šia
duel-play-due = { $n ->
    [one] kainuoja { $n } kortą ar žetoną
    [few] kainuoja { $n } kortas ar žetonus
   *[other] kainuoja { $n } kortų ar žetonų
}
duel-all-ways = { $n ->
    [one] { $n } būdas
    [few] visi { $n } būdai
   *[other] visi { $n } būdų
}
duel-brings = { $n } × žetonas: { $object }
duel-brings-none = be žetonų
duel-completes = užbaigia planetą
duel-completes-for = užbaigia planetą: { $effects }
duel-symbol = turi mokslo simbolį: ja galima mokėti už tyrimą

## Galutiniai taškai

duel-part-supremacy = persvara, kokia yra dabar
duel-part-income = nuolatinės pajamos
duel-part-legacy = mokslo kortos
duel-score-note = Lyg ši epocha baigtųsi dabar be tyrimų, o su ja ir žaidimas.
duel-gained = +{ $n } PT
duel-end-epoch = Epochos pabaiga
duel-end-game = Žaidimo pabaiga
duel-score-if = jei baigtųsi dabar
duel-cards = { $n ->
    [one] korta
    [few] kortos
   *[other] kortų
}
duel-science-short = mokslas
