# Trys epochos.
#
# Pirmiausia formos, iš kurių sudaromi kiti pranešimai; jų atributai yra linksniai (gen kilmininkas, acc galininkas, ins įnagininkas) ir giminė (masc).
# Skaičiai visada sveikieji, todėl kategorijos many (trupmenos) nereikia.

duel-title = Trys epochos
duel-blurb = Dvi civilizacijos, trys epochos: imkite kortas iš rinkos, dėkite jas ir mokėkite kitomis kortomis. Spausdintų kortų sąrašo neturime, todėl kortas atkūrėme patys; spausdintos gali skirtis.
duel-note = Spausdintų kortų sąrašo neturime: šias kortas atkūrėme patys taip, kad jos atitiktų taisykles, o spausdintos gali skirtis.
learn-1 = Imkite arba dėkite.
learn-1-text = Per ėjimą paimate vieną ar dvi kortas iš rinkos arba padedate vieną iš rankų. Kai nebegalite, pasuojate.
learn-2 = Mokama kortomis.
learn-2-text = Kainą sumoka kitos kortos ir žetonai. Gamybos stotys atpigina viską, kas dedama po jų.
learn-3 = Kolonizuokite planetas.
learn-3-text = Kolonizavimo kortos užpildo jūsų planetų ketvirčius. Baigta planeta duoda savo dovaną ir vietą kolonistų laivui.
learn-4 = Pirmaukite epochos pabaigoje.
learn-4-text = Ištiriate mokslo kortą; kas pirmauja karyboje, prekyboje ir diplomatijoje, patraukia pilkąjį cilindrą ir gauna taškų.

## Sudedamosios dalys

n-cards = { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
   *[other] { $cards } kortų
}
    .acc = { $cards ->
        [one] { $cards } kortą
        [few] { $cards } kortas
       *[other] { $cards } kortų
    }
n-science = { $cards ->
    [one] { $cards } mokslo kortą
    [few] { $cards } mokslo kortas
   *[other] { $cards } mokslo kortų
}
n-units = { $n ->
    [one] { $n } vienetu
    [few] { $n } vienetais
   *[other] { $n } vienetų
}
n-tokens = { $n ->
    [one] { $n } universalusis žetonas
    [few] { $n } universalieji žetonai
   *[other] { $n } universaliųjų žetonų
}
    .acc = { $n ->
        [one] { $n } universalųjį žetoną
        [few] { $n } universaliuosius žetonus
       *[other] { $n } universaliųjų žetonų
    }
token-name = universalusis žetonas
resource-name = { $resource ->
    [energy] energija
    [food] maistas
    [metal] metalas
   *[science] mokslas
}
    .gen = { $resource ->
        [energy] energijos
        [food] maisto
        [metal] metalo
       *[science] mokslo
    }
# kainos dalis
units-of = { $n ->
    [one] { $n } { resource-name.gen } vienetas
    [few] { $n } { resource-name.gen } vienetai
   *[other] { $n } { resource-name.gen } vienetų
}
track-name = { $track ->
    [military] karyba
    [trade] prekyba
   *[diplomacy] diplomatija
}
    .gen = { $track ->
        [military] karybos
        [trade] prekybos
       *[diplomacy] diplomatijos
    }
object-name = { $object ->
    [colony_ship] kolonistų laivas
    [shuttle] šatlas
   *[production_station] gamybos stotis
}
    .gen = { $object ->
        [colony_ship] laivo
        [shuttle] šatlo
       *[production_station] stoties
    }
colour-name = { $colour ->
    [grey] pilka
    [green] žalia
    [orange] oranžinė
    [violet] violetinė
   *[white] balta
}
    .masc = { $colour ->
        [grey] pilkas
        [green] žalias
        [orange] oranžinis
        [violet] violetinis
       *[white] baltas
    }
    .acc = { $colour ->
        [grey] pilką
        [green] žalią
        [orange] oranžinį
        [violet] violetinį
       *[white] baltą
    }
type-name = { $type ->
    [station] gamybos stotis
    [shuttle] šatlas
    [planet] planeta
    [colonisation] kolonizavimo korta
   *[ship] kolonistų laivas
}
    .acc = { $type ->
        [station] gamybos stotį
        [shuttle] šatlą
        [planet] planetą
        [colonisation] kolonizavimo kortą
       *[ship] kolonistų laivą
    }
# už ką skaičiuojami taškai
for-each = { $count ->
    [planets] už kiekvieną planetą jūsų visatoje
    [colonised_planets] už kiekvieną jūsų kolonizuotą planetą
    [stations] už kiekvieną jūsų gamybos stotį
    [shuttles] už kiekvieną jūsų šatlą
    [ships] už kiekvieną jūsų kolonistų laivą
    [science_played] už kiekvieną jūsų ištirtą mokslo kortą
    [military_level] už kiekvieną karybos lygį
    [trade_level] už kiekvieną prekybos lygį
   *[diplomacy_level] už kiekvieną diplomatijos lygį
}
count-name = { $count ->
    [planets] planetos
    [colonised_planets] kolonizuotos planetos
    [stations] gamybos stotys
    [shuttles] šatlai
    [ships] kolonistų laivai
    [science_played] mokslo kortos
    [military_level] karybos lygis
    [trade_level] prekybos lygis
   *[diplomacy_level] diplomatijos lygis
}
list-and = { $first } ir { $last }
list-or = { $first } arba { $last }
level = { $what } { $n }
taken-card = { $card } ({ $n })
points-of = { $name } { $points } PT
# kortų pavadinimai, kuriuos gali žinoti tik vienas žaidėjas
shown = { $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}
for-payment = { $cards ->
    [0] { $n ->
        [0] { " " }nemokamai
       *[other] { " " }už { n-tokens.acc }
    }
   *[other] { $n ->
        [0] { " " }už { n-cards.acc }
       *[other] { " " }už { n-cards.acc } ir { n-tokens.acc }
    }
}
# kiek kainos dar liko sumokėti
to-pay = { $due ->
    [0] sumokėti bet kuria korta arba žetonu
    [one] sumokėti { $due } vienetą
    [few] sumokėti { $due } vienetus
   *[other] sumokėti { $due } vienetų
}

## Iš kur taškai ir kodėl pabaiga

part-stations = gamybos stotys
part-shuttles = šatlai
part-planets = planetos
part-colonisation = kolonizavimo kortos
part-ships = kolonistų laivai
part-research = tyrimai
part-military = karinė persvara
part-trade = prekybinė persvara
part-quadrant = savo kvadranto laukeliai
part-diplomacy = diplomatija
part-rim = žingsniai už krašto
part-income = nuolatinės pajamos
part-tiles = taškų plytelės
part-objects = objektų žetonai
part-colonised = kolonizuotos planetos
part-legacy = mokslo kortos žaidimo pabaigoje

end-epochs = Trečioji epocha baigėsi.

## Nustatymai

option-starts = Kas pradeda
option-starts-help = Kas eina pirmas. Jis pradeda su vienu universaliuoju žetonu, priešininkas – su dviem.
option-pass_rule = Pasavimas
option-pass_rule-help = Kada žaidėjas gali pasuoti.
option-single_take_rule = Vienos kortos ėmimas
option-single_take_rule-help = Kada galima paimti tik vieną kortą, kurios vertė 1 arba 2; kortą, kurios vertė 3, galima paimti visada.
option-blocked_hand_rule = Nėra galimo ėjimo
option-blocked_hand_rule-help = Ką gali daryti žaidėjas, kurio rankos pilnos, o padėti nieko neįmanoma.
option-end_tiles = Taškų plytelės
option-end_tiles-help = Kurios plytelės guli prie gamybos skalių ir duoda taškų žaidimo pabaigoje.

value-starts-first_seat = pirmoji vieta
value-starts-second_seat = antroji vieta
value-starts-random = lemia atsitiktinumas
value-pass_rule-strict = tik kai rinka tuščia arba nieko negalima nei paimti, nei padėti
value-pass_rule-free = bet kada
value-single_take_rule-literal = tik kai dviejų kortų paimti negalima
value-single_take_rule-free = bet kada
value-blocked_hand_rule-none = tik pasuoti, kaip nurodyta taisyklėse
value-blocked_hand_rule-discard = užuot pasavus, išmesti vieną kortą
value-end_tiles-standard = visada tos pačios keturios
value-end_tiles-random = kiekvienam ištekliui viena iš dviejų, burtų keliu

## Poveikiai – junginiai, iš kurių sudaromi sąrašai

effect-points = { $n } PT
effect-production = { resource-name.gen } gamyba +{ $n }
effect-advance = { track-name } +{ $n }
effect-tokens = { n-tokens }
effect-income = nuolatinės pajamos +{ $n }
effect-draw_science = { $n ->
    [one] { $n } mokslo korta iš kaladės
    [few] { $n } mokslo kortos iš kaladės
   *[other] { $n } mokslo kortų iš kaladės
}
effect-object_tokens = { $n ->
    [one] { $n } { object-name.gen } žetonas
    [few] { $n } { object-name.gen } žetonai
   *[other] { $n } { object-name.gen } žetonų
}
effect-points_per = { $n } PT { for-each }
when-colonised = kolonizavus: { $effects }

## Ką mokslo kortos pakeičia visam laikui

permanent-discount = { $type ->
    [station] gamybos stotys
    [shuttle] šatlai
    [planet] planetos
    [colonisation] kolonizavimo kortos
   *[ship] kolonistų laivai
} jums kainuoja { n-units } mažiau, bet visada bent vieną kortą arba žetoną
permanent-on_play = už kiekvieną vėliau padėtą { type-name.acc } – { $effects }
permanent-hand_limit = rankose galite laikyti { $n ->
    [one] { $n } korta
    [few] { $n } kortomis
   *[other] { $n } kortų
} daugiau
permanent-market_allowance = per vieną ėjimą galite imti kortas, kurių bendra vertė { $n }, bet vis tiek daugiausia dvi
permanent-tokens_pay_science = universalusis žetonas tinka ir 1 mokslo vienetui sumokėti
permanent-interchange = epochos korta, kurioje pavaizduotas vienas iš šių išteklių, tinka sumokėti ir kitą: { $one }, { $other }
permanent-any_colour = ant jūsų ketvirčių su baltu apvadu tinka bet kurios spalvos kolonizavimo kortos
permanent-supremacy_bonus = { track-name } +{ $n } kiekvieną kartą vertinant persvarą, kitais atvejais ne
permanent-end_points_per = žaidimo pabaigoje { $n } PT { for-each }

## Kas tai per korta

about-station = { $epoch } epochos gamybos stotis: { resource-name }.
about-shuttle = { $epoch } epochos šatlas: { track-name }.
about-planet = { $epoch } epochos planeta.
about-colonisation = { $epoch } epochos kolonizavimo korta, spalva – { colour-name }. Dedama ant laisvo jūsų planetos ketvirčio, kuriam tinka ši spalva.
about-ship = { $epoch } epochos kolonistų laivas. Švartuojamas prie jūsų kolonizuotos planetos, prie kiekvienos – ne daugiau kaip vienas.
about-science = Mokslo korta. Dedama per tyrimus epochos pabaigoje.
about-price = Kaina: { $units }.
about-pays = Mokant atstoja 1 išteklių: { $list }.
about-quarters = Ketvirčiai: { $list }.
about-symbols = Kosminių objektų ženklai: { $list }.
about-pair = Ant jos du vienodi ženklai, todėl vos padėta duoda: { $tokens }.
about-when-played = Padėjus: { $effects }.
about-when-colonised = Užpildžius paskutinį laisvą ketvirtį: { $effects }.
about-when-researched = Iš karto: { $effects }.
about-permanent = Nuolatinis poveikis: { $text }.
about-symbol = Joje yra mokslo ženklas: per tyrimus ja galima mokėti už kitą mokslo kortą.
about-no-symbol = Joje nėra mokslo ženklo: per tyrimus ja galima mokėti tik tada, kai jūsų gamyba padengia visą kainą.
about-published = Dalis šios kortos išspausdinta taisyklėse, likusią dalį atkūrėme patys.
about-reconstructed = Kortą atkūrėme patys; spausdinta gali skirtis.

quarter-kind = { $kind ->
    [white] baltas
    [edged] { colour-name.masc } su baltu apvadu
   *[filled] užpildytas ({ colour-name.masc })
}
tile-name = Taškų plytelė: { resource-name } ({ count-name })
tile-text = Taškų plytelė, { resource-name }: žaidimo pabaigoje, jeigu jūsų { resource-name.gen } gamyba ne mažesnė už priešininko, { $n } PT { for-each }.

## Klausimai pagal sprendimo vardą

ask-turn = Jūsų ėjimas: { $can ->
    [both] { $may_pass ->
        [yes] imkite kortas iš rinkos, padėkite kortą arba pasuokite.
       *[no] imkite kortas iš rinkos arba padėkite kortą.
    }
    [take] { $may_pass ->
        [yes] imkite kortas iš rinkos arba pasuokite. Iš rankų dabar negalima padėti nė vienos kortos.
       *[no] imkite kortas iš rinkos. Iš rankų dabar negalima padėti nė vienos kortos.
    }
    [play] { $may_pass ->
        [yes] padėkite kortą arba pasuokite.
       *[no] padėkite kortą.
    } { $market ->
        [empty] Rinka tuščia.
       *[full] Jūsų rankos pilnos, todėl imti nieko negalima.
    }
    [discard] jūsų rankos pilnos, o padėti iš jų nieko negalima. Išmeskite kortą arba pasuokite.
   *[nothing] pasuokite. { $market ->
        [empty] Rinka tuščia, o iš rankų negalima padėti nė vienos kortos.
       *[full] Jūsų rankos pilnos, o padėti iš jų negalima nė vienos kortos.
    }
}
ask-quarter = { $card } (spalva – { colour-name }): pasirinkite planetos ketvirtį, ant kurio dėsite šią kortą.
ask-dock = { $card }: pasirinkite kolonizuotą planetą, prie kurios prisišvartuos šis kolonistų laivas.
ask-pay = { $due ->
    [0] { $card }: iš kainos nieko nebeliko, bet bent viena mokėjimo priemone sumokėti privaloma. Pasirinkite bet kurią kortą arba žetoną.
   *[other] { $card }: sumokėkite { $due }. Atėmus gamybą, lieka: { $units }{ $discount ->
        [0] .
       *[other] , nuolaida { $discount }.
    } Pasirinkite kortą arba žetoną, kuriuo mokėsite.
}
ask-research = { $possible ->
    [yes] Tyrimai po { $epoch } epochos: pasirinkite vieną mokslo kortą, kurią padėsite, arba tyrimus praleiskite.
   *[no] Tyrimai po { $epoch } epochos: nė už vieną savo mokslo kortą sumokėti negalite, tad tyrimus praleiskite.
}
ask-pay_research = { $due ->
    [0] { $card }: gamyba padengia visą kainą, bet bent viena mokėjimo priemone sumokėti privaloma. Pasirinkite bet kurią kortą, taip pat ir mokslo, arba žetoną.
   *[other] { $card }: sumokėkite { $due }. Atėmus gamybą, lieka: { $units }. Pasirinkite kortą arba žetoną, kuriuo mokėsite.
}
ask-axis = Diplomatijoje pirmaujate 1 lygiu: pasirinkite, ar pilkasis cilindras per vieną laukelį jūsų link pasislinks karybos, ar prekybos ašimi.
ask-chosen = Jau pasirinkta: { $list }.
# half: viena poros korta pasirinkta, kita dar ne
ask-left = { $half ->
    [yes] { $n ->
        [0] Porai dar reikia vienos kortos arba žetono.
        [one] Liko padengti { $n } vienetą, o porai dar reikia vienos kortos arba žetono.
        [few] Liko padengti { $n } vienetus, o porai dar reikia vienos kortos arba žetono.
       *[other] Liko padengti { $n } vienetų, o porai dar reikia vienos kortos arba žetono.
    }
   *[no] { $n ->
        [one] Liko padengti { $n } vienetą.
        [few] Liko padengti { $n } vienetus.
       *[other] Liko padengti { $n } vienetų.
    }
}

## Atsakymai

do-pass = Pasuoti (šioje epochoje daugiau neisite)
do-skip = Praleisti tyrimus
do-take = Paimti: { $list }
do-play = Padėti kortą „{ $card }“: { to-pay } ({ $effects })
do-research = Ištirti kortą „{ $card }“: { to-pay } ({ $effects })
do-quarter = Užpildyti { colour-name.acc } planetos „{ $planet }“ ketvirtį
do-with = { $text } ({ $list })
then-colonised = planeta tampa kolonizuota
then-colonised-with = planeta tampa kolonizuota: { $effects }
do-dock = Prišvartuoti laivą „{ $card }“ prie planetos „{ $planet }“
do-pay = { $role ->
    [none] Sumokėti korta „{ $card }“
   *[other] Sumokėti korta „{ $card }“ ({ $role })
}
do-pay-token = { $role ->
    [none] Sumokėti universaliuoju žetonu
   *[other] Sumokėti universaliuoju žetonu ({ $role })
}
role-half = viena iš dviejų priemonių už 1 vienetą
role-second = antra iš dviejų priemonių už 1 vienetą
do-axis-military = { $rim ->
    [yes] Karybos ašis: cilindras stovi ant krašto, vietoj žingsnio { $n } PT
   *[no] Karybos ašis: vienas laukelis jūsų link
}
do-axis-trade = { $rim ->
    [yes] Prekybos ašis: cilindras stovi ant krašto, vietoj žingsnio { $n } PT
   *[no] Prekybos ašis: vienas laukelis jūsų link
}
do-discard = Išmesti kortą „{ $card }“
do-impossible = Dabar negalima: { $notation }

## Kodėl negalima

refuse-not-this-decision = Dabar to rinktis negalima. Pasirinkite vieną iš siūlomų atsakymų.
refuse-duel-not-in-hand = Kortos „{ $card }“ rankose neturite, o čia tinka tik kortos iš rankų. Pasirinkite kortą, kurią turite.
refuse-cell-empty = Kurioje nors nurodytoje rinkos vietoje kortos nėra. Pasirinkite vietas, kuriose kortų yra.
refuse-worth-too-much = Bendra šių kortų vertė – { $worth }, o per vieną ėjimą galima paimti ne daugiau kaip { $allowance }. Pasirinkite kortas iš žemesnių eilių arba tik vieną kortą.
refuse-hand-full = Jūsų rankos pilnos: kortų jose niekada negali būti daugiau kaip { $limit }. Pirma kurią nors kortą padėkite.
refuse-room-for-one = Rankose telpa dar tik viena korta. Paimkite vieną kortą, jos vertė gali būti bet kokia.
refuse-take-two = Vieną kortą, kurios vertė 1 arba 2, galima imti tik tada, kai dviejų paimti negalima. Paimkite dvi kortas arba vieną, kurios vertė 3.
refuse-no-quarter = Korta „{ $card }“ dedama tik ant laisvo jūsų planetos ketvirčio, kuriam tinka jos spalva, o tokio ketvirčio neturite. Pirma padėkite planetą arba pasirinkite kitą kortą.
refuse-no-colonised-planet = Korta „{ $card }“ yra kolonistų laivas, jis švartuojamas tik prie jūsų kolonizuotos planetos be laivo, o tokios planetos neturite. Pirma kurią nors planetą kolonizuokite arba pasirinkite kitą kortą.
refuse-cannot-pay = { $due ->
    [0] Jūsų gamyba padengia kortos „{ $card }“ kainą, bet bent viena korta arba žetonu sumokėti privaloma, o mokėti neturite kuo.
    [one] Už kortą „{ $card }“ sumokėti negalite: atėmus gamybą, lieka { $due } vienetas, o jūsų kortų ir žetonų jam nepakanka.
    [few] Už kortą „{ $card }“ sumokėti negalite: atėmus gamybą, lieka { $due } vienetai, o jūsų kortų ir žetonų jiems nepakanka.
   *[other] Už kortą „{ $card }“ sumokėti negalite: atėmus gamybą, lieka { $due } vienetų, o jūsų kortų ir žetonų jiems nepakanka.
} Pasirinkite ką nors pigesnio arba pirma susirinkite daugiau kortų ir žetonų.
refuse-must-act = Pasuoti galima tik tada, kai rinka tuščia arba kai negalite nei paimti, nei padėti kortos. Imkite kortas arba vieną padėkite.
refuse-not-blocked = Išmesti kortą galima tik pagal nustatymą „{ option-blocked_hand_rule }“ ir tik tada, kai rankos pilnos, o padėti nieko neįmanoma. Imkite kortas, vieną padėkite arba pasuokite, jeigu galima.
refuse-not-your-planet = Planetos „{ $planet }“ jūsų visatoje nėra, o kortos dedamos tik prie savo planetų. Pasirinkite vieną iš savo planetų.
refuse-quarter-taken = Šis planetos „{ $planet }“ ketvirtis jau užpildytas, ir ant jo nieko dėti nebegalima. Pasirinkite laisvą ketvirtį.
refuse-quarter-filled = Šis planetos „{ $planet }“ ketvirtis užpildytas nuo pat pradžių, ir jokia korta jam netinka. Pasirinkite laisvą ketvirtį.
refuse-quarter-colour = Šiam planetos „{ $planet }“ ketvirčiui tinka tik jo spalvos kortos, o kortos „{ $card }“ spalva kita. Pasirinkite baltą arba tinkamos spalvos ketvirtį.
refuse-quarter-same = Kitam laisvam planetos „{ $planet }“ ketvirčiui tinka tos pačios kortos, todėl siūlomas tik vienas iš jų. Pasirinkite siūlomą ketvirtį.
refuse-planet-open = Planetoje „{ $planet }“ dar yra laisvas ketvirtis, o laivas švartuojamas tik prie kolonizuotos planetos. Pasirinkite kolonizuotą planetą.
refuse-ship-there = Prie planetos „{ $planet }“ laivas jau yra, o vietos ten tik vienam. Pasirinkite planetą be laivo.
refuse-science-pays-no-epoch-card = Korta „{ $card }“ yra mokslo korta, o jomis už epochų kortas niekada nemokama. Pasirinkite epochos kortą arba žetoną.
refuse-pays-for-itself = Kaip tik už kortą „{ $card }“ ir mokate, o pati už save ji sumokėti negali. Pasirinkite kitą kortą arba žetoną.
refuse-no-token = Universaliųjų žetonų nebeturite. Mokėkite korta.
refuse-duel-already-picked = Korta „{ $card }“ jau pasirinkta, o du kartus ja mokėti negalima. Pasirinkite kitą kortą arba žetoną.
refuse-overpays = { $card ->
    [token] Universalusis žetonas
   *[other] Korta „{ $card }“
} čia netinka tiksliai sumai sudaryti: { $due ->
    [one] reikia sumokėti { $due } vienetą
    [few] reikia sumokėti { $due } vienetus
   *[other] reikia sumokėti { $due } vienetų
}, ir nieko nereikalingo mokėti negalima. Pasirinkite vieną iš siūlomų mokėjimo priemonių.
refuse-no-symbol = Kortoje „{ $card }“ nėra mokslo ženklo, todėl ja už tyrimus mokėti negalima. Pasirinkite kitą kortą arba vienam vienetui dvi kortas ar žetonus.
refuse-not-your-science = Kortos „{ $card }“ tarp jūsų mokslo kortų nėra. Pasirinkite mokslo kortą, kurią turite.

## Žaidimo eiga

# kiek lygių pirmaujama
by-levels = { $n ->
    [one] { $n } lygiu
    [few] { $n } lygiais
   *[other] { $n } lygių
}
# žingsnis, kurio nebuvo galima žengti
track-full = { $name } už kortą „{ $card }“ žingsnio negauna: skalės galas jau pasiektas.
    .you = Už kortą „{ $card }“ žingsnio negaunate: skalės galas jau pasiektas.

log-begin = Prasideda { $n } epocha. Pirmas ėjimas: { $name }.
    .you = Prasideda { $n } epocha. Pirmas ėjimas – jūsų.
log-dealt = { $name } gauna { n-cards.acc }{ shown }.
    .you = Gaunate { n-cards.acc }{ shown }.
log-dealt-science = { $name } gauna { n-science }{ shown }.
    .you = Gaunate { n-science }{ shown }.
log-take = { $second ->
    [none] { $name } iš rinkos paima kortą „{ $card }“ (vertė { $n }).
   *[other] { $name } iš rinkos paima kortas „{ $card }“ ir „{ $second }“ (vertė { $n } ir { $m }).
}
    .you = { $second ->
        [none] Iš rinkos paimate kortą „{ $card }“ (vertė { $n }).
       *[other] Iš rinkos paimate kortas „{ $card }“ ir „{ $second }“ (vertė { $n } ir { $m }).
    }
log-take-second = { $name } kaip antrą paima kortą „{ $card }“ (vertė { $n }).
    .you = Kaip antrą paimate kortą „{ $card }“ (vertė { $n }).
log-pass = { $name } pasuoja ir rankose pasilieka { n-cards.acc }.
    .you = Pasuojate ir rankose pasiliekate { n-cards.acc }.
log-discard = { $name } neturi galimo ėjimo ir išmeta kortą „{ $card }“.
    .you = Neturite galimo ėjimo ir išmetate kortą „{ $card }“.
log-play = { $name } padeda kortą „{ $card }“{ for-payment }.
    .you = Padedate kortą „{ $card }“{ for-payment }.
log-pay-card = { $name } sumoka korta „{ $card }“.
    .you = Sumokate korta „{ $card }“.
log-pay-tokens = { $name } sumoka { n-tokens.acc }.
    .you = Sumokate { n-tokens.acc }.
log-colonised = { $name } kolonizuoja planetą „{ $card }“ (kolonizuotų planetų: { $n }).
    .you = Kolonizuojate planetą „{ $card }“ (kolonizuotų planetų: { $n }).
log-gain-energy = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ padidina energijos gamybą: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ padidinate energijos gamybą: +{ $n }.
    }
log-gain-food = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ padidina maisto gamybą: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ padidinate maisto gamybą: +{ $n }.
    }
log-gain-metal = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ padidina metalo gamybą: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ padidinate metalo gamybą: +{ $n }.
    }
log-gain-science = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ padidina mokslo gamybą: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ padidinate mokslo gamybą: +{ $n }.
    }
log-gain-military = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ pakyla karybos skalėje: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ pakylate karybos skalėje: +{ $n }.
    }
log-gain-trade = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ pakyla prekybos skalėje: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ pakylate prekybos skalėje: +{ $n }.
    }
log-gain-diplomacy = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ pakyla diplomatijos skalėje: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ pakylate diplomatijos skalėje: +{ $n }.
    }
log-gain-income = { $n ->
    [0] { track-full }
   *[other] { $name } su korta „{ $card }“ padidina nuolatines pajamas: +{ $n }.
}
    .you = { $n ->
        [0] { track-full.you }
       *[other] Su korta „{ $card }“ padidinate nuolatines pajamas: +{ $n }.
    }
log-gain-tokens = { $name } su korta „{ $card }“ gauna { n-tokens.acc }.
    .you = Su korta „{ $card }“ gaunate { n-tokens.acc }.
log-gain-colony-ships = { $n ->
    [one] { $name } su korta „{ $card }“ gauna { $n } laivo žetoną.
    [few] { $name } su korta „{ $card }“ gauna { $n } laivo žetonus.
   *[other] { $name } su korta „{ $card }“ gauna { $n } laivo žetonų.
}
    .you = { $n ->
        [one] Su korta „{ $card }“ gaunate { $n } laivo žetoną.
        [few] Su korta „{ $card }“ gaunate { $n } laivo žetonus.
       *[other] Su korta „{ $card }“ gaunate { $n } laivo žetonų.
    }
log-gain-shuttles = { $n ->
    [one] { $name } su korta „{ $card }“ gauna { $n } šatlo žetoną.
    [few] { $name } su korta „{ $card }“ gauna { $n } šatlo žetonus.
   *[other] { $name } su korta „{ $card }“ gauna { $n } šatlo žetonų.
}
    .you = { $n ->
        [one] Su korta „{ $card }“ gaunate { $n } šatlo žetoną.
        [few] Su korta „{ $card }“ gaunate { $n } šatlo žetonus.
       *[other] Su korta „{ $card }“ gaunate { $n } šatlo žetonų.
    }
log-gain-stations = { $n ->
    [one] { $name } su korta „{ $card }“ gauna { $n } stoties žetoną.
    [few] { $name } su korta „{ $card }“ gauna { $n } stoties žetonus.
   *[other] { $name } su korta „{ $card }“ gauna { $n } stoties žetonų.
}
    .you = { $n ->
        [one] Su korta „{ $card }“ gaunate { $n } stoties žetoną.
        [few] Su korta „{ $card }“ gaunate { $n } stoties žetonus.
       *[other] Su korta „{ $card }“ gaunate { $n } stoties žetonų.
    }
log-draw-science = { $cards ->
    [0] Mokslo kortų kaladė tuščia: { $name } už kortą „{ $card }“ nieko negauna{ shown }.
   *[other] { $name } su korta „{ $card }“ traukia { n-science }{ shown }.
}
    .you = { $cards ->
        [0] Mokslo kortų kaladė tuščia: už kortą „{ $card }“ nieko negaunate{ shown }.
       *[other] Su korta „{ $card }“ traukiate { n-science }{ shown }.
    }
log-score = { $name } gauna { $n } PT už kortą „{ $card }“.
    .you = Gaunate { $n } PT už kortą „{ $card }“.
log-epoch-end = { $n } epocha baigiasi: abu žaidėjai pasavo. Tyrimus pradeda { $name }.
    .you = { $n } epocha baigiasi: abu žaidėjai pasavo. Tyrimus pradedate jūs.
log-research = { $name } ištiria kortą „{ $card }“{ for-payment }.
    .you = Ištiriate kortą „{ $card }“{ for-payment }.
log-research-nothing = { $name } praleidžia tyrimus.
    .you = Praleidžiate tyrimus.
log-lead-military = { $name } karyboje pirmauja { by-levels }: karybos ašimi pilkasis cilindras pasislenka per tiek pat laukelių šio žaidėjo link.
    .you = Karyboje pirmaujate { by-levels }: karybos ašimi pilkasis cilindras pasislenka per tiek pat laukelių jūsų link.
log-lead-trade = { $name } prekyboje pirmauja { by-levels }: prekybos ašimi pilkasis cilindras pasislenka per tiek pat laukelių šio žaidėjo link.
    .you = Prekyboje pirmaujate { by-levels }: prekybos ašimi pilkasis cilindras pasislenka per tiek pat laukelių jūsų link.
log-lead-diplomacy = { $n ->
    [1] { $name } diplomatijoje pirmauja { by-levels } ir renkasi ašį dar vienam žingsniui.
   *[other] { $name } diplomatijoje pirmauja { by-levels }: pilkasis cilindras pasislenka per vieną laukelį įstrižai šio žaidėjo link.
}
    .you = { $n ->
        [1] Diplomatijoje pirmaujate { by-levels } ir renkatės ašį dar vienam žingsniui.
       *[other] Diplomatijoje pirmaujate { by-levels }: pilkasis cilindras pasislenka per vieną laukelį įstrižai jūsų link.
    }
log-axis-military = { $name } renkasi karybos ašį.
    .you = Renkatės karybos ašį.
log-axis-trade = { $name } renkasi prekybos ašį.
    .you = Renkatės prekybos ašį.
log-score-rim = { $name } vietoj žingsnio už krašto gauna { $n } PT.
    .you = Vietoj žingsnio už krašto gaunate { $n } PT.
log-score-diplomacy = { $name } gauna { $n } PT už pirmavimą diplomatijoje.
    .you = Gaunate { $n } PT už pirmavimą diplomatijoje.
log-score-military = { $name } gauna { $n } PT už karinę persvarą.
    .you = Gaunate { $n } PT už karinę persvarą.
log-score-trade = { $name } gauna { $n } PT už prekybinę persvarą.
    .you = Gaunate { $n } PT už prekybinę persvarą.
log-score-quadrant = { $name } gauna { $n } PT už laukelį, ant kurio stovi pilkasis cilindras.
    .you = Gaunate { $n } PT už laukelį, ant kurio stovi pilkasis cilindras.
log-score-income = { $name } gauna { $n } PT nuolatinių pajamų.
    .you = Gaunate { $n } PT nuolatinių pajamų.
log-final-scoring = Paskutinė epocha baigėsi: skaičiuojami taškai už plyteles, žetonus ir planetas.
log-score-tile-energy = { $name } gauna { $n } PT už energijos taškų plytelę.
    .you = Gaunate { $n } PT už energijos taškų plytelę.
log-score-tile-food = { $name } gauna { $n } PT už maisto taškų plytelę.
    .you = Gaunate { $n } PT už maisto taškų plytelę.
log-score-tile-metal = { $name } gauna { $n } PT už metalo taškų plytelę.
    .you = Gaunate { $n } PT už metalo taškų plytelę.
log-score-tile-science = { $name } gauna { $n } PT už mokslo taškų plytelę.
    .you = Gaunate { $n } PT už mokslo taškų plytelę.
log-score-colony-ships = { $name } gauna { $n } PT už laivų žetonus.
    .you = Gaunate { $n } PT už laivų žetonus.
log-score-shuttles = { $name } gauna { $n } PT už šatlų žetonus.
    .you = Gaunate { $n } PT už šatlų žetonus.
log-score-stations = { $name } gauna { $n } PT už stočių žetonus.
    .you = Gaunate { $n } PT už stočių žetonus.
log-score-colonised = { $name } gauna { $n } PT už kolonizuotas planetas.
    .you = Gaunate { $n } PT už kolonizuotas planetas.
log-score-legacy = { $name } gauna { $n } PT už kortą „{ $card }“.
    .you = Gaunate { $n } PT už kortą „{ $card }“.
log-game-ended = Žaidimas baigiasi. { $reason }

## Stalas žodžiais

table-epoch = { $epoch } epocha, { $turn } ėjimas.
table-after = Po { $epoch } epochos, ėjimų iš viso: { $turn }.
table-market = Rinka, vertė { $worth }: { $list }.
table-market-empty = Rinka tuščia.
short-card = { $card } ({ $effects })
table-piles = Kortų epochos kaladėje: { $deck }. Panaudotų epochų kortų: { $discard }. Kortų mokslo kaladėje: { $science }. Išleistų mokslo kortų: { $spent }.
table-cylinder = Pilkasis cilindras stovi { $where }.
table-centre = centre
table-towards = { track-name.gen } ašyje { $n } nuo centro (pirmauja { $name })
table-preview = Jeigu epocha baigtųsi dabar, persvara duotų: { $list }.
table-preview-axis = Jeigu epocha baigtųsi dabar ir { $name } pasirinktų { track-name.gen } ašį, persvara duotų: { $list }.
table-player = { $mine ->
    [yes] { $name } (jūs)
   *[no] { $name }
}: { $points } PT{ $parts ->
    [none] .
   *[other] { " " }({ $parts }).
}
table-production = Gamyba: { $list }.
table-influence = Įtaka: { $list }.
table-tokens = Universalieji žetonai: { $tokens }. Nuolatinės pajamos: { $income }.
table-objects = Objektų žetonai: { $list }.
table-passed = Šioje epochoje jau pasuota.
table-planet = { $card }: { $facts }.
planet-open = laisvi ketvirčiai: { $list }
planet-colonised = kolonizuota
planet-cards = uždėta: { $list }
planet-ship = prisišvartavęs laivas „{ $card }“
table-laid = Stotys ir šatlai: { $list }.
table-researched = Ištirta: { $list }.
table-hand = Jūsų kortos rankose, { n-cards }, daugiausia { $limit }:
table-science = Jūsų mokslo kortos, { $cards }:
table-card = { $card }: { to-pay }; { $effects }.
table-held = Kortų rankose: { $cards }. Mokslo kortų: { $science }.
table-known = Iš jų matėte paimant: { $list }.
table-waiting = Laukiama žaidėjų: { $names }.
table-end = Žaidimas baigtas. { $reason }
