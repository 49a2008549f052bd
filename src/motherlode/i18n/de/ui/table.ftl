## table

table-practice = Übung
table-practice_about = Dieser Tisch setzt eine Aufzeichnung fort, und alles Verdeckte blieb, wie es war. Vielleicht kennt es jemand, deshalb kann niemand eingeladen werden.
table-redealt = Weiter ab Eintrag { $cut }
table-redealt_about = Dieser Tisch setzt eine Aufzeichnung fort. Alles Verdeckte wurde für alle neu verteilt, also kennt es niemand.
table-you = du
table-asked = Was gefragt ist
table-your_move = Du bist dran: { $step }
table-their_pause = { $name } kann vor dem Weiterspielen noch etwas einsetzen
table-pause = weitermachen, oder vorher etwas einsetzen
table-over = Das Spiel ist zu Ende
table-undo = Zurücknehmen
table-ask_undo = Zurücknehmen erbitten
table-anytime = Jederzeit
table-typed = Eine Aktion tippen
table-typed_example = zum Beispiel: { $verb } ...
table-send_typed = Ausführen
table-on_board = Auf dem Brett ({ $count })
table-hint = Tipp
table-hinting = Denkt nach…
table-hinted = Am besten: { $action }
table-advice = Die besten Züge und wie oft jeder gewinnen würde
table-rule = Regel { $rule }
table-conflict = Das Spiel ging weiter, während du gewählt hast. Schau noch einmal hin.
table-watching = du siehst zu
table-lost = Hier ist kein Tisch
table-dead_link = Dieser Link gilt nicht mehr
table-watch_instead = Am Tisch zusehen
table-fault = Dieser Tisch musste anhalten: { $fault }
table-panels = Neben dem Tisch
table-title_move = ● Du bist dran – { $title }
table-replaced = { $bot } spielt für dich.
table-take_back_seat = Meinen Platz zurücknehmen
table-paused = Das Spiel macht Pause.
table-resume = Weiterspielen
table-without_hints = ohne Tipps
table-without_spectators = ohne Zuschauer
table-no_spectators = Dieser Tisch hat keine Zuschauer: Nur wer mitspielt, sieht das Spiel. Wenn es vorbei ist, kannst du die Wiederholung ansehen.
table-casual_about = Du spielst gegen Bots: Du darfst alles zurücknehmen, auch den Zufall, und dann wird neu gezogen.
table-casual = zum Spaß
table-turn_of = { $name } ist am Zug

## tabs

tabs-log = Verlauf
tabs-chat = Chat
tabs-players = Spieler
tabs-orders = Aufträge
tabs-notes = Notizen
tabs-fair = Fairness

## log

log-title = Verlauf
log-empty = Noch ist nichts passiert.
log-earlier = Früheres zeigen
log-undo = { $name } nimmt { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
    } zurück
log-by_clock = Zeit abgelaufen
log-by_order = Dauerauftrag
log-by_only = einzige Möglichkeit
log-by_unasked = nicht gefragt
log-by_stand_in = { $bot } hat für diesen Platz gewählt
log-takeover = { $after } übernimmt von { $before }: { $way }
log-free_seat = einem freien Platz
log-new_link = Der Platz von { $name } hat einen neuen Link
log-seat_freed = { $name } hat den Tisch verlassen; der Platz ist frei

## log ways

log-ways-own_link = so wollte es der Spieler
log-ways-clock = die Zeit war um
log-ways-vote = die anderen waren einverstanden
log-ways-kick = der Gastgeber hat vor dem Austeilen jemanden entfernt
log-ways-host = so wollte es der Gastgeber
log-ways-resignation = der Spieler hat aufgegeben

## chat

chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-room = Wer es liest
chat-room_table = Alle
chat-room_team = Mein Team
chat-room_watchers = Zuschauer
chat-about_table = Das lesen alle am Tisch und wer zuschaut.
chat-about_team = Das liest nur dein Team, jetzt und später.
chat-about_watchers = Hier reden die Zuschauer. Wer mitspielt, liest es nach dem Ende des Spiels.
chat-watcher = Zuschauer

## players

players-online = da
players-away = fort
players-open = frei für alle
players-stand_in = { $bot } spielt diesen Platz
players-more = Mehr zu { $name }
players-give_back = Den Platz zurückgeben
players-bot_plays = Einen Bot weiterspielen lassen
players-new_link = Neuer Link (der alte gilt dann nicht mehr)
players-carry = Anderes Gerät, Rettungscode
players-new_host_link = Neuer Link für den Gastgeber (der alte gilt dann nicht mehr)
players-kick = Vom Tisch entfernen
players-close = Diesen Tisch aufgeben
players-close_sure = Dieses Spiel für alle beenden? Das lässt sich nicht rückgängig machen.
players-kick_sure = { $name } vom Tisch entfernen? Der Link gilt dann nie wieder.
players-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
    }
players-team = Team { $team }
players-teammate = in deinem Team
players-not_here = Wird nicht hier gespielt
players-vote_bot = Einen Bot für diesen Platz vorschlagen
players-invite_newcomer = Vorschlagen, jemand Neues einzuladen
players-mute = Im Chat stummschalten
players-unmute = Im Chat wieder lesen
players-muted = stumm
players-make_host = Zum Gastgeber machen
players-make_host_sure = { $name } zum Gastgeber machen? Du verlierst die Rechte des Gastgebers.
players-host = Gastgeber
players-leave = Den Tisch verlassen
players-resigned = hat aufgegeben; { $bot } spielt weiter

## requests

requests-title = Vorschläge an die anderen
requests-pause = Pause vorschlagen
requests-time = Um { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
    } mehr bitten
requests-end = Vorschlagen, das Spiel zu beenden
requests-end_sure = Das Spiel ohne Ergebnis beenden? Dazu müssen alle zustimmen.
requests-resign = Aufgeben
requests-resign_sure = Aufgeben? Das Spiel endet, und die anderen gewinnen.
requests-resign_sure_bot = Aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht zurück.

## curtain

curtain-title = Gib das Gerät an { $name }
curtain-about = Der Tisch bleibt verborgen, bis { $name } hinsieht.
curtain-lift = Ich bin { $name }

## orders

orders-single = Wenn es nur eine Wahl gibt, wähle sie für mich
orders-always = { $when }
orders-choose = Aktion wählen
orders-add = Beauftragen
orders-remove = Entfernen
orders-order = { $when }: { $action }
orders-pass_always = Hier immer passen
orders-go_on_always = Hier immer weiter
orders-pass_on = Immer passen: { $occasion }
orders-about = Ab jetzt wird das jedes Mal sofort und ohne zu fragen für dich gespielt, bis du es unter „Aufträge“ entfernst oder das Spiel endet. Vorsicht: In deinem eigenen Zug würde es jeden Zug entscheiden.
orders-set = Ab jetzt wird für dich gespielt: „{ $order }“. Unter „Aufträge“ kannst du es entfernen.
orders-ahead = Im Voraus beauftragen
orders-when = Wann
orders-then = Dann
orders-for = Wie lange
orders-end_once = einmal
orders-end_turns = { $turns ->
    [one] bis zu meinem nächsten Zug
   *[other] bis zu meinem Zug nach { $turns } Runden
    }
orders-end_hours = { $hours ->
    [one] eine Stunde lang
   *[other] { $hours } Stunden lang
    }
orders-end_left = endet { $left }
orders-end_never = bis ich es entferne
orders-otherwise = Wenn das dann nicht geht, wirst du wie sonst gefragt. Mehrere Aufträge für dasselbe werden der Reihe nach versucht.
orders-add_ahead = Das im Voraus beauftragen
orders-set_limited = Beauftragt: „{ $order }“ ({ $end }).

## window

window-wait = Warten
window-about = Nimm dir die ganze Zeit. Sonst passt du nach einem Moment von selbst, wenn du nur passen kannst. Die anderen merken es nicht.
window-passed = Du passt. Einen Moment lang kannst du es dir noch anders überlegen.

## hand

hand-title = Handeln nach diesem Zug
hand-raise = Nach dem Zug von { $name } handeln
hand-raised = Du wirst zum Handeln gefragt. Drück noch einmal, wenn du es dir anders überlegst.
hand-standing = Nach dem Zug von { $name } wirst du zum Handeln gefragt, wie beauftragt.
hand-about = Am Ende eines fremden Zuges darfst du Karten kaufen und verkaufen und Technologie kaufen, wenn du die Hand hebst: jetzt, in der kurzen Pause am Ende des Zuges oder dauerhaft unter „Aufträge“. Niemand hebt oder senkt sie für dich.
hand-about_slow = Am Ende eines fremden Zuges darfst du Karten kaufen und verkaufen und Technologie kaufen, wenn du die Hand gehoben hast: jetzt oder dauerhaft unter „Aufträge“. An diesem Tisch gibt es am Ende eines Zuges keine Pause, und niemand hebt oder senkt deine Hand für dich.
hand-understood = Verstanden
hand-after = Frag mich zum Handeln am Ende der Züge von

## proposals

proposals-title = Ein Vorschlag
proposals-undo = { $name } möchte { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
    } zurücknehmen.
proposals-end = { $name } möchte das Spiel ohne Ergebnis beenden.
proposals-pause = { $name } möchte eine Pause.
proposals-resume = { $name } möchte weiterspielen.
proposals-time = { $name } bittet um { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
    } mehr.
proposals-bot = { $name } schlägt vor, dass ein Bot für { $target } spielt, solange niemand da ist.
proposals-newcomer = { $name } schlägt vor, den Platz von { $target } jemand Neuem zu geben.
proposals-waiting = Es fehlen noch: { $names }
proposals-yes = Zustimmen
proposals-no = Ablehnen
proposals-seat_yes = { $name } stimmt zu
proposals-seat_no = { $name } lehnt ab
proposals-withdraw = Doch nicht

## ending

ending-won = Gewonnen: { $names }!
ending-nobody = Das Spiel ist zu Ende. Von den Spielern hat niemand gewonnen.
ending-closed = Dieses Spiel wurde vorzeitig beendet.
ending-operator = Die Leitung des Servers hat diesen Tisch geschlossen. Seine Karten bleiben verdeckt.
ending-rematch = Noch einmal
ending-join_rematch = Bei der Revanche mitspielen
ending-watch_rematch = Der Revanche zusehen
ending-replay = Wiedergabe ansehen
ending-record = Aufzeichnung herunterladen
ending-agreed = Ihr habt euch geeinigt, das Spiel ohne Ergebnis zu beenden.
ending-resigned = Aufgegeben: { $others }. Gewonnen: { $names }!
ending-you_won = Du hast gewonnen!
ending-you_share = Du hast gewonnen, zusammen mit { $names }!
ending-result = { $sums } { $unit }
ending-score = Das Ergebnis
ending-adding_up = Die Punkte werden gezählt …
ending-winner = gewonnen
ending-counts = Unterwegs
ending-curve = Der Verlauf der Partie
ending-curve_about = { $unit } aller Spieler im Verlauf der Partie
ending-share = Als Bild teilen

## fair

fair-about = Das Glück dieser Partie kann niemand wählen. Vor der ersten Karte und dem ersten Würfel hat der Server ein Geheimnis weggeschlossen und sein Siegel gezeigt; wer sich gesetzt hat, hat aus seinem Browser Zufall dazugegeben. Alles zusammen entscheidet jeden Zug aus dem Beutel, jede Karte, jeden Wurf. (Gab kein Spieler etwas dazu, hat der Server allein gewählt.) Am Ende wird das Geheimnis geöffnet, und du kannst alles nachrechnen.
fair-commitment = Das Versprechen des Servers
fair-contribution = Zufall von { $name }
fair-secret = Das offengelegte Geheimnis
fair-seed = Der Startwert des Spiels
fair-check = Jetzt nachrechnen
fair-later = Nachrechnen geht, wenn das Spiel zu Ende ist.
fair-kept = Das Versprechen, das dieser Browser am Anfang bekam
fair-promise_kept = Das Geheimnis ist das versprochene.
fair-first_promise = Es ist das Versprechen, das dieser Browser am Anfang bekam.
fair-mine_counted = Der Zufall dieses Browsers wurde benutzt, für { $names }.
fair-mine_missing = Der Zufall, den dieser Browser für { $names } gab, wurde nicht benutzt, obwohl der Server ihn angenommen hatte.
fair-not_mine = Der Zufall, der für { $names } benutzt wurde, ist nicht der dieses Browsers: Ein anderer Browser war zuerst da, oder er wurde ausgetauscht.
fair-seed_made = Der Startwert entstand aus dem Geheimnis und dem beigetragenen Zufall.
fair-all_added = Alle Spieler haben Zufall beigetragen: { $names }.
fair-some_added = Nicht alle haben Zufall beigetragen: { $names } schon, { $others } nicht.
fair-nobody_added = Kein Spieler hat Zufall beigetragen: Der Server allein hat gewählt.
fair-cant_check = Dies ist ein Übungstisch: Er setzt eine Aufzeichnung fort, deren Zufall jemand gekannt haben könnte; zu beweisen gibt es nichts.
fair-draws_made = Dieser Browser hat alle { $count } Zufallszahlen des Spiels noch einmal aus dem Startwert berechnet: Jede ist wie angegeben.
fair-draw_wrong = Eine Zufallszahl von Eintrag { $entry } folgt nicht aus dem Startwert.
fair-other_seed = Die Aufzeichnung hat einen anderen Startwert als den, der hier geprüft wurde.
fair-rules_asked = Dieser Browser kennt die Regeln nicht. Für den ganzen Beweis lade die Aufzeichnung herunter und lass sie von Motherlode auf einem eigenen Rechner prüfen.
fair-replayed = Die ganze Aufzeichnung wurde neu gespielt, { $count } Einträge, mit demselben Ausgang.
fair-differs = Die Aufzeichnung spielt sich nicht noch einmal so.

## curve

curve-moves = Züge der Partie

## follow

follow-title = Was die anderen tun
follow-hold = Anhalten
follow-resume = Weiter
follow-step = Nächste Aktion
follow-skip = Zur Gegenwart ({ $count })
follow-since = Seit deinem letzten Zug
follow-seen = Gesehen
follow-more = Davor noch: { $count }

## coach

coach-title = Trainer:
coach-missed = „{ $better }“ hätte { $cost } öfter gewonnen als „{ $chosen }“.

## guide

guide-goal = Ziel:
guide-phases = Die Phasen eines Zuges

## notes

notes-title = Meine Notizen zu diesem Tisch
notes-about = Nur dieser Browser speichert sie; niemand sonst am Tisch sieht sie. Nimmst du deine Plätze auf ein anderes Gerät mit, kommen sie mit.

## look_back

look_back-title = Rückblick
look_back-begin = Zurückblicken
look_back-now = Zurück zum Jetzt
look_back-awaited = Du bist am Zug.
look_back-about = Das Spiel geht inzwischen weiter.
