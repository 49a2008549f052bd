## replay

replay-title = Replay
replay-about = Open the record of a game to watch it step by step, or to play on from any point of it.
replay-coming = Loading the game…
replay-rest = { $count ->
    [one] 1 move is here,
   *[other] { $count } moves are here,
    } the rest is loading…
replay-stalled = { $count ->
    [one] 1 move is here.
   *[other] { $count } moves are here.
    } The rest could not be loaded; trying again.
replay-upload = Record file
replay-other = Open another
replay-download = Download the record
replay-of = Replay: { $game }
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-turn_back = Previous turn
replay-turn_forward = Next turn
replay-at = Move { $number } of { $total }
replay-turn = Turn
replay-play_on = Practise from here
replay-practice_about = Bots play the other seats, and everything hidden stays as it was. The table is marked as practice, and nobody can be invited.
replay-invite = Play on with others
replay-invite_about = The other seats are open to anybody you send the link to. Everything hidden is dealt again, for everybody.
replay-choose_seats = Choose who sits where
replay-seats = Who sits where after move { $number }
replay-kind = How it goes on
replay-cancel = Cancel
replay-not_over = The record can be opened when the game is over.
replay-unreadable = This file is not a game record.
replay-copy_link = Copy the link to this position
replay-no_link = This game is too long for a link. Send the file instead.
replay-bad_link = This link holds no game. Perhaps it was cut off.

## analysis

analysis-open = Look back at the game
analysis-looking = Looking at the decisions, for up to a minute ...
analysis-win_probability = Chance of winning over the game
analysis-chart = Chance of winning of each seat, 0 % at the bottom, 100 % at the top
analysis-ledger = Luck and skill
analysis-sum = First win probability + own choices + others' choices + luck = result. A single choice is costly if it lost more against the best one found than luck explains; of a seat's decisions in one turn only the costliest counts. All other choices of a seat are measured as one sum, against what the rollouts would have chosen; ± is its 95 % interval, and an interval that contains 0 counts as 0. The rest is luck, and effects too small to distinguish from it. Rollouts play on like the search's; a player with another style may get more or less out of a choice. If the game isn't over, the result is the last win probability.
analysis-costly = Costliest decisions
analysis-judged = { $judged } of { $decisions } decisions were judged, from what the seat knew then: { $iterations } iterations of search for the best action, and if that was another one, at least as many rollouts of both in the same imagined worlds.
analysis-unjudged = None of the { $decisions } decisions could be judged: there was too little time. A longer analysis judges them all.
analysis-seat = seat
analysis-first = first win probability
analysis-own = own choices: costly
analysis-small = own choices: all other
analysis-others = others' choices
analysis-luck = luck and too small to tell
analysis-result = result
analysis-entry = entry
analysis-chosen = chosen
analysis-better = better
analysis-cost = cost
analysis-none = No single choice gave away more than luck could explain.
analysis-least = In nine of ten cases, { $least } given away by a single choice of this game was enough to be distinguished from luck.
analysis-thinks = Thinking about every move: { $share }
analysis-waits = Waiting for other analyses: { $count }
analysis-unit = Chance to win
analysis-points = { $plus }{ $count } points
analysis-in_short = { $name } began at { $first }. Costly choices: { $own }; luck, the other choices and the others’ play: { $rest }. Result: { $result }.
analysis-whole = The whole account
analysis-whole_about = All numbers are percentage points of the chance to win. Sums over a whole game can go beyond 100: a chance that is lost and won back counts twice.

## moments

moments-title = Moments worth seeing
moments-find = Find the best moments
moments-about = The whole game is played through again in the background. It takes up to a minute.
moments-none = No moment stands out: every choice was about as good as the best one.
moments-show = See it (move { $number })
moments-costly_title = The costliest choice
moments-costly = { $name } chose “{ $chosen }”. “{ $best }” would have won { $cost } more often.
moments-lucky_title = The luckiest moment
moments-lucky = After this, { $name }’s chance to win rose from { $before } to { $after }, and no choice of anybody explains it.
moments-turning_title = The turning point
moments-turning = From here on { $name } was ahead for good: { $before } before, { $after } after.
moments-better = { $name } chose “{ $chosen }”. Better: “{ $best }”. It would have won { $cost } more often.
moments-chosen = { $name } chose “{ $chosen }” here.

## together

together-begin = Watch together
together-title = Watching together
together-leave = Leave
together-who = Who watches
together-you = you
together-guest = Guest
together-at = move { $number }
together-points = points at { $place }
together-followers = { $count ->
    [one] 1 follows you
   *[other] { $count } follow you
    }
together-follow = Follow { $name }
together-name = Your name
together-rename = Use this name
together-named = You are here as { $name }.
together-name_taken = This name can't be used here.
together-point = Point at the board
together-point_at = Point at
together-nothing = nothing
together-comments = Comments
together-no_comments = No comments yet.
together-comment = Comment on move { $number }
together-send = Comment
together-said = Your comment is stored with the replay.
