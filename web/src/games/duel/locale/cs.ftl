# Deska Tří epoch. Věty o kartách posílá server; zde jsou krátká slova desky samé.

duel-stage = { $epoch }. epocha ze { $all }
duel-vp = VB
duel-or = nebo
duel-none = Nic.
duel-changed = právě změněno
# slovo za číslem
duel-unit = { $resource ->
    [energy] { $n ->
        [one] energie
        [few] energie
       *[other] energií
    }
    [food] { $n ->
        [one] potravina
        [few] potraviny
       *[other] potravin
    }
    [metal] { $n ->
        [one] kov
        [few] kovy
       *[other] kovů
    }
   *[science] { $n ->
        [one] věda
        [few] vědy
       *[other] věd
    }
}
duel-n-units = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
duel-n-tokens = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}

## Nabídka

duel-market = Nabídka
duel-market-empty = Nabídka je prázdná. Vyložte kartu, nebo pasujte.
duel-pick-second = Teď vyberte druhou kartu, kterou si vezmete s ní.
duel-shelf = Řada s hodnotou { $worth }
duel-worth = hodnota
duel-worth-n = hodnota { $n }
duel-empty-cell = prázdno
duel-deck = v balíčku
duel-deck-title = Karty zbývající v balíčku { $epoch }. epochy
duel-discard = odhozeno
duel-note-label = O těchto kartách

## Vesmíry

duel-my-universe = Váš vesmír
duel-universe-of = { $name }: vesmír
duel-your-turn = jste na tahu
duel-thinking = volí…
duel-passed = pasuje
duel-of-limit = { $limit ->
    [7] ze { $limit } karet
   *[other] z { $limit } karet
}
duel-known = v ruce, známé: { $known }
duel-tokens = { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}
duel-tokens-title = Univerzální žetony
duel-income = příjem
duel-income-title = Stálý příjem: VB na konci každé epochy
duel-science-cards = { $n ->
    [one] karta vědy
    [few] karty vědy
   *[other] karet vědy
}
duel-researched = { $n ->
    [0] nic nevyzkoumáno
    [one] { $n } vyzkoumána
    [few] { $n } vyzkoumány
   *[other] { $n } vyzkoumáno
}
duel-no-planets = Zatím žádné planety.
duel-colonised = kolonizována
duel-open-quarters = { $n ->
    [one] { $n } volná
    [few] { $n } volné
   *[other] { $n } volných
}
duel-quarter-white = volná čtvrtina pro kteroukoli barvu
duel-quarter-edged = { $colour ->
    [grey] volná čtvrtina jen pro šedou
    [green] volná čtvrtina jen pro zelenou
    [orange] volná čtvrtina jen pro oranžovou
   *[violet] volná čtvrtina jen pro fialovou
}
duel-quarter-filled = { $colour ->
    [grey] zaplněná čtvrtina, šedá
    [green] zaplněná čtvrtina, zelená
    [orange] zaplněná čtvrtina, oranžová
   *[violet] zaplněná čtvrtina, fialová
}
duel-quarter-settled = čtvrtina zaplněná kartou { $card }
duel-ship-docked = kotví tu { $card }
duel-stations = { $n ->
    [one] stanice
    [few] stanice
   *[other] stanic
}
duel-shuttles = { $n ->
    [one] raketoplán
    [few] raketoplány
   *[other] raketoplánů
}
duel-ships = { $n ->
    [one] koráb
    [few] koráby
   *[other] korábů
}
duel-object-tokens = { $n ->
    [0] bez žetonů
    [one] { $n } žeton: { $points } VB
    [few] { $n } žetony: { $points } VB
   *[other] { $n } žetonů: { $points } VB
}
duel-token-title = { $object }: žetony a hodnota jednoho podle vyložených karet

## Stupnice a vliv

duel-tracks = Stupnice
duel-level = { $name } { $n }
duel-end-tiles = Bodovací destičky
duel-tiles-note = Na konci hry boduje destičku suroviny ten, kdo jí produkuje více, při shodě oba. Čísla ukazují, kolik by kdo získal teď.
duel-count-planets = planeta
duel-count-colonised_planets = kolonie
duel-count-stations = stanice
duel-count-shuttles = raketopl.
duel-count-ships = koráb
duel-count-science_played = výzkum
duel-count-military_level = vojenství
duel-count-trade_level = obchod
duel-count-diplomacy_level = diplomacie
duel-influence = Vliv
duel-scale-points = VB
duel-scale-planets = VB za každou planetu
duel-cylinder = Deska vlivu. Šedý váleček stojí { $where }.
duel-centre = uprostřed
duel-towards = { $track ->
    [military] { $mine ->
        [yes] ve vojenství o { $n } blíže k vám
       *[no] ve vojenství o { $n } blíže k hráči { $name }
    }
   *[trade] { $mine ->
        [yes] v obchodu o { $n } blíže k vám
       *[no] v obchodu o { $n } blíže k hráči { $name }
    }
}
duel-if-ended = Kdyby epocha skončila teď:
duel-choose-axis = Zvolte, kam se váleček posune:
duel-axis-by = { $track ->
    [military] { $mine ->
        [yes] zvolíte-li vojenství
       *[no] zvolí-li { $name } vojenství
    }
   *[trade] { $mine ->
        [yes] zvolíte-li obchod
       *[no] zvolí-li { $name } obchod
    }
}
duel-stays = Váleček zůstane stát.
duel-goes = Váleček bude stát { $where }.
duel-part-quadrant = pole
duel-part-rim = okraj
duel-part-tiles = bodovací destičky
duel-part-objects = žetony objektů
duel-part-colonised = kolonizované planety

## Karty v ruce a karty vědy

duel-hand = Karty v ruce
duel-hand-count = Karty v ruce: { $n }/{ $limit }
duel-no-hand = V ruce nemáte žádné karty.
duel-my-science = Vaše karty vědy
duel-research-when = výzkum je na konci epochy
duel-science-price = cena: věda { $n }
duel-price = cena { $units }
duel-pays = platí
duel-colonisation-of = { $colour ->
    [grey] šedá kolonizace
    [green] zelená kolonizace
    [orange] oranžová kolonizace
   *[violet] fialová kolonizace
}
duel-colonised-then = po kolonizaci: { $effects }
duel-play-any-one = kterákoli karta nebo žeton
duel-discard-it = Odhodit
duel-no-quarter = { $colour ->
    [grey] žádná volná čtvrtina pro šedou
    [green] žádná volná čtvrtina pro zelenou
    [orange] žádná volná čtvrtina pro oranžovou
   *[violet] žádná volná čtvrtina pro fialovou
}
duel-no-dock = žádná kolonizovaná planeta bez korábu
duel-too-dear = { $n ->
    [0] chybí jiná karta nebo žeton k zaplacení
    [one] nelze doplatit { $n } jednotku
    [few] nelze doplatit { $n } jednotky
   *[other] nelze doplatit { $n } jednotek
}
duel-being-played = vykládá se
duel-cannot-pay = tady se nehodí
duel-pays-now = platí

## Placení

duel-payment = Platba
duel-less-production = − produkce
duel-less-discount = − sleva { $n }
duel-any-one = kterákoli karta nebo žeton
duel-pay-token = Zaplatit univerzálním žetonem
duel-paid-so-far = zatím zaplaceno: { $what }
duel-proposals = Návrhy platby
duel-pay-with = Zaplatit:
duel-cheapest = nejlevněji

## Body

duel-score-of = { $name }: body
duel-score-now = Dosud získáno
duel-score-with-end = Kdyby hra skončila teď

## Jedno gesto

duel-what-now = Co můžete udělat
duel-my-figures = Vaše hodnoty
duel-turn-hint = Vezměte kartu, nebo dvě dohromady v hodnotě nejvýše { $worth }; nebo vyložte kartu z ruky.
duel-research-hint = Vyzkoumejte jednu ze svých karet vědy, nebo žádnou.
duel-place-hint = Zvolte místo, které svítí.
duel-take-one = Vzít
duel-take-with = a k ní druhou
duel-take-both = Vzít obě (hodnota { $worth })
duel-play-it = Vyložit
duel-play-where = Vyložit: zvolte kam
duel-play-now = Vyložit za: { $payment }
duel-research-now = Vyzkoumat za: { $payment }
duel-play-for = Vyložit { $card } za: { $payment }
duel-research-for = Vyzkoumat { $card } za: { $payment }
duel-pay-by = Zaplatit: { $payment }
duel-pay-this = zaplatit touto
duel-play-due = { $n ->
    [one] stojí { $n } kartu nebo žeton
    [few] stojí { $n } karty nebo žetony
   *[other] stojí { $n } karet nebo žetonů
}
duel-all-ways = { $n ->
    [one] { $n } způsob
    [few] všechny { $n } způsoby
   *[other] všech { $n } způsobů
}
duel-brings = { $n } × žeton: { $object }
duel-brings-none = bez žetonů
duel-completes = dokončí planetu
duel-completes-for = dokončí planetu: { $effects }
duel-symbol = ukazuje symbol vědy: lze s ní platit výzkum

## Body

duel-part-supremacy = převaha, jak teď stojí
duel-part-income = stálý příjem
duel-part-legacy = karty vědy
duel-score-note = Jako by tato epocha skončila teď bez výzkumu a s ní i hra.
duel-gained = +{ $n } VB
duel-end-epoch = Konec epochy
duel-end-game = Konec hry
duel-score-if = kdyby teď skončila
duel-cards = { $n ->
    [one] karta
    [few] karty
   *[other] karet
}
duel-science-short = věda
