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
settings-kept = Kept on this device.
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
