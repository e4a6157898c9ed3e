# Treneris: priežastys, kurių joks skaičius neparodo, vertinimai ir apžvalgos žodžiai. `.less` sakoma apie blogesnį
# pasirinkimą. Priežastys sakomos ir apie kitus žaidėjus, todėl jose nėra kreipinio.

reason-rather = Vidutiniškai šiek tiek daugiau { $what }
    .less = Vidutiniškai šiek tiek mažiau { $what }
reason-wins = Atneša pergalę
    .less = Praleidžia pergalę
reason-ends = Užbaigia žaidimą tinkamu metu
    .less = Leidžia žaidimui tęstis
reason-lasts = Dar neužbaigia žaidimo
    .less = Užbaigia žaidimą per anksti
reason-lead = Tvirčiau išlaiko pranašumą, nors joks skaičius vienas to neparodo
    .less = Silpniau išlaiko pranašumą, nors joks skaičius vienas to neparodo
reason-outlook = Apskritai geriau, nors joks skaičius vienas to neparodo
    .less = Apskritai blogiau, nors joks skaičius vienas to neparodo
reason-alike = Beveik jokio skirtumo
reason-alone = Daugiau nėra ko svarstyti

grade-best = geriausias
grade-good = geras
grade-inaccuracy = netikslumas
grade-mistake = klaida
grade-blunder = šiurkšti klaida

review-title = Apžvalga: { $title }
review-player = žaidėjas
review-accuracy = tikslumas
review-lost = prarasta pasirinkimais
review-luck = sėkmė
review-moments = Lemiamos akimirkos
review-no-moments = Niekas savo pasirinkimais nieko reikšmingo neprarado.
review-moment = Po { $step } žingsnio: { $name }, { $grade } (−{ $loss } %)
review-chosen = Pasirinkta: { $action }
review-better = Geriau: { $action }
review-why = Kodėl: { $reasons }
review-line = Galėjo tęstis taip: { $line }
review-line-of = { $name }: { $action }
review-summary = { $name }: geriausias pasirinkimas { $best } iš { $decisions } sprendimų (tikslumas { $accuracy }). { $faults ->
        [0] Klaidų nėra.
        [one] { $faults } klaida.
        [few] { $faults } klaidos.
       *[other] { $faults } klaidų.
    } { $fortune ->
        [good] Sėkmė pridėjo { $luck } % galimybės laimėti.
        [bad] Sėkmė atėmė { $luck } % galimybės laimėti.
       *[none] Sėkmė nieko nelėmė.
    }
    .you = Geriausią pasirinkimą radote { $best } iš { $decisions } sprendimų (tikslumas { $accuracy }). { $faults ->
        [0] Klaidų nėra.
        [one] { $faults } klaida.
        [few] { $faults } klaidos.
       *[other] { $faults } klaidų.
    } { $fortune ->
        [good] Sėkmė jums pridėjo { $luck } % galimybės laimėti.
        [bad] Sėkmė iš jūsų atėmė { $luck } % galimybės laimėti.
       *[none] Sėkmė nieko nelėmė.
    }
review-axis = galimybė laimėti

puzzle-question = Renkasi { $name }. Kas geriausia?
puzzle-rating = sunkumas
