## table

table-practice = Practice
table-practice_about = This table goes on from a record, with everything hidden left as it was. Somebody may know it, so nobody can be invited.
table-redealt = Continues at entry { $cut }
table-redealt_about = This table goes on from a record. Everything hidden was dealt again for everybody, so nobody knows it.
table-you = you
table-asked = What is asked
table-your_move = Your move: { $step }
table-their_pause = { $name } may use something before going on
table-pause = go on, or use something first
table-over = The game is over
table-undo = Take back
table-ask_undo = Ask to take back
table-anytime = Any time
table-typed = Type an action
table-typed_example = for example: { $verb } ...
table-send_typed = Do it
table-on_board = On the board ({ $count })
table-hint = Hint
table-hinting = Thinking…
table-hinted = Best: { $action }
table-advice = The best choices, and how often each would win
table-rule = Rule { $rule }
table-conflict = The game moved on while you were choosing. Look again.
table-watching = watching
table-lost = There is no table here
table-dead_link = This link has stopped working
table-watch_instead = Watch the table
table-fault = This table had to stop: { $fault }
table-panels = Beside the table
table-title_move = ● Your move – { $title }
table-replaced = { $bot } is playing for you.
table-take_back_seat = Take my seat back
table-paused = The game is paused.
table-resume = Go on
table-without_hints = no hints
table-without_spectators = no spectators
table-no_spectators = This table has no spectators: only its players see the game. You can watch the replay when it is over.
table-casual = casual
table-turn_of = { $name }’s turn
table-casual_about = You play against bots: you may take back anything, chance included, and the game draws again.

## tabs

tabs-log = Log
tabs-chat = Chat
tabs-players = Players
tabs-orders = Orders
tabs-notes = Notes
tabs-fair = Fairness

## log

log-title = Log
log-empty = Nothing has happened yet.
log-earlier = Show earlier
log-undo = { $name } took back { $count ->
    [one] 1 move
   *[other] { $count } moves
    }
log-by_clock = out of time
log-by_order = standing order
log-by_only = the only choice
log-by_unasked = not asked
log-by_stand_in = { $bot } chose for this seat
log-takeover = { $after } takes over from { $before }: { $way }
log-free_seat = an empty seat
log-new_link = { $name }'s seat has a new link
log-seat_freed = { $name } has left the table; the seat is free

## log ways

log-ways-own_link = the player chose it
log-ways-clock = time was up
log-ways-vote = the others agreed
log-ways-kick = the host removed a player before the deal
log-ways-host = the host chose it
log-ways-resignation = the player resigned

## chat

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-room = Who reads it
chat-room_table = Everybody
chat-room_team = My team
chat-room_watchers = Spectators
chat-about_table = Players and spectators read this.
chat-about_team = Only your team reads this, now and later.
chat-about_watchers = Spectators talk here. Players read it when the game is over.
chat-watcher = Spectator

## players

players-online = here
players-away = away
players-open = free for anybody
players-stand_in = { $bot } is playing this seat
players-more = More about { $name }
players-give_back = Give the seat back
players-bot_plays = Let a bot play on
players-new_link = New link (the old one stops working)
players-carry = Other device, recovery code
players-new_host_link = New host link (the old one stops working)
players-kick = Remove from the table
players-close = Give this table up
players-close_sure = End this game for everybody? It can't be undone.
players-kick_sure = Remove { $name } from the table? Their link will stop working for good.
players-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
    }
players-team = Team { $team }
players-teammate = your teammate
players-not_here = Not played here
players-vote_bot = Propose a bot for this seat
players-invite_newcomer = Propose to invite a newcomer
players-mute = Mute in the chat
players-unmute = Read in the chat again
players-muted = muted
players-make_host = Make host
players-make_host_sure = Make { $name } the host? You lose the host's rights.
players-host = host
players-leave = Leave the table
players-resigned = resigned; { $bot } plays on

## requests

requests-title = Proposals to the others
requests-pause = Propose a pause
requests-time = Ask for { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
    }
requests-end = Propose to end the game
requests-end_sure = End the game with no winner? Everybody has to agree.
requests-resign = Resign
requests-resign_sure = Resign? The game ends, and the others win.
requests-resign_sure_bot = Resign? A bot will play on for you, and you can't come back.

## curtain

curtain-title = Pass the device to { $name }
curtain-about = The table is hidden until { $name } looks.
curtain-lift = I am { $name }

## orders

orders-single = When there is only one thing to choose, choose it for me
orders-always = { $when }
orders-choose = choose an action
orders-add = Order
orders-remove = Remove
orders-order = { $when }: { $action }
orders-pass_always = Always pass here
orders-go_on_always = Always go on here
orders-pass_on = Always pass { $occasion }
orders-about = From now on this is played for you each time, at once and without asking, until you remove it under "Orders" or the game ends. Be careful: on your own turn it would decide every turn.
orders-set = From now on this is played for you: "{ $order }". You can remove it under "Orders".
orders-ahead = Order in advance
orders-when = When
orders-then = Then
orders-for = How long
orders-end_once = once
orders-end_turns = { $turns ->
    [one] until my next turn
   *[other] until my turn after { $turns } rounds
    }
orders-end_hours = { $hours ->
    [one] for an hour
   *[other] for { $hours } hours
    }
orders-end_left = ends { $left }
orders-end_never = until I remove it
orders-otherwise = If that can't be done then, you are asked as usual. Several orders for the same thing are tried in their order.
orders-add_ahead = Order this in advance
orders-set_limited = Ordered: "{ $order }" ({ $end }).

## window

window-wait = Wait
window-about = Take your full time. If you don't, and can only pass, you pass by yourself after a moment. The others can't tell.
window-passed = You pass. You can still change your mind for a moment.

## hand

hand-title = Trading after this turn
hand-raise = Trade after the turn of { $name }
hand-raised = You will be asked to trade. Press again if you changed your mind.
hand-standing = You will be asked to trade after the turn of { $name }, by your orders.
hand-about = At the end of another player's turn you may buy and sell cards and buy technology if you raise your hand: now, in the short pause at the end of the turn, or for good under “Orders”. Nobody raises or lowers it for you.
hand-about_slow = At the end of another player's turn you may buy and sell cards and buy technology if you have raised your hand: now, or for good under “Orders”. This table doesn't pause at the end of a turn, and nobody raises or lowers your hand for you.
hand-understood = Got it
hand-after = Ask me to trade at the end of the turns of

## proposals

proposals-title = A proposal
proposals-undo = { $name } would like to take back { $count ->
    [one] 1 move
   *[other] { $count } moves
    }.
proposals-end = { $name } would like to end the game with no winner.
proposals-pause = { $name } would like a pause.
proposals-resume = { $name } would like to go on.
proposals-time = { $name } asks for { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
    }.
proposals-bot = { $name } suggests that a bot plays for { $target }, who is away.
proposals-newcomer = { $name } suggests giving { $target }'s seat to somebody new.
proposals-waiting = Still to answer: { $names }
proposals-yes = Agree
proposals-no = Refuse
proposals-seat_yes = { $name } agrees
proposals-seat_no = { $name } refuses
proposals-withdraw = Never mind

## ending

ending-won = { $names } won!
ending-nobody = The game is over. None of the players won.
ending-closed = This game was ended early.
ending-operator = An operator closed this table. Its cards stay hidden.
ending-rematch = Rematch
ending-join_rematch = Join the rematch
ending-watch_rematch = Watch the rematch
ending-replay = Watch the replay
ending-record = Download the record
ending-agreed = You all agreed to end the game with no winner.
ending-resigned = { $others } resigned: { $names } won!
ending-you_won = You won!
ending-you_share = You won, together with { $names }!
ending-result = { $sums } { $unit }
ending-score = The score
ending-adding_up = Adding up the score…
ending-winner = won
ending-counts = Along the way
ending-curve = How the game went
ending-curve_about = { $unit } of every player over the game
ending-share = Share as a picture

## fair

fair-about = Nobody can choose the luck of this game. Before the first card or cube, the server locked away a secret of its own and showed its seal; every player who sat down added some chance from their browser. All of it together decides every draw. (If no player added any, the server alone chose.) When the game is over the secret is opened and you can check every draw.
fair-commitment = The server's promise
fair-contribution = Chance added by { $name }
fair-secret = The revealed secret
fair-seed = The seed of the game
fair-check = Check it now
fair-later = The check can be done when the game is over.
fair-kept = The promise this browser was given at the start
fair-promise_kept = The secret is the one that was promised.
fair-first_promise = The promise is the one this browser was given at the start.
fair-mine_counted = The chance that this browser added was used, for { $names }.
fair-mine_missing = The chance that this browser added for { $names } was not used, though the server had taken it.
fair-not_mine = The chance that was used for { $names } is not this browser's: another browser was there first, or it was exchanged.
fair-seed_made = The start of the game was made of the secret and the chance that was added.
fair-all_added = Every player added chance: { $names }.
fair-some_added = Not every player added chance: { $names } did, { $others } did not.
fair-nobody_added = No player added chance: the server alone chose.
fair-cant_check = This is a practice table: it goes on from a record whose chance somebody may have known, so there is nothing to prove.
fair-draws_made = This browser computed all { $count } random numbers of the game again from the seed: each is as listed.
fair-draw_wrong = A random number of entry { $entry } does not follow from the seed.
fair-other_seed = The record has another seed than the one that was checked here.
fair-rules_asked = This browser does not know the rules. For the whole proof, download the record and have Motherlode verify it on a computer of your own.
fair-replayed = The server played the whole record again, { $count } entries, with the same outcome.
fair-differs = The record does not play the same way again.

## curve

curve-moves = moves of the game

## follow

follow-title = What the others do
follow-hold = Stop
follow-resume = Go on
follow-step = Next action
follow-skip = Skip to now ({ $count })
follow-since = Since your last move
follow-seen = Seen
follow-more = And before that: { $count }

## coach

coach-title = Coach:
coach-missed = “{ $better }” would have won { $cost } more often than “{ $chosen }”.

## guide

guide-goal = Goal:
guide-phases = The phases of a turn

## notes

notes-title = My notes on this table
notes-about = Only this browser keeps them; nobody else at the table sees them. They come along when you carry your seats to another device.

## look_back

look_back-title = Looking back
look_back-begin = Look back
look_back-now = Back to now
look_back-awaited = It is your move.
look_back-about = The game goes on meanwhile.
