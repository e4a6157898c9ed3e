# Herní plán Hvězdoplavců. Věty o kartách posílá server; zde jsou krátká slova samotné plochy.

starfarers-stage = { $phase ->
    [setup] zakládání
    [production] tah { $turn }, výnosy
    [flight] tah { $turn }, let
    [over] tah { $turn }
   *[trade] tah { $turn }, obchod a stavění
}
starfarers-vp = VB
starfarers-of = { $n }/{ $all }
starfarers-thinking = volí…
starfarers-used = v tomto tahu už použito
starfarers-not-now = teď ne
# karty jedné suroviny
starfarers-amount = { $resource ->
    [ore] { $n }× ruda
    [fuel] { $n }× palivo
    [carbon] { $n }× karbon
    [food] { $n }× potraviny
   *[goods] { $n }× zboží
}
starfarers-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
starfarers-cards-word = karty

## Hráči

starfarers-players = Hráči
starfarers-goal = hraje se do { $goal } bodů
starfarers-turn-tag = na tahu
starfarers-over-limit = víc než { $n }
starfarers-by-cards = { $n ->
    [one] o { $n } víc díky kartám přátelství
    [few] o { $n } víc díky kartám přátelství
   *[other] o { $n } víc díky kartám přátelství
}
starfarers-half-medals = půlmedaile
starfarers-medal = { $kind ->
    [ice] Medaile za ledovou planetu { $n }
   *[pirate] Medaile za pirátskou základnu { $n }
}
starfarers-stations = { $n ->
    [one] { $n } obchodní stanice
    [few] { $n } obchodní stanice
   *[other] { $n } obchodních stanic
}
starfarers-stations-word = { $n ->
    [one] obchodní stanice
    [few] obchodní stanice
   *[other] obchodních stanic
}
starfarers-marker = Figurka přátelství, 2 body
starfarers-ship-tokens = { $n ->
    [one] čeká { $n } obchodní loď zdarma
    [few] čekají { $n } obchodní lodě zdarma
   *[other] čeká { $n } obchodních lodí zdarma
}
starfarers-score-of = { $name }: body
starfarers-score-sum = Celkem nyní
starfarers-score-note = Vítězí, kdo má ve vlastním tahu { $goal } nebo víc bodů.

## Výnosy, bank a šance

starfarers-production = Výnosy
starfarers-dice = Kostky: { $a } a { $b }, dohromady { $n }
starfarers-none-produced = Žádná planeta nikomu nic nevynesla.
starfarers-seven-none = Padla sedmička: planety nevynášejí.
starfarers-seven-short = planety nevynášejí
starfarers-setting-up = Zakládání: umisťují se kolonie, kosmické přístavy a první lodě.
starfarers-no-dice = Kostkami se ještě neházelo.
starfarers-supply = Bank
starfarers-reserve = Balíček zásob
starfarers-encounters-left = Setkání
starfarers-unseen = neodkrytý žeton
starfarers-pirate = pirátská základna
starfarers-ice = ledová planeta
starfarers-odds = Šance
starfarers-expected = Očekávaný počet karet na hod: { $n }
starfarers-sum-word = Součet
starfarers-of-36 = z 36
starfarers-brings-you = přinese
starfarers-came = padlo
starfarers-course = Průběh hry
starfarers-dice-fell = { $n ->
    [one] Kostky v { $n } hodu
    [few] Kostky ve { $n } hodech
   *[other] Kostky v { $n } hodech
}
starfarers-dice-mean = Čárkovaně: kolik se dalo čekat.
starfarers-fell = { $sum }: { $n }×, očekáváno { $mean }
starfarers-cards-over-time = Karty z planet a ze zásob
starfarers-turns = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}

## Moje strana

starfarers-mothership = Vaše mateřská loď
starfarers-balls-word = kuličky
starfarers-black-word = černá kulička
starfarers-boosters-word = pohonné jednotky
starfarers-cannons-word = palubní děla
starfarers-speed-is = Rychlost { $n } = { $sum }
starfarers-speed-later = Rychlost: hod + { $n } ({ $sum })
starfarers-combat-is = Bojová síla { $n } = { $sum }
starfarers-hand = Karty v ruce
starfarers-hand-risk = { $n ->
    [one] sedmička stojí { $n } kartu
    [few] sedmička stojí { $n } karty
   *[other] sedmička stojí { $n } karet
}
starfarers-given-up = { $n ->
    [one] { $n } odevzdána
    [few] { $n } odevzdány
   *[other] { $n } odevzdáno
}
starfarers-keep-one = Nechat si jednu: { $name }
starfarers-put-back = Vrátit jednu: { $name }
starfarers-ships = Vaše lodě
starfarers-no-ships = Na plánu nemáte žádnou loď. Bez ní není fáze letu.
starfarers-ship-grounded = v tomto tahu zadržená
starfarers-ship-must-leave = musí toto místo opustit
starfarers-ship-waits = čeká na fázi letu
starfarers-ship-moving = { $n ->
    [one] na cestě, zbývá { $n } krok
    [few] na cestě, zbývají { $n } kroky
   *[other] na cestě, zbývá { $n } kroků
}
starfarers-ship-done = už letěla
starfarers-ship-ready = { $n ->
    [one] může letět { $n } krok
    [few] může letět { $n } kroky
   *[other] může letět { $n } kroků
}
starfarers-ships-how = Vyberte loď zde nebo na plánu: místa, kam doletí, se na něm zvýrazní.

## Pult

starfarers-desk = Co můžete dělat
starfarers-tab-build = Stavba
starfarers-tab-trade = Obchod
starfarers-tab-ships = Lodě
starfarers-tab-cards = Přátelé
starfarers-tab-odds = Šance
starfarers-build-later = Stavíte a obchodujete po svém hodu na výnosy.
starfarers-left = zbývá { $n }
starfarers-can-build = postavit
starfarers-place-it = vyberte na plánu
starfarers-closed-cards = chybí { $missing }
starfarers-closed-limit = všechna místa obsazena
starfarers-closed-transport = nezbývá transportér
starfarers-closed-colony = nezbývá kolonie
starfarers-closed-station = nezbývá obchodní stanice
starfarers-closed-shipyard = nezbývá loděnice
starfarers-closed-site = žádná kolonie k rozšíření
starfarers-closed-berth = žádné volné kotviště
starfarers-closed-tray = zásobník je prázdný

## Obchod

starfarers-exchange = S bankem
starfarers-exchange-how = Vyberte, co dáte; poměr stojí pod surovinou.
starfarers-give = Dáte
starfarers-take = Vezmete si; čísla říkají, kolik má bank
starfarers-in-supply = v banku
starfarers-from-supply = Vezměte si z banku; má tolik karet:
starfarers-trade = S ostatními
starfarers-offers-left = { $n ->
    [0] v tomto tahu už žádná nabídka
    [one] v tomto tahu ještě { $n } nabídka
    [few] v tomto tahu ještě { $n } nabídky
   *[other] v tomto tahu ještě { $n } nabídek
}
starfarers-begin-offer = Podat nabídku
starfarers-trade-closed = Nabídky podává jen hráč na tahu.
starfarers-offers = nabízí:
starfarers-requests = poptává:
starfarers-offer-not-you = Tato nabídka není pro vás.
starfarers-offer-to = Komu
starfarers-offer-all = všem ostatním
starfarers-offer-all-counters = všem, kdo dali protinabídku
starfarers-request-hint = Jedna strana je zatím prázdná: můžete to poslat jako poptávku a ostatní podají návrhy.
starfarers-your-offer = Vaše nabídka
starfarers-your-answer = Vaše nová nabídka
starfarers-your-counter = Vaše protinabídka
starfarers-you-give = Dáte
starfarers-you-get = Dostanete
starfarers-they-give = dá
starfarers-they-ask = chce
starfarers-open-side = podle návrhů
starfarers-add-one = Přidat: { $name }
starfarers-has-answered = už má odpověď
starfarers-answer-accept = přijímá
starfarers-answer-decline = odmítá
starfarers-answer-counter = dává protinabídku

## Sedmička, setkání, přátelství

starfarers-seven = Sedmička
starfarers-has-returned = karty už vráceny
starfarers-seven-returns = Kdo drží příliš mnoho karet, polovinu vrátí:
starfarers-seven-how = Vyberte karty v ruce. Ostatní je uvidí, až si vyberou všichni.
starfarers-seven-draw = Vytáhněte kartu; hráč:
starfarers-encounter = Setkání
starfarers-encounter-waits = { $name } přemýšlí o odpovědi.
starfarers-pay-note = Které karty to budou, vyberete potom. Vrátí se do banku.
starfarers-unknown-note = Co bude následovat, se ukáže až po odpovědi.
starfarers-offered = Dáno: { $cards }
starfarers-what-came = Jak to dopadlo
starfarers-whole-card = Celá karta č. { $n }
starfarers-answered = Odpovědi: { $answers }
starfarers-reconstructed = Tuto kartu jsme rekonstruovali z toho, co je o ní známo.
starfarers-choose-friend = Vyberte si kartu přátelství
starfarers-your-friends = Vaše karty přátelství
starfarers-no-friends = Zatím žádné: kartu přinese obchodní stanice.
starfarers-buy-fame = 1× zboží za půlmedaili
starfarers-help-from = Po kartě od hráčů: { $names }
starfarers-outposts = Výspy
starfarers-next-pods = { $full ->
    [yes] všechny doky jsou obsazeny
   *[no] { $n ->
        [one] další stanice: { $n } nákladní sekce
        [few] další stanice: { $n } nákladní sekce
       *[other] další stanice: { $n } nákladních sekcí
    }
}
starfarers-cards-left = Zbývající karty: { $names }

starfarers-map = Hvězdná mapa
starfarers-map-keys = Hvězdná mapa. Šipky vedou po hranách, plus a minus mění přiblížení, 0 ukáže celou mapu.
starfarers-map-home = Sektor Catan
starfarers-map-near = Blízký vesmír
starfarers-map-deep = Vzdálený vesmír
starfarers-map-closer = Přiblížit
starfarers-map-farther = Oddálit
starfarers-map-fit = Celá mapa
starfarers-map-stepwise = Krok za krokem
starfarers-map-planet = { $resource } { $numbers }
starfarers-map-face-down = { $resource }, žeton lícem dolů ({ $symbol })
starfarers-map-token-pirate = { $resource }, pirátská základna { $n }
starfarers-map-token-ice = { $resource }, ledová planeta { $n }
starfarers-map-system = Planetární soustava: { $planets }
starfarers-map-outpost = vnější výspa: { $civ }
starfarers-map-stations = obchodní stanice: { $names }
starfarers-map-marker = figurka přátelství: { $name }
starfarers-map-unknown =
    { $stars ->
        [one] neznámý kvadrant, { $stars } hvězda
        [few] neznámý kvadrant, { $stars } hvězdy
       *[other] neznámý kvadrant, { $stars } hvězd
    }
starfarers-map-empty = prázdný kvadrant
starfarers-map-colony = kolonie, { $name }
starfarers-map-spaceport = kosmický přístav, { $name }
starfarers-map-neutral = neutrální barva
starfarers-map-colony-ship = kolonizační loď { $n }, { $name }
starfarers-map-trade-ship = obchodní loď { $n }, { $name }
starfarers-map-grounded = zadržená
starfarers-map-must-leave = musí odletět
starfarers-map-open = volný vesmír
starfarers-map-beside = vedle: { $what }
starfarers-map-site = místo pro kolonii mezi: { $what }
starfarers-map-berth = kotviště: { $what }
starfarers-map-docking = centrála: { $civ }
starfarers-map-closed = zavřené místo

## The desk, as it is used

starfarers-speed-n = rychlost { $n }
starfarers-hand-now = { $n ->
    [one] { $n } karta, limit { $safe }
    [few] { $n } karty, limit { $safe }
   *[other] { $n } karet, limit { $safe }
}
starfarers-won = získáno
starfarers-tab-met = Setkání
starfarers-met-none = Teď tu není žádné setkání, které by se dalo číst.
starfarers-tab-bank = Bank
starfarers-missing = chybí
starfarers-send = Odeslat nabídku
starfarers-put-away = Zahodit
starfarers-one-less = O jednu méně: { $name }
starfarers-lacks-empty = Přidejte karty na obě strany.
starfarers-lacks-side = Obě strany potřebují kartu.
starfarers-lacks-cards = { $name } nemá žádné karty k obchodu.
starfarers-lacks-much = { $n ->
    [one] Nikdo z oslovených nemá víc než { $n } kartu.
    [few] Nikdo z oslovených nemá víc než { $n } karty.
   *[other] Nikdo z oslovených nemá víc než { $n } karet.
}
starfarers-begin-counter = Udělat protinabídku
starfarers-offer-again = Upravit a nabídnout znovu
starfarers-offer-of = Nabídka: { $name }
starfarers-dealt = dohodnuto
starfarers-fight = Porovnání

## The desk, as it is used

starfarers-map-odds = { $n } z 36
starfarers-map-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
starfarers-map-lead-colony = kolonie
starfarers-map-lead-station = stanice
starfarers-map-lead-explore = prozkoumat
starfarers-map-lead-clear = medaile
starfarers-map-free-site = Volné místo pro kolonii
starfarers-map-shut-site = Místo pro kolonii, teď není volné
starfarers-map-later-site = Místo pro kolonii, zatím neprozkoumané
