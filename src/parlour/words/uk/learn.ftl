# Що чує той, хто вчиться грати, хоч би яка це була гра. Речення про саму гру стоять разом із нею.

## Урок

lesson = Урок
lesson-step = { $number } з { $count }
lesson-next = Далі
lesson-enter = Enter — далі
lesson-read-first = Спершу прочитайте, що каже урок, і він піде далі.
lesson-move-first = Спершу зробіть те, про що просить урок.
lesson-other = { $choice }? { $why }
lesson-other-general = Так теж можна. Але тут урок показує інше: зробіть те, про що він просить.
lesson-other-effect = { $choice }? Так теж можна, і ось що це дало б: { $effect }. Але тут урок показує інше: зробіть те, про що він просить.
lesson-list = { $first }; { $rest }
lesson-play = Зіграти першу гру
lesson-rules = Прочитати правила
lesson-again = Пройти урок ще раз
lesson-leave = Вийти з уроку

## Перед першою грою
first = Ваша перша гра
first-goal = Мета
first-turn = Ваш хід
first-win = Як перемогти
first-next = Далі
first-begin = Граймо
first-skip = Пропустити

## Поруч із нею
remark = Пояснення
remark-close = Зрозуміло
remark-off = Більше не пояснювати
