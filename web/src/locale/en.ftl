# The words of the shell. The same keys stand in cs.ftl and lt.ftl; `npm run check` holds that.

## Everywhere

home-link = Starhold, to the home page
skip-to-content = To the content
loading = One moment …
lobby = Lobby
language = Language
theme-light = Light
theme-dark = Dark
close = Close
cancel = Cancel
save = Save
try-again = Try again
back-home = To the home page
failure-title = That did not work
guest-name = Guest { $number }
you = You
bot = bot
bot-greedy = Greedy
bot-random = Random
mark-amber = amber triangle
mark-azure = azure circle
mark-coral = coral square
mark-pearl = pearl diamond
link = Link
copy-link = Copy link
copied = Copied

error-unreachable = The server cannot be reached. Check your connection and try again.
error-status = The server could not do that (answer { $status }).
error-no-page = There is no page at this address.
error-no-record = “{ $file }” is not a record of Starhold: it should begin with “starhold-record”.

## Home

hero-title = Games of worlds, ships and patience.
hero-text = Play with friends by a link, or with bots at once. Nothing to install, no account needed.
games = Games
play-now = Play now against bots
opening-table = Opening the table …
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
my-tables-hint = kept on this device, or by a link
my-tables-none = You are at no table yet. “Play now” opens one.
tables-all = Show all { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
open-tables = Open tables
open-tables-none = No public table has a free seat now.
your-turn = Your turn
play-on = Your turn
table-over = finished
table-waits = others are thinking
seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
with-players = with { $names }
round = { $game ->
    [duel] turn { $round }
    [starfarers] turn { $round }
   *[other] round { $round }
}
round-word = { $game ->
    [duel] Turn
    [starfarers] Turn
   *[other] Round
}
not-begun = not begun
review = Review
look-and-sit = Look and sit
watch = Watch
open = Open
records = Recorded games
records-text = A game is a short text. Open one that was saved here or by the command line, step through it, play on from any point.
record-upload = Open a record
record-download = Save the record
learn-title = New here?
learn-1 = Read the question.
learn-1-text = A sentence says what is asked of you. Nothing else is waiting.
learn-2 = What glows can be chosen.
learn-2-text = A click picks it; the button then says what will happen and what it costs.
learn-3 = Anything else tells you why not.
learn-3-text = Click it, and the answer comes with its rule; the rulebook opens there.
learn-4 = Take it back.
learn-4-text = Until luck falls, something hidden is shown or another player answers, your choice can be undone.
learn-game = { $game } in short
learn-table = At the table
learn-first = A first game with a simple start
short-race-1 = Choose in secret.
short-race-1-text = Each round everybody picks a phase. Only the picked ones are played, by all; your own gives you a bonus.
short-race-2 = Cards are your money.
short-race-2-text = To place a world or a development you discard other cards from your hand.
short-race-3 = Goods bring more.
short-race-3-text = Worlds produce goods. You sell them for cards or consume them for points.
short-race-4 = Most points win.
short-race-4-text = The game ends when somebody has 12 cards on the table or the point chips run out.
short-duel-1 = Take or play.
short-duel-1-text = Each turn you take one or two cards from the market, or play one from your hand. Out of moves, you pass.
short-duel-2 = Pay with cards.
short-duel-2-text = Other cards and tokens pay the price. Production stations make everything after them cheaper.
short-duel-3 = Settle planets.
short-duel-3-text = Colonisation cards fill the quarters of your planets. A finished planet brings its gift and a dock for a colony ship.
short-duel-4 = Lead at the end of an epoch.
short-duel-4-text = Research a science card; then whoever leads in military, trade and diplomacy pulls the grey cylinder and scores.
short-alliances-1 = Send the fleet out.
short-alliances-1-text = Five rounds long the fleet moves on, system by system. Planets and tokens are in reach up to where it stands.
short-alliances-2 = Three cubes, nine actions.
short-alliances-2-text = Each cube does one: colonize, develop, build cruisers, study, trade, explore, nominate, research.
short-alliances-3 = Gather an alliance.
short-alliances-3-text = Seven faction cards: up to three join you for good. The others give a boost, an adaptation or your true ideology.
short-alliances-4 = Guard what is yours.
short-alliances-4-text = Each round ends in war: who holds most cruisers may take an unguarded planet. Prestige, planets and relics are points.
short-starfarers-1 = Send ships out.
short-starfarers-1-text = Build them at a spaceport and shake the mothership: the balls say how far they fly, a black one brings an encounter.
short-starfarers-2 = Settle and trade.
short-starfarers-2-text = Colony ships found colonies between two planets, which produce when the dice show their number. Trade ships found stations.
short-starfarers-3 = Fit out the mothership.
short-starfarers-3-text = Boosters make you fast, cannons clear pirate bases, freight pods open ice planets and docks. Whatever is missing, you trade for.
short-starfarers-4 = Reach 15 points.
short-starfarers-4-text = Colonies, spaceports, medals and the friendship of four civilisations count. Who has 15 on their own turn wins.
foot-unofficial = Unofficial and free. Names of the games belong to their owners; rule texts and art are ours.
foot-art = Contents marked “reconstructed” are our own design.

## Name and devices

your-name = Your name
name-label = The others see you as
other-device = Go on at another device
other-device-text = A link that works once, for ten minutes, makes another browser the same guest: same seats, same tables.
other-device-button = Make a link
link-title = Go on as the same guest
link-text = This browser becomes the guest who made the link, with all their tables.
link-text-replace = This browser becomes the guest who made the link. It is “{ $name }” now; the tables of that guest will no longer be found here.
link-use = Go on here

## A new table

new-table-of = New table: { $game }
players = Players
seats = Seats
seat-number = Seat { $number }
seat-me = me
seat-friend = a friend, by link
seat-bot = bot: { $bot }
seat-open = free seat
who-and-when = Who may see it, and at what pace
public = Public
private = Private
public-help = Stands in the list of open tables; anybody may take a free seat.
pace-live = Live
pace-live-help = Everybody is there; after three minutes an absent player can be replaced by a bot.
pace-days = Over days
pace-days-help = Each one moves when there is time; nobody is hurried before three days have passed.
rule-options = Rules that can be changed
open-table = Open the table

## The table

question = What is asked of you
one-moment = One moment …
waiting-for = Waiting for { $names }.
you-watch = You are watching.
sit-down = Sit down
invite-friend = Invite a friend
game-over = The game is over.
looking-back = You are looking back. The table as it stood then.
back-to-now = Back to now
picked-of = { $picked } of { $need } picked
pick-on = Pick on, or send what is picked
pick-more = { $count ->
    [one] Pick { $count } more
   *[other] Pick { $count } more
}
confirm-count = { $count ->
    [one] Confirm { $count } choice
   *[other] Confirm these { $count }
}
confirm-part = { $count ->
    [one] Only this one for now
   *[other] Only these { $count } for now
}
take-back = Clear
undo = Undo
sending = On its way …
connection-lost = Connection lost, reconnecting. Nothing is lost: your seat and the game wait.
board-failed = The board could not be drawn.
side = Rules, chat, table and log
side-fold = Rules and log
views = Views
board = Board
table = Table
log = Log
log-empty = Nothing has happened yet.
log-all = Show all { $count } lines
new = (new)
happened = What happened since your move
happened-count = { $count ->
    [one] { $count } thing happened since your move.
   *[other] { $count } things happened since your move.
}
line-of = { $line } of { $lines }
step-through = Step through
previous = Back
next = Next
seen = Seen
rules-tab = Rules
rulebook = Rulebook
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rule has all these words. Try fewer, or a rule’s number.
open-rule = Open this rule
open-rule-of = Open rule { $rule }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
unread = new
thinking = is asked now
points-of = points of { $name }
score-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-now = If the game ended now
online = here
away = away
played-by = played by a bot ({ $bot })
hand-to-bot = Let a bot play
take-seat-back = Take my seat back
left-since = not here since: { $ago }
invite-seat = Invitation to seat { $number }
watch-link = Link for spectators
notify-ask = Tell me when it is my turn
notify-title = Starhold: it is your turn
sealed-luck = Sealed luck
sealed-luck-text = All luck of this table was fixed before the first card. The seal is shown now, the secret at the end; the saved record lets anybody check that they fit.
commitment = Seal
secret = Secret

keys = Keys
keys-enter = confirm; on a glowing thing: pick it
keys-esc = take picks back, close
keys-arrows = walk through what glows
keys-space = pick or put back
keys-undo = undo
keys-step = step through what happened
keys-tabs = log, rules, chat, table
keys-help = this list

## The end

solo-end = { $points ->
    [one] The game is over: { $points } point
   *[other] The game is over: { $points } points
}
you-won = You have won!
winner = { $count ->
    [one] { $names }: the winner
   *[other] { $names }: joint winners
}
rematch = Play again
to-rematch = To the next game
source = Points from
total = Total
place = Place
place-number = { $place }.
course = The course of the game

## Replay

replay = Replay
to-table = To the table
step-of = Step { $step } of { $steps }
play = Play
pause = Pause
to-start = To the beginning
to-end = To the end
fork = Play on from here
nothing-said = A choice was made; nothing of it is to be seen yet.
see-as = Seen by
spectator = a spectator

## Join

join-title = You are invited: { $game }
join-with = At the table: { $names }
just-watch = Just watch
