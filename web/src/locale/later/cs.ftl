close = Zavřít
cancel = Zrušit
save = Uložit
you = Vy
yes = ano
no = ne
mark-amber = jantarový trojúhelník
mark-azure = azurový kruh
mark-coral = korálový čtverec
mark-pearl = perlový kosočtverec
copy-link = Kopírovat odkaz
copied = Zkopírováno
error-no-record = „{ $file }“ není záznam Starholdu: měl by začínat slovem „starhold-record“.
error-record-empty = „{ $file }“ je prázdný soubor.
error-record-game = „{ $file }“ je záznam Starholdu, ale chybí v něm, která je to hra: řádek „game: …“.
error-record-players = „{ $file }“ je záznam Starholdu, ale chybí v něm počet hráčů: řádek „players: …“.
error-record-unknown = „{ $file }“ je záznam hry „{ $game }“, kterou tento server nemá.
was-put-away = { $game }: uklizeno ze seznamu.
shelf-away-none = Nic tu není uklizeno.
put-back = Vrátit do seznamu
error-no-page = Na této adrese žádná stránka není.
round-word = { $counts ->
    [turn] Tah
   *[other] Kolo
}
record-download = Uložit záznam
name-label = Jméno, které uvidí ostatní
other-device = Pokračovat na jiném zařízení
other-device-text = S tímto odkazem budete v jiném prohlížeči pokračovat jako tentýž host, se stejnými místy a stoly. Platí deset minut a jen jednou.
other-device-button = Vytvořit odkaz
link-title = Pokračovat jako tentýž host
link-text = V tomto prohlížeči budete pokračovat jako host, který odkaz vytvořil, se všemi jeho stoly.
link-text-replace = V tomto prohlížeči budete pokračovat jako host, který odkaz vytvořil. Teď jste zde „{ $name }“; stoly tohoto hosta tu už neuvidíte.
link-use = Pokračovat zde

## Nový stůl

new-table-of = Nový stůl: { $game }
seats = Místa
seat-number = Místo { $number }
seat-me = já
seat-friend = přítel, přes odkaz
seat-bot = počítač: { $bot }
seat-any-bot = počítač
who-and-when = Kdo stůl uvidí a jak rychle se hraje
public = Veřejný
private = Soukromý
public-help = Je v seznamu otevřených stolů; volné místo může obsadit kdokoli.
pace-live = Naživo
pace-live-help = Všichni jsou u stolu; po třech minutách může nepřítomného zastoupit počítač.
pace-days-help = Každý táhne, až má čas; nikdo vás nehoní, dokud neuplynou tři dny.
rule-options = Všechny volby
open-table = Otevřít stůl

## Před rozdáním

room = Před hrou
room-dealt = Rozdá se, teprve až tu budou všichni. Nikdo se tak nemůže podívat, co dostal, a začít znovu.
room-next = Hra pak začne sama.
room-not-come = čeká se na příchod
room-away = má místo, teď tu není
room-invite = Pošlete odkaz na volné místo příteli, nebo tam posaďte počítač.
room-host-invites = Na volné místo zve ten, kdo stůl otevřel.
room-late-live = Kdo nepřijde do tří minut, toho může zastoupit počítač.
room-late-days = Kdo nepřijde do tří dnů, toho může zastoupit počítač.
room-rules = Pravidla
room-rules-plain = běžná
option-off = { $option }: ne

## Stůl

question = Co máte udělat
one-moment = Okamžik…
waiting-for = Čeká se na: { $names }.
you-watch = Sledujete hru.
sit-down = Posadit se
game-over = Hra skončila.
looking-back = Díváte se zpět. Takto stůl tehdy vypadal.
back-to-now = Zpět ke hře
picked-of = vybráno { $picked }/{ $need }
pick-on = Vybírejte dál, nebo pošlete, co je vybráno
pick-more = { $count ->
    [one] Vyberte ještě { $count }
    [few] Vyberte ještě { $count }
   *[other] Vyberte ještě { $count }
}
confirm-count = { $count ->
    [one] Potvrdit { $count } volbu
    [few] Potvrdit tyto { $count }
   *[other] Potvrdit těchto { $count }
}
confirm-part = { $count ->
    [one] Zatím jen tuto
    [few] Zatím jen tyto { $count }
   *[other] Zatím jen těchto { $count }
}
# několik voleb na jednom tlačítku
take-back = Zrušit výběr
sending = Odesílá se…
connection-lost = Spojení se přerušilo, navazuje se znovu. Nic se neztratilo: vaše místo i hra čekají.
board-failed = Herní plán se nepodařilo vykreslit.
side = Pravidla, chat, stůl a průběh
side-fold = Pravidla a průběh
views = Pohledy
board = Plán
log = Průběh
log-empty = Zatím se nic nestalo.
log-all = Ukázat celý průběh, řádků: { $count }
new = (nové)
previous = Zpět
next = Dál
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nenalezeno žádné pravidlo
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
rules-none = Žádné pravidlo neobsahuje všechna tato slova. Zkuste méně slov nebo číslo pravidla.
open-rule = Otevřít toto pravidlo
open-rule-of = Otevřít pravidlo { $rule }
chat = Chat
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Napište něco
chat-watching = (přihlíží)
chat-private = U soukromého stolu si píšou jen ti, kdo u něj sedí.
send = Odeslat
unread = nové
thinking = volí
points-of = body: { $name }
score-of = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-now = Kdyby hra skončila teď
online = je tu
played-by = hraje počítač ({ $bot })
hand-to-bot = Nechat hrát počítač
take-seat-back = Vzít si místo zpět
left-since = naposledy zde: { $ago }
invite-seat = Pozvánka na místo { $number }
watch-link = Odkaz pro diváky
notify-ask = Upozornit mě, když budu na tahu
notify-title = Starhold: jste na tahu
sealed-luck = Zapečetěná náhoda
sealed-luck-text = Náhodu tvoří tajemství serveru a náhodné číslo z prohlížeče každého hráče. Tajemství se zapečetilo při otevření stolu a prozradí se na konci; pak může kdokoli ověřit, že k pečeti patří a že se použila všechna čísla.
commitment = Pečeť
seal-other = Tohle není pečeť, kterou tento prohlížeč viděl, než jste přidali své číslo: { $seal }. Náhoda v této hře nic nedokazuje.
seeds = Čísla hráčů
seed-later = zatím není
seed-none = žádné
seed-yours = Vaše je mezi nimi: je to číslo, které vytvořil tento prohlížeč.
seed-other = Číslo u vašeho místa není to, které má uložené tento prohlížeč. Pokud jste se posadili v jiném prohlížeči, ověřte ho tam; pokud ne, někdo ho vyměnil.
secret = Tajemství
secret-several = Jedno za každou hru, ze které se pokračovalo; poslední patří této hře.
verify-how = Chcete-li to ověřit, uložte záznam a spusťte:

keys = Klávesy
keys-enter = potvrdit; na zvýrazněné věci: vybrat ji
keys-esc = zrušit výběr, zavřít
keys-arrows = procházet, co je zvýrazněné
keys-space = vybrat, nebo výběr zrušit
keys-undo = vrátit volbu
keys-step = dívat se krok za krokem, co se stalo
keys-tabs = průběh, pravidla, chat, stůl
keys-help = tento seznam

## Konec

rematch = Hrát znovu
to-rematch = K další hře
source = Body za
total = Celkem
place-number = { $place }.
course = Průběh hry v bodech
to-table = Ke stolu
step-of = Krok { $step }/{ $steps }
pause = Zastavit
to-start = Na začátek
to-end = Na konec
fork = Hrát dál odtud
see-as = Očima hráče
spectator = divák

## Pozvánka

join-title = Pozvání ke hře: { $game }
join-with = U stolu: { $names }
just-watch = Jen se dívat
score-so-far = Dosud získáno
settings-kept = Uchovává se v tomto zařízení; jen upozornění na tah patří k vašemu jménu.
set-speed = Jak rychle se ukazuje, co dělají ostatní
set-speed-calm = Klidně
set-speed-normal = Běžně
set-speed-quick = Rychle
set-speed-off = Hned
set-sound = Zvuk
set-sound-on = Přehrávat zvuky
set-volume = Hlasitost
set-motion = Pohyb
set-motion-system = Podle systému
set-motion-reduced = Méně
set-motion-full = Plný
set-theme = Barvy
set-theme-system = Podle systému
set-theme-dark = Tmavé
set-theme-light = Světlé
set-cardtext = Text na kartách
set-cardtext-small = Malý
set-cardtext-normal = Běžný
set-cardtext-large = Velký
set-cardtext-largest = Největší
set-playing = Hraní
set-confirm = Potvrzovat každou volbu
set-confirm-more = Jinak stačí k volbě dvojklik.
set-endturn = Co nedává na výběr, ať se udělá samo
set-endturn-more = Váš tah skončí, když už není co dělat.
set-declineunpayable = Odmítat nabídky, na které nemáte
set-declineunpayable-more = Ve Starfarers: nabídka, která chce karty, jež nemáte, se hned odmítne.
thinks = { $count ->
    [one] { $names } přemýšlí…
    [few] { $names } přemýšlejí…
    [many] { $names } přemýšlejí…
   *[other] { $names } přemýšlejí…
}
you-chose = Vaše volba: { $choice }.
question-more = Celá otázka
question-ways = Jak to použít
more = Více
to-board = Na stůl
while-away = zatímco jste byli pryč
more-to-tell = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
    [many] zbývá { $count }
   *[other] zbývá { $count }
}
missed = { $count ->
    [one] Stala se ještě { $count } věc.
    [few] Staly se ještě { $count } věci.
    [many] Stalo se ještě { $count } věci.
   *[other] Stalo se ještě { $count } věcí.
}
see-log = Do záznamu
log-look = Ukázat stůl, jak tehdy vypadal
log-details = { $count ->
    [0] Pravidlo
    [one] { $count } podrobnost
    [few] { $count } podrobnosti
    [many] { $count } podrobnosti
   *[other] { $count } podrobností
}
log-rule = Pravidlo
chat-watch = Chcete-li při sledování psát, dejte si na první stránce jméno.
hand-seat-to-bot = Ať za hráče { $name } hraje počítač
idle-since = bez tahu: { $ago }
keys-skip = přeskočit k přítomnosti, když se něco ukazuje
all-options = { $count ->
    [one] { $count } volba
    [few] Všechny { $count } volby
   *[other] Všech { $count } voleb
}
option-changed = změněno
options-usual = Vše jako obvykle
preset-own = Vlastní kombinace:
preset-first = První hra
preset-standard = Běžná hra
preset-experts = Pro zkušené
preset-race-first = Začínáte se čtyřmi kartami, které se hodí k výchozímu světu; nic se předem neodhazuje.
preset-race-standard = Jak je v krabici: šest karet, čtyři si necháte.
preset-race-experts = Dva hráči, každé kolo dvě akce; plánuje se dál dopředu.
preset-duel-standard = Obvyklé čtyři závěrečné destičky: od začátku víte, za co budou body.
preset-duel-experts = Závěrečné destičky se losují: každá hra odmění něco jiného.
preset-alliances-first = Všech pět soustav leží od začátku odkrytých a dostanete sedm karet.
preset-alliances-standard = Dvě soustavy leží odkryté, ostatní se objeví cestou; sedm karet a jedna výměna.
preset-alliances-experts = Draft: vyberte kartu a ostatní pošlete dál, dokud jich každý nemá sedm.
preset-starfarers-first = Vytištěný plán: vaše první kolonie a lodě už stojí na dobrých místech.
preset-starfarers-standard = Zamíchané sektory, všechny odkryté: pokaždé nová mapa.
preset-starfarers-experts = Neznámá, promíchaná galaxie; kde začnete, si zvolíte sami.
seats-help = Každý přítel dostane odkaz. Počítač si sedne hned.
private-help = Přijde jen ten, komu pošlete odkaz.
pace = Tempo
end-show = Ukázat výsledek
end-hide = Prohlédnout stůl
end-you-win = Vyhráli jste { $points } : { $second }
end-wins = { $name } vyhrává { $points } : { $second }
end-you-win-many = Vyhráli jste, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (druhé místo: { $next }, { $second })
end-wins-many = { $name } vyhrává, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (druhé místo: { $next }, { $second })
end-tied = Dělené vítězství: { $names } (po { $points })
end-by = Rozhodlo: { $sources }.
end-tiebreak = Body jsou stejné, rozhoduje další kritérium ({ $mine } : { $other }).
end-solo = { $points ->
    [one] Konec hry: { $points } bod
    [few] Konec hry: { $points } body
   *[other] Konec hry: { $points } bodů
}
end-solo-first = Váš první výsledek: ten příště překonejte.
end-solo-same = Stejně jako vaše dosud nejlepší hra.
end-solo-best = Nový rekord! Dosud to bylo { $before }.
turning-points = Kde se hra zlomila
takes-lead = { $name } se dostává do vedení
takes-lead-you = Dostáváte se do vedení
replay-start = Je rozdáno. Stiskněte Přehrát, nebo procházejte šipkami.
previous-turn = Předchozí tah
next-turn = Další tah
go-to-round = { $counts ->
    [turn] Přejít na tah
   *[other] Přejít na kolo
}
course-start = začátek
copy-step = Kopírovat odkaz na tento krok
hands = Karty
open-hands = Odkryté karty
look-through = Podívat se na stůl jejich očima
hand-hand = Ruka
hand-explored = Prozkoumáno
hand-science = Karty vědy
hand-aside = Odloženo
hand-pack = Na výběr
hand-chosen = Zvoleno, zakryté
hand-empty = nic
hand-on-board = vidíte na plánu
share = Sdílet

## Učení

learn = Naučit se
learn-page = Naučte se { $game }
learn-guided = První hra s průvodcem
learn-guided-text = Deset minut u skutečného stolu. Průvodce vám ukazuje jednu věc po druhé a říká proč; pak hrajete dál sami.
learn-begin = Začít
learn-go-on = Pokračovat, kde jste přestali
learn-once-more = Ještě jednou
learn-done = hotovo
learn-rulebook-text = Celá hra na pár stranách, s obrázky a příklady. Každé pravidlo se za nimi dá dohledat.
learn-read = Přečíst
learn-tasks = Malé úkoly
learn-tasks-text = V každém jedna myšlenka: situace, cíl a nápověda, pokud o ni stojíte.
learn-solved = vyřešeno { $solved } z { $all }
learn-none = Pro tuto hru zatím žádné lekce nejsou.
learn-offer = { $game } ještě neznáte?
learn-offer-text = První hra s průvodcem trvá asi deset minut: učíte se hraním, krok za krokem.
learn-offer-yes = Ukažte mi ji krok za krokem
learn-offer-no = Rovnou hrát
coach = Trenér
coach-on-title = Trenér je vypnutý. Zapněte ho, pokud chcete rady a slovo před drahou chybou.
coach-off-title = Trenér je zapnutý. Radí a ozve se před drahou chybou.
coach-hint = Rada
coach-thinks = Trenér přemýšlí …
coach-nothing = Mezi vašimi možnostmi není vidět rozdíl.
coach-worth = Vaše naděje na výhru po této volbě, pokud lze z vašeho místa soudit
coach-chance = { $percent } %
coach-share = { $percent }
coach-plain = O takovém stole se nic nenaučil: jde o prostý odhad.
coach-slip = Opravdu?
coach-slip-text = Může vás to stát asi { $lost } bodů naděje na výhru. Lepší je: { $better }
coach-anyway = Přesto to udělat
coach-rethink = Ještě si to rozmyslet
coach-why = Proč to udělal?
coach-why-this = Proč to udělal?
teacher = Průvodce
lesson-answer = Můžete. Ale podívejte:
lesson-failed = Ještě ne
lesson-solved = Vyřešeno
lesson-anyway = Přesto to zahrát
lesson-choose-again = Zvolit znovu
lesson-list = Všechny lekce
lesson-next-task = Další úkol
lesson-back = Zpět
lesson-next = Dál
lesson-play-on = Hrát dál samostatně
lesson-hint = Poradit

## Čtení

part-guide = Jak hrát
part-rules = Všechna pravidla
part-words = Slovníček
guide-contents = Obsah
guide-found = { $count ->
    [0] Ve stručných pravidlech nic.
    [one] { $count } místo ve stručných pravidlech.
    [few] { $count } místa ve stručných pravidlech.
   *[other] { $count } míst ve stručných pravidlech.
}
guide-picture = Stůl uprostřed hry. Čísla vysvětluje seznam pod obrázkem.
reading-now = Otázka, na kterou odpovídáte:
words-table = U každého stolu
keys-rule = otevřít pravidlo k tomu, co se vysvětluje
print = Vytisknout

## Rozbor

review-page = Rozbor hry
review-replay = Přehrát hru znovu
review-working = Trenér prochází každé rozhodnutí hry. Trvá to nejvýš minutu.
review-chances = Naděje na výhru
review-players = Jak kdo volil
review-player = Hráč
review-accuracy = Přesnost
review-luck = Štěstí
review-explained = Přesnost je 100, když byla každá volba tak dobrá jako nejlepší, o jaké se dalo vědět. Štěstí je to, co daly nebo vzaly karty, kostky a skryté věci, v bodech naděje na výhru. Co stály chyby a co dalo nebo vzalo štěstí, se sčítá za celou hru, takže to může být i víc než 100 bodů: naděje se dá ztratit, získat zpět a ztratit znovu.
review-moments = Chvíle, na kterých vám záleželo nejvíc
review-moments-all = Chvíle, na kterých záleželo
review-flawless = Žádnou volbou jste nic neztratili. Výborně.
review-step = tah { $step }
review-lost = −{ $lost } bodů naděje na výhru
review-chose = { $name }: { $what }
review-better = Lepší: { $what }
review-line = Jak to mohlo jít dál
review-look = Ukázat stůl
review-try = Zkusit to jinak
review-sum-won-luck = Vyhráli jste a štěstí bylo při vás ({ $luck } bodů).
review-sum-won-bad-luck = Vyhráli jste navzdory smůle ({ $luck } bodů).
review-sum-won-slips = Vyhráli jste, i když vás chyby stály { $lost } bodů naděje na výhru.
review-sum-won-play = Vyhráli jste dobrými volbami.
review-sum-lost-luck = Štěstí bylo při vás ({ $luck } bodů), a přesto to nestačilo.
review-sum-lost-bad-luck = O této hře rozhodla smůla ({ $luck } bodů).
review-sum-lost-slips = Chyby vás stály { $lost } bodů naděje na výhru: tady je co získat.
review-sum-lost-play = Volili jste dobře; ostatní byli o kousek vpředu.
grade-best = Nejlepší
grade-good = Dobré
grade-inaccuracy = Nepřesné
grade-mistake = Chyby
grade-blunder = Hrubé chyby
grade-one-best = Nejlepší
grade-one-good = Dobrá volba
grade-one-inaccuracy = Nepřesnost
grade-one-mistake = Chyba
grade-one-blunder = Hrubá chyba

## Hádanky

puzzles = Hádanky
puzzles-text = { $count ->
    [one] Jedna situace ze skutečné hry, v níž je jedna volba jasně nejlepší, a přitom není na první pohled vidět.
    [few] { $count } situace ze skutečných her, v nichž je jedna volba jasně nejlepší, a přitom není na první pohled vidět.
   *[other] { $count } situací ze skutečných her, v nichž je jedna volba jasně nejlepší, a přitom není na první pohled vidět.
}
puzzle-solve = Řešit hádanku
puzzle-daily = Hádanka dne
puzzle-next = Další hádanka
puzzle-rating = vaše hodnocení: { $rating }
puzzle-rating-first = vaše hodnocení: { $rating }, předběžné
puzzle-skill = Vaše hodnocení: { $rating } ({ $gained }).
puzzle-streak = { $count ->
    [0] { "" }
    [one] 1 vyřešená v řadě.
    [few] { $count } vyřešené v řadě.
   *[other] { $count } vyřešených v řadě.
}
puzzle-solved = Na první pokus vyřešeno { $solved } z { $tried }.
puzzle-days = { $count ->
    [one] { $count } den.
    [few] { $count } dny po sobě.
   *[other] { $count } dní po sobě.
}

## Upozornění

turns-menu = Jste na tahu
turns-wait = { $count ->
    [one] Čeká na vás { $count } stůl
    [few] Čekají na vás { $count } stoly
   *[other] Čeká na vás { $count } stolů
}
told = Když budu na tahu
told-here = Upozornit mě v tomto prohlížeči
told-here-more = I když není otevřená žádná stránka Starholdu. Sdělí jen hru, nikdy vaše karty.
told-mail-on = Napsat mi e-mail
told-mail-more = Nejvýše dvakrát denně a jen dokud na vás čeká nějaký stůl.
told-table = Upozornění u tohoto stolu
told-rule = { $way ->
    [push] Jako vždy: upozornit
    [mail] Jako vždy: e-mail
    [both] Jako vždy: obojí
   *[off] Jako vždy: nikdy
}
told-off = Nikdy
told-push = Upozornit
told-mail = E-mail
told-both = Obojí
told-try = Vyzkoušet
told-tried = Odesláno. Za okamžik by se mělo objevit.
told-unable = Tento prohlížeč vás zde upozornit nemůže: adresa by musela začínat https.
told-barred = Tento prohlížeč nedovoluje upozornění z této stránky. Povolíte je v jeho nastavení pro tuto stránku.
letters-title = E-maily ze Starholdu
letters-ended = Další e-maily o tom, že jste na tahu, už nedostanete. V nastavení je můžete znovu zapnout.

## Čas, vzdání se, dohody

clock = Hodiny
clock-help = Jak dlouho kdo smí přemýšlet, určují jen hodiny.
clock-none = Bez hodin: nikdo nikoho nehoní
clock-move-1 = 1 minuta na tah
clock-move-3 = 3 minuty na tah
clock-bank-10 = 10 minut a za každý tah 10 sekund navíc
clock-bank-25 = 25 minut a za každý tah 20 sekund navíc
clock-days-1 = 1 den na tah
clock-days-3 = 3 dny na tah
clock-days-7 = 7 dní na tah
clock-end = Když čas vyprší
clock-end-bot = hraje dál počítač
clock-end-resign = hráč se vzdává
clock-move = { $time } na tah
clock-whole = { $time } na celou hru
clock-bank = { $time }, + { $more } s za tah
clock-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
clock-of = Zbývající čas: { $name }
clock-yours = Váš zbývající čas
affairs = Hra
resign = Vzdát se
resign-sure = Soupeř vyhraje a hra skončí. Vzít zpět to nejde.
resign-sure-many = Na vašem místě bude dál hrát počítač této úrovně a vy skončíte poslední. Vzít zpět to nejde.
has-resigned = hráč se vzdal
offer-end = Navrhnout konec
offer-draw = Navrhnout remízu
offer-abandon = Zrušit hru
offer-pause = Navrhnout přestávku
offer-resume = Pokračovat
offer-sure-end = Budou-li všichni souhlasit, platí body tak, jak jsou teď. Příštím tahem návrh propadá.
offer-sure-draw = Budou-li všichni souhlasit, hra skončí a nikdo nevyhraje. Příštím tahem návrh propadá.
offer-sure-abandon = { $persons ->
    [one] Hra skončí bez výsledku.
    [few] Budou-li souhlasit všichni, kdo ještě hrají, hra skončí bez výsledku. Příštím tahem návrh propadá.
   *[other] Budou-li souhlasit všichni, kdo ještě hrají, hra skončí bez výsledku. Příštím tahem návrh propadá.
}
offer-sure-pause = { $persons ->
    [one] Hra bude stát, dokud v ní nebudete pokračovat.
    [few] Budou-li všichni souhlasit, hra i hodiny se zastaví, dokud se všichni neshodnou, že se pokračuje.
   *[other] Budou-li všichni souhlasit, hra i hodiny se zastaví, dokud se všichni neshodnou, že se pokračuje.
}
offer-sure-resume = Hra bude pokračovat, až budou všichni souhlasit.
offer-asks-end = { $name } navrhuje skončit a počítat body tak, jak jsou.
offer-asks-draw = { $name } navrhuje remízu.
offer-asks-abandon = { $name } navrhuje zrušit hru bez výsledku.
offer-asks-pause = { $name } navrhuje přestávku.
offer-asks-resume = { $name } chce pokračovat.
offer-mine-end = Navrhli jste skončit. Ostatní ještě musí odpovědět.
offer-mine-draw = Navrhli jste remízu. Ostatní ještě musí odpovědět.
offer-mine-abandon = Navrhli jste zrušit hru. Ostatní ještě musí odpovědět.
offer-mine-pause = Navrhli jste přestávku. Ostatní ještě musí odpovědět.
offer-mine-resume = Chcete pokračovat. Ostatní ještě musí souhlasit.
offer-agree = Souhlasím
offer-decline = Nesouhlasím
offer-withdraw = Vzít zpět
game-paused = Hra je přerušena. Hodiny stojí.
lock-table = Zamknout stůl
unlock-table = Odemknout stůl
send-away = Odeslat
told-resigned = { $name } se vzdává.
told-timed = Vypršel čas: { $name }.
told-plays-on = Dál hraje počítač ({ $bot }).
told-relieved = Vypršel čas: { $name }. Do návratu hraje počítač ({ $bot }).
told-agreed = { $name } souhlasí.
told-declined = { $name } nesouhlasí.
told-paused = Hra je přerušena.
told-resumed = Hra pokračuje.
told-locked = Stůl je zamčený: nikdo další si nepřisedne.
told-unlocked = Stůl je opět otevřený.
told-kicked = Hráč { $name } byl od stolu odeslán.
ended-resigned = Hra skončila.
ended-agreed = Všichni se shodli, že body platí tak, jak byly.
ended-drawn = Všichni se shodli na remíze.
ended-abandoned = Hra byla zrušena. Nemá výsledek.
ended-closed = Hru ukončil moderátor. Nemá výsledek.
end-drawn = Remíza
end-abandoned = Zrušeno
end-closed = Ukončeno moderátorem
end-you-win-resigned = Vyhráváte
end-wins-resigned = Vyhrává { $name }

## Hra s ostatními

with-others = Hrajte s ostatními
watch-games = Sledovat hry
leaderboards = Žebříčky
my-games = Moje hry a statistiky
code-have = Řekl vám někdo kód?
code-go = Ke stolu
code-text = Nebo jim řekněte krátký kód:
code-make = Vytvořit krátký kód
code-until = Platí { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}. Kdo ho zná, může si sednout na volné místo.
open-tables = Otevřené stoly
open-tables-none = U žádného veřejného stolu teď není volné místo.
open-tables-none-such = U žádného takového veřejného stolu teď není volné místo.
watch-none = Teď se žádná veřejná hra nehraje.
watch-none-such = Teď se žádná taková veřejná hra nehraje.
filter = Které stoly
filter-game = Hra
filter-any-game = Všechny hry
filter-any-players = Libovolný počet hráčů
filter-any-pace = Libovolné tempo
filter-any-rated = Hodnocené i ne
seek-game = Rychlá hra
seek-begin = Najít soupeře
seek-looking = Hledáme soupeře: { $game }
seek-bots-in = Zůstaňte na této stránce, ke stolu vás přivedeme. Když nikdo nepřijde, za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} si přisedne počítač.
seek-bots-now = Zůstaňte na této stránce: stůl se připravuje.
seek-stop = Přestat hledat
rated = Hodnocená
unrated = Nehodnocená
rated-help = Počítá se do hodnocení: bez vracení tahů a bez nápovědy. Všichni potřebují účet.
unrated-help = Jen pro radost: volby můžete brát zpět a trenér smí radit.
watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}

## Člověk

person = Hráč
person-since = Účet od { $day }.
person-guest = Host: tuto stránku vidíte jen vy.
person-public-only = Vidíte jen veřejné hry.
ratings = Hodnocení
rating = Hodnocení
ratings-none = Zatím žádná hodnocená hra.
ratings-none-mine = Zatím žádná hodnocená hra. S účtem můžete hrát hodnocené hry.
rated-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
provisional = předběžné
rating-course = Hodnocení ve hře { $game }, od { $first } do { $last }
statistics = Statistiky
stat-wins = Vyhrané hry
stat-won = { $won } z { $games } vyhráno
stat-solo = { $games ->
    [one] { $games } hra, nejlépe { $most }
    [few] { $games } hry, nejlépe { $most }
   *[other] { $games } her, nejlépe { $most }
}
stat-fair = Značka na pruhu je spravedlivý podíl.
stat-better = lepší v { $better } z { $games }
opponents = Soupeři
games-played = Dohrané hry
games-more = Starší hry
games-none = Zatím žádná dohraná hra.
game-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
game-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
played-alone = bez soupeřů
result-none = Bez výsledku
came-forked = navázala na jinou hru
came-left = dohrál počítač
came-resigned = vzdáno
came-timed = vypršel čas
came-agreed = ukončeno dohodou
came-drawn = remíza dohodou
came-abandoned = opuštěno
came-closed = ukončeno moderátorem
rank = Pořadí
name = Jméno
a-bot = počítač
leaderboard-of = Nejlepší hráči: { $game }
leaderboard-none = Zatím nikdo neodehrál dost hodnocených her.
rating-how = Každý začíná na 1500. Ze dvou hráčů ten, kdo má o 100 bodů víc, vyhraje asi 64 her ze 100. Počítač má hodnocení stálé. Hodnocení podložené jen několika hrami je předběžné (je u něj otazník) a tady chybí.

## Účty

account-open = Přejít na stránku účtu
account-yours = Jste přihlášeni: své hry máte na každém zařízení.
account-none = Hrajete jako host: vaše hry zná jen tento prohlížeč.
account-make = Založit účet
account-why = S účtem o hry nepřijdete ani bez tohoto prohlížeče a můžete v nich pokračovat na jakémkoli zařízení. Všechny vaše stoly přejdou s vámi. Nic dalšího není potřeba, ani heslo.
account-name = Jméno účtu
account-make-passkey = Založit účet s přístupovým klíčem
account-begun = Máte účet se všemi svými stoly. Na ostatních zařízeních se jednou přihlaste.
account-entered = Jste přihlášeni.
account-merged = Jste přihlášeni a hry z tohoto prohlížeče teď patří k vašemu účtu.
account-apart = Jste přihlášeni. U téhož stolu ale sedíte i jako host tohoto prohlížeče ({ $games }), takže oba zůstávají zvlášť.
apart-title = { $name } zůstává hostem
apart-text = Váš účet a host tohoto prohlížeče sedí u téhož stolu, proto se nemohly spojit. Až ta hra skončí, vraťte se k hostovi a přihlaste se znovu.
apart-go = Pokračovat jako { $name }
sign-in = Přihlášení
sign-in-text = Už máte účet? Přihlaste se a všechny vaše stoly budou tady.
sign-in-merge = Už máte účet? Přihlaste se: hry z tohoto prohlížeče se k němu přidají.
sign-in-passkey = Přihlásit se přístupovým klíčem
sign-out = Odhlásit
signed-out = V tomto prohlížeči jste odhlášeni.
ways-in = Jak se přihlašujete
passkey = Přístupový klíč
passkey-more = Přidat další přístupový klíč
passkey-added = Přístupový klíč je přidán.
passkey-removed = Přístupový klíč je odebrán.
passkey-remove = Odebrat tento způsob přihlášení: { $label }
passkey-known = Na tomto zařízení už přístupový klíč máte.
passkey-not-given = Přístupový klíč nebyl použit. Nic se nezměnilo, můžete to zkusit znovu.
passkey-old-browser = Tento prohlížeč přístupové klíče nezná, nebo stránka není otevřena přes https. Zkuste jiný prohlížeč.
passkey-by-name = Chcete-li založit účet, otevřete tento web jménem, ne číselnou adresou.
since-day = od { $day }
used-day = naposledy { $day }
remove = Odebrat
mail-sign = E-mailová adresa, na kterou pošleme odkaz k přihlášení
mail-add = E-mailová adresa jako další způsob přihlášení
mail-send = Poslat odkaz
mail-sent = Napsali jsme na { $email }. Odkaz v dopise otevřete do čtvrt hodiny.
mail-remove = Odebrat tento způsob přihlášení: { $email }
mail-removed = E-mailovou adresu už tu neznáme.
name-saved = Jméno je změněno. U stolů, kde už sedíte, zůstává staré.
devices = Zařízení
device-this = toto zařízení
device-unknown = Neznámé zařízení
device-end = Odhlásit: { $label }
device-ended = Zařízení je odhlášeno.
devices-end = Odhlásit všude jinde
devices-ended = Všechna ostatní zařízení jsou odhlášena.
my-data = Moje data
my-data-text = Vše, co tu o vás je, si můžete odnést, nebo to nechat smazat. Hry zůstanou těm, se kterými jste je hráli, ale bez vašeho jména.
export = Uložit vše do souboru
export-saved = Vše, co tu o vás je, najdete v souboru.
delete-me = Smazat mě
delete-text = Vaše jméno, způsoby přihlášení, pokrok i to, co jste napsali, se nadobro smaže. V rozehraných hrách za vás dohraje počítač, dohrané zůstanou bez vašeho jména. Nelze to vzít zpět.
delete-type = Pro potvrzení napište své jméno: { $name }
delete-now = Nadobro smazat
enter-known = Chcete se v tomto prohlížeči přihlásit jako { $name }?
enter-new = Chcete založit účet jménem { $name } a přihlašovat se odkazy na { $email }?
enter-add = Chcete se ke svému účtu { $name } odteď přihlašovat i odkazy na { $email }?
enter-yes = Ano

## Chat: co nechcete vidět

about-line = O zprávě, kterou píše { $name }
line-hidden = skryli jste
lines-hide = Skrýt, co píše { $name }
lines-show = Zobrazit, co píše { $name }
report-title = Nahlásit moderátorům
report-what = Oč jde?
report-chat = Tato zpráva
report-name = Jméno
report-play = Chování
report-why = Co je na tom špatně? (nepovinné)
report-send = Odeslat hlášení
report-sent = Děkujeme. Moderátoři se na to podívají.

## Moderátoři

moderator-page = Moderátoři
reports-open = Nevyřízená hlášení
reports-closed = Vyřízená hlášení
reports-none = Žádná tu nejsou.
report-by = nahlásil(a) { $name }
report-table = stůl
report-close = Vyřízeno
table-close = Uzavřít stůl
table-close-sure = Uzavřít: hra skončí bez výsledku
table-closed = Stůl je uzavřen a hráči o tom vědí.
find-somebody = Najít člověka
find = Najít
has-account = účet
is-guest = host
role-moderator = moderátor
role-admin = správce
muted-until = nesmí psát do { $time }
mute-for = { $hours ->
    [1] Umlčet na hodinu
    [24] Umlčet na den
   *[other] Umlčet na týden
}
unmute = Znovu dovolit psát
give-name = Dát jiné jméno
new-name = Nové jméno
make-none = Odebrat roli
make-moderator = Jmenovat moderátorem
make-admin = Jmenovat správcem

## Bots from outside

bot-outside = zvenčí
outside-bots = Zvenčí
outside-named = { $name } (vlastní { $owner })
outside-of = vlastní { $owner }
outside-help = Program, který někdo spustil jinde. Partie se nehodnotí.
outside-mine = Moji boti
outside-text = U stolů tu může hrát váš vlastní program. Potřebuje token; s ním může hrát a nic jiného.
outside-here = poslouchá
outside-away = neposlouchá
outside-for-all = hrát s ním může každý
outside-for-me = hrát s ním můžete jen vy
outside-name = Jméno bota
outside-share = Hrát s ním může každý
outside-make = Vytvořit token
outside-token = Token bota { $name }. Zobrazí se jen teď.
outside-remove = Odebrat bota { $name } i jeho token
