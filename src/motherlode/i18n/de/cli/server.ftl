## settings

settings-name = Einstellung
settings-value = Wert
settings-source = aus
settings-flag = Option
settings-environment = Variable
settings-file = Datei
settings-default = Vorgabe
settings-by_cores = einer je Kern bis auf einen, mindestens 2
settings-group_where = Wo er läuft
settings-group_proxy = Namen und Proxys
settings-group_operation = Betrieb
settings-group_notices = Benachrichtigungen
settings-group_games = Spiele
settings-group_limits = Grenzen für Clients

## backup

backup-writing = Sichern
backup-written = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    } mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
    } gesichert in { $file }.

## restore

restore-checking = Prüfen
restore-writing = Einspielen
restore-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    } mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
    } aus { $file } eingespielt.

## doctor

doctor-fine = gut{ "   " }
doctor-wrong = FALSCH

## doctor database

doctor-database-name = Datenbank
doctor-database-unusable = { $problem }
doctor-database-unusable_advice = Setze --database auf eine SQLite-Datei oder auf postgresql://user@host/name, und starte PostgreSQL.
doctor-database-new_file = { $file } gibt es noch nicht; der erste Start legt sie an
doctor-database-no_folder = der Ordner { $folder } fehlt oder lässt sich nicht beschreiben
doctor-database-no_folder_advice = Lege den Ordner an und gib ihn dem Benutzer des Servers.
doctor-database-foreign = die Datenbank gehört zu etwas anderem: sie hat die Tabelle { $table }
doctor-database-foreign_advice = Setze --database auf eine andere Datei oder einen anderen Namen.
doctor-database-empty = sie ist leer; der erste Start legt ihre Tabellen an
doctor-database-later = ihr Schema { $revision } stammt von einer späteren Version; diese kennt es bis { $latest }
doctor-database-later_advice = Starte die Version, die es angelegt hat, oder spiele eine frühere Sicherung in eine leere Datenbank ein.
doctor-database-earlier = ihr Schema ist { $revision }; der nächste Start bringt es auf { $latest }: sichere sie vorher
doctor-database-ours = erreichbar, Schema { $revision }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    }
doctor-database-damaged = SQLite findet einen Schaden: { $problem }
doctor-database-damaged_advice = Halte den Server an und spiele die letzte Sicherung in eine neue Datei ein.
doctor-database-writable = beschreibbar
doctor-database-not_writable = sie lässt sich nicht beschreiben: { $cause }
doctor-database-not_writable_advice = Gib dem Benutzer des Servers Schreibrecht auf Datei und Ordner, oder der Rolle von PostgreSQL ihre Rechte zurück.

## doctor disk

doctor-disk-name = Platte
doctor-disk-room = { $free } MB sind frei in { $folder }
doctor-disk-full = nur { $free } MB sind frei in { $folder }; der Server und eine Sicherung brauchen { $needed } MB
doctor-disk-full_advice = Schaffe Platz: alte Sicherungen, Protokolle oder mit `motherlode prune` alte Spiele.
doctor-disk-elsewhere = PostgreSQL hält { $size } MB; seine Platte ist von hier nicht zu sehen

## doctor clock

doctor-clock-name = Uhr
doctor-clock-right = keine gespeicherte Zeit ist später als die Uhr dieses Rechners
doctor-clock-differs = die Uhr des Rechners von PostgreSQL geht dieser { $seconds } s voraus
doctor-clock-differs_advice = Lass beide Rechner die Zeit aus dem Netz nehmen (systemd-timesyncd, chrony).
doctor-clock-behind = eine gespeicherte Zeit ist { $seconds } s später als die Uhr dieses Rechners
doctor-clock-behind_advice = Stelle die Uhr dieses Rechners (`timedatectl set-ntp true`), bevor die Uhren der Spieler laufen.

## doctor files

doctor-files-name = offene Dateien
doctor-files-enough = der Server darf { $most } öffnen
doctor-files-few = der Server darf { $most } Dateien öffnen; jede Verbindung braucht eine
doctor-files-few_advice = Erhöhe die harte Grenze auf { $needed } oder mehr: LimitNOFILE der systemd-Unit, oder `ulimit -Hn`.

## doctor proxy

doctor-proxy-name = Proxy
doctor-proxy-without_proxy = kein Proxy ist gesetzt: Browser erreichen den Server unter Namen und Adressen seines Rechners
doctor-proxy-set = Namen { $names }; vertraute Proxys { $trusted }
doctor-proxy-trusts_all = jedem Client wird wie einem Proxy vertraut, und { $host } ist für andere offen: sie können Adressen erfinden
doctor-proxy-trusts_all_advice = Setze --trusted-proxies auf die Adresse des Proxys, etwa 127.0.0.1.
doctor-proxy-no_name = einem Proxy wird vertraut, aber kein öffentlicher Name ist gesetzt: jede Anfrage unter diesem Namen bekommt 421
doctor-proxy-no_name_advice = Setze --allowed-host auf den Namen, den Browser benutzen.
doctor-proxy-not_trusted = auf { $host } ist ein öffentlicher Name gesetzt, aber keinem Proxy wird vertraut: alle Clients zählen als einer
doctor-proxy-not_trusted_advice = Setze --trusted-proxies auf die Adresse des Proxys, etwa 127.0.0.1.

## doctor ports

doctor-ports-name = Port
doctor-ports-free = { $host }:{ $port } ist frei
doctor-ports-serving = der Server antwortet auf { $host }:{ $port } und ist bereit
doctor-ports-taken = ein anderes Programm hat { $host }:{ $port }
doctor-ports-taken_advice = Halte das Programm an (`ss -ltnp` nennt es), oder setze --port oder --metrics auf einen freien Port.
doctor-ports-not_permitted = dieser Benutzer darf nicht auf { $host }:{ $port } lauschen
doctor-ports-not_permitted_advice = Nimm einen Port ab 1024 und lass einen Proxy 443 bedienen.
doctor-ports-unusable = der Server kann nicht auf { $host }:{ $port } lauschen: { $problem }
doctor-ports-unusable_advice = Setze --host auf eine Adresse dieses Rechners.
doctor-ports-not_ready = der Server auf { $host }:{ $port } ist nicht bereit: { $cause }
doctor-ports-not_ready_advice = Sein Protokoll nennt die Ursache; sieh nach, was hier zur Datenbank steht.

## doctor address

doctor-address-name = Adresse
doctor-address-works = { $url } liefert die Seite, nimmt POST an und öffnet Sockets
doctor-address-unreachable = { $url } antwortet nicht: { $problem }
doctor-address-unreachable_advice = Starte den Proxy, und prüfe seinen Namen, seinen Port und die Firewall.
doctor-address-certificate = das Zertifikat von { $url } wird nicht anerkannt: { $problem }
doctor-address-certificate_advice = Erneuere es, und lass den Proxy die ganze Kette senden.
doctor-address-no_server = der Proxy auf { $url } antwortet { $status }: er erreicht den Server nicht
doctor-address-no_server_advice = Starte den Server, und lass den Proxy seinen Host und Port als Ziel nennen.
doctor-address-host_name = der Server weist den Namen { $host } ab
doctor-address-host_name_advice = Starte ihn mit --allowed-host { $host }, und lass den Proxy Host durchreichen (nginx: proxy_set_header Host $http_host).
doctor-address-other = { $url }/health antwortet { $status }, aber nicht wie unser Server
doctor-address-other_advice = Lass den Proxy diesen Pfad an den Server weitergeben; unter einem Pfad starte ihn mit --root-path.
doctor-address-root_path = { $url } hat den Pfad { $path }, aber der Server liefert unter { $root } aus
doctor-address-root_path_advice = Starte den Server mit --root-path { $path }, oder benutze seine Adresse mit dem Pfad { $root }.
doctor-address-post = { $url } weist jedes POST mit 403 ab
doctor-address-post_advice = Lass den Proxy Host durchreichen (nginx: proxy_set_header Host $http_host), oder setze --origin.
doctor-address-socket = { $url } öffnet keine Sockets: es antwortet { $status }
doctor-address-socket_advice = Lass den Proxy Upgrade und Connection über HTTP/1.1 durchreichen, wie docs/deploy zeigt.

## export

export-working = Nachspielen
export-written = { $count ->
    [one] 1 Spiel steht
   *[other] { $count } Spiele stehen
    } in { $file }.
export-left_out = { $count ->
    [one] 1 Spiel ausgelassen, das diese Version nicht nachspielen kann: Tisch { $table }
   *[other] { $count } Spiele ausgelassen, die diese Version nicht nachspielen kann; das erste ist Tisch { $table }
    }: { $why }

## import

import-checking = Nachspielen
import-writing = Aufnehmen
import-done = { $added ->
    [one] 1 Spiel
   *[other] { $added } Spiele
    } aus { $file } aufgenommen; { $known ->
    [one] 1 war
   *[other] { $known } waren
    } schon da.

## prune

prune-working = Löschen
prune-off = Nichts wurde gelöscht: gib für einen Zustand die Tage an, etwa --over 365 --waiting 30.
prune-table = { $id }  { $game }  { $state }  zuletzt benutzt { $day }  { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
    }
prune-would = Es { $tables ->
    [one] würde 1 Tisch
   *[other] würden { $tables } Tische
    } mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
    } gelöscht.
prune-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    } gelöscht.
prune-would_boxes = Es { $boxes ->
    [one] würde 1 Ablage
   *[other] würden { $boxes } Ablagen
    } mit Links zu Plätzen gelöscht.
prune-done_boxes = { $boxes ->
    [one] 1 Ablage
   *[other] { $boxes } Ablagen
    } mit Links zu Plätzen gelöscht.

## serve

serve-open = Der Server ist bereit unter { $address }
serve-shared = Andere Geräte in diesem Netz benutzen { $address }

## crash

crash-working = Server werden { $kills }-mal abgeschossen ...
crash-fine = { $store }: { $kills ->
    [one] 1 Abschuss
   *[other] { $kills } Abschüsse
    }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    }, { $acknowledged ->
    [one] 1 bestätigter Zug
   *[other] { $acknowledged } bestätigte Züge
    }, keiner verloren; { $sent_again } noch einmal gesendet, davon { $stored_unanswered } schon gespeichert; langsamster Start { $slowest_start_s } s
crash-lost = verloren: { $what }
upgrade_rehearsal-faults = das Upgrade ist nicht sicher: { $what }
upgrade_rehearsal-fine = { $before } auf { $after }: { $kills ->
    [one] 1 Neustart
   *[other] { $kills } Neustarts
    }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    }, { $acknowledged ->
    [one] 1 bestätigter Zug
   *[other] { $acknowledged } bestätigte Züge
    }, keiner verloren; { $sent_again } noch einmal gesendet; ein Server war nach höchstens { $slowest_start_s } s bereit, ein Client nach höchstens { $slowest_return_s } s zurück
upgrade_rehearsal-working = Zwei Server werden unter Last { $rounds }-mal erneuert ...
upgrade_rehearsal-no_python = { $python } hat kein motherlode mit dem Extra server: { $what }

## upgrade check

upgrade-working = Nachspielen
upgrade-which_game = --against mit einer Version braucht --game: jedes Spiel hat eigene Regeln
upgrade-heading = { $count ->
    [one] 1 Tisch unter Motherlode { $version } nachgespielt.
   *[other] { $count } Tische unter Motherlode { $version } nachgespielt.
    }
upgrade-as_it_is = { $count ->
    [one] { $game }: 1 geht weiter, wie er ist, unter den Regeln { $version }.
   *[other] { $game }: { $count } gehen weiter, wie sie sind, unter den Regeln { $version }.
    }
upgrade-kept = { $count ->
    [one] { $game }: 1 geht unter den aufbewahrten Regeln { $version } weiter.
   *[other] { $game }: { $count } gehen unter den aufbewahrten Regeln { $version } weiter.
    }
upgrade-cannot = Geht nicht weiter: Tisch { $table } von { $game } ({ $state }): { $why }
upgrade-more = … und { $count } weitere; --json nennt alle.
upgrade-before_1 = { $count ->
    [one] Aus der Zeit vor 1.0: 1 Tisch, der nicht mehr gespielt werden kann: { $tables }
   *[other] Aus der Zeit vor 1.0: { $count } Tische, die nicht mehr gespielt werden können: { $tables }
    }
upgrade-unchanged = Nichts wurde verändert.
upgrade-against = { $count ->
    [one] 1 Partie von { $game } mit { $change } nachgespielt.
   *[other] { $count } Partien von { $game } mit { $change } nachgespielt.
    }
upgrade-same = { $count ->
    [one] 1 bleibt gleich.
   *[other] { $count } bleiben gleich.
    }
upgrade-other_state = { $count ->
    [one] 1 bleibt bis zum letzten Eintrag erlaubt, aber etwas auf dem Tisch ist anders.
   *[other] { $count } bleiben bis zum letzten Eintrag erlaubt, aber etwas auf dem Tisch ist anders.
    }
upgrade-other_result = { $count ->
    [one] 1 bleibt bis zum letzten Eintrag erlaubt, endet aber anders.
   *[other] { $count } bleiben bis zum letzten Eintrag erlaubt, enden aber anders.
    }
upgrade-illegal = { $count ->
    [one] 1 hat einen Eintrag, der nicht mehr erlaubt ist.
   *[other] { $count } haben einen Eintrag, der nicht mehr erlaubt ist.
    }
upgrade-median_entry = Die Hälfte davon bricht bis zum Eintrag { $entry } ab.
upgrade-illegal_at = Tisch { $table }, Eintrag { $entry }: { $why }
upgrade-left_out = { $count ->
    [one] 1 Partie ausgelassen, die hier auch ohne die Änderung nicht nachgespielt werden kann: upgrade check ohne --against sagt, warum.
   *[other] { $count } Partien ausgelassen, die hier auch ohne die Änderung nicht nachgespielt werden können: upgrade check ohne --against sagt, warum.
    }
