# What the server says, and what a client needs to offer a game.

race-blurb = Build a galactic empire of worlds and developments. Everybody secretly chooses a phase; only the chosen phases are played, by everybody.

unbuilt-title = The server runs
unbuilt-text = The pages of the table have not been built yet. Run “make setup” in the project and load this page again.

# -- commands that are not carried out

stale = The table has changed since you chose. Look again, then choose.
gesture-too-long = The first of these choices turns up something new. Choose one at a time.
bad-action = There is no such choice here: { $detail }
why-allowed = That is possible now.
not-seated = You have no seat at this table: you are watching.
seat-with-bot = A bot is playing your seat. Take the seat back first.
seat-unknown = This table has no such seat.
guest-needed = Choose a name first.
token-unknown = This device is no longer known here. Choose a name to start again.

# -- seats

invite-needed = This table is private: you need an invitation to sit down.
invite-wrong = This invitation does not fit. Ask for a new link.
table-full = All seats of this table are taken. You can watch.
seat-taken = This seat is taken already.
hand-not-yours = Only the player it belongs to can take a seat back.
hand-already-bot = A bot is already playing this seat.
hand-open-host = Only the host can give an open seat to a bot.
hand-not-left = This player has not been away long enough. Once they have kept the table waiting for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, a bot can play for them.
hand-here = This player is here. Once they have kept the table waiting for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} and done nothing, the host can let a bot play for them.
bot-unknown = There is no such bot. There are: { $bots }

# -- time, giving up, agreeing, and the tools of the host

time-up = Your time was up before this choice arrived, so it does not count.
table-paused = The game is paused. It goes on when everybody has agreed to that.
seat-resigned = This seat has given up: a bot plays it to the end.
hand-clock = There is a clock at this table: nobody but the clock decides how long somebody may think.
offer-open = Something else is proposed already. Answer that first.
offer-again = You have proposed that and it was declined. You can propose it again after your next move.
offer-alone = There is nobody else here to agree with. You can give up, or abandon the game.
offer-gone = Nothing is proposed any more: somebody moved, declined, or took it back.
offer-agreed = You have agreed already. The others still have to answer.
offer-paused = The game is paused already.
offer-not-paused = The game is not paused.
host-only = Only the host of this table can do that.
table-locked = The host has locked this table: nobody new can sit down. You can watch.
table-kicked = The host has asked you to leave this table. You can look for another one, or open your own.
kick-late = The game has begun: nobody can be sent away any more.
kick-self = This is your own seat.
kick-nobody = Nobody sits there whom you could send away.
clock-bounds = No game is played by such a clock. Give 5 seconds to an hour for each move, a bank of 30 seconds to 6 hours with at most 5 minutes more for each move, or an hour to 30 days for each move.
clock-increment = Only a bank of time grows with each move. Leave the addition out, or choose a bank.
clock-alone = Whoever plays alone needs no clock.

# -- tables

table-unknown = There is no such table. Perhaps the link is not complete.
table-over = The game at this table is over.
table-busy = This table is too busy right now. Try again in a moment.
table-elsewhere = This table is just moving to another part of the server. Try again in a moment.
table-trouble = Something went wrong with this table. Nothing that was confirmed is lost; try again in a moment.
table-unreadable = This table cannot be opened: what is stored of it does not fit this server. All other tables are fine; whoever runs the server can look into it.
rematch-early = The game is not over yet.
record-early = You can download the record when the game is over.
course-early = Only the players can see the course of the game until it is over.
eyes-early = You can look through other players’ eyes once the game is over.
step-unknown = There is no such step: this game has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
fork-over = The game is over at this step. Choose an earlier one.
rules-newer = This game follows newer rules of { $game } than this server knows. Ask its host to update Starhold.
not-begun = The game has not begun yet: not everybody is here.
seats-count = There are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
seats-me = Take exactly one seat yourself.
game-unknown = There is no such game: { $detail }
no-guide = This game has no short rulebook yet. Everything is in its full rules.
no-picture = There is no picture of this game.
bad-option = An option does not fit: { $detail }
bad-record = This record cannot be read: { $detail }
record-other-game = This is a record of another game, not of { $game }.

# -- names, chat, links

name-empty = Enter a name.
name-long = This name is too long: use at most { $most } characters.
chat-empty = Type a message first.
chat-long = This message is too long: use at most { $most } characters.
chat-private = At a private table only the players can chat.
chat-fast = That is a lot of lines at once. Wait a few seconds, then say it again.
link-unknown = This link has been used already, is too old, or is not complete.

# -- frames and requests

hello-first = The connection did not say who you are, so it was closed.
hello-twice = You have already said who you are.
frame-binary = Only text messages are accepted.
frame-big = This message is too long.
frame-bad = This message cannot be understood: { $detail }
too-fast = Too many messages at once. The connection is closed; come back in a moment.
too-slow = This connection is too slow for the table. It is closed; come back and see what is new.
server-ending = The server is being restarted. Your tables will be back in a moment.
metrics-closed = These figures are for whoever runs the server. Name your address in the setting metrics_from.
too-many-sockets = There are too many connections from your address.
too-many-requests = There are too many requests from your address. Wait a moment.
host-foreign = This server is not called by that name. Whoever runs it can allow the name with --host-name.
origin-foreign = This request comes from another website and is not accepted.
body-big = This is too long.
bad-request = This cannot be understood: { $detail }
not-found = There is nothing at this address.
method-wrong = That cannot be done at this address.

# -- bounds

too-many-steps = You have changed a great deal at this table within a short time. Wait a few seconds, then go on.
too-many-tables = You have { $most ->
    [one] { $most } game
   *[other] { $most } games
} under way that you opened or joined today. Finish one of them before you open another.
too-many-public = You have { $most ->
    [one] { $most } public table
   *[other] { $most } public tables
} waiting for players. Wait until one of them fills up.
record-long = This record is too long: { $most ->
    [one] { $most } step
   *[other] { $most } steps
} at most.
replay-busy = Too many people are looking back at games right now. Try again in a moment.

lesson-you = You
lesson-unknown = There is no such lesson.
progress-long = This is too long to be noted.
progress-full = You have noted progress on too many topics.

coach-company = The coach only helps where everybody else at the table is a bot.
coach-not-asked = You are not asked anything right now.
coach-over = The game is over: now it can be reviewed.
coach-own = That was your own choice.
coach-hidden = They had something you could not see then: it cannot be explained from your seat.
why-best = { $name } saw nothing better.
why-only = { $name } had no real choice.
why-other = It is not clear what { $name } hoped for. Better for them, as far as you can know: { $better } (about { $lost } points of the chance of winning).
why-alike = { $name } had several choices that are about as good.
why-unknown = It cannot be told why { $name } did that.
review-early = A game can be reviewed when it is over.
review-impossible = This game cannot be reviewed: { $why }
review-unfinished = This game was ended before it was played out, so it cannot be reviewed. You can still go through it step by step.
review-unlearnt = The coach has not learnt this game, so it cannot be reviewed.

puzzle-title = Puzzle, rated { $rating }
puzzle-goal = What is your best choice here?
puzzle-why = Best: { $best }. { $why }

# -- finding each other

person-unknown = There is nobody with such a page. Only people with an account have one.
seek-matched = You have been matched already: the others are waiting at the table.
seek-players = This game is for { $least } to { $most } players.
code-unknown = This code is not known, or it is too old. Look at it again, or ask for a new one.
code-guessing = That were many codes that did not fit. Wait a few minutes before you try another.

# -- rated games

rated-account = A rated game needs an account, so that your rating stays yours. Make one, or play unrated.
rated-alone = A game for one player cannot be rated.
rated-record = A game that goes on from a record cannot be rated. Start a new one, or play unrated.
rated-bot = Nobody knows how strong this bot is here, so it cannot play a rated game. These can: { $bots }
rated-undo = This game is rated: choices cannot be taken back.
rated-coach = This game is rated: there are no hints. You can review it when it is over.
rated-hand = This game is rated: nobody can let a bot play their own seat.
