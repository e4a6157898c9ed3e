# Visiems žaidimams bendri ir terminalo žodžiai.

language-name = lietuvių
unofficial = „Starhold“ yra neoficialus projektas, nesusijęs su šių žaidimų kūrėjais. Visi pavadinimai priklauso jų savininkams.

on = įjungta
off = išjungta
you = jūs
player = žaidėjas
seat = { $number } vieta
bot = kompiuteris

# -- kaip žaidžia kiekvienas kompiuterinis žaidėjas, vienu sakiniu

plays-random = Renkasi atsitiktinai.
plays-cadet = Dar mokosi: dažnai neteisingai įvertina ėjimą.
plays-navigator = Žaidžia protingai, kartais ką nors pražiopso.
plays-greedy = Ima tai, kas tuo metu atrodo geriausia.
plays-captain = Žaidžia pagal tai, ko išmoko iš daugybės žaidimų prieš save.
plays-admiral = Prisimena matytas kortas ir žvelgia šiek tiek į priekį.
plays-oracle = Prieš ėjimą žvelgia toli į priekį; galvoja kiek ilgiau.

# -- ką galima daryti

new-game = Naujas žaidimas
options = Nustatymai
language = Kalba
confirm = Patvirtinti
skip = Praleisti
undo = Atšaukti
log = Žaidimo eiga
rules = Taisyklės
save = Išsaugoti
quit = Išeiti
help = Pagalba

your-choice = Jūsų pasirinkimas
choose-number = Įveskite skaičių nuo 1 iki { $last } arba komandą.
not-a-number = „{ $text }“ nėra vienas iš siūlomų skaičių. Įveskite skaičių nuo 1 iki { $last }.
unknown-command = „{ $command }“ nėra komanda. Visas komandas parodo „help“.
undo-done = Paskutinis pasirinkimas atšauktas.
undo-impossible = Atšaukti nebėra ko: po paskutinio jūsų pasirinkimo jau įsikišo atsitiktinumas arba atsiskleidė tai, kas buvo paslėpta.
log-empty = Kol kas nieko neįvyko.
rule-unknown = Taisyklės „{ $rule }“ nėra.
saved = Žaidimas išsaugotas: { $file }
loaded = Žaidimas tęsiamas: { $file }
goodbye = Iki pasimatymo!

help-choose = skaičius: pasirinkti tuo skaičiumi pažymėtą atsakymą
help-look = table: dar kartą parodyti stalą
help-card = card PAVADINIMAS: viskas apie kortą
help-why = why ATSAKYMAS: kodėl to negalima ir pagal kurią taisyklę
help-undo = undo: atšaukti paskutinį pasirinkimą
help-log = log: kas jau įvyko
help-rules = rules NUMERIS: visos taisyklės arba viena iš jų
help-save = save FAILAS: išsaugoti žaidimą
help-quit = quit: išeiti iš žaidimo

# -- kieno eilė

your-turn = Jūsų eilė
turn-of = Dabar žaidžia { $name }.
waiting-for = Laukiama žaidėjo { $name }
waiting-others = Laukiama kitų žaidėjų.
ready = Pasiruošta

# -- rezultatas

game-over = Žaidimas baigtas.
score = Taškai
score-total = Iš viso
score-part = { $source }: { $points }
score-line = { $name }: { $points }
winner = Nugalėtojas: { $name }
shared-victory = Bendra pergalė: { $names }

# -- kas atmetama kiekviename žaidime

refuse-game-over = Žaidimas baigtas, todėl rinktis nebėra ko. Pažiūrėkite taškus arba pradėkite naują žaidimą.
refuse-not-asked = Dabar ne jūsų eilė rinktis. Palaukite, kol pasirinks kiti.
with-rule = { $text } ({ $rule })
