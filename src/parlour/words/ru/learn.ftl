# Что слышит тот, кто учится играть, какой бы ни была игра. Предложения о самой игре стоят вместе с ней.

## Урок

lesson = Урок
lesson-step = { $number } из { $count }
lesson-next = Дальше
lesson-enter = Enter — дальше
lesson-read-first = Сначала прочитайте, что говорит урок, и он пойдёт дальше.
lesson-move-first = Сначала сделайте то, о чём просит урок.
lesson-other = { $choice }? { $why }
lesson-other-general = Так тоже можно. Но здесь урок показывает другое: сделайте то, о чём он просит.
lesson-other-effect = { $choice }? Так тоже можно, и вот что это дало бы: { $effect }. Но здесь урок показывает другое: сделайте то, о чём он просит.
lesson-list = { $first }; { $rest }
lesson-play = Сыграть первую партию
lesson-rules = Прочитать правила
lesson-again = Пройти урок ещё раз
lesson-leave = Выйти из урока

## Перед первой партией
first = Ваша первая партия
first-goal = Цель
first-turn = Ваш ход
first-win = Как победить
first-next = Дальше
first-begin = Играем
first-skip = Пропустить

## Рядом с ней
remark = Пояснение
remark-close = Понятно
remark-off = Больше не пояснять
