close = Close
cancel = Cancel
save = Save
you = You
yes = yes
no = no
mark-amber = amber triangle
mark-azure = azure circle
mark-coral = coral square
mark-pearl = pearl diamond
copy-link = Copy link
copied = Copied
error-no-record = “{ $file }” is not a record of Starhold: it should begin with “starhold-record”.
error-record-empty = “{ $file }” is empty.
error-record-game = “{ $file }” is a record of Starhold, but it does not say which game it is: a line “game: …” is missing.
error-record-players = “{ $file }” is a record of Starhold, but it does not say how many play: a line “players: …” is missing.
error-record-unknown = “{ $file }” is a record of “{ $game }”, a game this server does not have.
was-put-away = { $game }: moved out of this list.
shelf-away-none = Nothing is put away.
put-back = Bring back
error-no-page = There is no page at this address.
round-word = { $counts ->
    [turn] Turn
   *[other] Round
}
record-download = Save the record
name-label = Name the others see
other-device = Continue on another device
other-device-text = Make a link and open it in another browser within ten minutes: there you have the same seats and tables. It works once.
other-device-button = Make a link
link-title = Continue as the same guest
link-text = In this browser you will continue as the guest who made the link, with all their tables.
link-text-replace = In this browser you will continue as the guest who made the link. You are “{ $name }” here now; that guest’s tables will no longer be found in this browser.
link-use = Continue here

## A new table

new-table-of = New table: { $game }
seats = Seats
seat-number = Seat { $number }
seat-me = me
seat-friend = a friend, by link
seat-bot = bot: { $bot }
seat-any-bot = a bot
who-and-when = Who can see it, and how fast you play
public = Public
private = Private
public-help = Listed among the open tables; anybody can take a free seat.
pace-live = Live
pace-live-help = Everybody is there; a bot can replace a player who has been away for three minutes.
pace-days-help = Everybody moves when they have time; nobody is hurried before three days have passed.
rule-options = All options
open-table = Open the table

## Before the game is dealt

room = Before the game
room-dealt = The game is dealt only when everybody is here, so nobody can look at their hand and start again.
room-next = The game then begins by itself.
room-not-come = has not come yet
room-away = has sat down, away now
room-invite = Send each free seat’s link to a friend, or let a bot sit there.
room-host-invites = The host invites somebody to the free seat.
room-late-live = A bot can take the place of anybody who does not come within three minutes.
room-late-days = A bot can take the place of anybody who does not come within three days.
room-rules = Rules
room-rules-plain = as usual
option-off = { $option }: no

## The table

question = Your decision
one-moment = One moment…
waiting-for = Waiting for { $names }.
you-watch = You are watching.
sit-down = Sit down
game-over = The game is over.
looking-back = You are looking at an earlier moment of the game.
back-to-now = Back to now
picked-of = { $picked } of { $need } picked
pick-on = Pick more, or send what you picked
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
# several choices in one button
take-back = Clear
sending = Sending…
connection-lost = Connection lost, reconnecting. Nothing is lost: your seat and the game will wait.
board-failed = The board could not be drawn.
side = Rules, chat, table and log
side-fold = Rules and log
views = Views
board = Board
log = Log
log-empty = Nothing has happened yet.
log-all = Show all { $count } lines
new = (new)
previous = Back
next = Next
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
chat-watching = (watching)
chat-private = At a private table only the players can chat.
send = Send
unread = new
thinking = choosing
points-of = { $name }’s points
score-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-now = If the game ended now
online = here
played-by = played by a bot ({ $bot })
hand-to-bot = Let a bot play
take-seat-back = Take my seat back
left-since = away since: { $ago }
invite-seat = Invitation to seat { $number }
watch-link = Link for spectators
notify-ask = Tell me when it is my turn
notify-title = Starhold: it is your turn
sealed-luck = Provably fair
sealed-luck-text = All dice and shuffles come from a secret on the server and a random number from each player’s browser. The secret was sealed when the table was opened and is revealed at the end; then anybody can check that it fits the seal and that every number was used.
commitment = Seal
seal-other = This is not the seal this browser was shown before you added your number: { $seal }. The luck of this game proves nothing.
seeds = The players’ numbers
seed-later = not yet
seed-none = none
seed-yours = Yours is among them: it is the number this browser made.
seed-other = The number at your seat is not the one this browser has kept. If you sat down in another browser, check it there; if not, it was replaced.
secret = Secret
secret-several = One for each game that this one continues; the last is this game’s own.
verify-how = To check it, save the record and run:

keys = Keys
keys-enter = confirm; pick what is highlighted
keys-esc = clear picks, close
keys-arrows = move between highlighted things
keys-space = pick or unpick
keys-undo = undo
keys-step = look at what happened, step by step
keys-tabs = log, rules, chat, table
keys-help = this list

## The end

rematch = Play again
to-rematch = Go to the next game
source = Points from
total = Total
place-number = { $place }.
course = The course of the game
to-table = Back to the table
step-of = Step { $step } of { $steps }
pause = Pause
to-start = Go to the beginning
to-end = Go to the end
fork = Play on from here
see-as = Look as
spectator = a spectator

## Join

join-title = You are invited: { $game }
join-with = At the table: { $names }
just-watch = Just watch
score-so-far = Scored so far
settings-kept = Kept on this device, except how you are told of your turn: that goes with your name.
set-speed = How fast you are told what the others do
set-speed-calm = Calm
set-speed-normal = Normal
set-speed-quick = Quick
set-speed-off = At once
set-sound = Sound
set-sound-on = Play sounds
set-volume = Volume
set-motion = Motion
set-motion-system = As the system
set-motion-reduced = Less
set-motion-full = Full
set-theme = Colours
set-theme-system = As the system
set-theme-dark = Dark
set-theme-light = Light
set-cardtext = Text on cards
set-cardtext-small = Small
set-cardtext-normal = Normal
set-cardtext-large = Large
set-cardtext-largest = Largest
set-playing = Playing
set-confirm = Confirm each choice
set-confirm-more = Without it a double click chooses at once.
set-endturn = Do by itself what leaves no choice
set-endturn-more = Your turn ends when nothing is left to do.
set-declineunpayable = Decline offers you cannot give
set-declineunpayable-more = In Starfarers: an offer asking for cards you lack is declined at once.
thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
you-chose = You chose: { $choice }.
question-more = The whole question
question-ways = Ways to use it
more = More
to-board = To the board
while-away = while you were away
more-to-tell = { $count } more to come
missed = { $count ->
    [one] { $count } more thing happened.
   *[other] { $count } more things happened.
}
see-log = See the log
log-look = Show the table as it stood then
log-details = { $count ->
    [0] The rule
    [one] { $count } detail
   *[other] { $count } details
}
log-rule = Rule
chat-watch = Take a name on the first page to chat while you watch.
hand-seat-to-bot = Let a bot play for { $name }
idle-since = idle since: { $ago }
keys-skip = skip to now while something is being told
all-options = All { $count } options
option-changed = changed
options-usual = All as usual
preset-own = Your own mix:
preset-first = First game
preset-standard = Standard
preset-experts = Experts
preset-race-first = You begin with four cards that go well with your start world; nothing to discard first.
preset-race-standard = The game as printed: six cards, keep four.
preset-race-experts = Two players, two actions each round; plan further ahead.
preset-duel-standard = The usual four end tiles: you know from the start what will score.
preset-duel-experts = The end tiles are drawn: each game rewards something else.
preset-alliances-first = All five systems lie open from the start, and seven cards are dealt to you.
preset-alliances-standard = Two systems lie open, the others are found on the way; seven cards, with one redraw.
preset-alliances-experts = Draft: pick a card, pass the rest on, until all have seven.
preset-starfarers-first = The printed board: your first colonies and ships already stand well.
preset-starfarers-standard = Sectors shuffled, all face up: every map is new.
preset-starfarers-experts = An unknown, mixed galaxy, and you choose yourself where you start.
seats-help = Each friend gets a link. Bots sit down at once.
private-help = Only whoever has a link of yours can come.
pace = Pace
end-show = Show the result
end-hide = See the table
end-you-win = You win { $points } to { $second }
end-wins = { $name } wins { $points } to { $second }
end-you-win-many = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ahead of { $next } ({ $second })
end-wins-many = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ahead of { $next } ({ $second })
end-tied = { $names } share the victory ({ $points } each)
end-by = Decided by: { $sources }.
end-tiebreak = The points are equal; the tiebreak decides ({ $mine } to { $other }).
end-solo = { $points ->
    [one] The game is over: { $points } point
   *[other] The game is over: { $points } points
}
end-solo-first = Your first result: the one to beat.
end-solo-same = As good as your best so far.
end-solo-best = A new best! It was { $before }.
turning-points = Where it turned
takes-lead = { $name } takes the lead
takes-lead-you = You take the lead
replay-start = The game is dealt. Press Play, or step through it with the arrow keys.
previous-turn = Previous turn
next-turn = Next turn
go-to-round = { $counts ->
    [turn] Go to turn
   *[other] Go to round
}
course-start = start
copy-step = Copy link to this step
hands = Hands
open-hands = Open hands
look-through = See the table through their eyes
hand-hand = Hand
hand-explored = Explored
hand-science = Science cards
hand-aside = Set aside
hand-pack = To pick from
hand-chosen = Chosen, face down
hand-empty = nothing
hand-on-board = seen on the board
share = Share

## Learning

learn = Learn
learn-page = Learn { $game }
learn-guided = Your first game, guided
learn-guided-text = Ten minutes at a real table. The teacher shows you one thing at a time and says why; then you play on by yourself.
learn-begin = Begin
learn-go-on = Go on where you left off
learn-once-more = Once more
learn-done = done
learn-rulebook-text = The whole game in a few pages, with pictures and examples. Every rule can be looked up behind it.
learn-read = Read
learn-tasks = Small tasks
learn-tasks-text = One idea each: a position, a goal, and a hint if you want one.
learn-solved = { $solved } of { $all } solved
learn-none = There are no lessons for this game yet.
learn-offer = New to { $game }?
learn-offer-text = A guided first game takes about ten minutes: you learn by playing, one step at a time.
learn-offer-yes = Show me, step by step
learn-offer-no = Just play
coach = Coach
coach-on-title = Coach: off. Switch it on for hints and a word before a costly slip.
coach-off-title = Coach: on. It gives hints, and a word before a costly slip.
coach-hint = Hint
coach-thinks = The coach is thinking …
coach-nothing = Nothing tells your choices apart.
coach-worth = Your chance of winning after it, as far as can be seen from your seat
coach-chance = { $percent } %
coach-share = { $percent }
coach-plain = Nothing was learnt of this kind of table: this is a plain estimate.
coach-slip = Sure?
coach-slip-text = That may cost you about { $lost } points of your chance of winning. Better: { $better }
coach-anyway = Do it anyway
coach-rethink = Think again
coach-why = Why did they do that?
coach-why-this = Why did they do that?
teacher = Teacher
lesson-answer = You could. But look:
lesson-failed = Not quite
lesson-solved = Solved
lesson-anyway = Play it anyway
lesson-choose-again = Choose again
lesson-list = All lessons
lesson-next-task = Next task
lesson-back = Back
lesson-next = Next
lesson-play-on = Play on by yourself
lesson-hint = Give me a hint

## Reading

part-guide = How to play
part-rules = All rules
part-words = Words
guide-contents = Contents
guide-found = { $count ->
    [0] Nothing found in the short rules.
    [one] { $count } place in the short rules.
   *[other] { $count } places in the short rules.
}
guide-picture = The table in the middle of a game. The numbers are explained in the list below.
reading-now = The question you are asked:
words-table = At every table
keys-rule = open the rule of what is explained
print = Print

## Review

review-page = Game review
review-replay = Watch the game again
review-working = The coach goes through every decision of the game. That takes up to a minute.
review-chances = Chance of winning
review-players = How well everybody chose
review-player = Player
review-accuracy = Accuracy
review-luck = Luck
review-explained = Accuracy is 100 if every choice was as good as the best one could know. Luck is what cards, dice and hidden things gave or took, in points of the chance of winning. What slips gave away and what luck did is added up over the whole game, so either can come to more than 100 points: a chance can be lost, won back and lost again.
review-moments = The moments that mattered to you
review-moments-all = The moments that mattered
review-flawless = No choice of yours gave anything away. Well played.
review-step = step { $step }
review-lost = −{ $lost } points of the chance of winning
review-chose = { $name }: { $what }
review-better = Better: { $what }
review-line = How it might have gone on
review-look = Show the table
review-try = Try it yourself
review-sum-won-luck = You won, and luck was on your side ({ $luck } points).
review-sum-won-bad-luck = You won against your luck ({ $luck } points).
review-sum-won-slips = You won although your slips gave away { $lost } points of your chances.
review-sum-won-play = You won by good choices.
review-sum-lost-luck = Luck was with you ({ $luck } points), and still it was not enough.
review-sum-lost-bad-luck = Luck decided this game against you ({ $luck } points).
review-sum-lost-slips = Your slips gave away { $lost } points of your chances: there is something to win here.
review-sum-lost-play = You chose well; the others were a little ahead.
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccurate
grade-mistake = Mistakes
grade-blunder = Blunders
grade-one-best = Best
grade-one-good = Good
grade-one-inaccuracy = Inaccuracy
grade-one-mistake = Mistake
grade-one-blunder = Blunder

## Puzzles

puzzles = Puzzles
puzzles-text = { $count ->
    [one] One position from a real game in which one choice is clearly best, and not the obvious one.
   *[other] { $count } positions from real games in which one choice is clearly best, and not the obvious one.
}
puzzle-solve = Solve a puzzle
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-rating = your rating: { $rating }
puzzle-rating-first = your rating: { $rating }, provisional
puzzle-skill = Your rating: { $rating } ({ $gained }).
puzzle-streak = { $count ->
    [0] { "" }
    [one] 1 solved in a row.
   *[other] { $count } solved in a row.
}
puzzle-solved = { $solved } of { $tried } solved at the first try.
puzzle-days = { $count } days running.

## Being told

turns-menu = Your turn
turns-wait = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
told = When it is my turn
told-here = Notify me in this browser
told-here-more = Also when no page of Starhold is open. It tells the game, never your cards.
told-mail-on = Write me an e-mail
told-mail-more = Twice a day at most, and only while a table waits for you.
told-table = Tell me of this table
told-rule = { $way ->
    [push] As always: notify
    [mail] As always: e-mail
    [both] As always: both
   *[off] As always: never
}
told-off = Never
told-push = Notify
told-mail = E-mail
told-both = Both
told-try = Try it
told-tried = Sent. It should appear in a moment.
told-unable = This browser cannot notify you here: it needs an address that begins with https.
told-barred = This browser does not allow notifications from this page. You can allow them in its settings for this page.
letters-title = E-mails from Starhold
letters-ended = You will get no more e-mails about your turns. In the settings you can turn them on again.

## Time, giving up, agreeing

clock = Clock
clock-help = The clock alone decides how long anybody may think.
clock-none = None: nobody is hurried
clock-move-1 = 1 minute for each move
clock-move-3 = 3 minutes for each move
clock-bank-10 = 10 minutes, and 10 seconds more with each move
clock-bank-25 = 25 minutes, and 20 seconds more with each move
clock-days-1 = 1 day for each move
clock-days-3 = 3 days for each move
clock-days-7 = 7 days for each move
clock-end = When time is up
clock-end-bot = a bot plays on
clock-end-resign = the player gives up
clock-move = { $time } for each move
clock-whole = { $time } for the whole game
clock-bank = { $time }, + { $more } s with each move
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-of = Time left: { $name }
clock-yours = Your time left
affairs = The game
resign = Give up
resign-sure = Your opponent wins, and the game is over. You cannot take that back.
resign-sure-many = A bot of this level plays on in your seat, and you come last. You cannot take that back.
has-resigned = has given up
offer-end = Propose to end now
offer-draw = Propose a draw
offer-abandon = Abandon the game
offer-pause = Propose a break
offer-resume = Go on
offer-sure-end = If all agree, the points count as they stand now. The proposal lapses with the next move.
offer-sure-draw = If all agree, the game ends and nobody has won. The proposal lapses with the next move.
offer-sure-abandon = { $persons ->
    [one] The game ends without a result.
   *[other] If all who still play agree, the game ends without a result. The proposal lapses with the next move.
}
offer-sure-pause = { $persons ->
    [one] The game stands still until you go on.
   *[other] If all agree, the game and all clocks stand still until all agree to go on.
}
offer-sure-resume = The game goes on when all have agreed.
offer-asks-end = { $name } proposes to end now and count the points as they stand.
offer-asks-draw = { $name } proposes a draw.
offer-asks-abandon = { $name } proposes to abandon the game without a result.
offer-asks-pause = { $name } proposes a break.
offer-asks-resume = { $name } would like to go on.
offer-mine-end = You have proposed to end now. The others still have to answer.
offer-mine-draw = You have proposed a draw. The others still have to answer.
offer-mine-abandon = You have proposed to abandon the game. The others still have to answer.
offer-mine-pause = You have proposed a break. The others still have to answer.
offer-mine-resume = You would like to go on. The others still have to agree.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Take it back
game-paused = The game is paused. No clock runs.
lock-table = Lock the table
unlock-table = Unlock the table
send-away = Send away
told-resigned = { $name } has given up.
told-timed = { $name } ran out of time.
told-plays-on = A bot plays on ({ $bot }).
told-relieved = { $name } ran out of time. A bot plays on ({ $bot }) until they come back.
told-agreed = { $name } agrees.
told-declined = { $name } does not agree.
told-paused = The game is paused.
told-resumed = The game goes on.
told-locked = The table is locked: nobody new can sit down.
told-unlocked = The table is open again.
told-kicked = The host has sent { $name } away.
ended-resigned = The game is over.
ended-agreed = All agreed to count the points as they stood.
ended-drawn = All agreed to a draw.
ended-abandoned = The game was abandoned. It has no result.
ended-closed = The game was closed by a moderator. It has no result.
end-drawn = A draw
end-abandoned = Abandoned
end-closed = Closed by a moderator
end-you-win-resigned = You win
end-wins-resigned = { $name } wins

## Playing with others

with-others = Play with others
watch-games = Watch games
leaderboards = Leaderboards
my-games = My games and statistics
code-have = You were told a code?
code-go = Go to the table
code-text = Or tell them a short code:
code-make = Make a short code
code-until = Good for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. Whoever has it can take a free seat.
open-tables = Open tables
open-tables-none = No public table has a free seat right now.
open-tables-none-such = No public table like that has a free seat right now.
watch-none = No public game is being played right now.
watch-none-such = No public game like that is being played right now.
filter = Which tables
filter-game = Game
filter-any-game = All games
filter-any-players = Any number of players
filter-any-pace = Any pace
filter-any-rated = Rated or not
seek-game = Quick match
seek-begin = Find opponents
seek-looking = Looking for opponents: { $game }
seek-bots-in = Stay on this page: you will be taken to the table. If nobody comes, bots join in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
seek-bots-now = Stay on this page: the table is being set up.
seek-stop = Stop looking
rated = Rated
unrated = Not rated
rated-help = It counts for your rating: no undo, no hints. Everybody needs an account.
unrated-help = For fun: you can take choices back, and the coach may help.
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

## A person

person = A player
person-since = Has had an account since { $day }.
person-guest = A guest: this page is for your eyes only.
person-public-only = You see their public games.
ratings = Ratings
rating = Rating
ratings-none = No rated games yet.
ratings-none-mine = No rated games yet. With an account you can play rated ones.
rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
provisional = provisional
rating-course = Rating in { $game }, from { $first } to { $last }
statistics = Statistics
stat-wins = Games won
stat-won = { $won } of { $games } won
stat-solo = { $games ->
    [one] { $games } game, best { $most }
   *[other] { $games } games, best { $most }
}
stat-fair = The mark on a bar is a fair share.
stat-better = ahead in { $better } of { $games }
opponents = Opponents
games-played = Finished games
games-more = Earlier games
games-none = No finished games yet.
game-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
game-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
played-alone = alone
result-none = No result
came-forked = went on from another game
came-left = left to a bot
came-resigned = resigned
came-timed = out of time
came-agreed = ended by agreement
came-drawn = agreed draw
came-abandoned = abandoned
came-closed = closed by a moderator
rank = Rank
name = Name
a-bot = bot
leaderboard-of = The best at { $game }
leaderboard-none = Nobody has played enough rated games yet.
rating-how = Everybody begins at 1500. Of two players, the one with 100 points more wins about 64 of 100 games. Bots have a fixed rating. A rating with few games behind it is provisional (marked with a question mark) and not listed here.

## Accounts

account-open = Go to the account page
account-yours = You are signed in: your games are yours on every device.
account-none = You play as a guest: your games are kept for this browser alone.
account-make = Make an account
account-why = An account keeps your games when this browser is gone, and you can go on with them on any device. All your tables come along. Nothing else is needed, not even a password.
account-name = Name of the account
account-make-passkey = Make an account with a passkey
account-begun = You have an account now, with all your tables. Other devices have to sign in once.
account-entered = You are signed in.
account-merged = You are signed in, and the games you played in this browser are yours too.
account-apart = You are signed in. You also sit at the same table as the guest of this browser ({ $games }), so the two are kept apart.
apart-title = { $name } stays a guest
apart-text = Your account and the guest of this browser sit at the same table, so they could not become one. When that game is over, be that guest again and sign in once more.
apart-go = Go on as { $name }
sign-in = Sign in
sign-in-text = You have an account already? Sign in, and all your tables are here.
sign-in-merge = You have an account already? Sign in: the games you played in this browser will be added to it.
sign-in-passkey = Sign in with a passkey
sign-out = Sign out
signed-out = You are signed out in this browser.
ways-in = Ways to sign in
passkey = Passkey
passkey-more = Add another passkey
passkey-added = The passkey is added.
passkey-removed = The passkey is removed.
passkey-remove = Remove this way to sign in: { $label }
passkey-known = You already have a passkey on this device.
passkey-not-given = No passkey was used. Nothing has changed; you can try again.
passkey-old-browser = This browser knows no passkeys, or this page is not opened over https. Try another browser.
passkey-by-name = To make an account, open this site by its name instead of an address in numbers.
since-day = since { $day }
used-day = last used { $day }
remove = Remove
mail-sign = E-mail address, to sign up or in by a link
mail-add = E-mail address as another way to sign in
mail-send = Send me a link
mail-sent = We have written to { $email }. Open the link in that letter within a quarter of an hour.
mail-remove = Remove this way to sign in: { $email }
mail-removed = The e-mail address is forgotten here.
name-saved = Your name is changed. Tables you sit at keep the old one.
devices = Devices
device-this = this device
device-unknown = A device
device-end = Sign out: { $label }
device-ended = That device is signed out.
devices-end = Sign out everywhere else
devices-ended = All other devices are signed out.
my-data = My data
my-data-text = You can take along everything that is kept of you here, or have it deleted. Games stay with the people you played them with, but without your name.
export = Save everything as a file
export-saved = Everything that is kept of you is in the file.
delete-me = Delete me
delete-text = Your name, your ways to sign in, your progress and what you wrote are deleted for good. Bots play on in your unfinished games; finished ones stay without your name. This cannot be undone.
delete-type = Type your name to confirm: { $name }
delete-now = Delete for good
enter-known = Do you want to sign in as { $name } in this browser?
enter-new = Do you want to make an account named { $name } that you sign in to by letters to { $email }?
enter-add = Do you want to sign in to your account { $name } by letters to { $email } from now on?
enter-yes = Yes

## Chat: what one does not want to see

about-line = About { $name }’s line
line-hidden = hidden by you
lines-hide = Hide what { $name } writes
lines-show = Show what { $name } writes
report-title = Report to the moderators
report-what = What is it about?
report-chat = This line
report-name = The name
report-play = How they behave
report-why = What is wrong with it? (optional)
report-send = Send the report
report-sent = Thank you. The moderators will look at it.

## Moderators

moderator-page = Moderators
reports-open = Open reports
reports-closed = Reports dealt with
reports-none = There are none.
report-by = reported by { $name }
report-table = the table
report-close = Dealt with
table-close = Close the table
table-close-sure = Close it: the game ends without a result
table-closed = The table is closed, and its players are told.
find-somebody = Find somebody
find = Find
has-account = account
is-guest = guest
role-moderator = moderator
role-admin = admin
muted-until = muted until { $time }
mute-for = { $hours ->
    [1] Mute for an hour
    [24] Mute for a day
   *[other] Mute for a week
}
unmute = Let them chat again
give-name = Give another name
new-name = New name
make-none = Take the role away
make-moderator = Make a moderator
make-admin = Make an admin

## Bots from outside

bot-outside = from outside
outside-bots = From outside
outside-named = { $name } (of { $owner })
outside-of = of { $owner }
outside-help = A program that somebody runs elsewhere. The game is not rated.
outside-mine = My bots
outside-text = A program of yours can play at tables here. It needs a token; with that it can play and do nothing else.
outside-here = is listening
outside-away = is not listening
outside-for-all = everybody may play with it
outside-for-me = only you may play with it
outside-name = Name of the bot
outside-share = Everybody may play with it
outside-make = Make a token
outside-token = The token of { $name }. It is shown only now.
outside-remove = Remove the bot { $name } and its token
