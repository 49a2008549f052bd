

## upgrade check

help-upgrade = Prüfen, was ein Upgrade mit gespeicherten Partien macht.
help-upgrade_check = Spielt jede gespeicherte Partie unter dieser Version nach und sagt, welche weitergehen wie sie sind, welche unter aufbewahrten Regeln, und welche nicht und warum. Verändert nichts; Server dürfen laufen.
help-upgrade_against = stattdessen mit einer Änderung nachspielen: mit der Datei einer Edition, oder mit --game einer Version seiner Regeln
