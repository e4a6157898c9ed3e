# Herní plán hry Race. Věty o kartách posílá server; zde jsou krátká slova samotné plochy.
# ⟦jméno⟧ se nakreslí jako ikona toho jména vedle svého slova.

race-n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
race-good = { $good ->
    [novelty] ⟦novelty⟧Novinky
    [rare] ⟦rare⟧Prvky
    [genes] ⟦genes⟧Geny
    [alien] ⟦alien⟧Mimozemské
    [different] ⟦any⟧různé
   *[any] ⟦any⟧jakékoli
}
race-gain = { $cards ->
    [0] { $vp } VB
   *[other] { $vp ->
        [0] { race-gain-cards }
       *[other] { $vp } VB + { race-gain-cards }
    }
}
race-gain-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}

## Místa

race-phases = Fáze tohoto kola
race-now = teď
race-opponents = Soupeři
race-players = Hráči
race-my-tableau = Vaše území
race-tableau-of = { $name }: území
race-hand = Karty v ruce
race-hand-count = V ruce { race-n-cards }
race-explored = Prozkoumávané karty
race-explored-count = Prozkoumáváte: { race-n-cards }
race-actions = Akční karty
race-chips-left = { $all ->
    [48] ze { $all } žetonů VB
   *[other] z { $all } žetonů VB
}
race-deck = v balíčku
race-discard = odhozeno
race-of-twelve = { $n } z 12
race-tableau-count = { $n } z 12 karet
race-in-hand = { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
race-in-hand-title = karty v ruce
race-looking-at = prozkoumává: { race-n-cards }
race-military = voj. síla
race-vp = VB
race-vp-chips = { $n ->
    [one] žeton VB
    [few] žetony VB
   *[other] žetonů VB
}
race-thinking = volí…
race-no-hand = V ruce nemáte žádné karty.

## Fáze a akce

race-action-explore_5 = Prů{"\u00AD"}zkum +5
race-action-explore_1_1 = Prů{"\u00AD"}zkum +1, +1
race-action-develop = Rozvoj
race-action-settle = Osidlo{"\u00AD"}vání
race-action-trade = Spo{"\u00AD"}třeba: Obchod
race-action-double_vp = Spo{"\u00AD"}třeba: 2× VB
race-action-produce = Pro{"\u00AD"}dukce
race-all-explore = Každý prozkoumá 2 karty a 1 si ponechá.
race-all-develop = Každý smí vyložit technologii.
race-all-settle = Každý smí vyložit planetu.
race-all-consume = Každý spotřebovává zboží.
race-all-produce = Planety všech hráčů produkují.
race-bonus = Vy: { $bonus }
race-bonus-explore_5 = prozkoumáte o 5 více
race-bonus-explore_1_1 = prozkoumáte o 1 více, ponecháte o 1 více
race-bonus-develop = platíte o 1 kartu méně
race-bonus-settle = po vyložení planety 1 karta
race-bonus-trade = nejdřív prodáte 1 zboží
race-bonus-double_vp = dvojnásobné VB za zboží
race-bonus-produce = 1 zboží na prémiovou planetu
race-you-chose = vaše volba
race-warning = Vám by teď nepřinesla nic: { $why }.
race-warn-no-good-to-sell = nemáte co prodat
race-warn-no-good-to-use = nemáte co spotřebovat
race-warn-no-use = za zboží žádné VB
race-warn-no-producer = nic nevyrobíte
race-warn-no-development = v ruce žádná technologie
race-warn-too-dear = na žádnou technologii nemáte
race-warn-no-world = v ruce žádná planeta
race-warn-no-world-now = na žádnou planetu nestačíte

## Karty

race-development = technologie
race-six = šestková technologie
race-no-good = planeta bez zboží
race-production = produkující
race-windfall = prémiová
race-cost = cena { $n }
race-defence = síla obrany { $n }
race-points = { $n } VB
race-points-vary = proměnlivé VB, spočítají se na konci
race-good-on = { $good ->
    [novelty] leží zde zboží druhu Novinky
    [rare] leží zde zboží druhu Vzácné prvky
    [genes] leží zde zboží druhu Geny
   *[alien] leží zde zboží druhu Mimozemské technologie
}
race-no-powers = bez vylepšení
race-new-card = nová: působí od příští fáze
race-new-short = nová: zatím ne
race-changed = právě změněno
race-pays = platí 1
race-goes = odhodit
race-kept = ponechat
race-start-world = startovní planeta { $n }

## Patka karty: co teď může, nebo proč ne

race-can-discard = Odhodit
race-can-keep = Ponechat si
race-can-pay = Zaplatit touto kartou
race-can-use = Použít vylepšení
race-can-feed = Odhodit její zboží
race-can-spend = Odhodit za 1 VB
race-world-later = Až v Osidlování
race-development-later = Až v Rozvoji
race-have-it = Tu už máte
race-too-dear = Stojí { $n }: málo karet
race-too-weak = Obrana { $n }: malá vojenská síla
race-too-weak-too-dear = Malá vojenská síla; stojí { $price }: málo karet
race-secret-discard = tuto odhodíte
race-secret-keep = tuto si necháte
race-not-now = Teď ne
race-proposed = Návrh: nejméně užitečné karty. Kliknutím změníte.

## Body

race-score-of = Body hráče { $name }: { $n } VB
race-my-score = Vaše body: { $n } VB
race-score-now = Kdyby hra teď skončila
race-score-end = Celkem
race-part-chips = žetony VB
race-part-worlds = planety
race-part-developments = technologie
race-part-military = celková vojenská síla
race-ends-at = Hra končí po kole, ve kterém má někdo 12 karet nebo dojdou žetony.
race-float-points = { $n } VB
race-float-cards = { $n ->
    [one] { $signed } karta
    [few] { $signed } karty
   *[other] { $signed } karet
}

## Vylepšení krátce

race-short-explore-draw = prozkoumat o { $cards } více
race-short-explore-keep = ponechat o { $cards } více
race-short-draw-before-developing = nejdřív { race-gain-cards }
race-short-develop-discount = cena −{ $n }
race-short-draw-after-developing = po vyložení { race-gain-cards }
race-short-settle-discount = { $good ->
    [any] planety −{ $n }
   *[other] { race-good }: cena −{ $n }
}
race-short-military = ⟦military⟧{ $signed } voj. síla
race-short-military-against = { $good ->
    [rebel] ⟦military⟧{ $signed } proti rebelům
   *[other] ⟦military⟧{ $signed } proti: { race-good }
}
race-short-pay-for-military = platit za vojenskou planetu, −{ $n }
race-short-discard-for-free-world = odhodit: planeta za 0
race-short-discard-for-military = odhodit: ⟦military⟧{ $signed }
race-short-draw-after-settling = po vyložení { race-gain-cards }
race-short-sale-bonus = { $good ->
    [any] každý prodej: +{ race-gain-cards }
    [here] prodej odtud: +{ race-gain-cards }
   *[other] prodej ({ race-good }): +{ race-gain-cards }
}
race-short-consume-once = 1 { race-good } → { race-gain }
race-short-consume-times = { $goods }× { race-good } → za každé { race-gain }
race-short-consume-set = { $goods } { race-good } → { race-gain }
race-short-consume-all = všechno zboží → VB, o 1 méně
race-short-sell-good = { $trade ->
    [yes] prodat 1 zboží
   *[no] prodat 1 zboží, bez bonusů
}
race-short-draw = { race-gain-cards }
race-short-guess = hádat vrchní kartu, { $low }–{ $high }
race-short-spend-hand = až { $cards } z ruky → za každou { $vp } VB
race-short-produce-here = produkuje: { race-good }
race-short-produce-on-windfall = { $good ->
    [any] zboží na prémiovou planetu
   *[other] zboží na prémiovou planetu ({ race-good })
}
race-short-draw-if-produced-here = a pak { race-gain-cards }
race-short-draw-per-good = { race-gain-cards } za vyprodukované ({ race-good })
race-short-draw-per-kind = { race-gain-cards } za vyprodukovaný druh
race-short-draw-per-world = { race-gain-cards } za planetu ({ race-good })
race-short-draw-if-most = nejvyšší produkce ({ race-good }): { race-gain-cards }
race-several-pay = Zaplatit kartami: { $list }
race-several-discard = Odhodit karty: { $list }
race-several-keep = Ponechat si karty: { $list }
race-several-feed = Spotřebovat zboží z karet: { $list }
race-several-spend = Odhodit karty: { $list }

## Zač jsou šestkové technologie, krátce

race-worth-pan_galactic_league = 2 za planetu druhu ⟦genes⟧Geny, 1 za vojenskou planetu, 3 za kartu { $contact_specialist }
race-worth-mining_league = druh ⟦rare⟧Prvky: 2 za produkující planetu, 1 za prémiovou; po 2 za karty { $mining_robots } a { $mining_conglomerate }
race-worth-free_trade_association = druh ⟦novelty⟧Novinky: 2 za produkující planetu, 1 za prémiovou; po 2 za karty { $consumer_markets } a { $expanding_colony }
race-worth-alien_tech_institute = druh ⟦alien⟧Mimozemské: 3 za produkující planetu, 2 za prémiovou nebo jinou mimozemskou kartu
race-worth-galactic_survey_seti = 1 za planetu, 2 s vylepšením pro Průzkum; 1 za technologii s ním
race-worth-galactic_federation = 2 za šestkovou technologii, 1 za každou jinou
race-worth-new_galactic_order = 1 za bod vaší vojenské síly
race-worth-merchant_guild = 2 za produkující planetu
race-worth-new_economy = s vylepšením pro Spotřebu: 2 za technologii, 1 za planetu
race-worth-galactic_renaissance = 1 za každé 3 VB v žetonech, po 3 za karty { $research_labs }, { $galactic_trendsetters }, { $artist_colony }
race-worth-galactic_imperium = 2 za rebelskou vojenskou planetu, 1 za jinou vojenskou
race-worth-trade_league = s obchodním vylepšením: 2 za technologii, 1 za planetu
