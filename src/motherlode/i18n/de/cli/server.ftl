

## upgrade check

upgrade-working = Nachspielen
upgrade-which_game = --against mit einer Version braucht --game: jedes Spiel hat eigene Regeln
upgrade-heading = { $count } Tische unter Motherlode { $version } nachgespielt.
upgrade-as_it_is = { $game }: { $count } gehen weiter wie sie sind, unter den Regeln { $version }.
upgrade-kept = { $game }: { $count } gehen unter den aufbewahrten Regeln { $version } weiter.
upgrade-cannot = Geht nicht weiter: Tisch { $table } von { $game } ({ $state }): { $why }
upgrade-more = … und { $count } weitere; --json nennt alle.
upgrade-before_1 = Aus der Zeit vor 1.0: { $count } Tische, die nicht mehr gespielt werden können: { $tables }
upgrade-unchanged = Nichts wurde verändert.
upgrade-against = { $count } Partien von { $game } mit { $change } nachgespielt.
upgrade-same = { $count } bleiben gleich.
upgrade-other_state = { $count } bleiben bis zum letzten Eintrag erlaubt, aber etwas auf dem Tisch ist anders.
upgrade-other_result = { $count } bleiben bis zum letzten Eintrag erlaubt, enden aber anders.
upgrade-illegal = { $count } haben einen Eintrag, der nicht mehr erlaubt ist.
upgrade-median_entry = Die Hälfte davon bricht bis zum Eintrag { $entry } ab.
upgrade-illegal_at = Tisch { $table }, Eintrag { $entry }: { $why }
upgrade-left_out = { $count } Partien ausgelassen, die hier auch ohne die Änderung nicht nachgespielt werden können: upgrade check ohne --against sagt, warum.
