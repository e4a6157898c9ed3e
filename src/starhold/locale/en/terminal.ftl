# What only the terminal says.

terminal-person = Player
terminal-welcome = Welcome to { $game }. Type “help” for all commands.
terminal-luck = Luck: number { $seed }; “--seed { $seed }” deals the same cards again.
terminal-hand-over = It is { $name }’s turn now. Hand the screen over, then press Enter.
terminal-allowed = That is possible now: just type it.
terminal-unknown-card = There is no card “{ $name }”.
terminal-not-saved = The game could not be saved to { $file }: { $why }. Nothing is lost; try another place.

# the bots
bot-random = Random
bot-cadet = Cadet
bot-navigator = Navigator
bot-greedy = Greedy
bot-captain = Captain
bot-admiral = Admiral
bot-oracle = Oracle
