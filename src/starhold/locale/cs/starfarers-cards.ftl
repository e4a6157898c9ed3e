# Setkání, karty přátelství a věci hry CATAN – Hvězdoplavci, převyprávěné našimi slovy.
#
# Každá skupina setkání má svůj příběh: název, úvod, otázku, odpovědi a větu pro každý konec. $outcome: bez souboje
# thanks (jen sláva), good, great (modul, loď, skok), bad (jen ztráta slávy), stuck (něco horšího), mixed, even, returned
# a caught; po souboji win, lose a honour (porážka, která přinese slávu); refused-… a escape-… podobně. Co se stane,
# říkají zprávy op-… podle dat karty. Názvy, úvody, otázky a odpovědi nemají žádné hodnoty.

## Setkání

encounter-merchant-name = Obchodník na obzoru
encounter-merchant-opening = Břichatý nákladní koráb srovnal kurz s vaším. Jeho kapitán, tvor se šesti očima a jediným úsměvem, rozkládá na vašem můstku vzorky a čeká, co k nim přiložíte vy.
encounter-merchant-question = Kolik surovin nabídnete, od 0 do 3? Z ruky je dáte dřív, než se dozvíte, co z toho bude.
encounter-merchant-tale = { $outcome ->
    [thanks] Kapitán se ukloní na všech čtyřech kolenou a chválí vás každému, kdo ho poslouchá.
    [good] Všech šest očí se rozzáří a kapitán vás hostí jako starého známého.
    [great] Kapitán pro jednou ztratí řeč a pak daruje, co nikdy nebylo na prodej.
    [bad] Kapitán počítá, vzdychá a vypráví o vás v každém přístavu odtud až na kraj galaxie.
    [stuck] Kapitán je hluboce uražen a uražený nákladní koráb před přídí se špatně obletuje.
    [mixed] Někdo se nad vámi slituje, jenže soucit dobrému jménu neprospívá.
    [returned] Kapitán je příliš hrdý, aby přijal tolik, a všechno vám vrací.
   *[even] Kývnutí, potřesení chapadlem a koráb je pryč.
}

# Dokud nepadne odpověď, nejde falešný obchodník poznat od pravého.
encounter-false_merchant-name = { encounter-merchant-name }
encounter-false_merchant-opening = { encounter-merchant-opening }
encounter-false_merchant-question = { encounter-merchant-question }
encounter-false_merchant-reveal = Úsměv zmizí a nátěr s ním: pod ním je pirát a už se obrací k útěku se vším, co jste mu dali.
encounter-false_merchant-second = Budete ho pronásledovat?
encounter-false_merchant-yes = Pronásledovat
encounter-false_merchant-no = Nechat piráta letět
encounter-false_merchant-tale = { $outcome ->
    [win] Jediný výstřel před příď a pirát si zase vzpomene na dobré mravy.
    [lose] Byla to past v pasti: v pirátově brázdě vám prskají motory.
   *[refused-even] Z piráta je už jen jiskra mezi hvězdami a co jste mu dali, to je nadobro pryč.
}

encounter-pirate_demand-name = Mýtné pod hlavněmi
encounter-pirate_demand-opening = Ze tmy se vynoří tři zjizvené lodě a zastoupí vám cestu. „Tenhle kousek vesmíru je náš,“ zachrčí hlas v reproduktoru. „Průlet se platí v bednách.“
encounter-pirate_demand-question = Zaplatíte mýtné ve výši 2 surovin? Odmítnete-li, dojde k boji.
encounter-pirate_demand-yes = Zaplatit 2 suroviny
encounter-pirate_demand-no = Odmítnout a bojovat
encounter-pirate_demand-tale = { $outcome ->
    [bad] Bedny si vezmou a smějí se tomu na všech kanálech.
    [stuck] Bedny si vezmou a v palivovém potrubí vám nechají něco na památku.
    [win] Motor jejich vůdce vzplane a zhasne; ostatní si vzpomenou, že mají naspěch.
    [lose] Mířit umějí lépe než se chovat.
    [honour] Odkulháte z boje, ale zbabělcem vás nikdo nenazve.
   *[even] Pokynou vám, že můžete dál, skoro zdvořile.
}

encounter-stolen_goods-name = Zboží bez papírů
encounter-stolen_goods-opening = Ve stínu měsíce odklopí překupník poklop. Uvnitř jsou bedny s čerstvě seškrábanými pečetěmi. „Dvě, které chcete, za jednu vaši,“ šeptá. „Žádné papíry, žádné otázky.“
encounter-stolen_goods-question = Dáte 1 surovinu a vezmete si 2 jiného druhu?
encounter-stolen_goods-yes = Dát 1, vzít si 2
encounter-stolen_goods-no = Nešpinit si ruce
encounter-stolen_goods-tale = { $outcome ->
    [bad] Bedny vám zůstanou, ale někdo je poznal.
    [caught] Hlídka vám prohledá nákladový prostor dřív, než měsíc obletíte.
    [even] Nikdo se neptá a vy nic neříkáte.
    [refused-thanks] Rozkřikne se, že k vám může na prohlídku kdokoli a kdykoli.
   *[refused-even] Poklop se bez hlesu zavře.
}

encounter-pirate_bargain-name = Pirát k pronajmutí
encounter-pirate_bargain-opening = Na obrazovce se zazubí pirát s ulomeným zubem. „Vaši soupeři mají tak plné sklady a moje posádka se tak nudí. Za malý poplatek bychom je mohli všechny navštívit.“
encounter-pirate_bargain-question = Zaplatíte 1 surovinu a piráta najmete?
encounter-pirate_bargain-yes = Najmout piráta za 1 surovinu
encounter-pirate_bargain-no = Piráta odmítnout
encounter-pirate_bargain-tale = { $outcome ->
    [good] Přepad je rychlý a tichý a nikdo nic nedokáže.
    [bad] Pirát vaši odměnu propije a chlubí se, kdo ho najal.
    [mixed] Přepad se povede, ale pirát neumí držet jazyk za zuby.
    [refused-thanks] Vaši odpověď někdo zaslechl a lidem se zalíbila.
   *[refused-even] Pirát pokrčí rameny a jde hledat jiného chlebodárce.
}

encounter-pirate_attack-name = Piráti v zádech
encounter-pirate_attack-opening = Poplach budí celou loď: za zádí piráti, motory doběla, děla zahřátá. Povídat si nepřiletěli.
encounter-pirate_attack-question = Pokusíte se jim uletět? Zůstanete-li, dojde k boji.
encounter-pirate_attack-yes = Uletět
encounter-pirate_attack-no = Obrátit se a bojovat
encounter-pirate_attack-tale = { $outcome ->
    [escape-bad] Unikli jste, jenže zezadu vypadá útěk prostě jako útěk.
    [win] Když záře pohasne, bezvládně se vznášejí jejich trupy.
    [lose] Najdou na vašem trupu ten jediný slabý plát; najdou ho vždycky.
    [honour] Boj jste prohráli, ale v přístavech ho vyprávějí, jako byste vyhráli.
   *[escape-even] Pohony zavyjí a z pirátů jsou jen tečky.
}

encounter-distress-name = Volání o pomoc
encounter-distress-opening = Přerývaný signál na tísňovém pásmu: loď s mrtvými motory padá do hvězdy a posádka počítá minuty.
encounter-distress-question = Poletíte je zachránit?
encounter-distress-yes = Letět na pomoc
encounter-distress-no = Držet kurz
encounter-distress-tale = { $outcome ->
    [win] V poslední vteřině se vaše lano zakousne a celá posádka jásá.
    [lose] Přilétáte pozdě a hvězda vás ještě ožehne.
    [honour] Přilétáte pozdě, ale všichni viděli, že jste to zkusili.
    [refused-bad] V lodním deníku stojí, že volání bylo přijato, a lodní deníky se čtou.
   *[refused-even] Signál slábne. Jak to dopadlo, se nikdy nedozvíte.
}

encounter-under_fire-name = Cizinec v palbě
encounter-under_fire-opening = Před vámi to blýská: osamělá loď se točí kolem osy a piráti kolem ní krouží jako můry kolem lampy.
encounter-under_fire-question = Zasáhnete?
encounter-under_fire-yes = Zasáhnout
encounter-under_fire-no = Letět dál
encounter-under_fire-tale = { $outcome ->
    [win] Hejno se rozprchne a cizinec nezůstane jen u díků.
    [lose] Hejno našlo lepší cíl: vás.
    [honour] Hejno je na vás příliš silné, ale cizinec zatím vyklouzne.
    [refused-bad] Cizinec to přežije a vaše poziční světla si bude pamatovat.
   *[refused-even] Záblesky zapadnou za obzor vašich senzorů.
}

encounter-rift-name = Trhlina
encounter-rift-opening = Hvězdy před vámi se ohýbají do prstence a v něm svítí hvězdy jiné. Váš navigátor je najednou velmi tichý.
encounter-rift-question = Odvážíte se vletět dovnitř?
encounter-rift-yes = Vletět do prstence
encounter-rift-no = Obletět ho
encounter-rift-tale = { $outcome ->
    [win] Prstenec se otevře jako dveře a pokoj si vybíráte vy.
    [lose] Prstenec sklapne a zalomcuje každým nýtem.
   *[refused-even] Obletíte ho velkým obloukem a vletíte rovnou do něčeho jiného.
}

encounter-travelers-name = Nomádi
encounter-travelers-opening = Cestu vám kříží karavana záplatovaných lodí, v každém okénku lucerna. Staří vás pozdraví, postaví mezi vás prázdnou mísu a víc už neřeknou.
encounter-travelers-question = Kolik surovin dáte, od 0 do 3? Z ruky je dáte dřív, než se dozvíte, co z toho bude.
encounter-travelers-tale = { $outcome ->
    [thanks] Staří se ukloní a někde začíná píseň o vás.
    [great] Na všech kanálech zní zpěv a staří vědí, jak se děkuje.
    [bad] Lucerny jedna po druhé zhasínají.
    [stuck] Lucerny zhasnou a někdo vám potmě něco odšroubuje z trupu.
   *[even] Karavana propluje kolem a lucerny se pohupují.
}

encounter-wear_and_tear-name = Zub času
encounter-wear_and_tear-opening = Někde povolí šroub. Pak další, a nejen na vaší lodi: dlouhá léta letu předkládají účet každé flotile.
encounter-wear_and_tear-question = Není co volit: potká to všechny hráče.

encounter-give = { $n ->
    [0] Nedat nic
    [one] Dát { $n } surovinu
    [few] Dát { $n } suroviny
   *[other] Dát { $n } surovin
}
encounter-any = Ať dáte cokoli
encounter-all = Všichni hráči

## Co setkání dělají

op-nothing = Nic dalšího se nestane.
op-fame = Získejte { n-halves }.
op-fame-lost = Ztratíte { n-halves }.
op-gain = Vezměte si z banku { amount-acc }.
op-gain-choice = { $n ->
    [one] Vezměte si z banku { $n } surovinu podle svého výběru.
    [few] Vezměte si z banku { $n } suroviny podle svého výběru.
   *[other] Vezměte si z banku { $n } surovin podle svého výběru.
}
op-pay-choice = { $n ->
    [one] Zaplaťte do banku { $n } surovinu podle svého výběru.
    [few] Zaplaťte do banku { $n } suroviny podle svého výběru.
   *[other] Zaplaťte do banku { $n } surovin podle svého výběru.
}
op-swap = { $give ->
    [one] Dejte do banku { $give } surovinu podle svého výběru a vezměte si { $take } jiného druhu.
    [few] Dejte do banku { $give } suroviny podle svého výběru a vezměte si { $take } jiného druhu.
   *[other] Dejte do banku { $give } surovin podle svého výběru a vezměte si { $take } jiného druhu.
}
op-lose-swapped = Právě získané suroviny vraťte; to, co jste za ně dali, je pryč.
op-return-offer = Vezměte si zpět vše, co jste nabídli.
op-each-other-gives = { $n ->
    [one] Každý další hráč, který má karty, vám dá { $n } podle vlastního výběru.
    [few] Každý další hráč, který má karty, vám dá { $n } podle vlastního výběru.
   *[other] Každý další hráč, který má karty, vám dá { $n } podle vlastního výběru.
}
op-draw-from-each-other = { $n ->
    [one] Každému dalšímu hráči, který má karty, vytáhněte z ruky { $n } náhodnou.
    [few] Každému dalšímu hráči, který má karty, vytáhněte z ruky { $n } náhodné.
   *[other] Každému dalšímu hráči, který má karty, vytáhněte z ruky { $n } náhodných.
}
op-lose-upgrade = { $n ->
    [one] Vraťte do zásobníku { $n } modul podle svého výběru.
    [few] Vraťte do zásobníku { $n } moduly podle svého výběru.
   *[other] Vraťte do zásobníku { $n } modulů podle svého výběru.
}
op-gain-upgrade = { $n ->
    [one] Zdarma připevněte { $n } modul podle svého výběru.
    [few] Zdarma připevněte { $n } moduly podle svého výběru.
   *[other] Zdarma připevněte { $n } modulů podle svého výběru.
}
op-ground-ship = { $n ->
    [one] Vyberte { $n } ze svých lodí: je zadržena a v tomto tahu neletí.
    [few] Vyberte { $n } ze svých lodí: jsou zadrženy a v tomto tahu neletí.
   *[other] Vyberte { $n } ze svých lodí: jsou zadrženy a v tomto tahu neletí.
}
op-free-trade-ship = { $n ->
    [one] Zdarma postavte { $n } obchodní loď do svého volného kotviště; nejde-li to hned, vezměte si žeton obchodní lodi a postavte ji, jakmile to půjde.
    [few] Zdarma postavte { $n } obchodní lodě do svých volných kotvišť; za každou, která hned postavit nejde, si vezměte žeton obchodní lodi a postavte ji, jakmile to půjde.
   *[other] Zdarma postavte { $n } obchodních lodí do svých volných kotvišť; za každou, která hned postavit nejde, si vezměte žeton obchodní lodi a postavte ji, jakmile to půjde.
}
op-space-jump = Smíte jednou svou lodí skočit na libovolnou volnou křižovatku, kde smí zastavit. Tam prozkoumává, dobývá, terraformuje a smí zakládat; její let tím končí.
op-new-encounter = Táhne se pro vás další setkání.
# $reading: zda se zamíchá i tato karta
op-reshuffle = { $reading ->
    [with] Všechna setkání i s tímto se zamíchají a táhne se pro vás další.
   *[without] Všechna ostatní setkání se zamíchají a táhne se pro vás další.
}
op-compare-combat = Vy i { opponent } hodíte mateřskou lodí a každý ke kuličkám přičte svá palubní děla.
op-compare-speed = Vy i { opponent } hodíte mateřskou lodí a každý ke kuličkám přičte své pohonné jednotky.
# $reading: zda se počítají karty Vědoucích
op-compare-boosters = { $reading ->
    [physical] Bez hodu porovnejte, kolik pohonných jednotek máte vy a kolik { opponent }; karty Vědoucích se nepočítají.
   *[with_cards] Bez hodu porovnejte, kolik pohonných jednotek máte vy a kolik { opponent }; karty Vědoucích se počítají.
}
op-shake-table = Hoďte mateřskou lodí: rozhodne součet obou kuliček.
op-all-over-limit-lose-upgrade = Každý hráč, který má více než { $limit } modulů, vrátí 1 podle svého výběru do zásobníku.
# $reading: kolik je třeba nejméně
op-fame-to-most = { $reading ->
    [none] Kdo má nejvíce { $upgrade ->
        [booster] pohonných jednotek
        [cannon] palubních děl
       *[freight_pod] nákladních sekcí
    }, získá { n-halves }; při shodě všichni takoví.
   *[other] Kdo má nejvíce { $upgrade ->
        [booster] pohonných jednotek
        [cannon] palubních děl
       *[freight_pod] nákladních sekcí
    }, ale aspoň 1, získá { n-halves }; při shodě všichni takoví.
}
opponent = { $opponent ->
    [left] soused po levici
    [right] soused po pravici
    [second_left] druhý hráč po levici
   *[second_right] druhý hráč po pravici
}

outcome-win = Vyhrajete-li nebo je výsledek stejný
outcome-lose = Prohrajete-li
outcome-escape = Máte-li jich aspoň tolik
outcome-caught = Máte-li jich méně
outcome-sum = Je-li součet { $first }
outcome-sums = Je-li součet { $first } nebo { $last }
outcome-told = { $when }: { $text }

## Karty přátelství

friendship-green_ore-name = Rudné kořeny
friendship-green_ore-text = Kdykoli vám hod přinese z planet rudu, vezmete si o 1 více, ať ji dalo jakkoli mnoho planet.
friendship-green_ore-short = Hod přinese rudu: +1 ruda
friendship-green_fuel-name = Palivové květy
friendship-green_fuel-text = Kdykoli vám hod přinese z planet palivo, vezmete si o 1 více, ať ho dalo jakkoli mnoho planet.
friendship-green_fuel-short = Hod přinese palivo: +1 palivo
friendship-green_carbon-name = Karbonové liány
friendship-green_carbon-text = Kdykoli vám hod přinese z planet karbon, vezmete si o 1 více, ať ho dalo jakkoli mnoho planet.
friendship-green_carbon-short = Hod přinese karbon: +1 karbon
friendship-green_food-name = Druhá sklizeň
friendship-green_food-text = Kdykoli vám hod přinese z planet potraviny, vezmete si o 1 více, ať je dalo jakkoli mnoho planet.
friendship-green_food-short = Hod přinese potraviny: +1 potraviny
friendship-green_goods-name = Řemesla z hájů
friendship-green_goods-text = Kdykoli vám hod přinese z planet zboží, vezmete si o 1 více, ať ho dalo jakkoli mnoho planet.
friendship-green_goods-short = Hod přinese zboží: +1 zboží

friendship-merchant_ore-name = Smlouva na rudu
friendship-merchant_ore-text = Ve svém tahu smíte libovolně často vyměnit s bankem 2× rudu za 1 jinou surovinu.
friendship-merchant_ore-short = Bank: 2× ruda za 1
friendship-merchant_fuel-name = Smlouva na palivo
friendship-merchant_fuel-text = Ve svém tahu smíte libovolně často vyměnit s bankem 2× palivo za 1 jinou surovinu.
friendship-merchant_fuel-short = Bank: 2× palivo za 1
friendship-merchant_carbon-name = Smlouva na karbon
friendship-merchant_carbon-text = Ve svém tahu smíte libovolně často vyměnit s bankem 2× karbon za 1 jinou surovinu.
friendship-merchant_carbon-short = Bank: 2× karbon za 1
friendship-merchant_food-name = Smlouva na potraviny
friendship-merchant_food-text = Ve svém tahu smíte libovolně často vyměnit s bankem 2× potraviny za 1 jinou surovinu.
friendship-merchant_food-short = Bank: 2× potraviny za 1
friendship-merchant_goods-name = Velkoobchodní licence
friendship-merchant_goods-text = Jednou v každém svém tahu smíte vyměnit s bankem 1× zboží za 1 jinou surovinu.
friendship-merchant_goods-short = Jednou za tah: 1× zboží za 1

friendship-science_mixed_1-name = Teorie iontů
friendship-science_mixed_1-text = Platí jako 1 pohonná jednotka a 1 palubní dělo navíc, i nad limit, a nelze ji ztratit.
friendship-science_mixed_1-short = Rychlost +1, boj +1
friendship-science_mixed_2-name = Teorie polí
friendship-science_mixed_2-text = { friendship-science_mixed_1-text }
friendship-science_mixed_2-short = { friendship-science_mixed_1-short }
friendship-science_mixed_3-name = Teorie vln
friendship-science_mixed_3-text = { friendship-science_mixed_1-text }
friendship-science_mixed_3-short = { friendship-science_mixed_1-short }
friendship-science_boosters-name = Hvězdný proud
friendship-science_boosters-text = Platí jako 2 pohonné jednotky navíc, i nad limit, a nelze ji ztratit.
friendship-science_boosters-short = Rychlost +2
friendship-science_cannons-name = Soustředěné světlo
friendship-science_cannons-text = Platí jako 2 palubní děla navíc, i nad limit, a nelze ji ztratit.
friendship-science_cannons-short = Boj +2

friendship-diplomat_help-name = Pomoc od bohatších
friendship-diplomat_help-text = Mají-li aspoň 2 hráči více bodů než vy, smíte jednou v každém svém tahu dvěma z nich vytáhnout z ruky po 1 náhodné kartě.
friendship-diplomat_help-short = Jednou za tah: po 1 kartě od 2 bohatších
friendship-diplomat_relief-name = Podpora
friendship-diplomat_relief-text = Kdykoli vám výnosy, ať ve vašem tahu či v cizím, nic nepřinesou a nepadla 7, smíte si vzít z banku 1 surovinu podle svého výběru.
friendship-diplomat_relief-short = Hod nic nepřinese: 1 podle výběru
friendship-diplomat_limit-name = Vyšší limit karet
friendship-diplomat_limit-text = Padne-li 7, nevracíte nic až do 12 karet v ruce místo do 7.
friendship-diplomat_limit-short = Při 7 je v bezpečí 12 karet
friendship-diplomat_fame_1-name = Koupená sláva I
friendship-diplomat_fame_1-text = Jednou v každém svém tahu smíte zaplatit do banku 1× zboží a získat 1 půlmedaili.
friendship-diplomat_fame_1-short = Jednou za tah: 1× zboží za 1 půlmedaili
friendship-diplomat_fame_2-name = Koupená sláva II
friendship-diplomat_fame_2-text = { friendship-diplomat_fame_1-text }
friendship-diplomat_fame_2-short = { friendship-diplomat_fame_1-short }

# co k některým z nich říkají nastavení
friendship-fame-one = Obě takové karty dohromady to dovolují jednou za tah.
friendship-fame-each = Každá z obou takových karet to dovoluje jednou za tah.
friendship-relief-planets = Počítá se jen to, co dají planety, karty z balíčku zásob ne.
friendship-relief-reserve_too = Počítají se i karty, které si berete z balíčku zásob.
friendship-window-turn = Jde to od konce výnosů až do konce vašeho tahu.
friendship-window-trade = Jde to jen při obchodování a stavění.

## Věci

thing-booster-text = Každá pohonná jednotka zrychlí všechny vaše lodě o 1 křižovatku; můžete jich mít nejvýše { $limit }.
thing-cannon-text = Každé palubní dělo zvýší bojovou sílu všech vašich lodí o 1, proti pirátským základnám i v boji; můžete jich mít nejvýše { $limit }.
thing-freight_pod-text = Díky nákladním sekcím zakládáte obchodní stanice i na rušnějších výspách a terraformujete ledové planety; můžete jich mít nejvýše { $limit }.

thing-colony_ship-name = Kolonizační loď
thing-colony_ship-text = Startuje z volného kotviště některého z vašich kosmických přístavů a zakládá kolonii mezi dvěma prozkoumanými planetami.
thing-trade_ship-name = Obchodní loď
thing-trade_ship-text = Startuje z volného kotviště některého z vašich kosmických přístavů a zakládá obchodní stanici na vnější výspě.
thing-spaceport-name = Kosmický přístav
thing-spaceport-text = Jedna z vašich kolonií se rozroste v kosmický přístav: 2 body místo 1 a vedle něj mohou startovat lodě.

thing-green_folk-text = Pěstitelé z blízkých hvězd. Každá jejich karta vám přidá 1 surovinu určitého druhu, když vám ji dají planety.
thing-merchants-text = Kupci z blízkých hvězd. Každá jejich karta vám dá u banku lepší kurz.
thing-scientists-text = Vynálezci z dalekých hvězd. Jejich karty platí jako pohonné jednotky a palubní děla, o které nelze přijít.
thing-diplomats-text = Prostředníci z dalekých hvězd. Jejich karty pomáhají těm, kdo mají méně, a prodávají slávu.

thing-point-colonies = Kolonie
thing-point-spaceports = Kosmický přístav
thing-point-markers = Figurka přátelství
thing-point-medals = Medaile za pirátskou základnu nebo ledovou planetu
thing-point-half_medals = Dvě půlmedaile

thing-exchange-name = Výměna s bankem
thing-exchange-text = Dejte { $rate } stejné suroviny, nebo { $goods }× zboží, a vezměte si 1 jinou surovinu. Karty Obchodníků výměnu zlevňují.
thing-offer-name = Nabídka ostatním hráčům
thing-offer-text = Řekněte, co dáváte a co chcete. Ostatní nabídku přijmou, odmítnou nebo dají protinabídku; vy uzavřete obchod s jedním z nich, nebo od něj upustíte. Obě strany dávají aspoň 1 kartu.
thing-fame-name = Koupit slávu
thing-fame-text = S kartou Diplomatů: zaplaťte { $goods }× zboží a získejte { n-halves }, jednou za tah.
thing-help-name = Pomoc od bohatších
thing-help-text = S kartou Diplomatů: jednou za tah vytáhněte dvěma hráčům, kteří mají více bodů než vy, po 1 náhodné kartě.
thing-shake-name = Hod mateřskou lodí
thing-shake-text = Obchodování a stavění končí. Vypadnou dvě z pěti kuliček: jejich součet je základní rychlost všech vašich lodí. S černou kuličkou je to { $base } a nejdříve přijde setkání.
thing-fly-name = Let
thing-fly-text = Loď letí po hranách nejvýše o tolik křižovatek, kolik je její rychlost; kolem ostatních proletí, ale na jejich místě zastavit nesmí. Každá loď se za tah pohne jednou.
thing-step-name = Let krok za krokem
thing-step-text = Loď se pohne o jednu křižovatku a letí dál: tak si cestu zvolíte sami.
thing-stop-name = Zastavit zde
thing-stop-text = Loď, která je na cestě, skončí pohyb tam, kde právě je.
thing-found-name = Založit kolonii
thing-found-text = Kolonizační loď na volném místě mezi dvěma prozkoumanými planetami se stane kolonií. Na žádné z nich nesmí být pirátská základna ani led.
thing-dock-name = Založit obchodní stanici
thing-dock-text = Obchodní loď, která skončí let v centrále výspy, se stane stanicí, máte-li více nákladních sekcí, než je tam stanic. Vyberete si kartu přátelství. Figurku přátelství drží první, kdo se tu usadí, a později ten, kdo tu má stanic více.
thing-explore-name = Průzkum
thing-explore-text = Kdo první přiletí k soustavě, otočí její žetony s čísly lícem nahoru a smí letět dál.
thing-clear-name = Dobytí a terraformování
thing-clear-text = Průlet kolem pirátské základny s dostatkem palubních děl nebo kolem ledové planety s dostatkem nákladních sekcí vám přinese medaili a planeta dostane číslo.
thing-end-name = Konec tahu
thing-end-text = Vaše lodě zůstanou, kde jsou, a kostky dostane další hráč.

thing-note = Setkání a karty přátelství převyprávíme vlastními slovy. Setkání { $list } s jistotou neznáme: rekonstruovali jsme je a tištěná se mohou lišit.
