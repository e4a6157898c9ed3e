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
race-no-hand = Rankose kortų nėra.

## Fazės ir veiksmai

race-action-explore_5 = Tyri{"\u00AD"}nė{"\u00AD"}jimas +5
race-action-explore_1_1 = Tyri{"\u00AD"}nė{"\u00AD"}jimas +1, +1
race-action-develop = Išsi{"\u00AD"}vys{"\u00AD"}tymas
race-action-settle = Kolo{"\u00AD"}niza{"\u00AD"}vimas
race-action-trade = Varto{"\u00AD"}jimas: Pre{"\u00AD"}kyba
race-action-double_vp = Varto{"\u00AD"}jimas: 2× PT
race-action-produce = Gavyba
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
race-you-chose = jūsų pasirinkimas
race-warning = Jums dabar nieko neduotų: { $why }.
race-warn-no-good-to-sell = neturite ką parduoti
race-warn-no-good-to-use = neturite ką suvartoti
race-warn-no-use = už resursus nėra PT
race-warn-no-producer = niekas neišgautų resurso
race-warn-no-development = rankose nėra išsivystymo
race-warn-too-dear = išsivystymui neužtenka kortų
race-warn-no-world = rankose nėra pasaulio
race-warn-no-world-now = jokio pasaulio neįveikiate

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
race-good-on = { $good ->
    [novelty] čia yra resursas: Naujieji resursai
    [rare] čia yra resursas: Retieji elementai
    [genes] čia yra resursas: Genai
   *[alien] čia yra resursas: Ateivių technologijos
}
race-no-powers = galių nėra
race-new-card = nauja: veikia nuo kitos fazės
race-new-short = nauja: dar ne
race-changed = ką tik pakito
race-pays = verta 1
race-goes = išmesti
race-kept = pasilikti
race-start-world = pradinis pasaulis { $n }

## Kortos apačia: ką ji dabar gali arba kodėl ne

race-can-discard = Išmesti
race-can-keep = Pasilikti
race-can-pay = Mokėti šia korta
race-can-use = Naudoti galią
race-can-feed = Išmesti jo resursą
race-can-spend = Išmesti už 1 PT
race-world-later = Tik Kolonizavimo fazėje
race-development-later = Tik Išsivystymo fazėje
race-have-it = Tokį jau turite
race-too-dear = Kaina { $n }: per mažai kortų
race-too-weak = Gynyba { $n }: per maža karinė galia
race-too-weak-too-dear = Per maža karinė galia; kaina { $price }: per mažai kortų
race-secret-discard = šią išmetate
race-secret-keep = šią pasiliekate
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
race-float-points = { $n } PT
race-float-cards = { $n ->
    [one] { $signed } korta
    [few] { $signed } kortos
   *[other] { $signed } kortų
}

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

## Ko verti išsivystymai, kurių kaina 6, trumpai

race-worth-pan_galactic_league = 2 už ⟦genes⟧Genų pasaulį, 1 už karinį pasaulį, 3 už „{ $contact_specialist }“
race-worth-mining_league = ⟦rare⟧Retieji: 2 už gavybos pasaulį, 1 už sėkmingų resursų; po 2 už „{ $mining_robots }“ ir „{ $mining_conglomerate }“
race-worth-free_trade_association = ⟦novelty⟧Naujieji: 2 už gavybos pasaulį, 1 už sėkmingų resursų; po 2 už „{ $consumer_markets }“ ir „{ $expanding_colony }“
race-worth-alien_tech_institute = ⟦alien⟧Ateivių: 3 už gavybos pasaulį, 2 už sėkmingų resursų ar kitą Ateivių kortą
race-worth-galactic_survey_seti = 1 už pasaulį, 2 – su Tyrinėjimo galia; 1 už išsivystymą su ja
race-worth-galactic_federation = 2 už išsivystymą, kurio kaina 6, 1 už kitą
race-worth-new_galactic_order = 1 už karinės galios vienetą
race-worth-merchant_guild = 2 už gavybos pasaulį
race-worth-new_economy = su vartojimo galia: 2 už išsivystymą, 1 už pasaulį
race-worth-galactic_renaissance = 1 už kas 3 PT žetonais, po 3 už „{ $research_labs }“, „{ $galactic_trendsetters }“, „{ $artist_colony }“
race-worth-galactic_imperium = 2 už sukilėlių karinį pasaulį, 1 už kitą karinį
race-worth-trade_league = su prekybos galia: 2 už išsivystymą, 1 už pasaulį
