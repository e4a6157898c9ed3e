close = Uždaryti
cancel = Atšaukti
save = Išsaugoti
you = Jūs
yes = taip
no = ne
mark-amber = gintarinis trikampis
mark-azure = žydras skritulys
mark-coral = koralinis kvadratas
mark-pearl = perlinis rombas
copy-link = Kopijuoti nuorodą
copied = Nukopijuota
error-no-record = „{ $file }“ nėra „Starhold“ įrašas: jis turėtų prasidėti žodžiu „starhold-record“.
error-record-empty = „{ $file }“ yra tuščias failas.
error-record-game = „{ $file }“ yra „Starhold“ įrašas, bet jame nepasakyta, koks tai žaidimas: trūksta eilutės „game: …“.
error-record-players = „{ $file }“ yra „Starhold“ įrašas, bet jame nepasakyta, kiek žaidėjų: trūksta eilutės „players: …“.
error-record-unknown = „{ $file }“ yra žaidimo „{ $game }“ įrašas, bet šis serveris tokio žaidimo neturi.
was-put-away = { $game }: padėta į šalį.
shelf-away-none = Į šalį nieko nepadėta.
put-back = Grąžinti į sąrašą
error-no-page = Šiuo adresu puslapio nėra.
round-word = { $counts ->
    [turn] Ėjimas
   *[other] Raundas
}
record-download = Išsaugoti įrašą
name-label = Kitiems rodomas vardas
other-device = Tęsti kitame įrenginyje
other-device-text = Su nuoroda, kuri galioja vieną kartą ir dešimt minučių, kitoje naršyklėje tęsite kaip tas pats svečias: tos pačios vietos, tie patys stalai.
other-device-button = Sukurti nuorodą
link-title = Tęsti kaip tas pats svečias
link-text = Šioje naršyklėje tęsite kaip svečias, kuris sukūrė nuorodą, su visais jo stalais.
link-text-replace = Šioje naršyklėje tęsite kaip svečias, kuris sukūrė nuorodą. Dabar čia žaidžiate kaip „{ $name }“; šio svečio stalų čia neberasite.
link-use = Tęsti čia

## Naujas stalas

new-table-of = Naujas stalas: { $game }
seats = Vietos
seat-number = { $number } vieta
seat-me = aš
seat-friend = draugas, per nuorodą
seat-bot = kompiuteris: { $bot }
seat-any-bot = kompiuteris
who-and-when = Kas stalą mato ir kaip greitai žaidžiama
public = Viešas
private = Privatus
public-help = Rodomas laukiančių stalų sąraše; laisvą vietą gali užimti bet kas.
pace-live = Gyvai
pace-live-help = Visi yra prie stalo; po trijų minučių nesantį žaidėją gali pakeisti kompiuteris.
pace-days-help = Kiekvienas eina, kai turi laiko; niekas jūsų neskubina, kol nepraeina trys dienos.
rule-options = Visos parinktys
open-table = Atidaryti stalą

## Prieš dalijimą

room = Prieš žaidimą
room-dealt = Dalijama tik tada, kai visi yra čia. Taip niekas negali pasižiūrėti, ką gavo, ir pradėti iš naujo.
room-next = Tada žaidimas prasidės pats.
room-not-come = dar neatėjo
room-away = vietą užėmė, dabar nėra
room-invite = Nusiųskite laisvos vietos nuorodą draugui arba pasodinkite kompiuterį.
room-host-invites = Į laisvą vietą pakviečia stalo šeimininkas.
room-late-live = Per tris minutes neatėjusį žaidėją gali pakeisti kompiuteris.
room-late-days = Per tris dienas neatėjusį žaidėją gali pakeisti kompiuteris.
room-rules = Taisyklės
room-rules-plain = įprastos
option-off = { $option }: ne

## Stalas

question = Jūsų sprendimas
one-moment = Akimirką…
waiting-for = Laukiama: { $names }.
you-watch = Jūs stebite.
sit-down = Atsisėsti
game-over = Žaidimas baigtas.
looking-back = Žiūrite atgal. Taip stalas atrodė tada.
back-to-now = Grįžti į dabartį
picked-of = pasirinkta { $picked } iš { $need }
pick-on = Rinkitės toliau arba siųskite tai, kas pasirinkta
pick-more = { $count ->
    [one] Pasirinkite dar { $count }
    [few] Pasirinkite dar { $count }
   *[other] Pasirinkite dar { $count }
}
confirm-count = { $count ->
    [one] Patvirtinti { $count } pasirinkimą
    [few] Patvirtinti { $count } pasirinkimus
   *[other] Patvirtinti { $count } pasirinkimų
}
confirm-part = { $count ->
    [one] Kol kas tik šį
    [few] Kol kas tik šiuos { $count }
   *[other] Kol kas tik šiuos { $count }
}
# keli pasirinkimai viename mygtuke
take-back = Išvalyti
sending = Siunčiama…
connection-lost = Ryšys nutrūko, jungiamasi iš naujo. Nieko neprarasta: jūsų vieta ir žaidimas laukia.
board-failed = Nepavyko nupiešti lentos.
side = Taisyklės, pokalbis, stalas ir eiga
side-fold = Taisyklės ir eiga
views = Rodiniai
board = Lenta
log = Eiga
log-empty = Dar nieko neįvyko.
log-all = Rodyti visas eilutes ({ $count })
new = (nauja)
previous = Atgal
next = Toliau
rules-search = Ieškoti taisyklėse
rules-found = { $count ->
    [0] Taisyklių nerasta
    [one] Rasta { $count } taisyklė
    [few] Rastos { $count } taisyklės
   *[other] Rasta { $count } taisyklių
}
rules-none = Nė vienoje taisyklėje nėra visų šių žodžių. Bandykite mažiau žodžių arba taisyklės numerį.
open-rule = Atverti šią taisyklę
open-rule-of = Atverti taisyklę { $rule }
chat = Pokalbis
chat-empty = Dar niekas nieko nepasakė.
chat-say = Parašykite ką nors
chat-watching = (stebi)
chat-private = Prie privataus stalo susirašinėja tik prie jo sėdintys.
send = Siųsti
unread = nauja
thinking = renkasi
points-of = taškai: { $name }
score-of = { $name }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
score-now = Jei žaidimas baigtųsi dabar
online = yra čia
played-by = žaidžia kompiuteris ({ $bot })
hand-to-bot = Tegul žaidžia kompiuteris
take-seat-back = Susigrąžinti vietą
left-since = paskutinį kartą čia: { $ago }
invite-seat = Kvietimas į { $number } vietą
watch-link = Nuoroda žiūrovams
notify-ask = Pranešti, kai bus mano eilė
notify-title = „Starhold“: jūsų eilė
sealed-luck = Patikrinamas atsitiktinumas
sealed-luck-text = Atsitiktinumą sudaro serverio paslaptis ir atsitiktinis skaičius iš kiekvieno žaidėjo naršyklės. Paslaptis užantspauduota atidarius stalą ir atskleidžiama pabaigoje; tada kiekvienas gali patikrinti, ar ji atitinka antspaudą ir ar panaudoti visi skaičiai.
commitment = Antspaudas
seal-other = Tai ne tas antspaudas, kurį ši naršyklė matė prieš jums pridedant savo skaičių: { $seal }. Šio žaidimo atsitiktinumas nieko neįrodo.
seeds = Žaidėjų skaičiai
seed-later = dar nėra
seed-none = nėra
seed-yours = Jūsų skaičius yra tarp jų: jį sukūrė ši naršyklė.
seed-other = Skaičius prie jūsų vietos nėra tas, kurį išsaugojo ši naršyklė. Jei atsisėdote kitoje naršyklėje, patikrinkite ten; jei ne, jis buvo pakeistas.
secret = Paslaptis
secret-several = Po vieną už kiekvieną žaidimą, kuris čia tęsiamas; paskutinė – šio žaidimo.
verify-how = Norėdami patikrinti, išsaugokite įrašą ir paleiskite:

keys = Klavišai
keys-enter = patvirtinti; ant paryškinto daikto: pasirinkti jį
keys-esc = išvalyti pasirinkimą, uždaryti
keys-arrows = eiti per tai, kas paryškinta
keys-space = pasirinkti arba padėti atgal
keys-undo = atšaukti pasirinkimą
keys-step = žingsnis po žingsnio žiūrėti, kas įvyko
keys-tabs = eiga, taisyklės, pokalbis, stalas
keys-help = šis sąrašas

## Pabaiga

rematch = Žaisti dar kartą
to-rematch = Į kitą žaidimą
source = Taškai už
total = Iš viso
place-number = { $place }
course = Žaidimo eiga taškais
to-table = Prie stalo
step-of = { $step } žingsnis iš { $steps }
pause = Sustabdyti
to-start = Į pradžią
to-end = Į pabaigą
fork = Žaisti toliau nuo čia
see-as = Kieno akimis
spectator = žiūrovas

## Kvietimas

join-title = Jus kviečia žaisti: { $game }
join-with = Prie stalo: { $names }
just-watch = Tik žiūrėti
score-so-far = Pelnyta iki šiol
settings-kept = Saugoma šiame įrenginyje; tik pranešimai apie eilę saugomi prie jūsų vardo.
set-speed = Kaip greitai rodoma, ką daro kiti
set-speed-calm = Ramiai
set-speed-normal = Įprastai
set-speed-quick = Greitai
set-speed-off = Iš karto
set-sound = Garsas
set-sound-on = Groti garsus
set-volume = Garsumas
set-motion = Judesys
set-motion-system = Kaip sistemoje
set-motion-reduced = Mažiau
set-motion-full = Visas
set-theme = Spalvos
set-theme-system = Kaip sistemoje
set-theme-dark = Tamsios
set-theme-light = Šviesios
set-cardtext = Kortų tekstas
set-cardtext-small = Mažas
set-cardtext-normal = Įprastas
set-cardtext-large = Didelis
set-cardtext-largest = Didžiausias
set-playing = Žaidimas
set-confirm = Patvirtinti kiekvieną pasirinkimą
set-confirm-more = Kitaip pasirinkti užtenka dvigubo spustelėjimo.
set-endturn = Kas nepalieka pasirinkimo, atliekama savaime
set-endturn-more = Jūsų ėjimas baigiasi, kai nebėra ką daryti.
set-declineunpayable = Atmesti pasiūlymus, kurių negalite įvykdyti
set-declineunpayable-more = „Starfarers“: pasiūlymas, kuriam neturite kortų, atmetamas iš karto.
thinks = { $count ->
    [one] { $names } galvoja…
    [few] { $names } galvoja…
    [many] { $names } galvoja…
   *[other] { $names } galvoja…
}
you-chose = Jūsų pasirinkimas: { $choice }.
question-more = Visas klausimas
question-ways = Kaip tai panaudoti
more = Daugiau
to-board = Prie stalo
while-away = kol jūsų nebuvo
more-to-tell = dar liko { $count }
missed = { $count ->
    [one] Įvyko dar { $count } dalykas.
    [few] Įvyko dar { $count } dalykai.
    [many] Įvyko dar { $count } dalyko.
   *[other] Įvyko dar { $count } dalykų.
}
see-log = Į žurnalą
log-look = Rodyti stalą, koks jis tada buvo
log-details = { $count ->
    [0] Taisyklė
    [one] { $count } smulkmena
    [few] { $count } smulkmenos
    [many] { $count } smulkmenos
   *[other] { $count } smulkmenų
}
log-rule = Taisyklė
chat-watch = Norėdami stebėdami rašyti, pirmajame puslapyje pasirinkite vardą.
hand-seat-to-bot = Tegul už { $name } žaidžia kompiuteris
idle-since = be ėjimo: { $ago }
keys-skip = praleisti iki dabar, kai kas nors rodoma
all-options = Visos parinktys ({ $count })
option-changed = pakeista
options-usual = Viskas kaip įprasta
preset-own = Jūsų derinys:
preset-first = Pirmas žaidimas
preset-standard = Įprastas
preset-experts = Patyrusiems
preset-race-first = Pradedate su keturiomis kortomis, tinkančiomis jūsų pradžios pasauliui; nieko mesti nereikia.
preset-race-standard = Kaip dėžutėje: šešios kortos, keturias pasiliekate.
preset-race-experts = Dviem žaidėjams: po du veiksmus kas raundą, planuoti tenka toliau.
preset-duel-standard = Įprastos keturios pabaigos plytelės: nuo pradžių žinote, už ką bus taškų.
preset-duel-experts = Pabaigos plytelės traukiamos: kiekvienas žaidimas vertina ką kita.
preset-alliances-first = Visos penkios sistemos atverstos nuo pradžių, o jums išdalijamos septynios kortos.
preset-alliances-standard = Dvi sistemos atverstos, kitos atrandamos pakeliui; septynios kortos ir vienas keitimas.
preset-alliances-experts = Atranka: pasiimkite kortą, kitas perduokite toliau, kol visi turės po septynias.
preset-starfarers-first = Išspausdintas laukas: pirmosios jūsų kolonijos ir laivai jau stovi gerose vietose.
preset-starfarers-standard = Sektoriai sumaišyti ir atversti: žemėlapis kaskart naujas.
preset-starfarers-experts = Nežinoma, permaišyta galaktika, o kur pradėti, renkatės patys.
seats-help = Kiekvienas draugas gauna nuorodą. Kompiuteris atsisėda iškart.
private-help = Ateiti gali tik tie, kam nusiųsite nuorodą.
pace = Tempas
end-show = Rodyti rezultatą
end-hide = Apžiūrėti stalą
end-you-win = Laimėjote { $points } : { $second }
end-wins = { $name } laimi { $points } : { $second }
end-you-win-many = Laimėjote, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
} (antra vieta: { $next }, { $second })
end-wins-many = { $name } laimi, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
} (antra vieta: { $next }, { $second })
end-tied = Pergalė pasidalyta: { $names } (po { $points })
end-by = Nulėmė: { $sources }.
end-tiebreak = Taškų po lygiai, sprendžia papildomas kriterijus ({ $mine } : { $other }).
end-solo = { $points ->
    [one] Žaidimas baigtas: { $points } taškas
    [few] Žaidimas baigtas: { $points } taškai
   *[other] Žaidimas baigtas: { $points } taškų
}
end-solo-first = Pirmas jūsų rezultatas: kitą kartą jį pranokite.
end-solo-same = Tiek pat, kiek geriausias jūsų rezultatas.
end-solo-best = Naujas rekordas! Anksčiau buvo { $before }.
turning-points = Lūžio taškai
takes-lead = { $name } ima pirmauti
takes-lead-you = Imate pirmauti
replay-start = Išdalyta. Spauskite „Leisti“ arba eikite rodyklėmis.
previous-turn = Ankstesnis ėjimas
next-turn = Kitas ėjimas
go-to-round = { $counts ->
    [turn] Eiti į ėjimą
   *[other] Eiti į raundą
}
course-start = pradžia
copy-step = Kopijuoti nuorodą į šį žingsnį
hands = Kortos
open-hands = Atvertos kortos
look-through = Pažvelgti į stalą jų akimis
hand-hand = Rankoje
hand-explored = Ištirta
hand-science = Mokslo kortos
hand-aside = Atidėta
hand-pack = Rinktis iš
hand-chosen = Pasirinkta, užversta
hand-empty = nieko
hand-on-board = matote lauke
share = Dalytis

## Mokymasis

learn = Mokytis
learn-page = Išmokite žaisti „{ $game }“
learn-guided = Pirmas žaidimas su vedliu
learn-guided-text = Dešimt minučių prie tikro stalo. Vedlys rodo po vieną dalyką ir paaiškina kodėl; paskui žaidžiate toliau patys.
learn-begin = Pradėti
learn-go-on = Tęsti nuo ten, kur baigėte
learn-once-more = Dar kartą
learn-done = atlikta
learn-rulebook-text = Visas žaidimas keliuose puslapiuose, su paveikslais ir pavyzdžiais. Už jų – kiekviena taisyklė.
learn-read = Skaityti
learn-tasks = Maži uždaviniai
learn-tasks-text = Kiekviename – viena mintis: padėtis, tikslas ir, jei norite, užuomina.
learn-solved = išspręsta { $solved } iš { $all }
learn-none = Šio žaidimo pamokų dar nėra.
learn-offer = „{ $game }“ jums naujas?
learn-offer-text = Pirmas žaidimas su vedliu trunka apie dešimt minučių: mokotės žaisdami, žingsnis po žingsnio.
learn-offer-yes = Parodykite žingsnis po žingsnio
learn-offer-no = Tiesiog žaisti
coach = Treneris
coach-on-title = Treneris išjungtas. Įjunkite, jei norite patarimų ir įspėjimo prieš brangią klaidą.
coach-off-title = Treneris įjungtas. Jis pataria ir įspėja prieš brangią klaidą.
coach-hint = Patarimas
coach-thinks = Treneris galvoja …
coach-nothing = Jūsų pasirinkimai niekuo nesiskiria.
coach-worth = Jūsų tikimybė laimėti po šio pasirinkimo, kiek matyti iš jūsų vietos
coach-chance = { $percent } %
coach-share = { $percent }
coach-plain = Apie tokį stalą nieko neišmokta: tai paprastas spėjimas.
coach-slip = Tikrai?
coach-slip-text = Tai gali kainuoti apie { $lost } jūsų pergalės tikimybės punktų. Geriau: { $better }
coach-anyway = Vis tiek taip daryti
coach-rethink = Pagalvoti dar kartą
coach-why = Kodėl jis taip padarė?
coach-why-this = Kodėl jis taip padarė?
teacher = Vedlys
lesson-answer = Galite. Bet pažiūrėkite:
lesson-failed = Dar ne
lesson-solved = Išspręsta
lesson-anyway = Vis tiek taip žaisti
lesson-choose-again = Rinktis iš naujo
lesson-list = Visos pamokos
lesson-next-task = Kitas uždavinys
lesson-back = Atgal
lesson-next = Toliau
lesson-play-on = Žaisti toliau patiems
lesson-hint = Duokite užuominą

## Skaitymas

part-guide = Kaip žaisti
part-rules = Visos taisyklės
part-words = Žodynėlis
guide-contents = Turinys
guide-found = { $count ->
    [0] Trumposiose taisyklėse nieko.
    [one] { $count } vieta trumposiose taisyklėse.
    [few] { $count } vietos trumposiose taisyklėse.
   *[other] { $count } vietų trumposiose taisyklėse.
}
guide-picture = Stalas žaidimo viduryje. Skaičius paaiškina sąrašas po paveikslu.
reading-now = Jums užduotas klausimas:
words-table = Prie kiekvieno stalo
keys-rule = atverti taisyklę apie tai, kas aiškinama
print = Spausdinti

## Analizė

review-page = Žaidimo analizė
review-replay = Peržiūrėti žaidimą
review-working = Treneris nagrinėja kiekvieną žaidimo sprendimą. Tai trunka iki minutės.
review-chances = Tikimybė laimėti
review-players = Kaip kas rinkosi
review-player = Žaidėjas
review-accuracy = Tikslumas
review-luck = Sėkmė
review-explained = Tikslumas yra 100, kai kiekvienas pasirinkimas buvo toks geras kaip geriausias, apie kurį buvo galima žinoti. Sėkmė – tai, ką davė ar atėmė kortos, kauliukai ir paslėpti dalykai, pergalės tikimybės punktais. Tai, ką kainavo klaidos ir ką davė ar atėmė sėkmė, sudedama per visą žaidimą, todėl gali viršyti 100 punktų: tikimybę galima prarasti, atgauti ir vėl prarasti.
review-moments = Svarbiausios jūsų akimirkos
review-moments-all = Svarbiausios akimirkos
review-flawless = Nė vienas jūsų pasirinkimas nieko neatidavė. Puikiai sužaista.
review-step = { $step } ėjimas
review-lost = −{ $lost } pergalės tikimybės punktų
review-chose = { $name }: { $what }
review-better = Geriau: { $what }
review-line = Kaip galėjo būti toliau
review-look = Rodyti stalą
review-try = Pabandyti kitaip
review-sum-won-luck = Laimėjote, ir sėkmė buvo jūsų pusėje ({ $luck } punktų).
review-sum-won-bad-luck = Laimėjote nepaisydami nesėkmės ({ $luck } punktų).
review-sum-won-slips = Laimėjote, nors klaidos atėmė { $lost } pergalės tikimybės punktų.
review-sum-won-play = Laimėjote gerais pasirinkimais.
review-sum-lost-luck = Sėkmė buvo su jumis ({ $luck } punktų), bet to nepakako.
review-sum-lost-bad-luck = Šį žaidimą lėmė nesėkmė ({ $luck } punktų).
review-sum-lost-slips = Klaidos atėmė { $lost } pergalės tikimybės punktų: čia yra ko išmokti.
review-sum-lost-play = Rinkotės gerai; kiti buvo truputį priekyje.
grade-best = Geriausi
grade-good = Geri
grade-inaccuracy = Netikslūs
grade-mistake = Klaidos
grade-blunder = Šiurkščios klaidos
grade-one-best = Geriausias
grade-one-good = Geras
grade-one-inaccuracy = Netikslumas
grade-one-mistake = Klaida
grade-one-blunder = Šiurkšti klaida

## Galvosūkiai

puzzles = Galvosūkiai
puzzles-text = { $count ->
    [one] { $count } padėtis iš tikro žaidimo, kurioje vienas pasirinkimas aiškiai geriausias, bet ne akivaizdus.
    [few] { $count } padėtys iš tikrų žaidimų, kuriose vienas pasirinkimas aiškiai geriausias, bet ne akivaizdus.
   *[other] { $count } padėčių iš tikrų žaidimų, kuriose vienas pasirinkimas aiškiai geriausias, bet ne akivaizdus.
}
puzzle-solve = Spręsti galvosūkį
puzzle-daily = Dienos galvosūkis
puzzle-next = Kitas galvosūkis
puzzle-rating = jūsų reitingas: { $rating }
puzzle-rating-first = jūsų reitingas: { $rating }, preliminarus
puzzle-skill = Jūsų reitingas: { $rating } ({ $gained }).
puzzle-streak = { $count ->
    [0] { "" }
    [one] { $count } išspręstas iš eilės.
    [few] { $count } išspręsti iš eilės.
   *[other] { $count } išspręstų iš eilės.
}
puzzle-solved = Iš pirmo karto išspręsta { $solved } iš { $tried }.
puzzle-days = { $count ->
    [one] { $count } diena iš eilės.
    [few] { $count } dienos iš eilės.
   *[other] { $count } dienų iš eilės.
}

## Pranešimai

turns-menu = Jūsų eilė
turns-wait = { $count ->
    [one] Jūsų laukia { $count } stalas
    [few] Jūsų laukia { $count } stalai
   *[other] Jūsų laukia { $count } stalų
}
told = Kai ateis mano eilė
told-here = Pranešti šioje naršyklėje
told-here-more = Ir tada, kai neatvertas nė vienas „Starhold“ puslapis. Pranešama tik apie žaidimą, niekada apie jūsų kortas.
told-mail-on = Parašyti el. laišką
told-mail-more = Ne dažniau kaip dukart per dieną ir tik tol, kol jūsų laukia stalas.
told-table = Pranešimai apie šį stalą
told-rule = { $way ->
    [push] Kaip visada: pranešti
    [mail] Kaip visada: el. laiškas
    [both] Kaip visada: abu
   *[off] Kaip visada: niekada
}
told-off = Niekada
told-push = Pranešti
told-mail = El. laiškas
told-both = Abu
told-try = Išbandyti
told-tried = Išsiųsta. Netrukus turėtų pasirodyti.
told-unable = Ši naršyklė čia pranešti negali: adresas turi prasidėti https.
told-barred = Ši naršyklė neleidžia šio puslapio pranešimų. Juos galite leisti jos nustatymuose šiam puslapiui.
letters-title = „Starhold“ laiškai
letters-ended = Daugiau laiškų apie savo eilę nebegausite. Nustatymuose galite vėl juos įjungti.

## Laikas, pasidavimas, susitarimai

clock = Laikrodis
clock-help = Kiek kas gali galvoti, sprendžia tik laikrodis.
clock-none = Be laikrodžio: niekas neskubina
clock-move-1 = 1 minutė ėjimui
clock-move-3 = 3 minutės ėjimui
clock-bank-10 = 10 minučių ir po 10 sekundžių už kiekvieną ėjimą
clock-bank-25 = 25 minutės ir po 20 sekundžių už kiekvieną ėjimą
clock-days-1 = 1 diena ėjimui
clock-days-3 = 3 dienos ėjimui
clock-days-7 = 7 dienos ėjimui
clock-end = Laikui pasibaigus
clock-end-bot = toliau žaidžia kompiuteris
clock-end-resign = žaidėjas pasiduoda
clock-move = { $time } ėjimui
clock-whole = { $time } visam žaidimui
clock-bank = { $time }, + { $more } s už ėjimą
clock-left = { $seconds ->
    [one] Liko { $seconds } sekundė
    [few] Liko { $seconds } sekundės
   *[other] Liko { $seconds } sekundžių
}
clock-of = Likęs laikas: { $name }
clock-yours = Jūsų likęs laikas
affairs = Žaidimas
resign = Pasiduoti
resign-sure = Jūsų varžovas laimės, ir žaidimas baigsis. Atšaukti nebus galima.
resign-sure-many = Jūsų vietoje toliau žais šio lygio kompiuteris, o jūs liksite paskutiniai. Atšaukti nebus galima.
has-resigned = žaidėjas pasidavė
offer-end = Siūlyti baigti
offer-draw = Siūlyti lygiąsias
offer-abandon = Nutraukti žaidimą
offer-pause = Siūlyti pertrauką
offer-resume = Tęsti
offer-sure-end = Jei visi sutiks, bus skaičiuojami dabartiniai taškai. Po kito ėjimo pasiūlymas nebegalios.
offer-sure-draw = Jei visi sutiks, žaidimas baigsis be laimėtojo. Po kito ėjimo pasiūlymas nebegalios.
offer-sure-abandon = { $persons ->
    [one] Žaidimas baigsis be rezultato.
    [few] Jei sutiks visi, kas dar žaidžia, žaidimas baigsis be rezultato. Po kito ėjimo pasiūlymas nebegalios.
   *[other] Jei sutiks visi, kas dar žaidžia, žaidimas baigsis be rezultato. Po kito ėjimo pasiūlymas nebegalios.
}
offer-sure-pause = { $persons ->
    [one] Žaidimas stovės, kol jį tęsite.
    [few] Jei visi sutiks, žaidimas ir laikrodžiai stovės, kol visi sutiks tęsti.
   *[other] Jei visi sutiks, žaidimas ir laikrodžiai stovės, kol visi sutiks tęsti.
}
offer-sure-resume = Žaidimas tęsis, kai visi sutiks.
offer-asks-end = { $name } siūlo baigti ir skaičiuoti dabartinius taškus.
offer-asks-draw = { $name } siūlo lygiąsias.
offer-asks-abandon = { $name } siūlo nutraukti žaidimą be rezultato.
offer-asks-pause = { $name } siūlo pertrauką.
offer-asks-resume = { $name } nori tęsti.
offer-mine-end = Pasiūlėte baigti. Kiti dar turi atsakyti.
offer-mine-draw = Pasiūlėte lygiąsias. Kiti dar turi atsakyti.
offer-mine-abandon = Pasiūlėte nutraukti žaidimą. Kiti dar turi atsakyti.
offer-mine-pause = Pasiūlėte pertrauką. Kiti dar turi atsakyti.
offer-mine-resume = Norite tęsti. Kiti dar turi sutikti.
offer-agree = Sutinku
offer-decline = Nesutinku
offer-withdraw = Atsiimti
game-paused = Žaidimas pristabdytas. Laikrodžiai stovi.
lock-table = Užrakinti stalą
unlock-table = Atrakinti stalą
send-away = Išsiųsti
told-resigned = { $name } pasiduoda.
told-timed = Baigėsi laikas: { $name }.
told-plays-on = Toliau žaidžia kompiuteris ({ $bot }).
told-relieved = Baigėsi laikas: { $name }. Kol žaidėjas sugrįš, žaidžia kompiuteris ({ $bot }).
told-agreed = { $name } sutinka.
told-declined = { $name } nesutinka.
told-paused = Žaidimas pristabdytas.
told-resumed = Žaidimas tęsiamas.
told-locked = Stalas užrakintas: niekas naujas negali prisėsti.
told-unlocked = Stalas vėl atviras.
told-kicked = Šeimininkas išsiuntė žaidėją { $name }.
ended-resigned = Žaidimas baigtas.
ended-agreed = Visi sutiko skaičiuoti taškus tokius, kokie buvo.
ended-drawn = Visi sutiko dėl lygiųjų.
ended-abandoned = Žaidimas nutrauktas. Rezultato nėra.
ended-closed = Žaidimą nutraukė moderatorius. Rezultato nėra.
end-drawn = Lygiosios
end-abandoned = Nutraukta
end-closed = Nutraukė moderatorius
end-you-win-resigned = Jūs laimite
end-wins-resigned = Laimi { $name }

## Žaidimas su kitais

with-others = Žaiskite su kitais
watch-games = Stebėti žaidimus
leaderboards = Lyderių lentelės
my-games = Mano žaidimai ir statistika
code-have = Kas nors pasakė jums kodą?
code-go = Prie stalo
code-text = Arba pasakykite jiems trumpą kodą:
code-make = Sukurti trumpą kodą
code-until = Galioja { $hours ->
    [one] { $hours } valandą
    [few] { $hours } valandas
   *[other] { $hours } valandų
}. Kas jį žino, gali atsisėsti į laisvą vietą.
open-tables = Laukiantys stalai
open-tables-none = Prie viešų stalų dabar laisvų vietų nėra.
open-tables-none-such = Prie tokių viešų stalų dabar laisvų vietų nėra.
watch-none = Dabar nevyksta nė vienas viešas žaidimas.
watch-none-such = Dabar nevyksta nė vienas toks viešas žaidimas.
filter = Kurie stalai
filter-game = Žaidimas
filter-any-game = Visi žaidimai
filter-any-players = Bet kiek žaidėjų
filter-any-pace = Bet koks tempas
filter-any-rated = Vertinami ir ne
seek-game = Greitas žaidimas
seek-begin = Rasti varžovų
seek-looking = Ieškome varžovų: { $game }
seek-bots-in = Likite šiame puslapyje, prie stalo nuvesime. Jei niekas neateis, po { $seconds ->
    [one] { $seconds } sekundės
    [few] { $seconds } sekundžių
   *[other] { $seconds } sekundžių
} prisės kompiuteris.
seek-bots-now = Likite šiame puslapyje: stalas ruošiamas.
seek-stop = Nebeieškoti
rated = Vertinamas
unrated = Nevertinamas
rated-help = Keičia jūsų reitingą: be ėjimų atšaukimo ir be užuominų. Visiems reikia paskyros.
unrated-help = Savo malonumui: ėjimus galima atšaukti, treneris gali padėti.
watchers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
   *[other] { $count } žiūrovų
}

## Žmogus

person = Žaidėjas
person-since = Paskyra nuo { $day }.
person-guest = Svečias: šį puslapį matote tik jūs.
person-public-only = Matote tik viešus žaidimus.
ratings = Reitingai
rating = Reitingas
ratings-none = Vertinamų žaidimų dar nėra.
ratings-none-mine = Vertinamų žaidimų dar nėra. Turėdami paskyrą galite juos žaisti.
rated-games = { $count ->
    [one] { $count } vertinamas žaidimas
    [few] { $count } vertinami žaidimai
   *[other] { $count } vertinamų žaidimų
}
provisional = laikinas
rating-course = Reitingas: { $game }, nuo { $first } iki { $last }
statistics = Statistika
stat-wins = Laimėti žaidimai
stat-won = laimėta { $won } iš { $games }
stat-solo = { $games ->
    [one] { $games } žaidimas, geriausias { $most }
    [few] { $games } žaidimai, geriausias { $most }
   *[other] { $games } žaidimų, geriausias { $most }
}
stat-fair = Brūkšnys ant juostos rodo lygią dalį.
stat-better = pranašesni { $better } iš { $games }
opponents = Varžovai
games-played = Baigti žaidimai
games-more = Ankstesni žaidimai
games-none = Baigtų žaidimų dar nėra.
game-rounds = { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}
game-steps = { $steps ->
    [one] { $steps } žingsnis
    [few] { $steps } žingsniai
   *[other] { $steps } žingsnių
}
played-alone = be varžovų
result-none = Be rezultato
came-forked = tęsė kitą žaidimą
came-left = baigė kompiuteris
came-resigned = pasiduota
came-timed = baigėsi laikas
came-agreed = baigta susitarus
came-drawn = lygiosios susitarus
came-abandoned = nutraukta
came-closed = nutraukė moderatorius
rank = Vieta
name = Vardas
a-bot = kompiuteris
leaderboard-of = Geriausi žaidėjai: { $game }
leaderboard-none = Dar niekas nesužaidė pakankamai vertinamų žaidimų.
rating-how = Visi pradeda nuo 1500. Iš dviejų žaidėjų tas, kuris turi 100 taškų daugiau, laimi apie 64 žaidimus iš 100. Kompiuterio reitingas pastovus. Reitingas, paremtas vos keliais žaidimais, yra laikinas (pažymėtas klaustuku) ir čia nerodomas.

## Paskyros

account-open = Eiti į paskyros puslapį
account-yours = Esate prisijungę: jūsų žaidimai pasiekiami kiekviename įrenginyje.
account-none = Žaidžiate kaip svečias: jūsų žaidimus žino tik ši naršyklė.
account-make = Susikurti paskyrą
account-why = Turėdami paskyrą žaidimų neprarasite, net jei šios naršyklės nebeliks, ir galėsite juos tęsti bet kuriame įrenginyje. Visi jūsų stalai keliaus kartu. Daugiau nieko nereikia, net slaptažodžio.
account-name = Paskyros vardas
account-make-passkey = Susikurti paskyrą su prieigos raktu
account-begun = Dabar turite paskyrą su visais savo stalais. Kituose įrenginiuose vieną kartą prisijunkite.
account-entered = Esate prisijungę.
account-merged = Esate prisijungę, o šioje naršyklėje žaisti žaidimai dabar priklauso jūsų paskyrai.
account-apart = Esate prisijungę. Prie to paties stalo ({ $games }) sėdi ir šios naršyklės svečias, todėl abu lieka atskirai.
apart-title = { $name } lieka svečiu
apart-text = Jūsų paskyra ir šios naršyklės svečias sėdi prie to paties stalo, todėl jų sujungti negalima. Kai tas žaidimas baigsis, vėl tapkite tuo svečiu ir prisijunkite iš naujo.
apart-go = Tęsti kaip { $name }
sign-in = Prisijungimas
sign-in-text = Jau turite paskyrą? Prisijunkite, ir visi jūsų stalai bus čia.
sign-in-merge = Jau turite paskyrą? Prisijunkite: šioje naršyklėje žaisti žaidimai bus prie jos pridėti.
sign-in-passkey = Prisijungti prieigos raktu
sign-out = Atsijungti
signed-out = Šioje naršyklėje esate atsijungę.
ways-in = Prisijungimo būdai
passkey = Prieigos raktas
passkey-more = Pridėti dar vieną prieigos raktą
passkey-added = Prieigos raktas pridėtas.
passkey-removed = Prieigos raktas pašalintas.
passkey-remove = Pašalinti šį prisijungimo būdą: { $label }
passkey-known = Šiame įrenginyje prieigos raktą jau turite.
passkey-not-given = Prieigos raktas nepanaudotas. Niekas nepasikeitė; galite bandyti dar kartą.
passkey-old-browser = Ši naršyklė prieigos raktų nepažįsta arba puslapis atvertas ne per https. Išbandykite kitą naršyklę.
passkey-by-name = Norėdami susikurti paskyrą, atverkite šią svetainę vardu, o ne skaitmenų adresu.
since-day = nuo { $day }
used-day = paskutinį kartą { $day }
remove = Pašalinti
mail-sign = El. pašto adresas, kuriuo atsiųsime prisijungimo nuorodą
mail-add = El. pašto adresas kaip dar vienas prisijungimo būdas
mail-send = Atsiųsti nuorodą
mail-sent = Parašėme adresu { $email }. Nuorodą laiške atverkite per ketvirtį valandos.
mail-remove = Pašalinti šį prisijungimo būdą: { $email }
mail-removed = El. pašto adresas čia pamirštas.
name-saved = Vardas pakeistas. Prie stalų, kur jau sėdite, lieka senasis.
devices = Įrenginiai
device-this = šis įrenginys
device-unknown = Nežinomas įrenginys
device-end = Atjungti: { $label }
device-ended = Įrenginys atjungtas.
devices-end = Atsijungti visur kitur
devices-ended = Visi kiti įrenginiai atjungti.
my-data = Mano duomenys
my-data-text = Viską, kas apie jus čia saugoma, galite pasiimti arba ištrinti. Žaidimai lieka tiems, su kuriais žaidėte, bet be jūsų vardo.
export = Išsaugoti viską į failą
export-saved = Viskas, kas apie jus saugoma, yra faile.
delete-me = Ištrinti mane
delete-text = Jūsų vardas, prisijungimo būdai, pažanga ir tai, ką rašėte, bus ištrinta visam laikui. Nebaigtuose žaidimuose už jus žais kompiuteris, baigti liks be jūsų vardo. Atšaukti nebus galima.
delete-type = Patvirtindami įrašykite savo vardą: { $name }
delete-now = Ištrinti visam laikui
enter-known = Ar norite šioje naršyklėje prisijungti kaip { $name }?
enter-new = Ar norite susikurti paskyrą vardu { $name } ir prisijungti laiškais adresu { $email }?
enter-add = Ar norite nuo šiol prie savo paskyros { $name } prisijungti ir laiškais adresu { $email }?
enter-yes = Taip

## Pokalbis: ko nenorite matyti

about-line = Apie žinutę, kurią rašo { $name }
line-hidden = paslėpėte
lines-hide = Slėpti, ką rašo { $name }
lines-show = Rodyti, ką rašo { $name }
report-title = Pranešti moderatoriams
report-what = Apie ką?
report-chat = Ši žinutė
report-name = Vardas
report-play = Elgesys
report-why = Kas čia blogai? (nebūtina)
report-send = Siųsti pranešimą
report-sent = Ačiū. Moderatoriai pažiūrės.

## Moderatoriai

moderator-page = Moderatoriai
reports-open = Neišspręsti pranešimai
reports-closed = Išspręsti pranešimai
reports-none = Jų nėra.
report-by = pranešė { $name }
report-table = stalas
report-close = Išspręsta
table-close = Uždaryti stalą
table-close-sure = Uždaryti: žaidimas baigsis be rezultato
table-closed = Stalas uždarytas, žaidėjams apie tai pranešta.
find-somebody = Rasti žmogų
find = Rasti
has-account = paskyra
is-guest = svečias
role-moderator = moderatorius
role-admin = administratorius
muted-until = nutildyta iki { $time }
mute-for = { $hours ->
    [1] Nutildyti valandai
    [24] Nutildyti parai
   *[other] Nutildyti savaitei
}
unmute = Vėl leisti rašyti
give-name = Duoti kitą vardą
new-name = Naujas vardas
make-none = Atimti vaidmenį
make-moderator = Skirti moderatoriumi
make-admin = Skirti administratoriumi

## Bots from outside

bot-outside = išorinis
outside-bots = Išoriniai
outside-named = { $name } (šeimininkas: { $owner })
outside-of = šeimininkas: { $owner }
outside-help = Programa, kurią kažkas paleido kitur. Žaidimas nevertinamas.
outside-mine = Mano botai
outside-text = Prie stalų čia gali žaisti jūsų programa. Jai reikia rakto; su juo ji gali žaisti ir nieko daugiau.
outside-here = klausosi
outside-away = nesiklauso
outside-for-all = su juo gali žaisti visi
outside-for-me = su juo galite žaisti tik jūs
outside-name = Boto vardas
outside-share = Su juo gali žaisti visi
outside-make = Sukurti raktą
outside-token = Boto { $name } raktas. Jis parodomas tik dabar.
outside-remove = Pašalinti botą { $name } ir jo raktą
