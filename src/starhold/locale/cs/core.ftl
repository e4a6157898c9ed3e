# Slova společná všem hrám a slova textového klienta.

language-name = čeština
unofficial = Starhold je neoficiální a není nijak spojen s tvůrci těchto her. Všechny názvy patří svým vlastníkům.

on = zapnuto
off = vypnuto
you = vy
player = hráč
seat = místo { $number }
bot = počítačový hráč

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
not-a-number = „{ $text }“ není žádné z nabízených čísel. Napište číslo od 1 do { $last }.
unknown-command = „{ $command }“ není příkaz. Všechny příkazy vypíše „help“.
undo-done = Poslední volba je vzata zpět.
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
help-undo = undo: vzít poslední volbu zpět
help-log = log: co se zatím stalo
help-rules = rules ČÍSLO: pravidla hry, nebo jedno pravidlo
help-save = save SOUBOR: uložit hru
help-quit = quit: opustit hru

# -- kdo je na řadě

your-turn = Jste na řadě
turn-of = Na řadě je { $name }.
waiting-for = Čeká se na hráče { $name }
waiting-others = Teď se vás hra na nic neptá. Čeká se na ostatní hráče.
ready = Připraven

# -- výsledek

game-over = Konec hry.
score = Body
score-total = Součet
score-part = { $source }: { $points }
score-line = { $name }: { $points }
winner = Vítěz: { $name }
shared-victory = Společní vítězové: { $names }

# -- co se odmítá v každé hře

refuse-game-over = Hra skončila, takže už není co volit. Prohlédněte si body, nebo začněte novou hru.
refuse-not-asked = Teď se vás hra na nic neptá, nejdříve volí ostatní. Počkejte, až budete na řadě.
with-rule = { $text } ({ $rule })
