## Notices that it is somebody's turn

title = Your move: { $game }
several = { $count } tables wait for you
body = You are asked to { $asked }. At the table: { $players }
line = { $game } with { $players }: you are asked to { $asked }.
    { $url }
hook = { $name }, it is your turn in { $game }: { $asked }.
confirm_title = Is this your address?
confirm = Somebody wants mails here when it is their turn at a table. If that is you, open this page and confirm it:
    { $url }
    If it is not you, do nothing: no further mail comes.
unsubscribe = No more of these mails: { $url }
