## play

play-thinking = Die anderen überlegen ...
play-pass = Die Tastatur geht an { $name }; sonst schaut jetzt niemand hin.
play-press_enter = Enter, sobald du bereit bist.{ " " }
play-commands = Eine Zahl oder ein Text wählt.  ?  ? N  undo  hint  save  log  rules  quit
play-help =
    Wähle mit der Zahl oder dem Text oben.  ? N erklärt eine Wahl mit ihren Regeln.
    undo [N]     die letzten Entscheidungen zurücknehmen, wenn weder Glück noch ein Geheimnis im Spiel war
    hint         die drei besten Züge mit ihren Gewinnwahrscheinlichkeiten
    save [FILE]  das Spiel speichern; save! FILE überschreibt eine andere Datei
    log [all]    die bisherigen Ereignisse
    rules [ID]   eine Regel oder die Abschnitte der Regeln
    quit         das Spiel beenden
play-anytime = Jederzeit:
play-pause = weitermachen, oder vorher etwas einsetzen
play-earlier = ... { $count } frühere Ereignisse (log zeigt sie)
play-at_the_end = Enter beendet; save [FILE], log und rules gehen noch >{ " " }
play-only_after = Das Spiel ist vorbei: { $known }, oder Enter zum Beenden.
play-won = { $names } hat gewonnen.
play-shared = Ein geteilter Sieg: { $names }.
play-nobody = Niemand von den Spielenden hat gewonnen.
play-no_number = Wähle eine Zahl von 1 bis { $most }.
play-unknown = { $text } steht nicht zur Wahl.
play-unreadable = { $text }: { $reason }{ $rule }
play-see_list = Mit ? siehst du alles, was zur Wahl steht.
play-meant = Meintest du { $near }?
play-or = { " " }oder{ " " }
play-refused = { $action }: { $reason }{ $rule }
play-choice = { $action }  (zu tippen: { $text })
play-no_rule = { "  " }Zu dieser Wahl ist keine Regel vermerkt.
play-hint_what = Schreibe nur hint; was eine Aktion tut, sagt ? mit ihrer Nummer.
play-undo_what = Schreibe undo, oder undo und wie viele Entscheidungen.
play-undo_none = Nichts lässt sich zurücknehmen: seit deiner letzten Entscheidung kamen Glück, ein Geheimnis oder andere ins Spiel.
play-undo_fewer = Nur { $possible } lassen sich zurücknehmen: davor kamen Glück, ein Geheimnis oder andere ins Spiel.
play-hint = Ein Bot würde { $number } wählen: { $action }. Er rechnet damit, von dort { $share } der Spiele zu gewinnen.
play-next_hint = Am nächstbesten ist { $number }: { $action } ({ $share }).
play-saved = Gespeichert. Weiter geht es mit: { $command }
play-saved_ended = Gespeichert. Noch einmal zu sehen mit: { $command }
play-is_folder = { $file } ist ein Ordner.
play-exists = { $file } gibt es schon: nimm einen anderen Namen, oder überschreibe es mit save! { $file }.
play-file = { $file }: { $why }
play-log_more = ... { $count } frühere Ereignisse (log all zeigt sie)
play-save_first = Das Spiel vorher speichern? (ja/nein){ " " }
play-yes = j ja y yes
play-no = n nein no
play-staying = Das Spiel geht weiter.
play-leave_again = Noch einmal Ctrl-C beendet, und das Spiel ist verloren; save speichert es.
play-leave_end = Noch einmal Ctrl-D beendet, und das Spiel ist verloren; save speichert es.
play-gibberish = { $count } Zeilen der Eingabe nacheinander waren weder eine Aktion noch ein Befehl
play-left_unsaved = beendet; das Spiel wurde nicht gespeichert

## play columns

play-columns-number = #
play-columns-text = zu tippen
play-columns-does = was es tut
play-columns-rules = Regeln

## replay

replay-by_stand_in = { $bot } hat für diesen Platz gewählt
replay-by_order = Dauerauftrag
replay-by_only = einzige Möglichkeit
replay-by_unasked = nicht gefragt
replay-by_clock = die Zeit war um
replay-takeover = { $seat }: { $after } hat von { $before } übernommen ({ $way })
replay-continues = bis hierher stammt alles aus einem anderen Spiel; nichts wurde neu ausgeteilt
replay-redealt = alles Verdeckte wurde hier neu ausgeteilt
replay-prompt = { $at } von { $last } - Enter: weiter, b: zurück, eine Zahl: dorthin, q: verlassen >{ " " }

## new

new-game = Welches Spiel
new-seats = Spieler (you, you:NAME oder ein Bot)

## picture

picture-hidden = { $count } verdeckt

## rules

rules-proved = { $proved } von { $count } Regeln sind durch Tests belegt.
rules-none = kein Test belegt sie
rules-unknown = keine Regel von { $game } hat die Nummer { $id }; es gibt { $ids }
rules-no_rules = { $game } hat keine Regelseite, also hat keine Regel die Nummer { $id }

## errors

errors-usage = { $what } (siehe: { $command } --help)
errors-interrupted = unterbrochen
errors-system = das Betriebssystem meldet: { $what }
errors-fault = interner Fehler, bitte melde ihn: { $kind }: { $what }
errors-rescued = interner Fehler, bitte melde ihn: { $what }; das Spiel wurde in { $file } gespeichert
errors-lost = interner Fehler, bitte melde ihn: { $what }; das Spiel konnte nicht gespeichert werden
errors-number = { $text } ist keine ganze Zahl
errors-width = { $text } ist keine Intervallbreite über 0 und bis 1, etwa 0.04
errors-numbers = { $text } ist keine Liste ganzer Zahlen von 0 bis 999, etwa 2,3
errors-range = { $text } ist keine Zahl von { $low } bis { $high }
errors-empty_seat = ein Platz ist leer: nenne für jeden Platz you, you:NAME oder einen Bot, durch Kommas getrennt
errors-seat = den Spieler { $kind } gibt es nicht; es gibt: { $known }{ $meant }
errors-meant = ; meintest du { $near }?
errors-language = eine Übersetzung in { $language } gibt es nicht; es gibt: { $known }
errors-fixed = das gespeicherte Spiel hat seinen Startwert, seine Edition und seine Optionen: gib mit --load keine anderen an
errors-recorded = eine Aufzeichnung hat ihre Edition und ihre Optionen: gib sie nicht mit --record an
errors-at_alone = --at ist ein Eintrag einer Aufzeichnung: dazu gehört --record
errors-worker = ein Arbeitsprozess wurde mitten im Spiel beendet, vielleicht war der Speicher voll; starte den Befehl noch einmal: mit --out oder --journal geht er weiter
errors-other_game = { $file } ist eine Aufzeichnung von { $game }, nicht von { $wanted }
errors-other_seats = --seats nennt { $given } Spieler, aber das gespeicherte Spiel hat { $count } Plätze: nenne { $count } oder lass --seats weg
errors-which_game = welches Spiel? Es gibt: { $games }
errors-no_seat = Platz { $seat } gibt es nicht: die Aufzeichnung hat { $count } Plätze
errors-rule = eine Regel { $id } gibt es nicht in: { $games }
errors-port = kann nicht auf { $host }:{ $port } lauschen: { $what }
errors-extra = dieser Befehl braucht ein Paket, das nicht installiert ist ({ $package }): { $command }
learn-illegal = Das geht nicht: { $why }
learn-commands = Eine Nummer oder der Text einer Aktion spielt sie; back, skip, rules K17, quit.
learn-play_on = Von hier aus weiterspielen? (ja/nein){ " " }
learn-not_now = Das ginge auch, aber mach zuerst, was die Lektion will.
learn-step = Schritt { $number } von { $count }
learn-wanted = Jetzt gefragt: { $actions }
learn-commands_read = Enter: weiter; back, rules K17, quit.
learn-prompt = Lektion>{ " " }
lessons-no_seed = mit keinem Startwert von 1 bis { $count } lässt sich die Lektion durchspielen; beim letzten: { $fault }
lessons-minutes = { $count } Min.
