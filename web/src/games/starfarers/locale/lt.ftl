# Žaidimo „Žvaigždžių keliautojai“ lenta. Sakinius apie kortas siunčia serveris; čia – trumpi pačios lentos žodžiai.

starfarers-stage = { $phase ->
    [setup] įkūrimas
    [production] { $turn } ėjimas, gamyba
    [flight] { $turn } ėjimas, skrydis
    [over] { $turn } ėjimas
   *[trade] { $turn } ėjimas, prekyba ir statyba
}
starfarers-vp = PT
starfarers-of = { $n } iš { $all }
starfarers-thinking = renkasi…
starfarers-used = šį ėjimą jau panaudota
starfarers-not-now = ne dabar
# vieno ištekliaus kortos
starfarers-amount = { $resource ->
    [ore] { $n }× rūda
    [fuel] { $n }× kuras
    [carbon] { $n }× anglis
    [food] { $n }× maistas
   *[goods] { $n }× { $n ->
        [one] prekė
        [few] prekės
       *[other] prekės
    }
}
starfarers-cards = { $n ->
    [one] { $n } korta
    [few] { $n } kortos
   *[other] { $n } kortų
}
starfarers-cards-word = kortos

## Žaidėjai

starfarers-players = Žaidėjai
starfarers-goal = žaidžiama iki { $goal } taškų
starfarers-turn-tag = dabar žaidžia
starfarers-over-limit = daugiau kaip { $n }
starfarers-by-cards = { $n ->
    [one] dar { $n } dėl draugystės kortų
    [few] dar { $n } dėl draugystės kortų
   *[other] dar { $n } dėl draugystės kortų
}
starfarers-half-medals = pusmedaliai
starfarers-medal = { $kind ->
    [ice] Medalis už ledo planetą { $n }
   *[pirate] Medalis už piratų bazę { $n }
}
starfarers-stations = { $n ->
    [one] { $n } prekybos stotis
    [few] { $n } prekybos stotys
   *[other] { $n } prekybos stočių
}
starfarers-stations-word = { $n ->
    [one] prekybos stotis
    [few] prekybos stotys
   *[other] prekybos stočių
}
starfarers-marker = Draugystės figūrėlė, 2 taškai
starfarers-ship-tokens = { $n ->
    [one] laukia { $n } nemokamas prekybos laivas
    [few] laukia { $n } nemokami prekybos laivai
   *[other] laukia { $n } nemokamų prekybos laivų
}
starfarers-score-of = { $name }: taškai
starfarers-score-sum = Taškų dabar
starfarers-score-note = Laimi tas, kas per savo ėjimą turi { $goal } ar daugiau taškų.

## Gamyba, bankas ir tikimybės

starfarers-production = Gamyba
starfarers-dice = Kauliukai: { $a } ir { $b }, iš viso { $n }
starfarers-none-produced = Nė viena planeta niekam nieko nepagamino.
starfarers-seven-none = Iškrito septynetas: planetos negamina.
starfarers-seven-short = planetos negamina
starfarers-setting-up = Įkūrimas: statomos kolonijos, kosminiai uostai ir pirmieji laivai.
starfarers-no-dice = Kauliukai dar nemesti.
starfarers-supply = Bankas
starfarers-reserve = Atsargų kaladė
starfarers-encounters-left = Susitikimai
starfarers-unseen = neatverstas žetonas
starfarers-pirate = piratų bazė
starfarers-ice = ledo planeta
starfarers-odds = Tikimybės
starfarers-expected = Tikėtinas kortų skaičius per metimą: { $n }
starfarers-sum-word = Suma
starfarers-of-36 = iš 36
starfarers-brings-you = duoda
starfarers-came = iškrito
starfarers-course = Žaidimo eiga
starfarers-dice-fell = { $n ->
    [one] Kauliukai per { $n } metimą
    [few] Kauliukai per { $n } metimus
   *[other] Kauliukai per { $n } metimų
}
starfarers-dice-mean = Brūkšneliais: kiek buvo galima tikėtis.
starfarers-fell = { $sum }: { $n } kart., tikėtasi { $mean }
starfarers-cards-over-time = Kortos iš planetų ir atsargų
starfarers-turns = { $n ->
    [one] { $n } ėjimas
    [few] { $n } ėjimai
   *[other] { $n } ėjimų
}

## Mano pusė

starfarers-mothership = Jūsų motininis laivas
starfarers-balls-word = rutuliukai
starfarers-black-word = juodas rutuliukas
starfarers-boosters-word = varikliai
starfarers-cannons-word = patrankos
starfarers-speed-is = Greitis { $n } = { $sum }
starfarers-speed-later = Greitis: purtymas + { $n } ({ $sum })
starfarers-combat-is = Kovinė galia { $n } = { $sum }
starfarers-hand = Jūsų kortos
starfarers-hand-risk = { $n ->
    [one] septynetas atims { $n } kortą
    [few] septynetas atims { $n } kortas
   *[other] septynetas atims { $n } kortų
}
starfarers-given-up = { $n ->
    [one] { $n } atiduodama
    [few] { $n } atiduodamos
   *[other] { $n } atiduodama
}
starfarers-keep-one = Pasilikti vieną: { $name }
starfarers-put-back = Grąžinti vieną: { $name }
starfarers-ships = Jūsų laivai
starfarers-no-ships = Žemėlapyje neturite laivo. Be jo nėra skrydžio.
starfarers-ship-grounded = šį ėjimą sulaikytas
starfarers-ship-must-leave = turi palikti šią vietą
starfarers-ship-waits = laukia skrydžio
starfarers-ship-moving = { $n ->
    [one] kelyje, liko { $n } žingsnis
    [few] kelyje, liko { $n } žingsniai
   *[other] kelyje, liko { $n } žingsnių
}
starfarers-ship-done = jau skrido
starfarers-ship-ready = { $n ->
    [one] gali skristi { $n } žingsnį
    [few] gali skristi { $n } žingsnius
   *[other] gali skristi { $n } žingsnių
}
starfarers-ships-how = Pasirinkite laivą čia arba žemėlapyje: ten paryškintos vietos, kurias jis pasiekia.

## Pultas

starfarers-desk = Ką galite daryti
starfarers-tab-build = Statyba
starfarers-tab-trade = Prekyba
starfarers-tab-ships = Laivai
starfarers-tab-cards = Draugai
starfarers-tab-odds = Tikimybės
starfarers-build-later = Statote ir prekiaujate po savo gamybos metimo.
starfarers-left = liko { $n }
starfarers-can-build = statyti
starfarers-place-it = rinkitės žemėlapyje
starfarers-closed-cards = trūksta: { $missing }
starfarers-closed-limit = visos vietos užimtos
starfarers-closed-transport = nėra transporto laivo
starfarers-closed-colony = nėra kolonijos
starfarers-closed-station = nėra prekybos stoties
starfarers-closed-shipyard = nėra statyklos
starfarers-closed-site = nėra plėstinos kolonijos
starfarers-closed-berth = nėra laisvos prieplaukos
starfarers-closed-tray = dėtuvė tuščia

## Prekyba

starfarers-exchange = Su banku
starfarers-exchange-how = Pasirinkite, ką duosite; santykis nurodytas po ištekliumi.
starfarers-give = Duodate
starfarers-take = Imate; skaičiai rodo, kiek turi bankas
starfarers-in-supply = banke
starfarers-from-supply = Imkite iš banko; jame yra tiek:
starfarers-trade = Su kitais
starfarers-offers-left = { $n ->
    [0] šį ėjimą pasiūlymų nebėra
    [one] šį ėjimą dar { $n } pasiūlymas
    [few] šį ėjimą dar { $n } pasiūlymai
   *[other] šį ėjimą dar { $n } pasiūlymų
}
starfarers-begin-offer = Pateikti pasiūlymą
starfarers-trade-closed = Pasiūlymus teikia tik tas, kurio ėjimas.
starfarers-offers = siūlo:
starfarers-requests = prašo:
starfarers-offer-not-you = Šis pasiūlymas ne jums.
starfarers-offer-to = Kam
starfarers-offer-all = niekas neįvardytas: visiems
starfarers-offer-all-counters = niekas neįvardytas: visiems, pateikusiems priešpriešinį pasiūlymą
starfarers-request-hint = Viena pusė dar tuščia: galite išsiųsti kaip prašymą, ir kiti pateiks pasiūlymų.
starfarers-your-offer = Jūsų pasiūlymas
starfarers-your-answer = Jūsų naujas pasiūlymas
starfarers-your-counter = Jūsų priešpriešinis pasiūlymas
starfarers-you-give = Duodate
starfarers-you-get = Gaunate
starfarers-they-give = duoda
starfarers-they-ask = nori
starfarers-open-side = laukia pasiūlymų
starfarers-add-one = Dar viena: { $name }
starfarers-has-answered = jau atsakė
starfarers-answer-accept = priima
starfarers-answer-decline = atmeta
starfarers-answer-counter = siūlo kitaip

## Septynetas, susitikimai, draugystė

starfarers-seven = Septynetas
starfarers-has-returned = kortos jau grąžintos
starfarers-seven-returns = Kas turi per daug kortų, pusę grąžina:
starfarers-seven-how = Pasirinkite kortas rankose. Kiti jas pamatys, kai pasirinks visi.
starfarers-seven-draw = Ištraukite kortą; žaidėjas:
starfarers-encounter = Susitikimas
starfarers-encounter-waits = { $name } galvoja, ką atsakyti.
starfarers-pay-note = Kurios tai bus kortos, pasirinksite po to. Jos eis į banką.
starfarers-unknown-note = Kas bus toliau, paaiškės tik atsakius.
starfarers-offered = Atiduota: { $cards }
starfarers-what-came = Kas iš to išėjo
starfarers-whole-card = Visa korta Nr. { $n }
starfarers-answered = Atsakymai: { $answers }
starfarers-reconstructed = Šią kortą atkūrėme patys; spausdinta gali skirtis.
starfarers-choose-friend = Pasirinkite draugystės kortą
starfarers-your-friends = Jūsų draugystės kortos
starfarers-no-friends = Kol kas nėra: kortą atneša prekybos stotis.
starfarers-buy-fame = 1 prekė už pusmedalį
starfarers-help-from = Po kortą iš žaidėjų: { $names }
starfarers-outposts = Forpostai
starfarers-next-pods = { $full ->
    [yes] visi dokai užimti
   *[no] { $n ->
        [one] kitai stočiai: { $n } krovinių skyrius
        [few] kitai stočiai: { $n } krovinių skyriai
       *[other] kitai stočiai: { $n } krovinių skyrių
    }
}
starfarers-cards-left = Likusios kortos: { $names }

starfarers-map = Žvaigždėlapis
starfarers-map-keys = Žvaigždėlapis. Rodyklių klavišai veda briaunomis, pliusas ir minusas keičia mastelį, 0 rodo visą žemėlapį.
starfarers-map-home = „Catan“ sektorius
starfarers-map-near = Artimasis kosmosas
starfarers-map-deep = Tolimasis kosmosas
starfarers-map-closer = Priartinti
starfarers-map-farther = Atitolinti
starfarers-map-fit = Visas žemėlapis
starfarers-map-stepwise = Žingsnis po žingsnio
starfarers-map-planet = { $resource } { $numbers }
starfarers-map-face-down = { $resource }, užverstas žetonas ({ $symbol })
starfarers-map-token-pirate = { $resource }, piratų bazė { $n }
starfarers-map-token-ice = { $resource }, ledo planeta { $n }
starfarers-map-system = Planetų sistema: { $planets }
starfarers-map-outpost = forpostas: { $civ }
starfarers-map-stations = prekybos stotys: { $names }
starfarers-map-marker = draugystės figūrėlė: { $name }
starfarers-map-unknown =
    { $stars ->
        [one] nežinomas sektorius, { $stars } žvaigždė
        [few] nežinomas sektorius, { $stars } žvaigždės
       *[other] nežinomas sektorius, { $stars } žvaigždžių
    }
starfarers-map-empty = tuščias sektorius
starfarers-map-colony = kolonija, { $name }
starfarers-map-spaceport = kosminis uostas, { $name }
starfarers-map-neutral = neutrali spalva
starfarers-map-colony-ship = kolonistų laivas { $n }, { $name }
starfarers-map-trade-ship = prekybos laivas { $n }, { $name }
starfarers-map-grounded = sulaikytas
starfarers-map-must-leave = privalo išskristi
starfarers-map-open = atviras kosmosas
starfarers-map-beside = šalia: { $what }
starfarers-map-site = kolonijos vieta tarp: { $what }
starfarers-map-berth = prieplauka: { $what }
starfarers-map-docking = švartavimosi taškas: { $civ }
starfarers-map-closed = uždaryta vieta

## The desk, as it is used

starfarers-speed-n = greitis { $n }
starfarers-hand-now = { $n ->
    [one] { $n } kortelė, saugu iki { $safe }
    [few] { $n } kortelės, saugu iki { $safe }
   *[other] { $n } kortelių, saugu iki { $safe }
}
starfarers-won = laimėta
starfarers-tab-met = Susitikimas
starfarers-met-none = Dabar nėra susitikimo, kurį būtų galima paskaityti.
starfarers-tab-bank = Bankas
starfarers-missing = trūksta
starfarers-send = Siųsti pasiūlymą
starfarers-put-away = Atsisakyti
starfarers-one-less = Viena mažiau: { $name }
starfarers-lacks-empty = Įdėkite kortelių į abi puses.
starfarers-lacks-side = Abiem pusėms reikia kortelės.
starfarers-lacks-cards = { $name } neturi kortelių mainams.
starfarers-lacks-much = { $n ->
    [one] Nė vienas iš klausiamųjų neturi daugiau kaip { $n } kortelės.
    [few] Nė vienas iš klausiamųjų neturi daugiau kaip { $n } kortelių.
   *[other] Nė vienas iš klausiamųjų neturi daugiau kaip { $n } kortelių.
}
starfarers-begin-counter = Pateikti priešpasiūlymą
starfarers-offer-again = Pakeisti ir siūlyti vėl
starfarers-offer-of = Pasiūlymas: { $name }
starfarers-dealt = susitarta
starfarers-fight = Palyginimas

## The desk, as it is used

starfarers-map-odds = { $n } iš 36
starfarers-map-steps = { $n ->
    [one] { $n } žingsnis
    [few] { $n } žingsniai
   *[other] { $n } žingsnių
}
starfarers-map-lead-colony = kolonija
starfarers-map-lead-station = stotis
starfarers-map-lead-explore = ištirti
starfarers-map-lead-clear = medalis
starfarers-map-free-site = Laisva vieta kolonijai
starfarers-map-shut-site = Vieta kolonijai, dabar užimta
starfarers-map-later-site = Vieta kolonijai, dar neištirta
