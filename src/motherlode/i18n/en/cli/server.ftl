## settings

settings-name = setting
settings-value = value
settings-source = from
settings-flag = flag
settings-environment = variable
settings-file = file
settings-default = default
settings-by_cores = one for each core but one, at least 2
settings-group_where = Where it runs
settings-group_proxy = Names and proxies
settings-group_operation = Operation
settings-group_notices = Notices
settings-group_games = Games
settings-group_limits = Limits for clients

## backup

backup-writing = Backing up
backup-written = Wrote { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
    } to { $file }.

## restore

restore-checking = Checking
restore-writing = Restoring
restore-done = Restored { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
    } from { $file }.

## doctor

doctor-fine = ok{ "   " }
doctor-wrong = WRONG

## doctor database

doctor-database-name = database
doctor-database-unusable = { $problem }
doctor-database-unusable_advice = Set --database to a SQLite file or to postgresql://user@host/name, and start PostgreSQL.
doctor-database-new_file = there is no { $file } yet; the first start makes it
doctor-database-no_folder = the folder { $folder } is missing or can't be written
doctor-database-no_folder_advice = Make the folder and give it to the user of the server.
doctor-database-foreign = it is a database of others: it has the table { $table }
doctor-database-foreign_advice = Set --database to another file or name.
doctor-database-empty = it is empty; the first start makes its tables
doctor-database-later = its schema { $revision } is of a later version; this version knows up to { $latest }
doctor-database-later_advice = Start the version that made it, or restore a backup of before into an empty database.
doctor-database-earlier = its schema is { $revision }; the next start migrates it to { $latest }: back it up before
doctor-database-ours = reachable, schema { $revision }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    }
doctor-database-damaged = SQLite finds damage: { $problem }
doctor-database-damaged_advice = Stop the server and restore the last backup into a new file.
doctor-database-writable = writable
doctor-database-not_writable = it can't be written: { $cause }
doctor-database-not_writable_advice = Let the user of the server write the file and its folder, or give the role of PostgreSQL its rights back.

## doctor disk

doctor-disk-name = disk
doctor-disk-room = { $free } MB are free in { $folder }
doctor-disk-full = only { $free } MB are free in { $folder }; the server and a backup need { $needed } MB
doctor-disk-full_advice = Free some space: old backups, logs, or old games by `motherlode prune`.
doctor-disk-elsewhere = PostgreSQL keeps { $size } MB; its disk can't be seen from here

## doctor clock

doctor-clock-name = clock
doctor-clock-right = no stored time is later than this machine's clock
doctor-clock-differs = the clock of PostgreSQL's machine is { $seconds } s ahead of this machine's
doctor-clock-differs_advice = Let both machines take the time from the network (systemd-timesyncd, chrony).
doctor-clock-behind = a stored time is { $seconds } s later than this machine's clock
doctor-clock-behind_advice = Put this machine's clock right (`timedatectl set-ntp true`) before players' clocks run.

## doctor files

doctor-files-name = open files
doctor-files-enough = the server may open { $most }
doctor-files-few = the server may open { $most } files; every connection needs one
doctor-files-few_advice = Raise the hard limit to { $needed } or more: LimitNOFILE of the systemd unit, or `ulimit -Hn`.

## doctor proxy

doctor-proxy-name = proxy
doctor-proxy-without_proxy = no proxy is set: browsers reach the server by names and addresses of its machine
doctor-proxy-set = names { $names }; trusted proxies { $trusted }
doctor-proxy-trusts_all = every client is trusted as a proxy, and { $host } is open to others: they can invent addresses
doctor-proxy-trusts_all_advice = Set --trusted-proxies to the address of the proxy, such as 127.0.0.1.
doctor-proxy-no_name = a proxy is trusted, but no public name is set: every request by that name gets 421
doctor-proxy-no_name_advice = Set --allowed-host to the name that browsers use.
doctor-proxy-not_trusted = a public name is set on { $host }, but no proxy is trusted: all clients count as one
doctor-proxy-not_trusted_advice = Set --trusted-proxies to the address of the proxy, such as 127.0.0.1.

## doctor ports

doctor-ports-name = port
doctor-ports-free = { $host }:{ $port } is free
doctor-ports-serving = the server answers at { $host }:{ $port } and is ready
doctor-ports-taken = another program has { $host }:{ $port }
doctor-ports-taken_advice = Stop that program (`ss -ltnp` names it), or set --port or --metrics to a free port.
doctor-ports-not_permitted = this user may not listen to { $host }:{ $port }
doctor-ports-not_permitted_advice = Take a port from 1024 on and let a proxy serve 443.
doctor-ports-unusable = the server can't listen to { $host }:{ $port }: { $problem }
doctor-ports-unusable_advice = Set --host to an address of this machine.
doctor-ports-not_ready = the server at { $host }:{ $port } is not ready: { $cause }
doctor-ports-not_ready_advice = Its log names the cause; see what is wrong with the database here.

## doctor address

doctor-address-name = address
doctor-address-works = { $url } serves the page, takes POST and opens sockets
doctor-address-unreachable = { $url } doesn't answer: { $problem }
doctor-address-unreachable_advice = Start the proxy, and check its name, its port and the firewall.
doctor-address-certificate = the certificate of { $url } is not accepted: { $problem }
doctor-address-certificate_advice = Renew it, and let the proxy send the whole chain.
doctor-address-no_server = the proxy at { $url } answers { $status }: it does not reach the server
doctor-address-no_server_advice = Start the server, and let the proxy's upstream name its host and port.
doctor-address-host_name = the server refuses the name { $host }
doctor-address-host_name_advice = Start it with --allowed-host { $host }, and let the proxy pass Host (nginx: proxy_set_header Host $http_host).
doctor-address-other = { $url }/health answers { $status }, and not as our server does
doctor-address-other_advice = Let the proxy pass this path to the server; under a path, start it with --root-path.
doctor-address-root_path = { $url } has the path { $path }, but the server serves the path { $root }
doctor-address-root_path_advice = Start the server with --root-path { $path }, or use its address with the path { $root }.
doctor-address-post = { $url } refuses every POST with 403
doctor-address-post_advice = Let the proxy pass Host (nginx: proxy_set_header Host $http_host), or set --origin.
doctor-address-socket = { $url } opens no sockets: it answers { $status }
doctor-address-socket_advice = Let the proxy pass Upgrade and Connection over HTTP/1.1, as docs/deploy shows.

## export

export-working = Replaying
export-written = Wrote { $count ->
    [one] 1 game
   *[other] { $count } games
    } to { $file }.
export-left_out = { $count ->
    [one] Left out 1 game that this version can't replay: table { $table }
   *[other] Left out { $count } games that this version can't replay; the first is table { $table }
    }: { $why }

## import

import-checking = Replaying
import-writing = Adding
import-done = Added { $added ->
    [one] 1 game
   *[other] { $added } games
    } of { $file }; { $known ->
    [one] 1 was
   *[other] { $known } were
    } there already.

## prune

prune-working = Deleting
prune-off = Nothing was deleted: give the days for a state, such as --over 365 --waiting 30.
prune-table = { $id }  { $game }  { $state }  last used { $day }  { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
    }
prune-would = Would delete { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
    }.
prune-done = Deleted { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    }.
prune-would_boxes = Would delete { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
    } with links of seats.
prune-done_boxes = Deleted { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
    } with links of seats.

## serve

serve-open = The server is ready at { $address }
serve-shared = Other devices in this network can use { $address }

## crash

crash-working = Killing servers { $kills ->
    [one] once
   *[other] { $kills } times
    } ...
crash-fine = { $store }: { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
    }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    }, { $acknowledged ->
    [one] 1 acknowledged move
   *[other] { $acknowledged } acknowledged moves
    }, none lost; { $sent_again } sent again, { $stored_unanswered } of them already stored; slowest start { $slowest_start_s } s
crash-lost = lost: { $what }
upgrade_rehearsal-faults = the upgrade is not safe: { $what }
upgrade_rehearsal-fine = { $before } to { $after }: { $kills ->
    [one] 1 restart
   *[other] { $kills } restarts
    }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    }, { $acknowledged ->
    [one] 1 acknowledged move
   *[other] { $acknowledged } acknowledged moves
    }, none lost; { $sent_again } sent again; a server was ready after { $slowest_start_s } s at most, a client back after { $slowest_return_s } s
upgrade_rehearsal-working = Upgrading two servers { $rounds ->
    [one] once
   *[other] { $rounds } times
    } under load ...
upgrade_rehearsal-no_python = { $python } has no motherlode with the extra server: { $what }

## upgrade check

upgrade-working = Replaying
upgrade-which_game = --against a version needs --game: each game has rules of its own
upgrade-heading = { $count ->
    [one] Replayed 1 table under Motherlode { $version }.
   *[other] Replayed { $count } tables under Motherlode { $version }.
    }
upgrade-as_it_is = { $count ->
    [one] { $game }: 1 goes on as it is, under rules { $version }.
   *[other] { $game }: { $count } go on as they are, under rules { $version }.
    }
upgrade-kept = { $count ->
    [one] { $game }: 1 goes on under the kept rules { $version }.
   *[other] { $game }: { $count } go on under the kept rules { $version }.
    }
upgrade-cannot = Can't go on: table { $table } of { $game } ({ $state }): { $why }
upgrade-more = … and { $count } more; --json lists all.
upgrade-before_1 = { $count ->
    [one] From before 1.0: 1 table, which can't be played any more: { $tables }
   *[other] From before 1.0: { $count } tables, which can't be played any more: { $tables }
    }
upgrade-unchanged = Nothing was changed.
upgrade-against = { $count ->
    [one] Replayed 1 game of { $game } with { $change }.
   *[other] Replayed { $count } games of { $game } with { $change }.
    }
upgrade-same = { $count ->
    [one] 1 stays the same.
   *[other] { $count } stay the same.
    }
upgrade-other_state = { $count ->
    [one] 1 stays legal to its last entry, but something on the table differs.
   *[other] { $count } stay legal to their last entry, but something on the table differs.
    }
upgrade-other_result = { $count ->
    [one] 1 stays legal to its last entry, but ends otherwise.
   *[other] { $count } stay legal to their last entry, but end otherwise.
    }
upgrade-illegal = { $count ->
    [one] 1 has an entry that isn't legal any more.
   *[other] { $count } have an entry that isn't legal any more.
    }
upgrade-median_entry = Half of those break by entry { $entry }.
upgrade-illegal_at = Table { $table }, entry { $entry }: { $why }
upgrade-left_out = { $count ->
    [one] Left out 1 game that doesn't replay here without the change either: run upgrade check without --against.
   *[other] Left out { $count } games that don't replay here without the change either: run upgrade check without --against.
    }
