# Ką sako serveris ir ko reikia klientui, kad pasiūlytų žaidimą.

race-blurb = Kurkite galaktikos imperiją iš pasaulių ir išsivystymų. Kiekvienas slapta pasirenka fazę; vyksta tik pasirinktos fazės, bet visiems.

unbuilt-title = Serveris veikia
unbuilt-text = Stalo puslapiai dar nesukurti. Projekte paleiskite „make setup“ ir įkelkite šį puslapį iš naujo.

# -- neįvykdytos komandos

stale = Nuo jūsų pasirinkimo stalas pasikeitė. Apžiūrėkite jį ir pasirinkite iš naujo.
gesture-too-long = Po pirmojo iš šių pasirinkimų paaiškėja kas nors nauja. Rinkitės po vieną.
bad-action = Tokio pasirinkimo čia nėra: { $detail }
why-allowed = Dabar tai galima.
not-seated = Prie šio stalo nesėdite: jūs tik stebite.
seat-with-bot = Jūsų vietoje šiuo metu žaidžia kompiuteris. Pirmiausia susigrąžinkite vietą.
seat-unknown = Tokios vietos prie šio stalo nėra.
guest-needed = Pirmiausia pasirinkite vardą.
token-unknown = Šis įrenginys čia nebežinomas. Pasirinkite vardą ir pradėkite iš naujo.

# -- vietos

invite-needed = Šis stalas privatus: norint atsisėsti, reikia kvietimo.
invite-wrong = Šis kvietimas netinka. Paprašykite naujos nuorodos.
table-full = Visos šio stalo vietos užimtos. Galite stebėti.
seat-taken = Ši vieta jau užimta.
hand-not-yours = Vietą susigrąžinti gali tik jos savininkas.
hand-already-bot = Šioje vietoje jau žaidžia kompiuteris.
hand-open-host = Laisvą vietą kompiuteriui gali atiduoti tik stalo šeimininkas.
hand-not-left = Šis žaidėjas pasitraukė dar per neseniai. Kai stalas jo lauks { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
}, už jį galės žaisti kompiuteris.
hand-here = Šis žaidėjas yra prie stalo. Kai stalas jo lauks { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
} ir jis nieko nedarys, stalo šeimininkas galės leisti už jį žaisti kompiuteriui.
bot-unknown = Taip žaisti kompiuteris nemoka. Galima rinktis: { $bots }

# -- laikas, pasidavimas, susitarimai ir šeimininko teisės

time-up = Jūsų laikas baigėsi, kol šis pasirinkimas pasiekė stalą, todėl jis negalioja.
table-paused = Žaidimas pristabdytas. Jis tęsis, kai visi su tuo sutiks.
seat-resigned = Šios vietos žaidėjas pasidavė: iki galo už jį žaidžia kompiuteris.
hand-clock = Prie šio stalo eina laikrodis: tik jis sprendžia, kiek kas gali galvoti.
offer-open = Jau pasiūlyta kas kita. Pirmiausia atsakykite į tai.
offer-again = Tai jau siūlėte, ir pasiūlymas atmestas. Vėl pasiūlyti galėsite po kito savo ėjimo.
offer-alone = Čia nėra su kuo susitarti. Galite pasiduoti arba nutraukti žaidimą.
offer-gone = Pasiūlymas nebegalioja: kažkas paėjo, atsisakė arba jį atsiėmė.
offer-agreed = Jau sutikote. Dar turi atsakyti kiti.
offer-paused = Žaidimas jau pristabdytas.
offer-not-paused = Žaidimas nepristabdytas.
host-only = Tai gali tik šio stalo šeimininkas.
table-locked = Šeimininkas užrakino šį stalą: naujų žaidėjų nepriima. Galite stebėti.
table-kicked = Šeimininkas paprašė jus palikti šį stalą. Galite susirasti kitą arba atverti savo.
kick-late = Žaidimas jau prasidėjo: nieko nebegalima išsiųsti.
kick-self = Tai jūsų pačių vieta.
kick-nobody = Ten nesėdi niekas, ką galėtumėte išsiųsti.
clock-bounds = Su tokiu laikrodžiu žaisti negalima. Ėjimui galima skirti nuo 5 sekundžių iki valandos, visam žaidimui – nuo 30 sekundžių iki 6 valandų ir ne daugiau kaip 5 minutes papildomai už ėjimą, arba nuo valandos iki 30 dienų ėjimui.
clock-increment = Su kiekvienu ėjimu pailgėja tik viso žaidimo laikas. Priedą praleiskite arba pasirinkite laiką visam žaidimui.
clock-alone = Žaidžiant vienam laikrodžio nereikia.

# -- stalai

table-unknown = Tokio stalo nėra. Galbūt nuoroda nukopijuota ne visa.
table-over = Žaidimas prie šio stalo baigtas.
table-busy = Šis stalas vienu metu gauna per daug užklausų. Netrukus pabandykite dar kartą.
table-elsewhere = Šis stalas kaip tik keliamas į kitą serverio dalį. Netrukus pabandykite dar kartą.
table-trouble = Šiam stalui kažkas nutiko. Nieko, kas patvirtinta, neprarasta; netrukus pabandykite dar kartą.
table-unreadable = Šio stalo atverti negalima: tai, kas apie jį įrašyta, netinka šiam serveriui. Visi kiti stalai tvarkingi; serverio prižiūrėtojas gali tai patikrinti.
rematch-early = Žaidimas dar nebaigtas.
record-early = Įrašą galėsite išsaugoti, kai žaidimas baigsis.
course-early = Žaidimo eigą mato jo žaidėjai, o pasibaigus – visi.
eyes-early = Kitų žaidėjų akimis galėsite žiūrėti, kai žaidimas baigsis.
step-unknown = Tokio žingsnio nėra: šiame žaidime yra { $steps ->
    [one] { $steps } žingsnis
    [few] { $steps } žingsniai
   *[other] { $steps } žingsnių
}.
fork-over = Po šio žingsnio žaidimas jau baigtas. Pasirinkite ankstesnį.
rules-newer = Šis žaidimas vyksta pagal naujesnes taisykles ({ $game }), nei žino šis serveris. Paprašykite šeimininko atnaujinti programą.
not-begun = Žaidimas dar neprasidėjo: susirinko ne visi.
seats-count = Yra { $seats ->
    [one] { $seats } vieta
    [few] { $seats } vietos
   *[other] { $seats } vietų
}, o { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
}.
seats-me = Lygiai viena vieta turi būti jūsų.
game-unknown = Tokio žaidimo nėra: { $detail }
no-guide = Šis žaidimas dar neturi trumpųjų taisyklių. Viską rasite visose taisyklėse.
no-picture = Šio žaidimo paveikslo nėra.
bad-option = Netinkamas nustatymas: { $detail }
bad-record = Šio įrašo perskaityti nepavyksta: { $detail }
record-other-game = Tai kito žaidimo įrašas, o ne žaidimo „{ $game }“.

# -- vardai, pokalbis, nuorodos

name-empty = Įrašykite vardą.
name-long = Šis vardas per ilgas: daugiausia { $most } ženklų.
chat-empty = Žinutė tuščia.
chat-long = Ši žinutė per ilga: daugiausia { $most } ženklų.
chat-private = Prie privataus stalo susirašinėja tik prie jo sėdintys.
chat-fast = Per daug žinučių iš karto. Palaukite kelias sekundes ir parašykite dar kartą.
link-unknown = Ši nuoroda jau panaudota, per sena arba nukopijuota ne visa.

# -- žinutės ir užklausos

hello-first = Niekas neprisistatė, todėl ryšys nutraukiamas.
hello-twice = Jau prisistatėte.
frame-binary = Priimamos tik tekstinės žinutės.
frame-big = Ši žinutė per ilga.
frame-bad = Šios žinutės suprasti nepavyksta: { $detail }
too-fast = Per daug žinučių vienu metu. Ryšys nutraukiamas; netrukus sugrįžkite.
too-slow = Šis ryšys stalui per lėtas. Jis nutraukiamas; sugrįžkite ir pamatysite, kas nauja.
server-ending = Serveris paleidžiamas iš naujo. Jūsų stalai netrukus vėl veiks.
metrics-closed = Šie skaičiai skirti tik serverio prižiūrėtojui. Savo adresą nurodykite nustatyme „metrics_from“.
too-many-sockets = Iš jūsų adreso per daug ryšių.
too-many-requests = Iš jūsų adreso per daug užklausų. Truputį palaukite.
host-foreign = Šis serveris taip nesivadina. Jo prižiūrėtojas gali šį vardą leisti nurodydamas --host-name.
origin-foreign = Tai ateina iš kitos svetainės puslapio ir nepriimama.
body-big = Tai per ilga.
bad-request = To suprasti nepavyksta: { $detail }
not-found = Šiuo adresu nieko nėra.
method-wrong = Šiuo adresu to padaryti negalima.

# -- ribos

too-many-steps = Per trumpą laiką prie šio stalo pakeitėte labai daug. Palaukite kelias sekundes ir tęskite.
too-many-tables = Per pastarąją dieną jau pradėjote { $most ->
    [one] { $most } nebaigtą žaidimą
    [few] { $most } nebaigtus žaidimus
   *[other] { $most } nebaigtų žaidimų
}. Prieš atidarydami kitą stalą, kurį nors užbaikite.
too-many-public = Žaidėjų jau laukia { $most ->
    [one] { $most } jūsų viešas stalas
    [few] { $most } jūsų vieši stalai
   *[other] { $most } jūsų viešų stalų
}. Palaukite, kol kuris nors prisipildys.
record-long = Šis įrašas per ilgas: daugiausia { $most ->
    [one] { $most } žingsnis
    [few] { $most } žingsniai
   *[other] { $most } žingsnių
}.
replay-busy = Šiuo metu per daug žmonių peržiūri praėjusius žaidimus. Netrukus pabandykite dar kartą.

lesson-you = Jūs
lesson-unknown = Tokios pamokos nėra.
progress-long = Tai per ilgas įrašas.
progress-full = Jau įsiminta per daug temų.

coach-company = Treneris padeda tik ten, kur visi kiti prie stalo yra botai.
coach-not-asked = Dabar jūsų nieko neklausiama.
coach-over = Žaidimas baigtas: dabar jį galima nagrinėti.
coach-own = Tai buvo jūsų pačių pasirinkimas.
coach-hidden = Jis turėjo kai ką, ko tada negalėjote matyti: iš jūsų vietos to paaiškinti negalima.
why-best = { $name } nieko geresnio nematė.
why-only = { $name } neturėjo iš ko rinktis.
why-other = Neaišku, ko { $name } tikėjosi. Kiek galite žinoti, jam geriau buvo: { $better } (apie { $lost } pergalės tikimybės punktų).
why-alike = { $name } turėjo kelis maždaug vienodai gerus pasirinkimus.
why-unknown = Negalima pasakyti, kodėl { $name } taip padarė.
review-early = Žaidimą galima nagrinėti tik pasibaigusį.
review-impossible = Šio žaidimo išnagrinėti negalima: { $why }
review-unfinished = Šis žaidimas baigėsi jo nesužaidus iki galo, todėl jo išnagrinėti negalima. Peržiūrėti jį žingsnis po žingsnio vis tiek galite.
review-unlearnt = Šio žaidimo treneris dar neišmoko, todėl jo išnagrinėti negalima.

puzzle-title = Galvosūkis, sunkumas { $rating }
puzzle-goal = Koks čia geriausias jūsų pasirinkimas?
puzzle-why = Geriausia: { $best }. { $why }

# -- kaip rasti vieniems kitus

person-unknown = Tokio puslapio niekas neturi. Jį turi tik tie, kas turi paskyrą.
seek-matched = Bendražaidžiai jau rasti: jie laukia jūsų prie stalo.
seek-players = Šį žaidimą žaidžia nuo { $least } iki { $most } žaidėjų.
code-unknown = Tokio kodo nėra arba jis nebegalioja. Pasižiūrėkite dar kartą arba paprašykite naujo.
code-guessing = Per daug netinkamų kodų. Prieš bandydami kitą, palaukite kelias minutes.

# -- vertinami žaidimai

rated-account = Vertinamam žaidimui reikia paskyros, kad jūsų reitingas liktų jūsų. Susikurkite ją arba žaiskite be reitingo.
rated-alone = Žaidimas vienam žaidėjui negali būti vertinamas.
rated-record = Žaidimas, kuris tęsia įrašą, negali būti vertinamas. Pradėkite naują arba žaiskite be reitingo.
rated-bot = Niekas nežino, koks stiprus čia šis kompiuterio lygis, todėl vertinamame žaidime jo rinktis negalima. Galima: { $bots }
rated-undo = Šis žaidimas vertinamas: ėjimų atšaukti negalima.
rated-coach = Šis žaidimas vertinamas: užuominų nėra. Kai jis baigsis, galėsite jį apžvelgti.
rated-hand = Šis žaidimas vertinamas: niekas negali leisti kompiuteriui žaisti savo vietoje.
