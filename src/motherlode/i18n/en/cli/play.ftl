## play

play-thinking = The others are thinking ...
play-pass = Pass the keyboard to { $name }; nobody else should look now.
play-press_enter = Press Enter when you are ready.{ " " }
play-commands = Choose by number or text.  ?  ? N  undo  hint  save  log  rules  quit
play-help =
    Choose by number or by the text above.  ? N explains a choice with its rules.
    undo [N]     undo your latest choices, if they involved no luck and no secret
    hint         the three best choices, with their win probabilities
    save [FILE]  save the game; save! FILE overwrites another file
    log [all]    the events so far
    rules [ID]   a rule, or the sections of the rules
    quit         quit the game
play-anytime = At any time:
play-pause = go on, or use something first
play-earlier = ... { $count } earlier events (log shows them)
play-at_the_end = Enter quits; save [FILE], log and rules still work >{ " " }
play-only_after = The game is over: use { $known }, or Enter to quit.
play-won = { $names } won.
play-shared = A shared win: { $names }.
play-nobody = None of the players won.
play-no_number = Choose a number from 1 to { $most }.
play-unknown = { $text } is not one of the choices.
play-unreadable = { $text }: { $reason }{ $rule }
play-see_list = Type ? to see them all.
play-meant = Did you mean { $near }?
play-or = { " " }or{ " " }
play-refused = { $action }: { $reason }{ $rule }
play-choice = { $action }  (type: { $text })
play-no_rule = { "  " }No rule is listed for this choice.
play-hint_what = Type hint alone; to explain an action, type ? and its number.
play-undo_what = Type undo, or undo and the number of choices.
play-undo_none = Nothing can be undone: luck, a secret or another player was involved since your last choice.
play-undo_fewer = Only { $possible } can be undone: luck, a secret or another player was involved before that.
play-hint = A bot would choose { $number }: { $action }. It expects to win { $share } of the games from there.
play-next_hint = Next best, { $number }: { $action } ({ $share }).
play-saved = Saved. Resume with: { $command }
play-saved_ended = Saved. Replay with: { $command }
play-is_folder = { $file } is a folder.
play-exists = { $file } exists already: give another name, or type save! { $file } to overwrite it.
play-file = { $file }: { $why }
play-log_more = ... { $count } earlier events (log all shows them)
play-save_first = Save the game first? (yes/no){ " " }
play-yes = y yes
play-no = n no
play-staying = The game continues.
play-leave_again = Press Ctrl-C again to quit and lose the game; save keeps it.
play-leave_end = Press Ctrl-D again to quit and lose the game; save keeps it.
play-gibberish = { $count } lines of input in a row were neither an action nor a command
play-left_unsaved = you left; the game was not saved

## play columns

play-columns-number = #
play-columns-text = type
play-columns-does = what it does
play-columns-rules = rules

## replay

replay-by_stand_in = { $bot } chose for this seat
replay-by_order = standing order
replay-by_only = the only choice
replay-by_unasked = not asked
replay-by_clock = time was up
replay-takeover = { $seat }: { $after } took over from { $before } ({ $way })
replay-continues = everything up to here was taken over from another game; nothing was dealt again
replay-redealt = everything hidden was dealt again here
replay-prompt = { $at } of { $last } - Enter: next, b: back, a number: go to that entry, q: quit >{ " " }

## new

new-game = Which game
new-seats = Players (you, you:NAME or a bot)

## picture

picture-hidden = { $count } hidden

## rules

rules-proved = { $proved } of { $count } rules are proved by tests.
rules-none = no test proves it
rules-unknown = no rule of { $game } has the id { $id }; there are { $ids }
rules-no_rules = { $game } has no rules page, so no rule has the id { $id }

## errors

errors-usage = { $what } (see: { $command } --help)
errors-interrupted = interrupted
errors-system = the operating system reports: { $what }
errors-fault = internal error, please report it: { $kind }: { $what }
errors-rescued = internal error, please report it: { $what }; the game was saved in { $file }
errors-lost = internal error, please report it: { $what }; the game could not be saved
errors-number = { $text } is not a whole number
errors-width = { $text } is not an interval width above 0 and up to 1, such as 0.04
errors-numbers = { $text } is not a list of whole numbers from 0 to 999, such as 2,3
errors-range = { $text } is not a number from { $low } to { $high }
errors-empty_seat = a seat is empty: list you, you:NAME or a bot's name for each seat, separated by commas
errors-seat = there is no player { $kind }; there are: { $known }{ $meant }
errors-meant = ; did you mean { $near }?
errors-language = there is no translation to { $language }; there are: { $known }
errors-fixed = the saved game has its own seed, edition and options: give no others with --load
errors-recorded = a record has its own edition and options: don't give them with --record
errors-at_alone = --at is an entry of a record: add --record
errors-worker = a worker process was ended during a game, perhaps because memory ran out; run the command again: with --out or --journal it resumes
errors-other_game = { $file } is a record of { $game }, not of { $wanted }
errors-other_seats = --seats names { $given } players, but the saved game has { $count } seats: name { $count }, or leave out --seats
errors-which_game = which game? There are: { $games }
errors-no_seat = there is no seat { $seat }: the record has { $count } seats
errors-rule = there is no rule { $id } in: { $games }
errors-port = can't listen on { $host }:{ $port }: { $what }
errors-extra = this command needs a package that isn't installed ({ $package }): { $command }
learn-illegal = That doesn't work: { $why }
learn-commands = A number or an action's text plays it; back, skip, rules K17, quit.
learn-play_on = Play on from here? (yes/no){ " " }
learn-not_now = You could do that, but first let's do what the lesson wants.
learn-step = step { $number } of { $count }
learn-wanted = Wanted now: { $actions }
learn-commands_read = Enter: next; back, rules K17, quit.
learn-prompt = lesson>{ " " }
lessons-no_seed = no seed from 1 to { $count } lets the lesson be played through; with the last one: { $fault }
lessons-minutes = { $count } min
