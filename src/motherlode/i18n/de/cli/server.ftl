

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
