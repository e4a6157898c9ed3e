# Trenér: důvody, které žádné číslo neukáže, známky a slova rozboru. `.less` se říká o horší volbě. Důvody se říkají
# i o jiných hráčích, proto jsou bez oslovení.

reason-rather = V průměru o něco více { $what }
    .less = V průměru o něco méně { $what }
reason-wins = Přinese výhru
    .less = Propásne výhru
reason-ends = Ukončí hru v pravou chvíli
    .less = Nechá hru pokračovat
reason-lasts = Hru ještě neukončí
    .less = Ukončí hru příliš brzy
reason-lead = Jistěji udrží výhodu, i když to žádné číslo samo neukáže
    .less = Méně jistě udrží výhodu, i když to žádné číslo samo neukáže
reason-outlook = Celkově lepší, i když to žádné číslo samo neukáže
    .less = Celkově horší, i když to žádné číslo samo neukáže
reason-alike = Téměř bez rozdílu
reason-alone = Nic jiného nestojí za úvahu

grade-best = nejlepší
grade-good = dobrá
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba

review-title = Rozbor: { $title }
review-player = hráč
review-accuracy = přesnost
review-lost = ztraceno volbami
review-luck = štěstí
review-moments = Okamžiky, které rozhodovaly
review-no-moments = Nikdo svou volbou nic podstatného neztratil.
review-moment = Po kroku { $step }: { $name }, { $grade } (−{ $loss } %)
review-chosen = Zvoleno: { $action }
review-better = Lepší: { $action }
review-why = Proč: { $reasons }
review-line = Mohlo se pokračovat: { $line }
review-line-of = { $name }: { $action }
review-summary = { $name }: nejlepší volba v { $best } z { $decisions } rozhodnutí (přesnost { $accuracy }). { $faults ->
        [0] Žádná chyba.
        [one] Jedna chyba.
        [few] { $faults } chyby.
       *[other] { $faults } chyb.
    } { $fortune ->
        [good] Štěstí přidalo { $luck } % šance na výhru.
        [bad] Štěstí vzalo { $luck } % šance na výhru.
       *[none] Štěstí nic nerozhodlo.
    }
    .you = Nejlepší volbu jste našli v { $best } z { $decisions } rozhodnutí (přesnost { $accuracy }). { $faults ->
        [0] Žádná chyba.
        [one] Jedna chyba.
        [few] { $faults } chyby.
       *[other] { $faults } chyb.
    } { $fortune ->
        [good] Štěstí vám přidalo { $luck } % šance na výhru.
        [bad] Štěstí vám vzalo { $luck } % šance na výhru.
       *[none] Štěstí nic nerozhodlo.
    }
review-axis = šance na výhru

puzzle-question = Volí { $name }. Co je nejlepší?
puzzle-rating = obtížnost
