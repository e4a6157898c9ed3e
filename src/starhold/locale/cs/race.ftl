# Race for the Galaxy.
#
# Nejdříve tvary, ze kterých se skládají ostatní zprávy; jejich vlastnosti jsou pády (acc 4. pád, ins 7. pád).
# Čísla jsou vždy celá, kategorie many (desetinná čísla) proto není potřeba.

race-title = Race for the Galaxy
learn-1 = Volte tajně.
learn-1-text = Každé kolo si každý zvolí fázi. Hrají se jen zvolené fáze, zato je hrají všichni; za svou máte bonus.
learn-2 = Platí se kartami.
learn-2-text = Za vyložení planety nebo technologie odhodíte jiné karty z ruky.
learn-3 = Zboží se vyplatí.
learn-3-text = Planety produkují zboží. Prodáte je za karty, nebo je spotřebujete za body.
learn-4 = Vyhrává, kdo má nejvíc bodů.
learn-4-text = Hra skončí, když má někdo na stole 12 karet nebo když dojdou žetony bodů.

## Stavební kameny

n-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
    .acc = { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
    .ins = { $cards ->
        [one] { $cards } kartou
       *[other] { $cards } kartami
    }
n-goods = { $goods } zboží
good-name = { $good ->
    [novelty] Novinky
    [rare] Vzácné prvky
    [genes] Geny
   *[alien] Mimozemské technologie
}
# počet zboží, které se k něčemu hodí
goods-of = { $good ->
    [any] { n-goods } libovolného druhu
    [different] { n-goods } různých druhů
   *[other] { n-goods } druhu { good-name }
}
# co dává vylepšení pro fázi Spotřeba (4. pád)
gain = { $cards ->
    [0] { $vp } VB
   *[other] { $vp ->
        [0] { n-cards.acc }
       *[other] { $vp } VB a { n-cards.acc }
    }
}
# názvy karet, které smí znát jen jeden hráč
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}

## Fáze, akce, zboží, konce

phase-0 = mezi fázemi
phase-1 = I: Průzkum
phase-2 = II: Rozvoj
phase-3 = III: Osidlování
phase-4 = IV: Spotřeba
phase-5 = V: Produkce

phase-word-explore = Průzkum
phase-word-develop = Rozvoj
phase-word-settle = Osidlování
phase-word-trade = Obchod
phase-word-consume = Spotřeba
phase-word-produce = Produkce

action-explore_5 = Průzkum +5
action-explore_1_1 = Průzkum +1, +1
action-develop = Rozvoj
action-settle = Osidlování
action-trade = Spotřeba: Obchod
action-double_vp = Spotřeba: 2× VB
action-produce = Produkce

bonus-explore_5 = prozkoumat o 5 karet více
bonus-explore_1_1 = prozkoumat o 1 kartu více a ponechat si o 1 kartu více
bonus-develop = zaplatit o 1 kartu méně
bonus-settle = po vyložení planety si vzít 1 kartu
bonus-trade = prodat 1 zboží
bonus-double_vp = zdvojnásobit VB
bonus-produce = 1 zboží na prémiovou planetu

end-chips = Poslední žeton VB byl přidělen.
end-tableau = Některý hráč má na území 12 nebo více karet.
end-chips_and_tableau = Poslední žeton VB byl přidělen a některý hráč má na území 12 nebo více karet.
end-max_rounds = Dohodnutý počet kol uplynul; hra byla ukončena a body sečteny podle aktuálního stavu.

part-chips = žetony VB
part-worlds = planety
part-developments = technologie
part-military = celková vojenská síla

## Nastavení


option-edition = Vydání
option-edition-help = Podle kterého vydání platí čísla na kartách.
option-first_game = První hra
option-first_game-help = Každý začíná se čtyřmi kartami, které patří k jeho startovní planetě, a na začátku nic neodhazuje.
option-advanced_two_player = Pokročilá varianta pro 2 hráče
option-advanced_two_player-help = Dva hráči volí v každém kole po dvou akčních kartách; Rozvoj a Osidlování lze zvolit dvakrát.
option-pilgrimage_any_time = { card-pilgrimage_world }: kdykoli
option-pilgrimage_any_time-help = Vylepšení této karty se smí použít i před jinými vylepšeními, která odhazují zboží.
option-gambling_optional = { card-gambling_world }: nepovinně
option-gambling_optional-help = Hlášení čísla lze vynechat.
option-produce_bonus_mandatory = Povinný bonus Produkce
option-produce_bonus_mandatory-help = Je-li některá prémiová planeta prázdná, musí se na ni zboží z bonusu položit.
option-produce_order_free = Volné pořadí v Produkci
option-produce_order_free-help = Sami určujete, v jakém pořadí vaše vylepšení a bonus zaplní prémiové planety.
option-galactic_order_floor_zero = { card-new_galactic_order }: nejméně 0 VB
option-galactic_order_floor_zero-help = Záporná celková vojenská síla dává 0 VB, místo aby VB odečítala.
option-needless_discards = Odhození bez potřeby
option-needless_discards-help = Kdy se smějí odhodit karty { card-new_military_tactics } a { card-colony_ship }, i když nejsou potřeba.
option-max_rounds = Nejvyšší počet kol
option-max_rounds-help = Po tolika kolech hra skončí a sečtou se body; 0 znamená bez omezení.

value-edition-first = první vydání z roku 2007
value-edition-later = pozdější vydání (liší se čtyři karty)
value-needless_discards-applicable = kdykoli má zvolený způsob pro kartu využití
value-needless_discards-needed_only = jen když je karta potřeba
value-needless_discards-any_settle = { card-new_military_tactics } při vyložení jakékoli planety

## Co je to za kartu

kind-development = technologie
kind-six = šestková karta technologie
kind-world = planeta
kind-military = vojenská planeta
kind-rebel = rebelská vojenská planeta

fact-cost = cena { $cost }
fact-defense = síla obrany { $cost }
fact-vp = { $vp } VB
fact-variable = proměnlivý počet VB
fact-production = produkující: { good-name }
fact-windfall = prémiová: { good-name }

about-development = Technologie.
about-six = Šestková karta technologie.
about-world = Nevojenská planeta.
about-military = Vojenská planeta.
about-rebel = Rebelská vojenská planeta.
about-start = Jedna ze startovních planet, číslo { $number }.
about-alien = Podle názvu mimozemská karta.
about-cost = Její cena je { $cost }.
about-defense = Její síla obrany je { $cost }.
about-vp = Má hodnotu { $vp } VB.
about-variable = Má proměnlivý počet VB, který se určí na konci hry.
about-production = Produkující planeta. Její zboží: { good-name }, obchodní cena { $value }.
about-windfall = Prémiová planeta: při vyložení na ni přibude zboží. Její zboží: { good-name }, obchodní cena { $value }.
about-power = { $phase }: { $text }
about-once = Každá karta vašeho území se počítá jednou, v prvním z těchto řádků, kterému vyhovuje.

## Vylepšení

power-explore-draw = prozkoumejte o { n-cards.acc } více.
power-explore-keep = ponechte si o { n-cards.acc } více.
power-draw-before-developing = sejměte si { n-cards.acc } dříve, než kdokoli zvolí technologii.
power-develop-discount = technologie stojí o { $n } méně.
power-draw-after-developing = po vyložení a zaplacení technologie si sejměte { n-cards.acc }.
power-settle-discount = { $good ->
    [any] planety, za které platíte, stojí o { $n } méně.
   *[other] planety druhu { good-name } stojí o { $n } méně.
}
power-military = vojenská síla { $signed }.
power-military-against = { $good ->
    [rebel] vojenská síla { $signed }, ale jen proti rebelským vojenským planetám.
   *[other] vojenská síla { $signed }, ale jen proti vojenským planetám druhu { good-name }.
}
power-pay-for-military = vojenskou planetu smíte vyložit, jako by byla nevojenská. Její cenou je síla obrany snížená o { $n } a platí i vaše slevy. Neplatí pro planety druhu Mimozemské technologie.
power-discard-for-free-world = tuto kartu smíte odhodit ze svého území; planeta, za kterou platíte, pak stojí 0. Neplatí pro planety druhu Mimozemské technologie.
power-discard-for-military = tuto kartu smíte odhodit ze svého území a získat vojenskou sílu { $signed } do konce této fáze Osidlování.
power-draw-after-settling = po vyložení planety, zaplacené i podrobené, si sejměte { n-cards.acc }.
power-sale-bonus = { $good ->
    [any] při každém prodeji zboží si sejměte o { n-cards.acc } více.
    [here] při prodeji zboží z této planety si sejměte o { n-cards.acc } více.
   *[other] při každém prodeji zboží druhu { good-name } si sejměte o { n-cards.acc } více.
}
power-consume-once = spotřebujte { goods-of } a získejte { gain }.
power-consume-times = spotřebujte až { goods-of }, tolik, kolik můžete, a za každé získejte { gain }.
power-consume-set = spotřebujte přesně { goods-of } a získejte { gain }.
power-consume-all = spotřebujte všechno své zboží, nejméně 1, a získejte o 1 VB méně, než kolik zboží jste spotřebovali.
power-sell-good = { $trade ->
    [yes] prodejte 1 zboží za jeho obchodní cenu; vaše obchodní vylepšení se počítají.
   *[no] prodejte 1 zboží za jeho obchodní cenu; obchodní vylepšení se nepočítají.
}
power-draw = sejměte si { n-cards.acc }.
power-guess = nahlaste číslo od { $low } do { $high } a otočte vrchní kartu dobíracího balíčku. Rovná-li se její cena nebo síla obrany tomuto číslu, ponechte si ji, jinak ji odhoďte.
power-spend-hand = smíte odhodit až { n-cards.acc } z ruky a za každou získat { $vp } VB; tyto VB se nikdy nezdvojnásobují.
power-produce-here = tato planeta dostane zboží, pokud na ní žádné neleží.
power-produce-on-windfall = { $good ->
    [any] položte zboží na jednu svou prémiovou planetu, na které žádné neleží.
   *[other] položte zboží na jednu svou prémiovou planetu druhu { good-name }, na které žádné neleží.
}
power-draw-if-produced-here = sejměte si { n-cards.acc }, pokud tato planeta v této fázi dostane zboží.
power-draw-per-good = sejměte si { n-cards.acc } za každé zboží druhu { good-name }, které v této fázi vyprodukujete.
power-draw-per-kind = sejměte si { n-cards.acc } za každý druh zboží, který v této fázi vyprodukujete.
power-draw-per-world = sejměte si { n-cards.acc } za každou svou planetu druhu { good-name }, ať na ní zboží leží, nebo ne.
power-draw-if-most = na konci fáze si sejměte { n-cards.acc }, pokud jste vyprodukovali více zboží druhu { good-name } než každý jiný hráč.

## Bodovací řádky šestkových karet technologií

scoring-good-worlds = { $source ->
    [production] { $vp } VB za každou produkující planetu druhu { good-name }.
   *[windfall] { $vp } VB za každou prémiovou planetu druhu { good-name }.
}
scoring-military-worlds = { $vp } VB za každou vojenskou planetu.
scoring-rebel-worlds = { $vp } VB za každou rebelskou vojenskou planetu.
scoring-alien-cards = { $vp } VB za každou mimozemskou kartu.
scoring-card = { $vp } VB za kartu { $card }.
scoring-worlds = { $vp } VB za každou planetu.
scoring-developments = { $vp } VB za každou technologii.
scoring-six = { $vp } VB za každou šestkovou kartu technologie.
scoring-world-powers = { $phase ->
    [explore] { $vp } VB za každou planetu s vylepšením pro fázi Průzkum.
    [trade] { $vp } VB za každou planetu s obchodním vylepšením.
   *[consume] { $vp } VB za každou planetu s vylepšením pro fázi Spotřeba.
}
scoring-development-powers = { $phase ->
    [explore] { $vp } VB za každou technologii s vylepšením pro fázi Průzkum.
    [trade] { $vp } VB za každou technologii s obchodním vylepšením.
   *[consume] { $vp } VB za každou technologii s vylepšením pro fázi Spotřeba.
}
scoring-chips = { $vp } VB za každé { $per } VB v žetonech, zaokrouhleno dolů.
scoring-military = { $vp } VB za každý bod vaší celkové vojenské síly.

## Otázky, podle jména rozhodnutí

ask-first_discard = Počáteční karty v ruce: odhoďte { n-cards.acc }.
ask-choose_action = { $round }. kolo: { $which ->
    [only] zvolte akční kartu.
    [first] zvolte první ze svých dvou akčních karet.
   *[second] zvolte druhou ze svých dvou akčních karet.
}
ask-explore_discard = Průzkum (sejmutých karet: { $seen }): ponechte si { n-cards.acc }.
ask-choose_development = { $again ->
    [yes] Rozvoj podruhé
   *[no] Rozvoj
}: zvolte technologii, kterou vyložíte, nebo nevykládejte nic.{ $discount ->
    [0] { "" }
   *[other] { " " }Technologie vás stojí o { $discount } méně.
}
ask-choose_world = { $again ->
    [yes] Osidlování podruhé
   *[no] Osidlování
}: zvolte planetu, kterou vyložíte, nebo nevykládejte nic. Vaše celková vojenská síla je { $military }.
ask-pay = Cena karty { $card } je { $cost }. Zbývá zaplatit: { n-cards }. Zvolte kartu z ruky.
ask-pay_world = { $military ->
    [yes] Karta { $card } (síla obrany { $cost })
   *[no] Karta { $card } (cena { $cost })
}: zvolte, jak ji vyložíte.
ask-sell_good = { $trade ->
    [bonus] Obchod: zvolte zboží, které prodáte.
    [yes] { $card }: zvolte zboží, které prodáte; vaše obchodní vylepšení se počítají.
   *[no] { $card }: zvolte zboží, které prodáte; obchodní vylepšení se nepočítají.
}
ask-consume_next = { $end ->
    [yes] Spotřeba: zvolte vylepšení, které teď použijete, nebo spotřebu ukončete.
   *[no] Spotřeba: zvolte vylepšení, které teď použijete.
}{ $double ->
    [yes] { " " }Vaše VB se zdvojnásobují.
   *[no] { "" }
}
ask-consume_goods = { $card }: spotřebujte { goods-of }.
ask-lucky_number = { $card }: nahlaste číslo od { $low } do { $high }. Má-li vrchní karta dobíracího balíčku takovou cenu nebo sílu obrany, ponecháte si ji.
ask-spend_hand = { $more ->
    [yes] { $card }: zvolte ještě jednu kartu z ruky, kterou odhodíte za { $vp } VB, nebo skončete.
   *[no] { $card }: zvolte kartu z ruky, kterou odhodíte za { $vp } VB; odhodit smíte až { n-cards.acc }.
}
ask-produce_source = Produkce: zvolte, co teď zaplní prémiovou planetu.
ask-produce_windfall = { $card ->
    [none] { $skip ->
        [yes] Bonus Produkce: zvolte prémiovou planetu, na kterou položíte zboží, nebo bonus vynechte.
       *[no] Bonus Produkce: zvolte prémiovou planetu, na kterou položíte zboží.
    }
   *[other] { $good ->
        [any] { $card }: zvolte prémiovou planetu, na kterou položíte zboží.
       *[other] { $card }: zvolte prémiovou planetu druhu { good-name }, na kterou položíte zboží.
    }
}
ask-end_discard = Konec kola, nejvýše 10 karet v ruce: odhoďte { n-cards.acc }.
ask-chosen = Zatím zvoleno: { $list }.

## Odpovědi

do-place-nothing = Nevyložit žádnou kartu
do-skip-bonus = Vynechat bonus Produkce
do-end = Ukončit spotřebu
do-enough = Další kartu neodhazovat
do-choose = { $action } ({ $bonus })
do-keep = Ponechat si kartu { $card } ({ $facts })
do-discard = Odhodit kartu { $card }
do-develop = Vyložit technologii { $card }: { $way }
do-settle = Vyložit kartu { $card }: { $ways }
do-pay = Zaplatit kartou { $card }
do-sell = Prodat zboží z karty { $card } ({ good-name }): sejmout si { n-cards.acc }
do-feed = Spotřebovat zboží z karty { $card } ({ good-name })
do-guess = Nahlásit číslo { $n }
do-spend = Odhodit kartu { $card } za { $vp } VB
do-source = { $card ->
    [none] Použít bonus Produkce
   *[other] Použít kartu { $card }
}
do-fill = { $cards ->
    [0] Položit zboží na kartu { $card } ({ good-name })
   *[other] Položit zboží na kartu { $card } ({ good-name }) a sejmout si { n-cards.acc }
}
do-use-goods = { $card }: spotřebovat { goods-of } a získat { gain }
do-use-all = { $card }: spotřebovat všechno zboží (celkem { $goods }) a získat { $vp } VB
do-use-sale = { $trade ->
    [yes] { $card }: prodat 1 zboží, s obchodními vylepšeními
   *[no] { $card }: prodat 1 zboží, bez obchodních vylepšení
}
do-use-draw = { $card }: sejmout si { n-cards.acc }
do-use-guess = { $card }: nahlásit číslo a otočit vrchní kartu
do-use-hand = { $card }: odhodit až { n-cards.acc } z ruky, za každou { $vp } VB
do-impossible = Teď to nejde: { $notation }

# jak se technologie nebo planeta vyloží; { $ways } je jedno nebo více z nich
way-pay = { $cards ->
    [0] neplatit
   *[other] zaplatit { n-cards.ins }
}
way-pay_colony_ship = neplatit a odhodit z území kartu { card-colony_ship }
way-conquer = podrobit silou { $military } proti obraně { $defense }
way-pay_contact = { $cards ->
    [0] neplatit díky kartě { card-contact_specialist }
   *[other] zaplatit { n-cards.ins } díky kartě { card-contact_specialist }
}
way-pay_contact_colony_ship = neplatit díky kartě { card-contact_specialist } a odhodit z území kartu { card-colony_ship }
way-tactics = { $way } a odhodit z území kartu { card-new_military_tactics }
way-or = { $first } (nebo { $second })

## Proč to nejde

refuse-not-this-decision = To teď zvolit nelze. Zvolte některou z nabízených možností.
refuse-not-in-hand = Kartu { $card } nemáte v ruce a tady platí jen karty z ruky. Zvolte kartu, kterou máte v ruce.
refuse-not-explored = Karta { $card } není mezi kartami, které jste v této fázi Průzkum sejmuli, a ostatních karet v ruce se Průzkum netýká. Zvolte některou ze sejmutých karet.
refuse-already-picked = Karta { $card } už je zvolena a nic se nepočítá dvakrát. Zvolte jinou.
refuse-same-action-twice = Tuto akční kartu máte jen jednou; dvakrát jsou jen Rozvoj a Osidlování. Zvolte jako druhou jinou kartu.
refuse-not-a-development = Karta { $card } je planeta a v této fázi se vykládají jen technologie. Zvolte technologii, nebo nevykládejte nic.
refuse-duplicate = Karta { $card } už na vašem území leží a nikdo tam nesmí mít dvě stejné technologie. Zvolte jinou, nebo nevykládejte nic.
refuse-too-expensive = Karta { $card } vás stojí { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karty
   *[other] { $cost } karet
}, ale { $spare ->
    [0] nemáte čím zaplatit
   *[other] zaplatit můžete jen { $spare }
}. Zvolte něco levnějšího, nebo jiný způsob.
refuse-not-a-world = Karta { $card } je technologie a v této fázi se vykládají jen planety. Zvolte planetu, nebo nevykládejte nic.
refuse-too-weak = Vaše vojenská síla proti kartě { $card } je { $military } a její síla obrany je { $defense }. Nejdříve svou vojenskou sílu zvyšte, nebo zvolte jinou planetu.
refuse-military-cannot-be-paid = Karta { $card } je vojenská planeta a tu nelze jen tak zaplatit. Podrobte ji, nebo použijte kartu { card-contact_specialist }.
refuse-not-a-military-world = Karta { $card } není vojenská planeta, takže ji nelze podrobit a karta { card-contact_specialist } tu není k ničemu. Zaplaťte její cenu.
refuse-alien-good = Karta { $card } je planeta druhu Mimozemské technologie a pro takové planety neplatí karta { card-colony_ship } ani karta { card-contact_specialist }. Vyložte ji bez nich.
refuse-no-colony-ship = Karta { card-colony_ship } vám teď nepomůže: musela by ležet na vašem území už před začátkem této fáze. Zvolte jiný způsob.
refuse-no-contact-specialist = Karta { card-contact_specialist } vám teď nepomůže: musela by ležet na vašem území už před začátkem této fáze. Zvolte jiný způsob.
refuse-no-tactics = Karta { card-new_military_tactics } vám teď nepomůže: musela by ležet na vašem území už před začátkem této fáze. Zvolte jiný způsob.
refuse-tactics-no-use = Karta { card-new_military_tactics } dává vojenskou sílu a ta není při placení k ničemu. Planetu s ní podrobte, nebo si kartu nechte.
refuse-discard-not-needed = Karta { $card } vás i bez tohoto odhození nestojí žádnou kartu a u tohoto stolu se smí odhazovat jen to, co je potřeba. Vyložte ji bez odhození.
refuse-not-in-tableau = Karta { $card } na vašem území neleží. Zvolte některou ze svých karet.
refuse-no-good-there = Na kartě { $card } žádné zboží neleží. Zvolte planetu, na které nějaké je.
refuse-power-not-yours = Karta { $card } na vašem území neleží a vylepšení působí jen pro svého vlastníka. Zvolte některé ze svých vylepšení.
refuse-power-too-new = Karta { $card } byla vyložena až v této fázi a vylepšení působí teprve od následující fáze. Zvolte vylepšení starší karty.
refuse-power-used = { $card ->
    [none] Bonus Produkce je už použit a platí jen jednou za fázi.
   *[other] Toto vylepšení karty { $card } je už použito a každé vylepšení platí jen jednou za fázi.
} Zvolte něco jiného.
refuse-not-enough-goods = Na vylepšení karty { $card } nemáte potřebné zboží. Použijte jiné vylepšení, nebo se bez něj obejděte.
refuse-not-enough-kinds = Karta { $card } potřebuje zboží tří různých druhů a vy jich tolik nemáte. Použijte jiné vylepšení, nebo se bez něj obejděte.
refuse-pilgrimage-last = Karta { $card } spotřebuje všechno zboží, a proto přichází na řadu poslední; ještě můžete použít jiné vylepšení, které odhazuje zboží. Použijte nejdříve to.
refuse-no-hand-card = Karta { $card } potřebuje karty z ruky a vy v ruce žádnou nemáte. Obejděte se bez tohoto vylepšení.
refuse-no-card-to-turn = Dobírací i odkládací balíček jsou prázdné, takže pro kartu { $card } není co otočit. Obejděte se bez tohoto vylepšení.
refuse-must-consume = Máte ještě vylepšení, které použít lze, a proto se použít musí. Použijte ho, než spotřebu ukončíte.
refuse-wrong-kind = Karta { $card } nepatří k druhu zboží, pro který vylepšení platí. Zvolte planetu správného druhu.
refuse-same-kind = Zboží stejného druhu, jaké leží na kartě { $card }, už je zvoleno a všechna musí být různých druhů. Zvolte jiný druh.
refuse-spend-at-least-one = Toto vylepšení už používáte, takže musíte odhodit alespoň jednu kartu. Zvolte kartu z ruky.
refuse-not-windfall = Karta { $card } není prémiová planeta a teď lze zaplnit jen takovou. Zvolte prémiovou planetu, na které žádné zboží neleží.
refuse-has-a-good = Na kartě { $card } už zboží leží a na jedné planetě smí být jen jedno. Zvolte prémiovou planetu, na které žádné zboží neleží.
refuse-must-fill = Tohle vynechat nelze: zboží se položit musí. Zvolte prémiovou planetu, na které žádné zboží neleží.
refuse-no-windfall-power = { $card ->
    [none] Nezvolili jste Produkci, takže bonus Produkce nemáte.
   *[other] Karta { $card } nemá vylepšení, které zaplňuje prémiové planety.
} Zvolte některou z nabízených odpovědí.
refuse-no-target = { $card ->
    [none] Pro bonus Produkce
   *[other] Pro kartu { $card }
} není žádná vhodná prémiová planeta bez zboží. Zvolte některou z nabízených odpovědí.

## Průběh hry

log-round = Začíná { $n }. kolo.
log-start-world = { $name } začíná se startovní planetou { $card }.
    .you = Začínáte se startovní planetou { $card }.
log-preset-hand = { $name } dostává karty, které patří k této startovní planetě: { n-cards }{ shown }.
    .you = Dostáváte karty, které patří k této startovní planetě: { n-cards }{ shown }.
log-first-hand = { $name } dostává { n-cards.acc }{ shown }.
    .you = Dostáváte { n-cards.acc }{ shown }.
log-first-good = { $name } má od začátku zboží na kartě { $card }.
    .you = Máte od začátku zboží na kartě { $card }.
log-first-discard = { $name } odhazuje z počátečních karet v ruce { n-cards.acc }{ shown }.
    .you = Odhazujete z počátečních karet v ruce { n-cards.acc }{ shown }.
log-action = { $name } volí akční kartu { $action }.
    .you = Volíte akční kartu { $action }.
log-explore-draw = { $name } prozkoumává { n-cards.acc }{ shown }, ponechat si může { $keep }.
    .you = Prozkoumáváte { n-cards.acc }{ shown }, ponechat si můžete { $keep }.
log-explore-keep = { $name } si ponechává { n-cards.acc }{ shown } a zbytek odhazuje.
    .you = Ponecháváte si { n-cards.acc }{ shown } a zbytek odhazujete.
log-explore-all = { $name } prozkoumává { n-cards.acc }{ shown } a ponechává si vše.
    .you = Prozkoumáváte { n-cards.acc }{ shown } a ponecháváte si vše.
log-draw-before-developing = { $name } si na začátku Rozvoje snímá { n-cards.acc }{ shown }.
    .you = Na začátku Rozvoje si snímáte { n-cards.acc }{ shown }.
log-develop = { $cards ->
    [0] { $name } vykládá technologii { $card }, aniž platí.
   *[other] { $name } vykládá technologii { $card } za { n-cards.acc }.
}
    .you = { $cards ->
        [0] Vykládáte technologii { $card }, aniž platíte.
       *[other] Vykládáte technologii { $card } za { n-cards.acc }.
    }
log-develop-nothing = { $name } žádnou technologii nevykládá.
    .you = Žádnou technologii nevykládáte.
log-draw-after-developing = { $name } si za novou technologii snímá { n-cards.acc }{ shown }.
    .you = Za novou technologii si snímáte { n-cards.acc }{ shown }.
log-settle = { $way ->
    [conquer] { $name } podrobuje vojenskou planetu { $card }.
    [free] { $name } osidluje planetu { $card }, aniž platí.
    [pay] { $name } osidluje planetu { $card } za { n-cards.acc }.
   *[open] { $name } odhaluje planetu { $card }.
}
    .you = { $way ->
        [conquer] Podrobujete vojenskou planetu { $card }.
        [free] Osidlujete planetu { $card }, aniž platíte.
        [pay] Osidlujete planetu { $card } za { n-cards.acc }.
       *[open] Odhalujete planetu { $card }.
    }
log-settle-nothing = { $name } žádnou planetu nevykládá.
    .you = Žádnou planetu nevykládáte.
log-windfall-good = { $name } pokládá prémiové zboží ({ good-name }) na kartu { $card }.
    .you = Pokládáte prémiové zboží ({ good-name }) na kartu { $card }.
log-use-tactics = { $name } odhazuje kartu { $card } a získává vojenskou sílu { $signed } do konce této fáze.
    .you = Odhazujete kartu { $card } a získáváte vojenskou sílu { $signed } do konce této fáze.
log-conquer = { $name } podrobuje vojenskou planetu { $card }: vojenská síla na obranu { $n } stačí.
    .you = Podrobujete vojenskou planetu { $card }: vojenská síla na obranu { $n } stačí.
log-use-colony-ship = { $name } odhazuje kartu { $card }, takže planeta stojí 0.
    .you = Odhazujete kartu { $card }, takže planeta stojí 0.
log-use-contact = { $name } díky kartě { card-contact_specialist } platí za vojenskou planetu: { $card }.
    .you = Díky kartě { card-contact_specialist } platíte za vojenskou planetu: { $card }.
log-pay = { $name } platí { n-cards.ins }{ shown }.
    .you = Platíte { n-cards.ins }{ shown }.
log-pay-all = { $name } platí vším, co má v ruce: { n-cards }{ shown }.
    .you = Platíte vším, co máte v ruce: { n-cards }{ shown }.
log-settle-bonus = { $name } si jako bonus Osidlování snímá { n-cards.acc }{ shown }.
    .you = Jako bonus Osidlování si snímáte { n-cards.acc }{ shown }.
log-draw-after-settling = { $name } si za novou planetu snímá { n-cards.acc }{ shown }.
    .you = Za novou planetu si snímáte { n-cards.acc }{ shown }.
log-sell = { $name } prodává zboží z karty { $card } ({ good-name }) a snímá si { n-cards.acc }{ shown }.
    .you = Prodáváte zboží z karty { $card } ({ good-name }) a snímáte si { n-cards.acc }{ shown }.
log-nothing-to-sell = { $name } nemá co prodat a o bonus Obchod přichází.
    .you = Nemáte co prodat a o bonus Obchod přicházíte.
log-consume = { $vp ->
    [0] { $cards ->
        [0] { $name } používá kartu { $card } a spotřebovává { n-goods }.
       *[other] { $name } používá kartu { $card }: { n-goods } za { n-cards.acc }.
    }
   *[other] { $cards ->
        [0] { $name } používá kartu { $card }: { n-goods } za { $vp } VB.
       *[other] { $name } používá kartu { $card }: { n-goods } za { $vp } VB a { n-cards.acc }.
    }
}
    .you = { $vp ->
        [0] { $cards ->
            [0] Používáte kartu { $card } a spotřebováváte { n-goods }.
           *[other] Používáte kartu { $card }: { n-goods } za { n-cards.acc }.
        }
       *[other] { $cards ->
            [0] Používáte kartu { $card }: { n-goods } za { $vp } VB.
           *[other] Používáte kartu { $card }: { n-goods } za { $vp } VB a { n-cards.acc }.
        }
    }
log-gain-chips = { $name } získává { $vp } VB v žetonech.
    .you = Získáváte { $vp } VB v žetonech.
log-consume-draw = { $name } si díky kartě { $card } snímá { n-cards.acc }{ shown }.
    .you = Díky kartě { $card } si snímáte { n-cards.acc }{ shown }.
log-draw-in-consume = { $name } si díky kartě { $card } snímá { n-cards.acc }{ shown }.
    .you = Díky kartě { $card } si snímáte { n-cards.acc }{ shown }.
log-consume-all = { $name } používá kartu { $card }, spotřebovává všechno zboží a získává { $vp } VB v žetonech.
    .you = Používáte kartu { $card }, spotřebováváte všechno zboží a získáváte { $vp } VB v žetonech.
log-consume-end = { $name } končí spotřebu.
    .you = Končíte spotřebu.
log-guess = { $name } hlásí číslo { $n } a otáčí kartu { $card }.
    .you = Hlásíte číslo { $n } a otáčíte kartu { $card }.
log-guess-hit = Číslo souhlasí: { $name } si bere kartu { $card } do ruky.
    .you = Číslo souhlasí: berete si kartu { $card } do ruky.
log-guess-miss = Číslo nesouhlasí: { $name } odhazuje kartu { $card }.
    .you = Číslo nesouhlasí: odhazujete kartu { $card }.
log-spend-hand = { $name } používá kartu { $card }, odhazuje z ruky { n-cards.acc }{ shown } a získává { $vp } VB v žetonech.
    .you = Používáte kartu { $card }, odhazujete z ruky { n-cards.acc }{ shown } a získáváte { $vp } VB v žetonech.
log-produce-goods = { $name } produkuje { n-goods }.
    .you = Produkujete { n-goods }.
log-produce = { $name } produkuje zboží ({ good-name }) na kartě { $card }.
    .you = Produkujete zboží ({ good-name }) na kartě { $card }.
log-produce-windfall = { $name } pokládá zboží ({ good-name }) na prémiovou planetu { $card }.
    .you = Pokládáte zboží ({ good-name }) na prémiovou planetu { $card }.
log-draw-for-producing = { $name } si za zboží vyprodukované na kartě { $card } snímá { n-cards.acc }{ shown }.
    .you = Za zboží vyprodukované na kartě { $card } si snímáte { n-cards.acc }{ shown }.
log-draw-in-produce = { $name } si díky kartě { $card } snímá { n-cards.acc }{ shown }.
    .you = Díky kartě { $card } si snímáte { n-cards.acc }{ shown }.
log-produce-skip = { $name } vynechává bonus Produkce.
    .you = Vynecháváte bonus Produkce.
log-draw-per-good = { $name } si díky kartě { $card } za vyprodukované zboží snímá { n-cards.acc }{ shown }.
    .you = Díky kartě { $card } si za vyprodukované zboží snímáte { n-cards.acc }{ shown }.
log-draw-for-most = { $name } si díky kartě { $card } za největší produkci ({ good-name }) snímá { n-cards.acc }{ shown }.
    .you = Díky kartě { $card } si za největší produkci ({ good-name }) snímáte { n-cards.acc }{ shown }.
log-end-discard = { $name } na konci kola odhazuje { n-cards.acc }{ shown }.
    .you = Na konci kola odhazujete { n-cards.acc }{ shown }.
log-reshuffle = Dobírací balíček je prázdný: odkládací balíček ({ n-cards }) se zamíchá a stává se novým.
log-game-end = Hra končí. { $reason }

## Stůl slovy

table-round = { $round ->
    [0] Příprava hry.
   *[other] { $round }. kolo, { $phase }.
}
table-after = Po { $round }. kole.
table-piles = Zbývající žetony VB: { $pool }. Karet v dobíracím balíčku: { $deck }. Karet v odkládacím balíčku: { $discard }.
table-order = Pořadí hráčů: { $names }.
table-empire = { $mine ->
    [yes] { $name } (vy)
   *[no] { $name }
}: celkem { $points } VB ({ $parts }). Celková vojenská síla { $military }. Karet v ruce: { $hand }.
table-explored = Právě prozkoumávaných karet: { $cards }.
table-actions = Akční karty: { $actions }.
table-tableau = Území, { n-cards }:
table-card = { $card }: { $facts }.
table-good = se zbožím
table-no-good = bez zboží
table-new = vylepšení působí od příští fáze
table-hand = Vaše karty v ruce, { n-cards }:
table-my-explored = Prozkoumáváte { n-cards.acc }:
table-waiting = Čeká se na hráče: { $names }.
table-end = Konec hry. { $reason }
