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
settings-kept = Saugoma šiame įrenginyje.
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
