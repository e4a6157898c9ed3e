# The words of the shell. The same keys stand in cs.ftl and lt.ftl; `npm run check` holds that.

## Everywhere

home-link = Starhold, home page
skip-to-content = Skip to content
loading = One moment…
lobby = Lobby
language = Language
try-again = Try again
back-home = Back to the home page
failure-title = Something went wrong
guest-name = Guest { $number }
bot = bot
bot-random = Random
bot-cadet = Cadet
bot-navigator = Navigator
bot-greedy = Greedy
bot-captain = Captain
bot-admiral = Admiral
bot-oracle = Oracle
level = Level of the bot
levels-research = For research
suggest-up = You won your last games against { $level }: try { $next }?
suggest-down = { $level } won your last games: try { $next }?
link = Link

error-unreachable = The server cannot be reached. Check your connection and try again.
error-status = The server could not do that (answer { $status }).

## Home

hero-title = Four space board games. Play now, in your browser.
hero-text = Send friends a link, or play against bots right away. Nothing to install, no account needed.
games = Games
play-now = Play now against bots
opening-table = Opening the table…
new-table = New table
invite-to = New table with friends: { $game }
players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $min ->
    [one] { $min }–{ $max } players
   *[other] { $min }–{ $max } players
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
weight-1 = very easy
weight-2 = easy
weight-3 = medium
weight-4 = demanding
weight-5 = hard
my-tables = My tables
tables-all = Show all { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
your-turn = Your turn
play-on = Continue
table-awaits-you = waits for you
come-to-table = To the table
table-over = finished
table-broken = cannot be opened
table-waits = waiting for the others
seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
with-players = with { $names }
round = { $counts ->
    [turn] turn { $round }
   *[other] round { $round }
}
not-begun = not dealt yet
review = Look back
look-and-sit = Take a seat
watch = Watch
open = Open
records = Recorded games
records-text = Every game can be saved as a short text. Open one saved here or from the command line, step through it, and play on from any point.
record-upload = Open a record
learn-title = New here?
learn-1 = Read the question.
learn-1-text = One sentence tells you what to choose. Nothing else is waiting for you.
learn-2 = Click anything highlighted.
learn-2-text = That picks it; the button then tells you what will happen and what it costs.
learn-3 = Not highlighted? Click it to see why.
learn-3-text = You get the reason and a link to the rule.
learn-4 = Changed your mind? Undo.
learn-4-text = You can undo until dice are rolled, a card is revealed or another player moves.
learn-game = { $game } in short
learn-table = At the table
learn-first = A first game with a simple start
learn-step-by-step = Learn it step by step
foot-unofficial = Unofficial and free. The names of the games belong to their owners; the rule texts and the art are ours.
foot-art = Contents marked “reconstructed” are our own design.

## Name and devices

your-name = Your name
players = Players
seat-open = free seat
pace-days = Turn by turn, over days
room-more = { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}
undo = Undo
table = Table
rules-tab = Rules
rulebook = Rulebook
away = away

## Replay

replay = Replay
play = Play

## What happens, told beat by beat
skip = Skip
settings = Settings

## The pages around a game

table-waits-for = waiting for { $names }
table-gathers = the players are gathering
table-paused = paused: go on whenever you like
table-setup = being set up
result-won = Won { $mine } : { $other }
result-lost = Lost { $mine } : { $other }
result-tied = Tied { $mine } : { $other }
result-won-many = { $points ->
    [one] Won with { $points } point
   *[other] Won with { $points } points
}
result-tied-many = { $points ->
    [one] Tied for first place with { $points } point
   *[other] Tied for first place with { $points } points
}
result-place = { $points ->
    [one] Place { $place } of { $players }, { $points } point
   *[other] Place { $place } of { $players }, { $points } points
}
result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won-plain = Won
result-lost-plain = Lost
shelf-turn = Your turn
shelf-running = In progress
shelf-over = Finished
shelf-away = Put away
shelf-turn-none = No table waits for you.
shelf-running-none = No other game is in progress.
shelf-over-none = You have not finished a game yet.
put-away = Put away
play-solo = Solo
best-so-far = { $points ->
    [one] Your best so far: { $points } point
   *[other] Your best so far: { $points } points
}
solo-help = Play alone, for the best score you can get
account = Account
