# What is said to whoever learns a game, whichever it is. The sentences about a game stand with the game.

## A lesson

lesson = Lesson
lesson-step = { $number } of { $count }
lesson-next = Next
lesson-enter = Enter: next
lesson-read-first = Read what the lesson says first; then it goes on.
lesson-move-first = Do first what the lesson asks for.
lesson-other = { $choice }? { $why }
lesson-other-general = That is allowed, too. But here the lesson shows you something else: do what it asks for.
lesson-other-effect = { $choice }? That is allowed, too, and would do this: { $effect }. But here the lesson shows you something else: do what it asks for.
lesson-list = { $first }; { $rest }
lesson-play = Play a first game
lesson-rules = Read the rules
lesson-again = Take the lesson again
lesson-leave = Leave the lesson

## Before a first game
first = Your first game
first-goal = The goal
first-turn = Your turn
first-win = How you win
first-next = Next
first-begin = Let’s play
first-skip = Skip

## Beside it
remark = A remark
remark-close = Got it
remark-off = No more remarks
