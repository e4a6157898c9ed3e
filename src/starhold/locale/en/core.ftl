# Words shared by all games, and those of the terminal.

language-name = English
unofficial = Starhold is unofficial and not affiliated with the makers of these games. All names belong to their owners.

on = on
off = off
you = you
player = player
seat = seat { $number }
bot = bot

# -- how each bot plays, in one line

plays-random = Chooses by lot.
plays-cadet = Still learning: often misjudges what a move is worth.
plays-navigator = Plays sensibly, with a slip now and then.
plays-greedy = Takes what looks best at the moment.
plays-captain = Plays by what it has learnt from many games against itself.
plays-admiral = Remembers the cards it has seen, and looks a little ahead.
plays-oracle = Looks far ahead before it moves, and takes a little longer.

# -- what a person can do

new-game = New game
options = Options
language = Language
confirm = Confirm
skip = Skip
undo = Undo
log = Game log
rules = Rules
save = Save
quit = Quit
help = Help

your-choice = Your choice
choose-number = Type a number from 1 to { $last }, or a command.
not-a-number = “{ $text }” is not one of the numbers offered. Type a number from 1 to { $last }.
unknown-command = “{ $command }” is not a command. Type “help” to see all commands.
undo-done = Your last choice is undone.
undo-impossible = Nothing can be undone: a random result or a hidden card has been revealed since your last choice.
log-empty = Nothing has happened yet.
rule-unknown = There is no rule “{ $rule }”.
saved = The game is saved: { $file }
loaded = The game goes on: { $file }
goodbye = Goodbye!

help-choose = number: choose the answer with that number
help-look = table: show the table again
help-card = card NAME: everything about a card
help-why = why ANSWER: why that is not possible, and by which rule
help-undo = undo: undo your last choice
help-log = log: what has happened so far
help-rules = rules NUMBER: the rulebook, or one rule
help-save = save FILE: save the game
help-quit = quit: leave the game

# -- whose turn it is

your-turn = Your turn
turn-of = It is { $name }’s turn.
waiting-for = Waiting for { $name }
waiting-others = Waiting for the other players.
ready = Ready

# -- the result

game-over = The game is over.
score = Score
score-total = Total
score-part = { $source }: { $points }
score-line = { $name }: { $points }
winner = Winner: { $name }
shared-victory = Shared victory: { $names }

# -- what is refused in every game

refuse-game-over = The game is over, so there is nothing left to choose. Look at the scores or start a new game.
refuse-not-asked = It is not your turn to choose yet. Wait for the other players.
with-rule = { $text } ({ $rule })
