# Tři epochy.
#
# Nejdříve tvary, ze kterých se skládají ostatní zprávy; jejich vlastnosti jsou pády (gen 2. pád, acc 4. pád, loc 6. pád, ins 7. pád).
# Čísla jsou vždy celá, kategorie many (desetinná čísla) proto není potřeba.

duel-title = Tři epochy
duel-blurb = Dvě civilizace, tři epochy: berte si karty z nabídky, vykládejte je a plaťte jinými kartami. Původní seznam karet nemáme, karty jsme proto rekonstruovali; tištěné se mohou lišit.
duel-note = Původní seznam karet nemáme: tyto karty jsme rekonstruovali tak, aby souhlasily s pravidly, a tištěné se mohou lišit.
learn-1 = Berte, nebo vykládejte.
learn-1-text = Ve svém tahu si vezmete jednu či dvě karty z nabídky, nebo jednu z ruky vyložíte. Když už nemůžete, pasujete.
learn-2 = Platí se kartami.
learn-2-text = Cenu platíte jinými kartami a žetony. Produkční stanice zlevní vše, co přijde po nich.
learn-3 = Kolonizujte planety.
learn-3-text = Kolonizační karty zaplňují čtvrtiny vašich planet. Hotová planeta přinese svůj dar a místo pro koráb.
learn-4 = Na konci epochy mějte převahu.
learn-4-text = Vyzkoumáte kartu vědy; kdo vede ve vojenství, obchodu a diplomacii, přitáhne šedý váleček a boduje.

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
n-science = { $cards ->
    [one] { $cards } kartu vědy
    [few] { $cards } karty vědy
   *[other] { $cards } karet vědy
}
n-units = { $n ->
    [one] { $n } jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
n-tokens = { $n ->
    [one] { $n } univerzální žeton
    [few] { $n } univerzální žetony
   *[other] { $n } univerzálních žetonů
}
    .ins = { $n ->
        [one] { $n } univerzálním žetonem
       *[other] { $n } univerzálními žetony
    }
token-name = univerzální žeton
resource-name = { $resource ->
    [energy] energie
    [food] potraviny
    [metal] kov
   *[science] věda
}
    .gen = { $resource ->
        [energy] energie
        [food] potravin
        [metal] kovu
       *[science] vědy
    }
# část ceny
units-of = { $resource ->
    [energy] { $n ->
        [one] { $n } energie
        [few] { $n } energie
       *[other] { $n } energií
    }
    [food] { $n ->
        [one] { $n } potravina
        [few] { $n } potraviny
       *[other] { $n } potravin
    }
    [metal] { $n ->
        [one] { $n } kov
        [few] { $n } kovy
       *[other] { $n } kovů
    }
   *[science] { $n ->
        [one] { $n } věda
        [few] { $n } vědy
       *[other] { $n } věd
    }
}
track-name = { $track ->
    [military] vojenství
    [trade] obchod
   *[diplomacy] diplomacie
}
    .gen = { $track ->
        [military] vojenství
        [trade] obchodu
       *[diplomacy] diplomacie
    }
object-name = { $object ->
    [colony_ship] kolonizační koráb
    [shuttle] raketoplán
   *[production_station] produkční stanice
}
    .gen = { $object ->
        [colony_ship] korábu
        [shuttle] raketoplánu
       *[production_station] stanice
    }
colour-name = { $colour ->
    [grey] šedá
    [green] zelená
    [orange] oranžová
    [violet] fialová
   *[white] bílá
}
    .acc = { $colour ->
        [grey] šedou
        [green] zelenou
        [orange] oranžovou
        [violet] fialovou
       *[white] bílou
    }
type-name = { $type ->
    [station] produkční stanice
    [shuttle] raketoplán
    [planet] planeta
    [colonisation] kolonizační karta
   *[ship] kolonizační koráb
}
# za co se body počítají
for-each = { $count ->
    [planets] za každou planetu ve vašem vesmíru
    [colonised_planets] za každou vaši kolonizovanou planetu
    [stations] za každou vaši produkční stanici
    [shuttles] za každý váš raketoplán
    [ships] za každý váš kolonizační koráb
    [science_played] za každou vaši vyzkoumanou kartu vědy
    [military_level] za každou úroveň vojenství
    [trade_level] za každou úroveň obchodu
   *[diplomacy_level] za každou úroveň diplomacie
}
count-name = { $count ->
    [planets] planety
    [colonised_planets] kolonizované planety
    [stations] produkční stanice
    [shuttles] raketoplány
    [ships] kolonizační koráby
    [science_played] karty vědy
    [military_level] úroveň vojenství
    [trade_level] úroveň obchodu
   *[diplomacy_level] úroveň diplomacie
}
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
level = { $what } { $n }
taken-card = { $card } ({ $n })
points-of = { $name } { $points } VB
# názvy karet, které smí znát jen jeden hráč
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}
for-payment = { $cards ->
    [0] { $n ->
        [0] { " " }zdarma
       *[other] { " " }za { n-tokens }
    }
   *[other] { $n ->
        [0] { " " }za { n-cards.acc }
       *[other] { " " }za { n-cards.acc } a { n-tokens }
    }
}
# co z ceny zbývá, než se zaplatí
to-pay = { $due ->
    [0] zaplatit jakoukoli kartou nebo žetonem
    [one] zaplatit { $due } jednotku
    [few] zaplatit { $due } jednotky
   *[other] zaplatit { $due } jednotek
}

## Odkud jsou body a proč je konec

part-stations = produkční stanice
part-shuttles = raketoplány
part-planets = planety
part-colonisation = kolonizační karty
part-ships = kolonizační koráby
part-research = výzkum
part-military = vojenská převaha
part-trade = obchodní převaha
part-quadrant = pole vlastního kvadrantu
part-diplomacy = diplomacie
part-rim = kroky za okraj
part-income = stálý příjem
part-tiles = bodovací destičky
part-objects = žetony objektů
part-colonised = kolonizované planety
part-legacy = karty vědy na konci hry

end-epochs = Třetí epocha skončila.

## Volby

option-starts = Kdo začíná
option-starts-help = Kdo je na tahu jako první. Začíná s jedním univerzálním žetonem, soupeř se dvěma.
option-pass_rule = Pasování
option-pass_rule-help = Kdy smí hráč pasovat.
option-single_take_rule = Vzetí jediné karty
option-single_take_rule-help = Kdy se smí vzít jediná karta v hodnotě 1 nebo 2; kartu v hodnotě 3 lze vzít vždy.
option-blocked_hand_rule = Plná ruka bez tahu
option-blocked_hand_rule-help = Co smí hráč, který má plný počet karet v ruce a žádnou z nich nemůže vyložit.
option-end_tiles = Bodovací destičky
option-end_tiles-help = Které destičky leží u stupnic produkce a bodují na konci hry.

value-starts-first_seat = první místo
value-starts-second_seat = druhé místo
value-starts-random = rozhodne náhoda
value-pass_rule-strict = jen když je nabídka prázdná nebo nelze nic vzít ani vyložit
value-pass_rule-free = kdykoli
value-single_take_rule-literal = jen když nelze vzít dvě karty
value-single_take_rule-free = kdykoli
value-blocked_hand_rule-none = jen pasovat, jak stojí v pravidlech
value-blocked_hand_rule-discard = místo pasování odhodit jednu kartu
value-end_tiles-standard = vždy tytéž čtyři
value-end_tiles-random = pro každou surovinu jedna ze dvou, určí náhoda

## Efekty jako výrazy, které se řadí do výčtů

effect-points = { $n } VB
effect-production = produkce { resource-name.gen } +{ $n }
effect-advance = { track-name } +{ $n }
effect-tokens = { n-tokens }
effect-income = stálý příjem +{ $n }
effect-draw_science = { $n ->
    [one] { $n } karta vědy z balíčku
    [few] { $n } karty vědy z balíčku
   *[other] { $n } karet vědy z balíčku
}
effect-object_tokens = { $n ->
    [one] { $n } žeton { object-name.gen }
    [few] { $n } žetony { object-name.gen }
   *[other] { $n } žetonů { object-name.gen }
}
effect-points_per = { $n } VB { for-each }
when-colonised = po kolonizaci: { $effects }

## Co karty vědy mění natrvalo

permanent-discount = { $type ->
    [station] produkční stanice
    [shuttle] raketoplány
    [planet] planety
    [colonisation] kolonizační karty
   *[ship] kolonizační koráby
} vás stojí o { n-units } méně, vždy však alespoň jednu kartu nebo žeton
permanent-on_play = { $type ->
    [station] za každou další vyloženou produkční stanici
    [shuttle] za každý další vyložený raketoplán
    [planet] za každou další vyloženou planetu
    [colonisation] za každou další vyloženou kolonizační kartu
   *[ship] za každý další vyložený kolonizační koráb
} { $effects }
permanent-hand_limit = v ruce smíte mít o { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
} více
permanent-market_allowance = v jednom tahu si smíte vzít karty v celkové hodnotě { $n }, stále však nejvýše dvě
permanent-tokens_pay_science = univerzální žeton platí i jako 1 věda
permanent-interchange = karta epochy, která ukazuje jednu z těchto surovin, smí zaplatit i druhou: { $one }, { $other }
permanent-any_colour = na vaše čtvrtiny s bílým okrajem lze přiložit kolonizační karty kterékoli barvy
permanent-supremacy_bonus = { track-name } +{ $n } při každém vyhodnocení převahy, jindy ne
permanent-end_points_per = na konci hry { $n } VB { for-each }

## Co je to za kartu

about-station = Produkční stanice { $epoch }. epochy: { resource-name }.
about-shuttle = Raketoplán { $epoch }. epochy: { track-name }.
about-planet = Planeta { $epoch }. epochy.
about-colonisation = Kolonizační karta { $epoch }. epochy, barva { colour-name }. Přikládá se na volnou čtvrtinu vaší planety, která tuto barvu přijímá.
about-ship = Kolonizační koráb { $epoch }. epochy. Kotví u vaší kolonizované planety, u každé nejvýše jeden.
about-science = Karta vědy. Vykládá se výzkumem na konci epochy.
about-price = Cena: { $units }.
about-pays = Jako platidlo představuje 1 surovinu: { $list }.
about-quarters = Čtvrtiny: { $list }.
about-symbols = Symboly vesmírných objektů: { $list }.
about-pair = Má dva stejné symboly, takže hned po vyložení přináší: { $tokens }.
about-when-played = Po vyložení: { $effects }.
about-when-colonised = Po zaplnění poslední volné čtvrtiny: { $effects }.
about-when-researched = Okamžitě: { $effects }.
about-permanent = Trvalý efekt: { $text }.
about-symbol = Má symbol vědy: při výzkumu jí lze platit za jinou kartu vědy.
about-no-symbol = Nemá symbol vědy: při výzkumu jí lze platit, jen když vaše produkce pokryje celou cenu.
about-published = Část této karty je vytištěna v pravidlech, zbytek jsme rekonstruovali.
about-reconstructed = Kartu jsme rekonstruovali; tištěná se může lišit.

quarter-kind = { $kind ->
    [white] bílá
    [edged] { colour-name } s bílým okrajem
   *[filled] zaplněná ({ colour-name })
}
tile-name = Bodovací destička: { resource-name } ({ count-name })
tile-text = Bodovací destička, { resource-name }: na konci hry, je-li vaše produkce { resource-name.gen } alespoň stejná jako soupeřova, { $n } VB { for-each }.

## Otázky podle jména rozhodnutí

ask-turn = Jste na tahu: { $can ->
    [both] { $may_pass ->
        [yes] vezměte si karty z nabídky, vyložte kartu, nebo pasujte.
       *[no] vezměte si karty z nabídky, nebo vyložte kartu.
    }
    [take] { $may_pass ->
        [yes] vezměte si karty z nabídky, nebo pasujte. Z ruky teď žádnou kartu vyložit nelze.
       *[no] vezměte si karty z nabídky. Z ruky teď žádnou kartu vyložit nelze.
    }
    [play] { $may_pass ->
        [yes] vyložte kartu, nebo pasujte.
       *[no] vyložte kartu.
    } { $market ->
        [empty] Nabídka je prázdná.
       *[full] Máte plnou ruku, takže si vzít nic nelze.
    }
    [discard] máte plnou ruku a nic z ní vyložit nelze. Odhoďte kartu, nebo pasujte.
   *[nothing] pasujte. { $market ->
        [empty] Nabídka je prázdná a z ruky žádnou kartu vyložit nelze.
       *[full] Máte plnou ruku a žádnou kartu z ní vyložit nelze.
    }
}
ask-quarter = { $card } (barva { colour-name }): zvolte čtvrtinu planety, na kterou tuto kartu přiložíte.
ask-dock = { $card }: zvolte kolonizovanou planetu, u které tento kolonizační koráb zakotví.
ask-pay = { $due ->
    [0] { $card }: z ceny nezbývá nic, alespoň jedním platidlem se však platí vždy. Zvolte jakoukoli kartu nebo žeton.
   *[other] { $card }: zaplaťte { $due }. Po odečtení produkce zbývá: { $units }{ $discount ->
        [0] .
       *[other] , sleva { $discount }.
    } Zvolte kartu nebo žeton, kterým zaplatíte.
}
ask-research = { $possible ->
    [yes] Výzkum po { $epoch }. epoše: zvolte jednu kartu vědy, kterou vyložíte, nebo výzkum vynechte.
   *[no] Výzkum po { $epoch }. epoše: žádnou ze svých karet vědy zaplatit nemůžete, výzkum tedy vynechte.
}
ask-pay_research = { $due ->
    [0] { $card }: produkce pokrývá celou cenu, alespoň jedním platidlem se však platí vždy. Zvolte jakoukoli kartu, i kartu vědy, nebo žeton.
   *[other] { $card }: zaplaťte { $due }. Po odečtení produkce zbývá: { $units }. Zvolte kartu nebo žeton, kterým zaplatíte.
}
ask-axis = V diplomacii vedete o 1: zvolte, zda se šedý váleček posune o jedno pole k vám po ose vojenství, nebo po ose obchodu.
ask-chosen = Zatím zvoleno: { $list }.
# half: jedna karta z dvojice je zvolena, druhá ještě ne
ask-left = { $half ->
    [yes] { $n ->
        [0] Dvojici doplní ještě jedna karta nebo žeton.
        [one] Zbývá zaplatit { $n } jednotku a dvojici doplnit ještě jednou kartou nebo žetonem.
        [few] Zbývá zaplatit { $n } jednotky a dvojici doplnit ještě jednou kartou nebo žetonem.
       *[other] Zbývá zaplatit { $n } jednotek a dvojici doplnit ještě jednou kartou nebo žetonem.
    }
   *[no] { $n ->
        [one] Zbývá zaplatit { $n } jednotku.
        [few] Zbývá zaplatit { $n } jednotky.
       *[other] Zbývá zaplatit { $n } jednotek.
    }
}

## Odpovědi

do-pass = Pasovat (do konce epochy)
do-skip = Vynechat výzkum
do-take = Vzít si: { $list }
do-play = Vyložit kartu { $card }: { to-pay } ({ $effects })
do-research = Vyzkoumat kartu { $card }: { to-pay } ({ $effects })
do-quarter = Zaplnit { colour-name.acc } čtvrtinu planety { $planet }
do-with = { $text } ({ $list })
then-colonised = planeta je tím kolonizována
then-colonised-with = planeta je tím kolonizována: { $effects }
do-dock = Zakotvit koráb { $card } u planety { $planet }
do-pay = { $role ->
    [none] Zaplatit kartou { $card }
   *[other] Zaplatit kartou { $card } ({ $role })
}
do-pay-token = { $role ->
    [none] Zaplatit univerzálním žetonem
   *[other] Zaplatit univerzálním žetonem ({ $role })
}
role-half = jedno ze dvou platidel za 1 jednotku
role-second = druhé ze dvou platidel za 1 jednotku
do-axis-military = { $rim ->
    [yes] Osa vojenství: { $n } VB místo kroku (váleček stojí na okraji)
   *[no] Osa vojenství: o jedno pole k vám
}
do-axis-trade = { $rim ->
    [yes] Osa obchodu: { $n } VB místo kroku (váleček stojí na okraji)
   *[no] Osa obchodu: o jedno pole k vám
}
do-discard = Odhodit kartu { $card }
do-impossible = Teď to nejde: { $notation }

## Proč to nejde

refuse-not-this-decision = To teď zvolit nelze. Zvolte některou z nabízených možností.
refuse-duel-not-in-hand = Kartu { $card } nemáte v ruce a tady platí jen karty z ruky. Zvolte kartu, kterou máte v ruce.
refuse-cell-empty = Na některém z uvedených míst nabídky žádná karta neleží. Zvolte místa, na kterých karty leží.
refuse-worth-too-much = Tyto karty mají celkovou hodnotu { $worth } a v jednom tahu si smíte vzít nejvýše { $allowance }. Zvolte karty z nižších řad, nebo jen jednu.
refuse-hand-full = Máte plnou ruku: karet v ní nikdy nesmí být více než { $limit }. Nejdříve nějakou kartu vyložte.
refuse-room-for-one = Do ruky se vám vejde už jen jedna karta. Vezměte si jedinou, může mít jakoukoli hodnotu.
refuse-take-two = Jedinou kartu v hodnotě 1 nebo 2 si lze vzít, jen když nelze vzít dvě. Vezměte si dvě karty, nebo jednu v hodnotě 3.
refuse-no-quarter = Karta { $card } se přikládá jen na volnou čtvrtinu vlastní planety, která přijímá její barvu, a takovou čtvrtinu nemáte. Nejdříve vyložte planetu, nebo zvolte jinou kartu.
refuse-no-colonised-planet = Karta { $card } je kolonizační koráb a kotví jen u vlastní kolonizované planety bez korábu, a takovou planetu nemáte. Nejdříve některou planetu kolonizujte, nebo zvolte jinou kartu.
refuse-cannot-pay = { $due ->
    [0] Vaše produkce pokrývá cenu karty { $card }, alespoň jednou kartou nebo žetonem se však platí vždy a vy nemáte čím.
    [one] Kartu { $card } zaplatit nemůžete: po odečtení produkce zbývá { $due } jednotka a vaše karty a žetony na ni nestačí.
    [few] Kartu { $card } zaplatit nemůžete: po odečtení produkce zbývají { $due } jednotky a vaše karty a žetony na ně nestačí.
   *[other] Kartu { $card } zaplatit nemůžete: po odečtení produkce zbývá { $due } jednotek a vaše karty a žetony na ně nestačí.
} Zvolte něco levnějšího, nebo si nejdříve opatřete další karty a žetony.
refuse-must-act = Pasovat smíte, jen když je nabídka prázdná nebo když nemůžete kartu vzít ani vyložit. Vezměte si karty, nebo některou vyložte.
refuse-not-blocked = Kartu lze odhodit, jen když to nastavení hry dovoluje, máte plný počet karet v ruce a žádnou z nich nemůžete vyložit. Vezměte si karty, některou vyložte, nebo pasujte, pokud smíte.
refuse-not-your-planet = Planeta { $planet } není ve vašem vesmíru a karty se přikládají jen k vlastním planetám. Zvolte některou ze svých planet.
refuse-quarter-taken = Tato čtvrtina planety { $planet } už je zaplněna a nic dalšího se na ni nevejde. Zvolte volnou čtvrtinu.
refuse-quarter-filled = Tato čtvrtina planety { $planet } je zaplněná od začátku a žádnou kartu nepřijímá. Zvolte volnou čtvrtinu.
refuse-quarter-colour = Tato čtvrtina planety { $planet } přijímá jen karty své barvy a karta { $card } má jinou. Zvolte bílou čtvrtinu, nebo čtvrtinu správné barvy.
refuse-quarter-same = Jiná volná čtvrtina planety { $planet } přijímá stejné karty, a nabízí se proto jen jedna z nich. Zvolte nabízenou čtvrtinu.
refuse-planet-open = Planeta { $planet } má ještě volnou čtvrtinu a koráb kotví jen u kolonizované planety. Zvolte kolonizovanou planetu.
refuse-ship-there = U planety { $planet } už koráb kotví a každá planeta má místo jen pro jeden. Zvolte planetu bez korábu.
refuse-science-pays-no-epoch-card = Karta { $card } je karta vědy a těmi se za karty epoch nikdy neplatí. Zvolte kartu epochy nebo žeton.
refuse-pays-for-itself = Za kartu { $card } právě platíte a sama sebe zaplatit nemůže. Zvolte jinou kartu nebo žeton.
refuse-no-token = Žádný univerzální žeton už nemáte. Zaplaťte kartou.
refuse-duel-already-picked = Karta { $card } už je zvolena a dvakrát platit nemůže. Zvolte jinou kartu nebo žeton.
refuse-overpays = { $card ->
    [token] Univerzální žeton
   *[other] Karta { $card }
} se tu do přesné platby nehodí: { $due ->
    [one] má se zaplatit { $due } jednotka
    [few] mají se zaplatit { $due } jednotky
   *[other] má se zaplatit { $due } jednotek
} a nic zbytečného se platit nesmí. Zvolte některé z nabízených platidel.
refuse-no-symbol = Karta { $card } nemá symbol vědy, takže jí za výzkum platit nelze. Zvolte jinou kartu, nebo za jednu jednotku dvě karty či žetony.
refuse-not-your-science = Karta { $card } mezi vašimi kartami vědy není. Zvolte kartu vědy, kterou máte.

## Průběh hry

# o kolik někdo vede
by-levels = o { $n }
# krok, který nešel udělat
track-full = { $name } se díky kartě { $card } neposouvá: je na konci stupnice.
    .you = Díky kartě { $card } se neposouváte: jste na konci stupnice.

log-begin = Začíná { $n }. epocha. První je na tahu { $name }.
    .you = Začíná { $n }. epocha. První jste na tahu vy.
log-dealt = { $name } dostává { n-cards.acc }{ shown }.
    .you = Dostáváte { n-cards.acc }{ shown }.
log-dealt-science = { $name } dostává { n-science }{ shown }.
    .you = Dostáváte { n-science }{ shown }.
log-take = { $second ->
    [none] { $name } si z nabídky bere kartu { $card } (hodnota { $n }).
   *[other] { $name } si z nabídky bere karty { $card } a { $second } (hodnota { $n } a { $m }).
}
    .you = { $second ->
        [none] Z nabídky si berete kartu { $card } (hodnota { $n }).
       *[other] Z nabídky si berete karty { $card } a { $second } (hodnota { $n } a { $m }).
    }
log-take-second = { $name } si jako druhou bere kartu { $card } (hodnota { $n }).
    .you = Jako druhou si berete kartu { $card } (hodnota { $n }).
log-pass = { $name } pasuje, v ruce si nechává { n-cards.acc }.
    .you = Pasujete, v ruce si necháváte { n-cards.acc }.
log-discard = { $name } nemůže vzít ani vyložit žádnou kartu a odhazuje kartu { $card }.
    .you = Nemůžete vzít ani vyložit žádnou kartu a odhazujete kartu { $card }.
log-play = { $name } vykládá kartu { $card }{ for-payment }.
    .you = Vykládáte kartu { $card }{ for-payment }.
log-pay-card = { $name } platí kartou { $card }.
    .you = Platíte kartou { $card }.
log-pay-tokens = { $name } platí { n-tokens.ins }.
    .you = Platíte { n-tokens.ins }.
log-colonised = { $name } dokončuje kolonizaci planety { $card } (kolonizovaných planet: { $n }).
    .you = Dokončujete kolonizaci planety { $card } (kolonizovaných planet: { $n }).
log-gain-energy = { $n ->
    [0] { track-full }
   *[other] { $name } díky kartě { $card } zvyšuje produkci energie o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } zvyšujete produkci energie o { $n }.
    }
log-gain-food = { $n ->
    [0] { track-full }
   *[other] { $name } díky kartě { $card } zvyšuje produkci potravin o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } zvyšujete produkci potravin o { $n }.
    }
log-gain-metal = { $n ->
    [0] { track-full }
   *[other] { $name } díky kartě { $card } zvyšuje produkci kovu o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } zvyšujete produkci kovu o { $n }.
    }
log-gain-science = { $n ->
    [0] { track-full }
   *[other] { $name } díky kartě { $card } zvyšuje produkci vědy o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } zvyšujete produkci vědy o { $n }.
    }
log-gain-military = { $n ->
    [0] { track-full }
   *[other] { $name } se díky kartě { $card } posouvá ve vojenství o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } se posouváte ve vojenství o { $n }.
    }
log-gain-trade = { $n ->
    [0] { track-full }
   *[other] { $name } se díky kartě { $card } posouvá v obchodu o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } se posouváte v obchodu o { $n }.
    }
log-gain-diplomacy = { $n ->
    [0] { track-full }
   *[other] { $name } se díky kartě { $card } posouvá v diplomacii o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } se posouváte v diplomacii o { $n }.
    }
log-gain-income = { $n ->
    [0] { track-full }
   *[other] { $name } díky kartě { $card } zvyšuje stálý příjem o { $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Díky kartě { $card } zvyšujete stálý příjem o { $n }.
    }
log-gain-tokens = { $name } díky kartě { $card } získává { n-tokens }.
    .you = Díky kartě { $card } získáváte { n-tokens }.
log-gain-colony-ships = { $n ->
    [one] { $name } díky kartě { $card } získává { $n } žeton korábu.
    [few] { $name } díky kartě { $card } získává { $n } žetony korábu.
   *[other] { $name } díky kartě { $card } získává { $n } žetonů korábu.
}
    .you = { $n ->
        [one] Díky kartě { $card } získáváte { $n } žeton korábu.
        [few] Díky kartě { $card } získáváte { $n } žetony korábu.
       *[other] Díky kartě { $card } získáváte { $n } žetonů korábu.
    }
log-gain-shuttles = { $n ->
    [one] { $name } díky kartě { $card } získává { $n } žeton raketoplánu.
    [few] { $name } díky kartě { $card } získává { $n } žetony raketoplánu.
   *[other] { $name } díky kartě { $card } získává { $n } žetonů raketoplánu.
}
    .you = { $n ->
        [one] Díky kartě { $card } získáváte { $n } žeton raketoplánu.
        [few] Díky kartě { $card } získáváte { $n } žetony raketoplánu.
       *[other] Díky kartě { $card } získáváte { $n } žetonů raketoplánu.
    }
log-gain-stations = { $n ->
    [one] { $name } díky kartě { $card } získává { $n } žeton stanice.
    [few] { $name } díky kartě { $card } získává { $n } žetony stanice.
   *[other] { $name } díky kartě { $card } získává { $n } žetonů stanice.
}
    .you = { $n ->
        [one] Díky kartě { $card } získáváte { $n } žeton stanice.
        [few] Díky kartě { $card } získáváte { $n } žetony stanice.
       *[other] Díky kartě { $card } získáváte { $n } žetonů stanice.
    }
log-draw-science = { $cards ->
    [0] Balíček karet vědy je prázdný: { $name } za kartu { $card } žádnou nedostává{ shown }.
   *[other] { $name } si díky kartě { $card } dobírá { n-science }{ shown }.
}
    .you = { $cards ->
        [0] Balíček karet vědy je prázdný: za kartu { $card } žádnou nedostáváte{ shown }.
       *[other] Díky kartě { $card } si dobíráte { n-science }{ shown }.
    }
log-score = { $name } získává { $n } VB za kartu { $card }.
    .you = Získáváte { $n } VB za kartu { $card }.
log-epoch-end = { $n }. epocha končí: oba hráči pasovali. Jako první zkoumá { $name }.
    .you = { $n }. epocha končí: oba hráči pasovali. Jako první zkoumáte vy.
log-research = { $name } zkoumá a vykládá kartu { $card }{ for-payment }.
    .you = Zkoumáte a vykládáte kartu { $card }{ for-payment }.
log-research-nothing = { $name } vynechává výzkum.
    .you = Vynecháváte výzkum.
log-lead-military = { $name } vede ve vojenství { by-levels }: šedý váleček se po ose vojenství posouvá o stejný počet polí směrem k tomuto hráči.
    .you = Vedete ve vojenství { by-levels }: šedý váleček se po ose vojenství posouvá o stejný počet polí směrem k vám.
log-lead-trade = { $name } vede v obchodu { by-levels }: šedý váleček se po ose obchodu posouvá o stejný počet polí směrem k tomuto hráči.
    .you = Vedete v obchodu { by-levels }: šedý váleček se po ose obchodu posouvá o stejný počet polí směrem k vám.
log-lead-diplomacy = { $n ->
    [one] { $name } vede v diplomacii { by-levels } a volí osu pro další krok.
   *[other] { $name } vede v diplomacii { by-levels }: šedý váleček se posouvá o jedno pole úhlopříčně směrem k tomuto hráči.
}
    .you = { $n ->
        [one] Vedete v diplomacii { by-levels } a volíte osu pro další krok.
       *[other] Vedete v diplomacii { by-levels }: šedý váleček se posouvá o jedno pole úhlopříčně směrem k vám.
    }
log-axis-military = { $name } volí osu vojenství.
    .you = Volíte osu vojenství.
log-axis-trade = { $name } volí osu obchodu.
    .you = Volíte osu obchodu.
log-score-rim = { $name } získává { $n } VB místo kroku za okraj.
    .you = Získáváte { $n } VB místo kroku za okraj.
log-score-diplomacy = { $name } získává { $n } VB za vedení v diplomacii.
    .you = Získáváte { $n } VB za vedení v diplomacii.
log-score-military = { $name } získává { $n } VB za vojenskou převahu.
    .you = Získáváte { $n } VB za vojenskou převahu.
log-score-trade = { $name } získává { $n } VB za obchodní převahu.
    .you = Získáváte { $n } VB za obchodní převahu.
log-score-quadrant = { $name } získává { $n } VB za pole, na kterém stojí šedý váleček.
    .you = Získáváte { $n } VB za pole, na kterém stojí šedý váleček.
log-score-income = { $name } získává { $n } VB ze stálého příjmu.
    .you = Získáváte { $n } VB ze stálého příjmu.
log-final-scoring = Poslední epocha skončila: bodují se destičky, žetony a planety.
log-score-tile-energy = { $name } získává { $n } VB za bodovací destičku energie.
    .you = Získáváte { $n } VB za bodovací destičku energie.
log-score-tile-food = { $name } získává { $n } VB za bodovací destičku potravin.
    .you = Získáváte { $n } VB za bodovací destičku potravin.
log-score-tile-metal = { $name } získává { $n } VB za bodovací destičku kovu.
    .you = Získáváte { $n } VB za bodovací destičku kovu.
log-score-tile-science = { $name } získává { $n } VB za bodovací destičku vědy.
    .you = Získáváte { $n } VB za bodovací destičku vědy.
log-score-colony-ships = { $name } získává { $n } VB za žetony korábů.
    .you = Získáváte { $n } VB za žetony korábů.
log-score-shuttles = { $name } získává { $n } VB za žetony raketoplánů.
    .you = Získáváte { $n } VB za žetony raketoplánů.
log-score-stations = { $name } získává { $n } VB za žetony stanic.
    .you = Získáváte { $n } VB za žetony stanic.
log-score-colonised = { $name } získává { $n } VB za kolonizované planety.
    .you = Získáváte { $n } VB za kolonizované planety.
log-score-legacy = { $name } získává { $n } VB za kartu { $card }.
    .you = Získáváte { $n } VB za kartu { $card }.
log-game-ended = Hra končí. { $reason }

## Stůl slovy

table-epoch = { $epoch }. epocha, { $turn }. tah.
table-after = Po { $epoch }. epoše, tahů celkem: { $turn }.
table-market = Nabídka v hodnotě { $worth }: { $list }.
table-market-empty = Nabídka je prázdná.
short-card = { $card } ({ $effects })
table-piles = Karet v balíčku epochy: { $deck }. Odhozených karet epoch: { $discard }. Karet v balíčku vědy: { $science }. Utracených karet vědy: { $spent }.
table-cylinder = Šedý váleček stojí { $where }.
table-centre = uprostřed
table-towards = na ose { track-name.gen } o { $n } blíže hráči { $name }
table-preview = Kdyby epocha skončila teď, převaha by přinesla: { $list }.
table-preview-axis = Kdyby epocha skončila teď a hráč { $name } zvolil osu { track-name.gen }, převaha by přinesla: { $list }.
table-player = { $mine ->
    [yes] { $name } (vy)
   *[no] { $name }
}: { $points } VB{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-production = Produkce: { $list }.
table-influence = Vliv: { $list }.
table-tokens = Univerzální žetony: { $tokens }. Stálý příjem: { $income }.
table-objects = Žetony objektů: { $list }.
table-passed = Do konce epochy pasuje.
table-planet = { $card }: { $facts }.
planet-open = volné čtvrtiny: { $list }
planet-colonised = kolonizována
planet-cards = přiloženo: { $list }
planet-ship = kotví tu { $card }
table-laid = Stanice a raketoplány: { $list }.
table-researched = Vyzkoumáno: { $list }.
table-hand = Vaše karty v ruce, { n-cards }, nejvýše { $limit }:
table-science = Vaše karty vědy, { $cards }:
table-card = { $card }: { to-pay }; { $effects }.
table-held = Karet v ruce: { $cards }. Karet vědy: { $science }.
table-known = Z nich jsou z nabídky známé: { $list }.
table-waiting = Čeká se na hráče: { $names }.
table-end = Konec hry. { $reason }
