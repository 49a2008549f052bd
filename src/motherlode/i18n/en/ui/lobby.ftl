## lobby

lobby-headline = Dig deep, build steam, strike gold
lobby-tagline = Board games about digging deep and flying far. No sign-up: open a table, share the link, play.
lobby-games = Games
lobby-seats = { $least } to { $most } players
lobby-play_now = Play now against bots
lobby-set_up = Set up a table
lobby-new_table = New table: { $game }
lobby-seats_title = Seats
lobby-players = Players
lobby-seat = Seat { $number }
lobby-colour = Colour of seat { $number }
lobby-who = Who sits at seat { $number }
lobby-which_bot = Bot at seat { $number }
lobby-seat_name = Name at seat { $number }
lobby-here = At this screen
lobby-friend = A friend, by link
lobby-open = Open to anybody
lobby-bot = Bot
lobby-name = Name
lobby-me = Miner
lobby-guest = Guest
lobby-player = Player { $number }
lobby-bot_names = Flywheel, Rivet, Piston, Gasket, Sprocket, Manifold
lobby-options = Options
lobby-more = More
lobby-listed = Show this table in the lobby
lobby-edition = Edition file (TOML or JSON) with changed contents
lobby-with_edition = This table plays with its own contents.
lobby-without_edition = Play with the usual contents
lobby-bad_edition = This edition file can't be read: { $why }
lobby-create = Open the table
lobby-my_tables = My tables
lobby-no_tables = You have no tables in this browser yet.
lobby-resume = Resume
lobby-look = Look
lobby-forget = Forget
lobby-forget_sure = Forget a table that is still being played? The links to your seats are stored only in this browser.
lobby-gone = no longer on this server
lobby-unreachable = The server can't be reached.
lobby-free_seat = free seat
lobby-seat_for = free seat for { $name }
lobby-anybody = anybody
lobby-expected = Who is invited to seat { $number }
lobby-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
    }
lobby-open_tables = Open tables
lobby-running_tables = Running tables
lobby-no_open = Nobody is waiting for players right now.
lobby-join = Join
lobby-watch = Watch
lobby-enter_link = I have a link
lobby-link = Link or name of a table
lobby-enter = Go there
lobby-bad_link = This link doesn't lead to a table.
lobby-throttled = You opened many tables just now. Wait a little.
lobby-hints = Allow hints
lobby-spectators = Allow spectators
lobby-absence = Call a player away if they don't answer for
lobby-waiting_now = { $count ->
    [one] 1 table waits for players
   *[other] { $count } tables wait for players
 }
lobby-played_now = { $count ->
    [one] 1 being played
   *[other] { $count } being played
 }

## preview

preview-title = The board
preview-board = Picture of the board before the game
preview-fairness = Alike by { $percent } %
preview-fairness_about = At 100 % every seat has the same figures.
preview-seat = Station
preview-another = Another one
preview-edit = Change it in the editor
preview-waiting = Drawing the board…

## editor

editor-title = Layouts of your own
editor-make = Make a layout of your own
editor-about = Place asteroids, planets and Stations on the hexes. The rules look on and say what is missing.
editor-board = The board of the layout
editor-mark = What to place
editor-symmetry = Symmetry
editor-columns = Columns
editor-rows = Rows
editor-undo = Undo
editor-check = Can it be played?
editor-checking = Checking…
editor-playable = This layout can be played.
editor-warnings = Some things could be fairer:
editor-show = Show { $space }
editor-files = Your layout
editor-use = Use it at a new table
editor-save = Save as a file
editor-load = Load a file
editor-clear = Clear the board
editor-no_layout = There is no layout in this file.
editor-begin_with = Begin with a layout of the box
editor-generate = Begin with a generated board
editor-choose = Choose…
editor-shipped = { $name }, players: { $players }
editor-keys = Keys: arrows move over the board, Enter places or clears, and the sign of a mark places that mark.

## editor marks

editor-marks-empty = empty space
editor-marks-asteroids = asteroids
editor-marks-planet = planet
editor-marks-station = Station { $number }
editor-marks-base = the fleet's base
editor-marks-mothership = NPC's Mothership
editor-marks-fighter = NPC's Fighter
editor-marks-bomber = NPC's Bomber

## editor symmetries

editor-symmetries-none = none
editor-symmetries-half = half turn
editor-symmetries-across = mirror, left and right
editor-symmetries-down = mirror, top and bottom
editor-symmetries-both = both mirrors
editor-symmetries-third = three parts around the middle
editor-symmetries-sixth = six parts around the middle

## state

state-waiting = waiting
state-playing = playing
state-over = over
state-closed = given up

## bots

bots-random = Random bot
bots-greedy = Greedy bot
bots-search = Thinking bot

## levels

levels-novice = novice
levels-apprentice = apprentice
levels-adept = adept
levels-master = master

## bot_about

bot_about-random = plays anything that is allowed
bot_about-greedy = plays fast and by instinct
bot_about-novice = thinks ahead a little, but misses a lot
bot_about-apprentice = thinks longer and misses less
bot_about-adept = thinks hard and misses little
bot_about-master = misses nothing; takes up to half a second a move

## bot_worth

bot_worth-share = wins { $share } of 100 games against the greedy bot

## clock

clock-title = Clock
clock-pace = Pace
clock-none = No clock
clock-quick = Quick: 30 seconds a move, plus 5 minutes to spare
clock-calm = Calm: 2 minutes a move, plus 15 minutes to spare
clock-day = A day a move, plus two days to spare
clock-week = A week a move
clock-per_move = Seconds a move
clock-bank = Seconds to spare
clock-expiry = When time is up
clock-bot = a bot plays on
clock-pass = one move is made
clock-pass_note = The seat passes. Where it can't, or where passing brings the end of the game nearer, a bot makes the one move; after that it is the player's again.
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
    }
clock-left = { $time } left

## waiting

waiting-title = Waiting for players
waiting-about = The game starts by itself as soon as every seat is taken.
waiting-slow = Here a move may take days.
waiting-be_told = Get a notice when it is your turn
waiting-phone = A friend's phone gets in like this: join the same Wi-Fi as this computer, then open the link below. If the page doesn't load, this computer's firewall blocks it.
waiting-phone_shut = Friends can't join from another device yet: the person who started Motherlode on this computer has to open it to the network. The links below work on this computer only.
waiting-sit = Sit down
waiting-sits = here
waiting-expected = not here yet
waiting-invited = invited
waiting-colour = Colour
waiting-change = Change
waiting-start = Start now, bots take the free seats
waiting-start_without = Start now; missing players may join later
waiting-absence = If somebody doesn't answer for { $time }, the others can vote for a bot to take over.
waiting-no_hints = No hints at this table.
waiting-no_spectators = No spectators at this table.
waiting-leave_seat = { $name } leaves the table

## newcomer

newcomer-title = A seat for you: { $name }
newcomer-about = A player left this game, and a bot plays the seat. Everybody at the table has agreed that a newcomer may take it over. A browser that holds another link of this table, or has watched this game, can't.
newcomer-take = Take the seat

## absence

absence-minutes = { $count } min
absence-hours = { $count } h
absence-days = { $count } d
turns-go_react = Answer
turns-sit = You have not sat down yet
turns-first_of = Your move: { $count }. To the most urgent table, { $game }
turns-other = { $name } moves
turns-dead = This seat has another link now: it is played elsewhere.
turns-first = Your move
turns-react = You may answer
turns-go_move = Play
turns-next_of = Tables that wait for you besides this one: { $count }. To the next, { $game }
turns-next = Next table
turns-consent = Your consent is asked for
turns-move = Your move
turns-count = { $count } wait for you
turns-go_sit = Sit down
turns-paused = Paused
turns-go_consent = Answer

## glance

glance-title = Rules at this table
glance-yes = yes
glance-no = no
glance-changed = changed
glance-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
glance-per_move = { $time } a move.
glance-bank = In reserve: { $time }.
glance-then_bot = When time runs out, a bot takes over.
glance-then_pass = When time runs out, the seat passes.
glance-who = Who may come
glance-listed = Listed in the lobby: anybody may take a free seat.
glance-private = Private: only people with a link find it.
glance-watchable = Everybody who finds it may watch.
glance-content = Contents
