# Aplinkos žodžiai. Tie patys raktai yra en.ftl ir cs.ftl; tai tikrina `npm run check`.

## Visur

home-link = „Starhold“, į pradžios puslapį
skip-to-content = Pereiti prie turinio
loading = Akimirką…
lobby = Pradžia
language = Kalba
try-again = Bandyti dar kartą
back-home = Į pradžios puslapį
failure-title = Nepavyko
guest-name = Svečias { $number }
bot = kompiuteris
bot-random = Atsitiktinis
bot-cadet = Kadetas
bot-navigator = Šturmanas
bot-greedy = Godusis
bot-captain = Kapitonas
bot-admiral = Admirolas
bot-oracle = Orakulas
level = Kompiuterio lygis
levels-research = Tyrimams
suggest-up = Pastaruosius žaidimus prieš lygį „{ $level }“ laimėjote. Išbandysite „{ $next }“?
suggest-down = Pastarieji žaidimai prieš lygį „{ $level }“ nepavyko. Išbandysite „{ $next }“?
link = Nuoroda

error-unreachable = Serveris nepasiekiamas. Patikrinkite ryšį ir bandykite dar kartą.
error-status = Serveris to padaryti negalėjo (atsakymas { $status }).

## Pradžia

hero-title = Keturi kosmoso stalo žaidimai. Žaiskite iškart, naršyklėje.
hero-text = Žaiskite su draugais per nuorodą arba iškart su kompiuteriu. Nieko diegti nereikia, paskyros taip pat.
games = Žaidimai
play-now = Žaisti dabar su kompiuteriu
opening-table = Atidaromas stalas…
new-table = Naujas stalas
invite-to = Naujas stalas su draugais: { $game }
players-count = { $n ->
    [one] { $n } žaidėjas
    [few] { $n } žaidėjai
   *[other] { $n } žaidėjų
}
players-range = { $max ->
    [one] { $min }–{ $max } žaidėjas
    [few] { $min }–{ $max } žaidėjai
   *[other] { $min }–{ $max } žaidėjų
}
minutes = { $minutes ->
    [one] { $minutes } minutė
    [few] { $minutes } minutės
   *[other] { $minutes } minučių
}
weight-1 = labai lengvas
weight-2 = lengvas
weight-3 = vidutinis
weight-4 = sudėtingas
weight-5 = labai sudėtingas
my-tables = Mano stalai
tables-all = Rodyti visus stalus ({ $count })
your-turn = Jūsų eilė
play-on = Tęsti
table-awaits-you = laukiama jūsų
come-to-table = Prie stalo
table-over = baigta
table-broken = atverti negalima
table-waits = laukiama kitų
seats-open = { $count ->
    [one] { $count } laisva vieta
    [few] { $count } laisvos vietos
   *[other] { $count } laisvų vietų
}
with-players = žaidžia { $names }
round = { $counts ->
    [turn] { $round } ėjimas
   *[other] { $round } raundas
}
not-begun = dar neišdalyta
review = Peržiūrėti
look-and-sit = Atsisėsti
watch = Stebėti
open = Atverti
records = Žaidimų įrašai
records-text = Įrašas – tai trumpas tekstas. Atverkite čia ar komandinėje eilutėje išsaugotą įrašą, peržiūrėkite žaidimą žingsnis po žingsnio ir žaiskite toliau nuo bet kurios vietos.
record-upload = Atverti įrašą
learn-title = Esate čia pirmą kartą?
learn-1 = Perskaitykite klausimą.
learn-1-text = Vienas sakinys pasako, ką dabar reikia nuspręsti. Daugiau nieko daryti nereikia.
learn-2 = Galimi pasirinkimai paryškinti.
learn-2-text = Spustelėkite, ir mygtukas pasakys, kas įvyks ir kiek tai kainuos.
learn-3 = Negalima? Sužinosite kodėl.
learn-3-text = Spustelėkite bet ką kita: pamatysite priežastį, atsivers ir ta taisyklė.
learn-4 = Persigalvojote? Atšaukite.
learn-4-text = Pasirinkimą galima atšaukti, kol neįsikišo atsitiktinumas, neatsivertė kas nors paslėpta ir neatsakė kitas žaidėjas.
learn-game = „{ $game }“ trumpai
learn-table = Prie stalo
learn-first = Pirmas žaidimas su paprasta pradžia
learn-step-by-step = Mokytis žingsnis po žingsnio
foot-unofficial = Neoficialu ir nemokama. Žaidimų pavadinimai priklauso jų savininkams; taisyklių tekstai ir piešiniai yra mūsų.
foot-art = Turinį, pažymėtą „atkurta“, sukūrėme patys.

## Vardas ir įrenginiai

your-name = Jūsų vardas
players = Žaidėjai
seat-open = laisva vieta
pace-days = Per kelias dienas
room-more = { $count ->
    [one] dar { $count } žaidėjas
    [few] dar { $count } žaidėjai
   *[other] dar { $count } žaidėjų
}
undo = Atšaukti pasirinkimą
table = Stalas
rules-tab = Taisyklės
rulebook = Taisyklių knyga
away = nėra

## Peržiūra

replay = Peržiūra
play = Leisti

## What happens, told beat by beat
skip = Praleisti
settings = Nuostatos

## Puslapiai aplink žaidimą

table-waits-for = dabar sprendžia { $names }
table-gathers = renkasi žaidėjai
table-paused = pristabdyta: tęskite, kada norėsite
table-setup = ruošiamasi žaisti
result-won = Pergalė { $mine } : { $other }
result-lost = Pralaimėta { $mine } : { $other }
result-tied = Lygiosios { $mine } : { $other }
result-won-many = { $points ->
    [one] Pergalė, { $points } taškas
    [few] Pergalė, { $points } taškai
   *[other] Pergalė, { $points } taškų
}
result-tied-many = { $points ->
    [one] Pasidalyta pirma vieta, { $points } taškas
    [few] Pasidalyta pirma vieta, { $points } taškai
   *[other] Pasidalyta pirma vieta, { $points } taškų
}
result-place = { $points ->
    [one] { $place } vieta iš { $players }, { $points } taškas
    [few] { $place } vieta iš { $players }, { $points } taškai
   *[other] { $place } vieta iš { $players }, { $points } taškų
}
result-solo = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
result-won-plain = Pergalė
result-lost-plain = Pralaimėta
shelf-turn = Jūsų eilė
shelf-running = Žaidžiami
shelf-over = Baigti
shelf-away = Padėti į šalį
shelf-turn-none = Nė vienas stalas jūsų nelaukia.
shelf-running-none = Kitų žaidžiamų žaidimų nėra.
shelf-over-none = Dar nebaigėte nė vieno žaidimo.
put-away = Padėti į šalį
play-solo = Solo
best-so-far = { $points ->
    [one] Geriausias jūsų rezultatas: { $points } taškas
    [few] Geriausias jūsų rezultatas: { $points } taškai
   *[other] Geriausias jūsų rezultatas: { $points } taškų
}
solo-help = Žaiskite vieni ir siekite geriausio rezultato
account = Paskyra
