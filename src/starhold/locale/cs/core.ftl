# Slova společná všem hrám a slova textového klienta.

language-name = čeština
unofficial = Starhold je neoficiální a není nijak spojen s tvůrci těchto her. Všechny názvy patří svým vlastníkům.

on = zapnuto
off = vypnuto
you = vy
player = hráč
seat = místo { $number }
bot = počítač

# -- jak který počítačový hráč hraje, jednou větou

plays-random = Vybírá losem.
plays-cadet = Teprve se učí: cenu tahu často odhadne špatně.
plays-navigator = Hraje rozumně, občas něco přehlédne.
plays-greedy = Bere, co se právě zdá nejlepší.
plays-captain = Hraje podle toho, co se naučil z mnoha her sám se sebou.
plays-admiral = Pamatuje si karty, které viděl, a dívá se kousek dopředu.
plays-oracle = Než zahraje, promýšlí hru daleko dopředu; trvá mu to o něco déle.

# -- co lze udělat

new-game = Nová hra
options = Nastavení
language = Jazyk
confirm = Potvrdit
skip = Vynechat
undo = Zpět
log = Průběh hry
rules = Pravidla
save = Uložit
quit = Ukončit
help = Nápověda

your-choice = Vaše volba
choose-number = Napište číslo od 1 do { $last }, nebo příkaz.
not-a-number = „{ $text }“ není mezi nabízenými čísly. Napište číslo od 1 do { $last }.
unknown-command = „{ $command }“ není příkaz. Všechny příkazy vypíše „help“.
undo-done = Poslední volba je vrácena.
undo-impossible = Vrátit už nelze nic: od vaší poslední volby rozhodla náhoda nebo se ukázalo něco skrytého.
log-empty = Zatím se nic nestalo.
rule-unknown = Pravidlo „{ $rule }“ neexistuje.
saved = Hra je uložena: { $file }
loaded = Hra pokračuje: { $file }
goodbye = Na shledanou!

help-choose = číslo: zvolit odpověď s tímto číslem
help-look = table: znovu ukázat stůl
help-card = card NÁZEV: vše o kartě
help-why = why ODPOVĚĎ: proč to nejde a podle kterého pravidla
help-undo = undo: vrátit poslední volbu
help-log = log: co se zatím stalo
help-rules = rules ČÍSLO: pravidla hry, nebo jedno pravidlo
help-save = save SOUBOR: uložit hru
help-quit = quit: opustit hru

# -- kdo je na tahu

your-turn = Jste na tahu
turn-of = Na tahu je { $name }.
waiting-for = Čeká se na hráče { $name }
waiting-others = Čeká se na ostatní hráče.
ready = Připraveno

# -- výsledek

game-over = Konec hry.
score = Body
score-total = Součet
score-part = { $source }: { $points }
score-line = { $name }: { $points }
winner = Vítěz: { $name }
shared-victory = Společné vítězství: { $names }

# -- co se odmítá v každé hře

refuse-game-over = Hra skončila, takže už není co volit. Prohlédněte si body, nebo začněte novou hru.
refuse-not-asked = Ještě nejste na tahu, nejdříve volí ostatní.
with-rule = { $text } ({ $rule })
