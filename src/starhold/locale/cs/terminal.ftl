# Co říká jen terminál.

terminal-person = Hráč
terminal-welcome = Vítejte ve hře { $game }. Všechny příkazy vypíše „help“.
terminal-luck = Náhoda: číslo { $seed }; „--seed { $seed }“ rozdá znovu totéž.
terminal-hand-over = Na tahu je { $name }. Předejte obrazovku a pak stiskněte Enter.
terminal-allowed = To teď jde, stačí to napsat.
terminal-unknown-card = Kartu „{ $name }“ hra nemá.
terminal-not-saved = Hru se nepodařilo uložit do souboru { $file }: { $why }. O nic jste nepřišli, zkuste jiné místo.

# počítačoví hráči
bot-random = Náhodník
bot-cadet = Kadet
bot-navigator = Navigátor
bot-greedy = Chamtivec
bot-captain = Kapitán
bot-admiral = Admirál
bot-oracle = Věštec
