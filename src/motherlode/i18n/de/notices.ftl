## Nachrichten, dass jemand am Zug ist

title = Du bist dran: { $game }
title_request = Deine Antwort fehlt: { $game }
several = { $count } Tische warten auf dich
body = Gefragt ist: { $asked }. Am Tisch: { $players }
line = { $game } mit { $players }. Gefragt ist: { $asked }.
    { $url }
hook = { $name }, du bist dran in { $game }: { $asked }.
hook_request = { $name }, deine Antwort fehlt in { $game }: { $asked }.
asks_undo = stimm zu, dass ein Zug zurückgenommen wird, oder lehne ab
asks_end = stimm zu, dass das Spiel ohne Ergebnis endet, oder lehne ab
asks_pause = stimm einer Pause zu oder lehne ab
asks_resume = stimm zu, dass ihr nach der Pause weiterspielt, oder lehne ab
asks_time = stimm zu, dass jemand mehr Zeit bekommt, oder lehne ab
asks_bot = stimm zu, dass ein Bot für jemanden spielt, der nicht da ist, oder lehne ab
asks_newcomer = stimm zu, dass jemand Neues einen Platz bekommt, oder lehne ab
confirm_title = Ist das deine Adresse?
confirm = Jemand möchte hierher E-Mails bekommen, wenn er an einem Tisch am Zug ist. Wenn du das bist, öffne diese Seite und bestätige es:
    { $url }
    Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
unsubscribe = Keine solchen E-Mails mehr: { $url }
