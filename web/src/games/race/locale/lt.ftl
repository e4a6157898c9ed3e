# Žaidimo „Race“ lenta. Sakinius apie kortas siunčia serveris; čia – trumpi pačios lentos žodžiai.
# ⟦vardas⟧ nupiešiamas kaip to vardo ženklas šalia savo žodžio.

race-n-cards = { $n ->
    [one] { $n } korta
    [few] { $n } kortos
   *[other] { $n } kortų
}
race-good = { $good ->
    [novelty] ⟦novelty⟧Naujieji
    [rare] ⟦rare⟧Retieji
    [genes] ⟦genes⟧Genai
    [alien] ⟦alien⟧Ateivių
    [different] ⟦any⟧skirtingi
   *[any] ⟦any⟧bet kuris
}
race-gain = { $cards ->
    [0] { $vp } PT
   *[other] { $vp ->
        [0] { race-gain-cards }
       *[other] { $vp } PT + { race-gain-cards }
    }
}
race-gain-cards = { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
   *[other] { $cards } kortų
}

## Vietos

race-phases = Šio raundo fazės
race-not-chosen = nepasirinkta
race-now = dabar
race-opponents = Priešininkai
race-players = Žaidėjai
race-my-tableau = Jūsų zona
race-tableau-of = { $name }: zona
race-hand = Jūsų kortos
race-hand-count = Rankose { race-n-cards }
race-explored = Tyrinėjamos kortos
race-explored-count = Tyrinėjate: { race-n-cards }
race-actions = Veiksmo kortos
race-chips-left = iš { $all } PT žetonų
race-deck = kaladėje
race-discard = išmesta
race-of-twelve = { $n } iš 12
race-tableau-count = { $n } iš 12 kortų
race-in-hand = { $n ->
    [one] korta
    [few] kortos
   *[other] kortų
}
race-in-hand-title = kortos rankose
race-looking-at = tyrinėja: { race-n-cards }
race-military = karinė galia
race-vp = PT
race-vp-chips = { $n ->
    [one] PT žetonas
    [few] PT žetonai
   *[other] PT žetonų
}
race-thinking = renkasi…
race-chose = veiksmas: { $actions }
race-no-hand = Rankose kortų nėra.

## Fazės ir veiksmai

race-phase-explore = Tyrinė{ "\u00AD" }jimas
race-phase-develop = Išsivys{ "\u00AD" }tymas
race-phase-settle = Koloniza{ "\u00AD" }vimas
race-phase-trade = Prekyba
race-phase-consume = Varto{ "\u00AD" }jimas
race-phase-produce = Gavyba
race-action-explore_5 = Tyrinėjimas +5
race-action-explore_1_1 = Tyrinėjimas +1, +1
race-action-develop = Išsivystymas
race-action-settle = Kolonizavimas
race-action-trade = Vartojimas: Prekyba
race-action-double_vp = Vartojimas: 2× PT
race-action-produce = Gavyba
race-mode-explore_5 = +5
race-mode-explore_1_1 = +1, +1
race-mode-trade = Prekyba
race-mode-double_vp = 2× PT
race-all-explore = Visi traukia po 2 kortas ir pasilieka po 1.
race-all-develop = Visi gali statyti išsivystymą.
race-all-settle = Visi gali padėti pasaulį.
race-all-consume = Visi naudoja vartojimo galias.
race-all-produce = Visų pasauliai išgauna resursus.
race-bonus = Jūs: { $bonus }
race-bonus-explore_5 = traukiate 5 kortomis daugiau
race-bonus-explore_1_1 = traukiate ir pasiliekate 1 daugiau
race-bonus-develop = mokate 1 korta mažiau
race-bonus-settle = padėję pasaulį, traukiate 1 kortą
race-bonus-trade = pirma parduodate 1 resursą
race-bonus-double_vp = dvigubi PT už resursus
race-bonus-produce = 1 sėkmingas resursas
race-chosen = pasirinkta

## Kortos

race-development = išsivystymas
race-six = išsivystymas, kaina 6
race-no-good = pasaulis be resurso
race-production = gavyba
race-windfall = sėkmingi resursai
race-cost = kaina { $n }
race-defence = gynybinė galia { $n }
race-points = { $n } PT
race-points-vary = PT kinta, skaičiuojami pabaigoje
race-good-here = resursas
race-good-on = { $good ->
    [novelty] čia yra resursas: Naujieji resursai
    [rare] čia yra resursas: Retieji elementai
    [genes] čia yra resursas: Genai
   *[alien] čia yra resursas: Ateivių technologijos
}
race-no-powers = galių nėra
race-new-card = nauja: veikia nuo kitos fazės
race-changed = ką tik pakito
race-pays = verta 1
race-goes = išmesti
race-kept = pasilikti
race-fed = suvartoti
race-by-list = { $line }…
race-start-world = pradinis pasaulis { $n }

## Kortos apačia: ką ji dabar gali arba kodėl ne

race-selected = Pasirinkta: { $what }
race-can-discard = Išmesti
race-can-keep = Pasilikti
race-can-pay = Mokėti šia korta
race-can-spend = Išmesti už 1 PT
race-world-later = Pasaulis: dedamas Kolonizavimo fazėje
race-development-later = Išsivystymas: statomas Išsivystymo fazėje
race-have-it = Tokį jau turite
race-too-dear = Kaina { $n }: per mažai kortų
race-too-weak = Gynyba { $n }: per maža karinė galia
race-not-now = Ne dabar
race-proposed = Siūlomos mažiausiai naudingos kortos. Spustelėkite ir pakeiskite.

## Taškai

race-score-of = { $name }: { $n } PT
race-my-score = Jūsų taškai: { $n } PT
race-score-now = Jei žaidimas baigtųsi dabar
race-score-end = Iš viso
race-part-chips = PT žetonai
race-part-worlds = pasauliai
race-part-developments = išsivystymai
race-part-military = bendra karinė galia
race-ends-at = Žaidimas baigiasi po raundo, kuriame kas nors turi 12 kortų arba baigiasi žetonai.

## Galios trumpai

race-short-explore-draw = traukti { $cards } daugiau
race-short-explore-keep = pasilikti { $cards } daugiau
race-short-draw-before-developing = pirma { race-gain-cards }
race-short-develop-discount = kaina −{ $n }
race-short-draw-after-developing = padėjus { race-gain-cards }
race-short-settle-discount = { $good ->
    [any] pasauliai −{ $n }
   *[other] { race-good }: kaina −{ $n }
}
race-short-military = ⟦military⟧{ $signed } karinė galia
race-short-military-against = { $good ->
    [rebel] ⟦military⟧{ $signed } prieš sukilėlius
   *[other] ⟦military⟧{ $signed } prieš: { race-good }
}
race-short-pay-for-military = mokėti už karinius, −{ $n }
race-short-discard-for-free-world = išmesti: pasaulis už 0
race-short-discard-for-military = išmesti: ⟦military⟧{ $signed }
race-short-draw-after-settling = padėjus { race-gain-cards }
race-short-sale-bonus = { $good ->
    [any] kiekvienas pardavimas: +{ race-gain-cards }
    [here] parduodant iš čia: +{ race-gain-cards }
   *[other] pardavus ({ race-good }): +{ race-gain-cards }
}
race-short-consume-once = 1× { race-good } → { race-gain }
race-short-consume-times = { $goods }× { race-good } → už kiekvieną { race-gain }
race-short-consume-set = { $goods }× { race-good } → { race-gain }
race-short-consume-all = visi resursai → PT, vienu mažiau
race-short-sell-good = { $trade ->
    [yes] parduoti 1 resursą
   *[no] parduoti 1 resursą, be galių
}
race-short-draw = { race-gain-cards }
race-short-guess = spėti viršutinę kortą, { $low }–{ $high }
race-short-spend-hand = iki { $cards } iš rankų → po { $vp } PT
race-short-produce-here = gavyba: { race-good }
race-short-produce-on-windfall = { $good ->
    [any] užpildyti sėkmingų resursų pasaulį
   *[other] { race-good }: užpildyti sėkmingų resursų pasaulį
}
race-short-draw-if-produced-here = ir { race-gain-cards }
race-short-draw-per-good = { race-gain-cards } už išgautą resursą ({ race-good })
race-short-draw-per-kind = { race-gain-cards } už kiekvieną išgautą rūšį
race-short-draw-per-world = { race-gain-cards } už pasaulį ({ race-good })
race-short-draw-if-most = didžiausia gavyba ({ race-good }): { race-gain-cards }
race-several-pay = Sumokėti kortomis: { $list }
race-several-discard = Išmesti kortas: { $list }
race-several-keep = Pasilikti kortas: { $list }
race-several-feed = Suvartoti resursus iš pasaulių: { $list }
race-several-spend = Išmesti kortas: { $list }
