## Nachrichten, dass jemand am Zug ist

title = Du bist dran: { $game }
several = { $count } Tische warten auf dich
body = Gefragt ist: { $asked }. Am Tisch: { $players }
line = { $game } mit { $players }. Gefragt ist: { $asked }.
    { $url }
hook = { $name }, du bist dran in { $game }: { $asked }.
confirm_title = Ist das deine Adresse?
confirm = Jemand möchte hierher E-Mails bekommen, wenn er an einem Tisch am Zug ist. Wenn du das bist, öffne diese Seite und bestätige es:
    { $url }
    Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
unsubscribe = Keine solchen E-Mails mehr: { $url }
