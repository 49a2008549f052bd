## Notices that it is somebody's turn

title = Your move: { $game }
title_request = Your answer is needed: { $game }
several = { $count } tables wait for you
body = You are asked to { $asked }. At the table: { $players }
line = { $game } with { $players }: you are asked to { $asked }.
    { $url }
hook = { $name }, it is your turn in { $game }: { $asked }.
hook_request = { $name }, your answer is needed in { $game }: { $asked }.
asks_undo = let a move be taken back, or refuse
asks_end = end the game with no winner, or refuse
asks_pause = pause the game, or refuse
asks_resume = go on after the pause, or refuse
asks_time = give somebody more time, or refuse
asks_bot = let a bot play for somebody who is away, or refuse
asks_newcomer = give a seat to somebody new, or refuse
confirm_title = Is this your address?
confirm = Somebody wants mails here when it is their turn at a table. If that is you, open this page and confirm it:
    { $url }
    If it is not you, do nothing: no further mail comes.
unsubscribe = No more of these mails: { $url }
