# „CATAN – Žvaigždžių keliautojai“: susitikimai, draugystės kortos ir daiktai, „Starhold“ papasakoti savais žodžiais.
#
# Kiekviena susitikimų grupė turi savo istoriją: pavadinimą, įžangą, klausimą, atsakymus ir po sakinį kiekvienai baigčiai.
# $outcome: be kovos thanks (tik šlovė), good, great (modulis, laivas, šuolis), bad (tik prarasta šlovė), stuck (kas nors
# blogiau), mixed, even, returned ir caught; po kovos win, lose ir honour (pralaimėjimas, kuris atneša šlovės); refused-…
# ir escape-… panašiai. Kas įvyksta, pagal kortos duomenis pasako pranešimai op-…. Pavadinimai, įžangos, klausimai ir
# atsakymai reikšmių neturi.

## Susitikimai

encounter-merchant-name = Prekeivis greta borto
encounter-merchant-opening = Pilvotas krovininis laivas priderina kursą prie jūsų. Jo kapitonas, padaras su šešiomis akimis ir viena vienintele šypsena, išdėlioja jūsų tiltelyje prekių pavyzdžius ir laukia, ką padėsite greta.
encounter-merchant-question = Kiek išteklių siūlote, nuo 0 iki 3? Juos atiduodate dar nežinodami, kas iš to išeis.
encounter-merchant-tale = { $outcome ->
    [thanks] Kapitonas nusilenkia ant visų keturių kelių ir giria jus kiekvienam, kas tik klausosi.
    [good] Visos šešios akys nušvinta, ir kapitonas jus vaišina kaip seną draugą.
    [great] Kapitonas pirmą kartą netenka žado, o tada padovanoja tai, kas niekada nebuvo parduodama.
    [bad] Kapitonas skaičiuoja, dūsauja ir paskui pasakoja apie jus kiekviename uoste iki pat galaktikos krašto.
    [stuck] Kapitonas giliai įsižeidžia, o įsižeidusį krovininį laivą priešais nosį apskristi sunku.
    [mixed] Kažkas jūsų pasigaili, bet nuo gailesčio geras vardas nežvilga.
    [returned] Kapitonas per daug išdidus tiek priimti ir viską jums grąžina.
   *[even] Linktelėjimas, čiuptuvo paspaudimas, ir laivo nebėra.
}

# Kol neatsakyta, netikro prekeivio nuo tikro neatskirsi.
encounter-false_merchant-name = { encounter-merchant-name }
encounter-false_merchant-opening = { encounter-merchant-opening }
encounter-false_merchant-question = { encounter-merchant-question }
encounter-false_merchant-reveal = Šypsena dingsta, o kartu ir dažai: po jais piratas, ir jis jau suka šalin su viskuo, ką davėte.
encounter-false_merchant-second = Ar vysitės jį?
encounter-false_merchant-yes = Vytis
encounter-false_merchant-no = Leisti piratui pasprukti
encounter-false_merchant-tale = { $outcome ->
    [win] Vienas šūvis pro laivo nosį, ir piratas vėl prisimena geras manieras.
    [lose] Tai buvo spąstai spąstuose: pirato palikta banga užspringdo jūsų variklius.
   *[refused-even] Iš pirato beliko kibirkštis tarp žvaigždžių, o ką jam davėte, to nebeatgausite.
}

encounter-pirate_demand-name = Duoklė
encounter-pirate_demand-opening = Iš tamsos išnyra trys randuoti laivai ir pastoja jums kelią. „Šis kosmoso gabalas – mūsų, – sugergždžia balsas. – Už kelią mokama dėžėmis.“
encounter-pirate_demand-question = Ar sumokėsite 2 išteklių duoklę? Atsisakius teks kautis.
encounter-pirate_demand-yes = Sumokėti 2 išteklius
encounter-pirate_demand-no = Atsisakyti ir kautis
encounter-pirate_demand-tale = { $outcome ->
    [bad] Dėžes jie pasiima ir juokiasi iš to visais kanalais.
    [stuck] Dėžes jie pasiima, o jūsų kuro vamzdžiuose palieka šį tą atminčiai.
    [win] Jų vado variklis plyksteli ir užgęsta; kiti staiga prisimena skubius reikalus.
    [lose] Taikytis jie moka geriau nei elgtis.
    [honour] Iš mūšio pasitraukiate šlubuodami, bet bailiu jūsų niekas nepavadins.
   *[even] Jie pamoja jums skristi toliau, beveik mandagiai.
}

encounter-stolen_goods-name = Prekės be dokumentų
encounter-stolen_goods-opening = Mėnulio šešėlyje perpardavėjas atidaro liuką. Viduje – dėžės ką tik nugrandytomis plombomis. „Bet kurios dvi už vieną jūsiškę, – šnabžda jis. – Jokių dokumentų, jokių klausimų.“
encounter-stolen_goods-question = Ar atiduosite 1 išteklių ir paimsite 2 kitos rūšies?
encounter-stolen_goods-yes = Atiduoti 1, paimti 2
encounter-stolen_goods-no = Nesitepti rankų
encounter-stolen_goods-tale = { $outcome ->
    [bad] Dėžės lieka jums, bet kažkas jas atpažino.
    [caught] Patrulis patikrina jūsų triumą, jums dar neapskridus mėnulio.
    [even] Niekas neklausia, o jūs nieko nesakote.
    [refused-thanks] Pasklinda žinia, kad jūsų triumą galima tikrinti bet kurią valandą.
   *[refused-even] Liukas be garso užsidaro.
}

encounter-pirate_bargain-name = Samdomas piratas
encounter-pirate_bargain-opening = Ekrane išsiviepia piratas nuskilusiu dantimi. „Jūsų varžovų triumai tokie pilni, o mano įgula taip nuobodžiauja. Už nedidelį atlygį galėtume juos visus aplankyti.“
encounter-pirate_bargain-question = Ar sumokėsite 1 išteklių ir pasamdysite piratą?
encounter-pirate_bargain-yes = Pasamdyti piratą už 1 išteklių
encounter-pirate_bargain-no = Atsisakyti pirato paslaugų
encounter-pirate_bargain-tale = { $outcome ->
    [good] Antpuolis greitas ir tylus, ir niekas nieko neįrodys.
    [bad] Piratas jūsų atlygį prageria ir giriasi, kas jį pasamdė.
    [mixed] Antpuolis pavyksta, bet piratas nemoka laikyti liežuvio už dantų.
    [refused-thanks] Kažkas nugirdo jūsų atsakymą, ir žmonėms jis patiko.
   *[refused-even] Piratas gūžteli ir eina ieškoti kito darbdavio.
}

encounter-pirate_attack-name = Piratai už nugaros
encounter-pirate_attack-opening = Pavojaus signalas prikelia visą laivą: už nugaros piratai, varikliai įkaitę iki baltumo, patrankos jau šiltos. Jie atskrido ne pasikalbėti.
encounter-pirate_attack-question = Ar mėginsite pasprukti? Pasilikus teks kautis.
encounter-pirate_attack-yes = Sprukti
encounter-pirate_attack-no = Apsisukti ir kautis
encounter-pirate_attack-tale = { $outcome ->
    [escape-bad] Pasprukote, bet iš nugaros bėgimas ir atrodo kaip bėgimas.
    [win] Kai švytėjimas užgęsta, nevaldomi dreifuoja jų korpusai.
    [lose] Jie randa vienintelę silpną jūsų korpuso plokštę; jie visada ją randa.
    [honour] Mūšį pralaimėjote, bet uostuose apie jį pasakoja taip, lyg būtumėte laimėję.
   *[escape-even] Varikliai sukaukia, ir iš piratų lieka tik taškeliai.
}

encounter-distress-name = Pagalbos šauksmas
encounter-distress-opening = Trūkčiojantis signalas pavojaus dažniu: laivas negyvais varikliais krinta į žvaigždę, o įgula skaičiuoja minutes.
encounter-distress-question = Ar skubėsite jų gelbėti?
encounter-distress-yes = Skristi į pagalbą
encounter-distress-no = Laikytis kurso
encounter-distress-tale = { $outcome ->
    [win] Paskutinę sekundę jūsų lynas užsikabina, ir visa įgula džiūgauja.
    [lose] Atskrendate per vėlai, o žvaigždė dar ir jus apsvilina.
    [honour] Atskrendate per vėlai, bet visi matė, kad mėginote.
    [refused-bad] Laivo žurnale įrašyta, kad šauksmas gautas, o žurnalus kas nors skaito.
   *[refused-even] Signalas silpsta. Kuo viskas baigėsi, niekada nesužinosite.
}

encounter-under_fire-name = Apšaudomas nepažįstamasis
encounter-under_fire-opening = Priekyje blyksi: vienišas laivas sukasi apie savo ašį, o piratai aplink jį – kaip drugiai aplink lempą.
encounter-under_fire-question = Ar įsikišite?
encounter-under_fire-yes = Įsikišti
encounter-under_fire-no = Skristi toliau
encounter-under_fire-tale = { $outcome ->
    [win] Spiečius išsilaksto, o nepažįstamasis padėkoja ne vien žodžiais.
    [lose] Spiečius rado geresnį taikinį: jus.
    [honour] Spiečius jums per stiprus, bet nepažįstamasis tuo metu išsprūsta.
    [refused-bad] Nepažįstamasis išgyvena ir jūsų žibintus įsimins.
   *[refused-even] Blyksniai dingsta už jūsų jutiklių horizonto.
}

encounter-rift-name = Plyšys
encounter-rift-opening = Priekyje žvaigždės susilenkia į žiedą, o žiede šviečia kitos žvaigždės. Jūsų šturmanas staiga labai nutyla.
encounter-rift-question = Ar išdrįsite įskristi?
encounter-rift-yes = Skristi į žiedą
encounter-rift-no = Apskristi jį
encounter-rift-tale = { $outcome ->
    [win] Žiedas atsiveria kaip durys, o kambarį renkatės jūs.
    [lose] Žiedas užsitrenkia ir supurto kiekvieną kniedę.
   *[refused-even] Apskrendate jį dideliu lanku ir įskrendate tiesiai į kažką kita.
}

encounter-travelers-name = Klajokliai
encounter-travelers-opening = Jūsų kelią kerta lopytų laivų karavanas, kiekviename lange – po žibintą. Senoliai jus pasveikina, pastato tarp jūsų tuščią dubenį ir daugiau nieko nesako.
encounter-travelers-question = Kiek išteklių duosite, nuo 0 iki 3? Juos atiduodate dar nežinodami, kas iš to išeis.
encounter-travelers-tale = { $outcome ->
    [thanks] Senoliai nusilenkia, ir kažkur prasideda daina apie jus.
    [great] Visais kanalais skamba dainos, o padėkoti senoliai moka.
    [bad] Žibintai vienas po kito gęsta.
    [stuck] Žibintai užgęsta, ir tamsoje kažkas kažką atsuka nuo jūsų korpuso.
   *[even] Karavanas praskrieja, žibintai supasi.
}

encounter-wear_and_tear-name = Laiko dantis
encounter-wear_and_tear-opening = Kažkur atsisuka varžtas. Paskui dar vienas, ir ne tik jūsų laive: ilgi skrydžių metai pateikia sąskaitą kiekvienai flotilei.
encounter-wear_and_tear-question = Rinktis nėra ko: tai ištinka visus žaidėjus.

encounter-give = { $n ->
    [0] Nieko neduoti
    [one] Duoti { $n } išteklių
    [few] Duoti { $n } išteklius
   *[other] Duoti { $n } išteklių
}
encounter-any = Kad ir kiek duotumėte
encounter-all = Visi žaidėjai

## Ką susitikimai daro

op-nothing = Daugiau nieko neįvyksta.
op-fame = Gaukite { n-halves }.
op-fame-lost = Netenkate { $n ->
    [one] { $n } pusmedalio
    [few] { $n } pusmedalių
   *[other] { $n } pusmedalių
}.
op-gain = { $n ->
    [one] Paimkite iš banko { $n } { resource-name.gen } kortą.
    [few] Paimkite iš banko { $n } { resource-name.gen } kortas.
   *[other] Paimkite iš banko { $n } { resource-name.gen } kortų.
}
op-gain-choice = { $n ->
    [one] Paimkite iš banko { $n } pasirinktą išteklių.
    [few] Paimkite iš banko { $n } pasirinktus išteklius.
   *[other] Paimkite iš banko { $n } pasirinktų išteklių.
}
op-pay-choice = { $n ->
    [one] Sumokėkite į banką { $n } pasirinktą išteklių.
    [few] Sumokėkite į banką { $n } pasirinktus išteklius.
   *[other] Sumokėkite į banką { $n } pasirinktų išteklių.
}
op-swap = { $give ->
    [one] Atiduokite į banką { $give } pasirinktą išteklių ir paimkite { $take } kitos rūšies.
    [few] Atiduokite į banką { $give } pasirinktus išteklius ir paimkite { $take } kitos rūšies.
   *[other] Atiduokite į banką { $give } pasirinktų išteklių ir paimkite { $take } kitos rūšies.
}
op-lose-swapped = Ką tik gautus išteklius grąžinkite; tai, ką už juos atidavėte, prarasta.
op-return-offer = Atsiimkite viską, ką siūlėte.
op-each-other-gives = { $n ->
    [one] Kiekvienas kitas žaidėjas, turintis kortų, duoda jums { $n } savo pasirinktą.
    [few] Kiekvienas kitas žaidėjas, turintis kortų, duoda jums { $n } savo pasirinktas.
   *[other] Kiekvienas kitas žaidėjas, turintis kortų, duoda jums { $n } savo pasirinktų.
}
op-draw-from-each-other = { $n ->
    [one] Kiekvienam kitam žaidėjui, turinčiam kortų, ištraukite iš rankų { $n } atsitiktinę kortą.
    [few] Kiekvienam kitam žaidėjui, turinčiam kortų, ištraukite iš rankų { $n } atsitiktines kortas.
   *[other] Kiekvienam kitam žaidėjui, turinčiam kortų, ištraukite iš rankų { $n } atsitiktinių kortų.
}
op-lose-upgrade = { $n ->
    [one] Grąžinkite į dėtuvę { $n } pasirinktą modulį.
    [few] Grąžinkite į dėtuvę { $n } pasirinktus modulius.
   *[other] Grąžinkite į dėtuvę { $n } pasirinktų modulių.
}
op-gain-upgrade = { $n ->
    [one] Nemokamai pritvirtinkite { $n } pasirinktą modulį.
    [few] Nemokamai pritvirtinkite { $n } pasirinktus modulius.
   *[other] Nemokamai pritvirtinkite { $n } pasirinktų modulių.
}
op-ground-ship = { $n ->
    [one] Pasirinkite { $n } savo laivą: jis sulaikomas ir šį ėjimą neskrenda.
    [few] Pasirinkite { $n } savo laivus: jie sulaikomi ir šį ėjimą neskrenda.
   *[other] Pasirinkite { $n } savo laivų: jie sulaikomi ir šį ėjimą neskrenda.
}
op-free-trade-ship = { $n ->
    [one] Nemokamai pastatykite { $n } prekybos laivą į savo laisvą prieplauką; jei dabar negalite, imkite prekybos laivo žetoną ir pastatykite laivą, kai tik galėsite.
    [few] Nemokamai pastatykite { $n } prekybos laivus į savo laisvas prieplaukas; už kiekvieną, kurio dabar negalite, imkite prekybos laivo žetoną ir pastatykite laivą, kai tik galėsite.
   *[other] Nemokamai pastatykite { $n } prekybos laivų į savo laisvas prieplaukas; už kiekvieną, kurio dabar negalite, imkite prekybos laivo žetoną ir pastatykite laivą, kai tik galėsite.
}
op-space-jump = Vienu savo laivu galite peršokti į bet kurią laisvą sankryžą, kurioje jam leista sustoti. Ten jis tiria, užima piratų bazes, teraformuoja ir gali kurti; tuo jo skrydis baigiasi.
op-new-encounter = Jums traukiamas dar vienas susitikimas.
# $reading: ar maišoma ir ši korta
op-reshuffle = { $reading ->
    [with] Visi susitikimai kartu su šiuo sumaišomi, ir jums traukiamas dar vienas.
   *[without] Visi kiti susitikimai sumaišomi, ir jums traukiamas dar vienas.
}
op-compare-combat = Jūs ir { opponent } papurtote motininį laivą, ir kiekvienas prie rutuliukų prideda savo patrankas.
op-compare-speed = Jūs ir { opponent } papurtote motininį laivą, ir kiekvienas prie rutuliukų prideda savo variklius.
# $reading: ar skaičiuojamos Mokslininkų kortos
op-compare-boosters = { $reading ->
    [physical] Nepurtydami palyginkite, kiek variklių turite jūs ir kiek jų turi { opponent }; Mokslininkų kortos neskaičiuojamos.
   *[with_cards] Nepurtydami palyginkite, kiek variklių turite jūs ir kiek jų turi { opponent }; Mokslininkų kortos skaičiuojamos.
}
op-shake-table = Papurtykite motininį laivą: lemia abiejų rutuliukų suma.
op-all-over-limit-lose-upgrade = Kiekvienas žaidėjas, turintis daugiau kaip { $limit ->
    [one] { $limit } modulį
    [few] { $limit } modulius
   *[other] { $limit } modulių
}, grąžina 1 pasirinktą į dėtuvę.
# $reading: kiek mažiausiai reikia
op-fame-to-most = { $reading ->
    [none] Kas turi daugiausia { $upgrade ->
        [booster] variklių
        [cannon] patrankų
       *[freight_pod] krovinių skyrių
    }, gauna { n-halves }; jei tokie keli, gauna visi.
   *[other] Kas turi daugiausia { $upgrade ->
        [booster] variklių
        [cannon] patrankų
       *[freight_pod] krovinių skyrių
    }, bet bent 1, gauna { n-halves }; jei tokie keli, gauna visi.
}
opponent = { $opponent ->
    [left] kaimynas iš kairės
    [right] kaimynas iš dešinės
    [second_left] antras žaidėjas iš kairės
   *[second_right] antras žaidėjas iš dešinės
}

outcome-win = Jei laimite arba rezultatas lygus
outcome-lose = Jei pralaimite
outcome-escape = Jei jų turite bent tiek pat
outcome-caught = Jei jų turite mažiau
outcome-sum = Jei suma { $first }
outcome-sums = Jei suma { $first } arba { $last }
outcome-told = { $when }: { $text }

## Draugystės kortos

friendship-green_ore-name = Rūdos šaknys
friendship-green_ore-text = Kaskart, kai metimas iš planetų atneša jums rūdos, paimate dar 1, kad ir kiek planetų jos duotų.
friendship-green_ore-short = Metimas atneša rūdos: +1 rūda
friendship-green_fuel-name = Kuro žiedai
friendship-green_fuel-text = Kaskart, kai metimas iš planetų atneša jums kuro, paimate dar 1, kad ir kiek planetų jo duotų.
friendship-green_fuel-short = Metimas atneša kuro: +1 kuras
friendship-green_carbon-name = Anglies lianos
friendship-green_carbon-text = Kaskart, kai metimas iš planetų atneša jums anglies, paimate dar 1, kad ir kiek planetų jos duotų.
friendship-green_carbon-short = Metimas atneša anglies: +1 anglis
friendship-green_food-name = Antrasis derlius
friendship-green_food-text = Kaskart, kai metimas iš planetų atneša jums maisto, paimate dar 1, kad ir kiek planetų jo duotų.
friendship-green_food-short = Metimas atneša maisto: +1 maistas
friendship-green_goods-name = Giraitės amatai
friendship-green_goods-text = Kaskart, kai metimas iš planetų atneša jums prekių, paimate dar 1, kad ir kiek planetų jų duotų.
friendship-green_goods-short = Metimas atneša prekių: +1 prekė

friendship-merchant_ore-name = Rūdos sutartis
friendship-merchant_ore-text = Per savo ėjimą galite kiek norite kartų iškeisti banke 2 rūdos kortas į 1 kitą išteklių.
friendship-merchant_ore-short = Bankas: 2× rūda → 1 kitas
friendship-merchant_fuel-name = Kuro sutartis
friendship-merchant_fuel-text = Per savo ėjimą galite kiek norite kartų iškeisti banke 2 kuro kortas į 1 kitą išteklių.
friendship-merchant_fuel-short = Bankas: 2× kuras → 1 kitas
friendship-merchant_carbon-name = Anglies sutartis
friendship-merchant_carbon-text = Per savo ėjimą galite kiek norite kartų iškeisti banke 2 anglies kortas į 1 kitą išteklių.
friendship-merchant_carbon-short = Bankas: 2× anglis → 1 kitas
friendship-merchant_food-name = Maisto sutartis
friendship-merchant_food-text = Per savo ėjimą galite kiek norite kartų iškeisti banke 2 maisto kortas į 1 kitą išteklių.
friendship-merchant_food-short = Bankas: 2× maistas → 1 kitas
friendship-merchant_goods-name = Didmenos licencija
friendship-merchant_goods-text = Kartą per kiekvieną savo ėjimą galite iškeisti banke 1 prekių kortą į 1 kitą išteklių.
friendship-merchant_goods-short = Kartą per ėjimą: 1 prekė → 1 kitas

friendship-science_mixed_1-name = Jonų teorija
friendship-science_mixed_1-text = Prilygsta dar 1 varikliui ir dar 1 patrankai; galioja ir viršijus ribą, o prarasti jos neįmanoma.
friendship-science_mixed_1-short = Greitis +1, kova +1
friendship-science_mixed_2-name = Laukų teorija
friendship-science_mixed_2-text = { friendship-science_mixed_1-text }
friendship-science_mixed_2-short = { friendship-science_mixed_1-short }
friendship-science_mixed_3-name = Bangų teorija
friendship-science_mixed_3-text = { friendship-science_mixed_1-text }
friendship-science_mixed_3-short = { friendship-science_mixed_1-short }
friendship-science_boosters-name = Žvaigždžių srovė
friendship-science_boosters-text = Prilygsta dar 2 varikliams; galioja ir viršijus ribą, o prarasti jos neįmanoma.
friendship-science_boosters-short = Greitis +2
friendship-science_cannons-name = Sutelkta šviesa
friendship-science_cannons-text = Prilygsta dar 2 patrankoms; galioja ir viršijus ribą, o prarasti jos neįmanoma.
friendship-science_cannons-short = Kova +2

friendship-diplomat_help-name = Turtingesniųjų pagalba
friendship-diplomat_help-text = Jei bent 2 žaidėjai turi daugiau taškų už jus, kartą per kiekvieną savo ėjimą galite dviem iš jų ištraukti iš rankų po 1 atsitiktinę kortą.
friendship-diplomat_help-short = Kartą per ėjimą: po 1 kortą iš 2 turtingesnių
friendship-diplomat_relief-name = Parama
friendship-diplomat_relief-text = Kaskart, kai gamyba, jūsų ar kito ėjime, jums nieko neatneša, nors iškrito ne 7, galite paimti iš banko 1 pasirinktą išteklių.
friendship-diplomat_relief-short = Metimas nieko neatneša: 1 pasirinktas
friendship-diplomat_limit-name = Didesnė kortų riba
friendship-diplomat_limit-text = Iškritus 7, nieko negrąžinate, jei rankose turite iki 12 kortų, o ne iki 7.
friendship-diplomat_limit-short = Iškritus 7, saugu turėti 12 kortų
friendship-diplomat_fame_1-name = Pirkta šlovė I
friendship-diplomat_fame_1-text = Kartą per kiekvieną savo ėjimą galite sumokėti į banką 1 prekių kortą ir gauti 1 pusmedalį.
friendship-diplomat_fame_1-short = Kartą per ėjimą: 1 prekė → 1 pusmedalis
friendship-diplomat_fame_2-name = Pirkta šlovė II
friendship-diplomat_fame_2-text = { friendship-diplomat_fame_1-text }
friendship-diplomat_fame_2-short = { friendship-diplomat_fame_1-short }

# ką apie kai kurias iš jų sako nustatymai
friendship-fame-one = Abi tokios kortos kartu tai leidžia kartą per ėjimą.
friendship-fame-each = Kiekviena iš dviejų tokių kortų tai leidžia kartą per ėjimą.
friendship-relief-planets = Skaičiuojama tik tai, ką duoda planetos, o kortos iš atsargų kaladės – ne.
friendship-relief-reserve_too = Skaičiuojamos ir kortos, kurias imate iš atsargų kaladės.
friendship-window-turn = Tai galima daryti nuo gamybos pabaigos iki jūsų ėjimo pabaigos.
friendship-window-trade = Tai galima daryti tik prekiaujant ir statant.

## Daiktai

thing-booster-text = Kiekvienas variklis pagreitina visus jūsų laivus 1 sankryža; jų galite turėti ne daugiau kaip { $limit }.
thing-cannon-text = Kiekviena patranka visiems jūsų laivams prideda 1 kovinės galios: prieš piratų bazes ir kovose. Jų galite turėti ne daugiau kaip { $limit }.
thing-freight_pod-text = Su krovinių skyriais kuriate prekybos stotis ir judresniuose forpostuose bei teraformuojate ledo planetas; jų galite turėti ne daugiau kaip { $limit }.

thing-colony_ship-name = Kolonistų laivas
thing-colony_ship-text = Išskrenda iš laisvos jūsų kosminio uosto prieplaukos ir įkuria koloniją tarp dviejų ištirtų planetų.
thing-trade_ship-name = Prekybos laivas
thing-trade_ship-text = Išskrenda iš laisvos jūsų kosminio uosto prieplaukos ir įkuria prekybos stotį forposte.
thing-spaceport-name = Kosminis uostas
thing-spaceport-text = Viena jūsų kolonija išauga į kosminį uostą: 2 taškai vietoj 1, o greta jo gali startuoti laivai.

thing-green_folk-text = Artimųjų žvaigždžių augintojai. Kiekviena jų korta prideda 1 tam tikros rūšies išteklių, kai jo jums duoda planetos.
thing-merchants-text = Artimųjų žvaigždžių prekiautojai. Kiekviena jų korta suteikia jums geresnį kursą banke.
thing-scientists-text = Tolimųjų žvaigždžių išradėjai. Jų kortos prilygsta varikliams ir patrankoms, kurių neįmanoma prarasti.
thing-diplomats-text = Tolimųjų žvaigždžių tarpininkai. Jų kortos padeda tiems, kas turi mažiau, ir parduoda šlovę.

thing-point-colonies = Kolonija
thing-point-spaceports = Kosminis uostas
thing-point-markers = Draugystės figūrėlė
thing-point-medals = Medalis už piratų bazę arba ledo planetą
thing-point-half_medals = Du pusmedaliai

thing-exchange-name = Mainai su banku
thing-exchange-text = Duokite { $rate ->
    [one] { $rate } vienodą išteklių
    [few] { $rate } vienodus išteklius
   *[other] { $rate } vienodų išteklių
} arba { $goods ->
    [one] { $goods } prekę
    [few] { $goods } prekes
   *[other] { $goods } prekių
} ir paimkite 1 kitą išteklių. Su Pirklių kortomis keičiate pigiau.
thing-offer-name = Pasiūlymas kitiems žaidėjams
thing-offer-text = Pasakykite, ką duodate ir ko norite. Kiti pasiūlymą priima, atmeta arba pateikia priešpriešinį; jūs sudarote sandorį su vienu iš jų arba jo atsisakote. Abi pusės duoda bent po 1 kortą.
thing-fame-name = Pirkti šlovę
thing-fame-text = Su Diplomatų korta: kartą per ėjimą sumokėkite { $goods ->
    [one] { $goods } prekę
    [few] { $goods } prekes
   *[other] { $goods } prekių
} ir gaukite { n-halves }.
thing-help-name = Turtingesniųjų pagalba
thing-help-text = Su Diplomatų korta: kartą per ėjimą ištraukite po 1 atsitiktinę kortą dviem žaidėjams, turintiems daugiau taškų už jus.
thing-shake-name = Papurtyti motininį laivą
thing-shake-text = Prekyba ir statyba baigta. Iškrinta du iš penkių rutuliukų: jų suma yra visų jūsų laivų bazinis greitis. Su juodu rutuliuku jis yra { $base }, ir pirma įvyksta susitikimas.
thing-fly-name = Skristi
thing-fly-text = Laivas skrenda briaunomis ne daugiau sankryžų, nei leidžia jo greitis; pro kitus praskrenda, bet ant jų nesustoja. Kiekvienas laivas per ėjimą skrenda kartą.
thing-step-name = Skristi po žingsnį
thing-step-text = Laivas paskrenda vieną sankryžą ir tęsia: taip kelią pasirenkate patys.
thing-stop-name = Sustoti čia
thing-stop-text = Skrendantis laivas baigia skrydį ten, kur dabar yra.
thing-found-name = Įkurti koloniją
thing-found-text = Kolonistų laivas laisvoje vietoje tarp dviejų ištirtų planetų tampa kolonija. Nė vienoje iš jų negali būti piratų bazės ar ledo.
thing-dock-name = Įkurti prekybos stotį
thing-dock-text = Prekybos laivas, baigęs skrydį forposto švartavimosi taške, tampa stotimi, jei turite daugiau krovinių skyrių, nei ten yra stočių. Pasirenkate draugystės kortą. Draugystės figūrėlę laiko pirmasis čia įsikūręs, o vėliau tas, kas čia turi daugiau stočių.
thing-explore-name = Tyrimas
thing-explore-text = Kas pirmas priskrenda prie sistemos, atverčia jos skaičių žetonus ir gali skristi toliau.
thing-clear-name = Užimti bazę, teraformuoti ledą
thing-clear-text = Praskridę pro piratų bazę su pakankamai patrankų arba pro ledo planetą su pakankamai krovinių skyrių gaunate medalį, o planeta gauna skaičių.
thing-end-name = Ėjimo pabaiga
thing-end-text = Jūsų laivai lieka, kur yra, o kauliukai pereina kitam žaidėjui.

thing-note = Susitikimai ir draugystės kortos papasakoti mūsų žodžiais. Susitikimai { $list } tiksliai nežinomi: juos atkūrėme patys, o spausdinti gali skirtis.
