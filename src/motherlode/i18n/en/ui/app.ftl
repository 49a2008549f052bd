## app

app-name = Motherlode
app-skip = Skip to the table
app-no = No
app-pages = Pages
app-dismiss = Dismiss

## nav

nav-lobby = Lobby
nav-replay = Replay
nav-rules = Rules
nav-learn = Learn

## lost

lost-title = This page doesn't exist
lost-about = There is nothing at { $path }.
lost-home = Back to the lobby

## settings

settings-title = Settings
settings-language = Language
settings-draft = { $language } (draft: please help to improve it)
settings-theme = Theme
settings-theme_auto = Same as this device
settings-theme_dark = Dark
settings-theme_light = Light
settings-speed = Animation speed
settings-speed_slow = Slow
settings-speed_normal = Normal
settings-speed_fast = Fast
settings-speed_instant = No animation
settings-motion = Movement
settings-motion_auto = Same as this device
settings-motion_full = Pieces fly across the board
settings-motion_reduced = Pieces stay still
settings-plain = Show the board as text instead of a drawing
settings-keys = Keys at a table: a number picks an action, U takes back, H asks for a hint.
settings-close = Done
settings-table = Table
settings-table_workshop = Workshop: wood and brass
settings-table_slate = Slate and steel
settings-sound = Sound
settings-sound_on = Play sounds
settings-volume = Volume
settings-sound_moves = Moves
settings-sound_turn = My turn
settings-sound_end = The end of a game
settings-vibrates = Vibrate at my turn
settings-coach = Coach: after a turn against bots, say which choice was clearly better

## connection

connection-connecting = Connecting…
connection-online = connected
connection-offline = You are offline. We keep trying, and nothing is lost.
connection-dead = It was replaced by a new one, or its player was removed from the table. Before the game begins, the host can make a new one.
connection-missing = This server has no such table.

## rules

rules-only_english = So far these rules exist only in English.
rules-nothing = No rule mentions that.
rules-title = Rules { $game }
rules-games = Rules of
rules-search = Search
rules-book = book
rules-ruling = ruling
rules-rebuilt = rebuilt

## plain

plain-nobody = nobody
plain-table = On the table
plain-hidden = { $count } hidden
plain-numbers = { $count ->
    [one] 1 number
   *[other] { $count } numbers
    }
plain-empty = nothing

## board

board-does = { $thing }. Click: { $action }

## links

links-here_only = Works on this computer only.
links-copy = Copy
links-copied = The link is copied.
links-share = Share
links-seat = Link for { $name }
links-join = Link to join
links-watch = Link to watch
links-host = Link for the host
links-newcomer = Link for a newcomer at { $name }’s seat
links-used_before = Used link
links-used_before_about = Somebody sat down with this link before it was opened here. Everybody who has it sees all that you see.
links-take_alone = Only this browser
links-share_seat = That was me too

app-new_version = This page has a new version.
app-part_missing = A part of this page did not load. Reload the page to go on.
app-reload = Reload

## offline

offline-unreachable = The server can't be reached.
offline-missing = Missing: the tables, the rules and the replays, which come from the server. Your seats are still in this browser, and the games wait for you there.
offline-retry = Try again
