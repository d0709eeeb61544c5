# Що каже за столом кожна гра, у терміналі й у браузері.

table-player = Гравець { $number }
table-guest = Гість { $number }
table-program = Програма { $number }
table-bot = { $bot } { $number }
table-bot-kind = { $bot ->
    [easy] Лулу
    [normal] Бруно
    [hard] Марго
    [expert] Отто
    [random] Випадковий
   *[other] { $bot }
}
table-level = { $level ->
    [easy] Легкий
    [normal] Звичайний
    [hard] Важкий
   *[expert] Експерт
}
table-level-about = { $level ->
    [easy] Радше грає з вами, ніж проти вас: буває, щось недогледить, як і люди.
    [normal] Розсудливий суперник, який ніколи не змушує чекати.
    [hard] Планує наперед, і на це йде мить. Новачкам з ним нелегко.
   *[expert] Думає над кожним ходом секунду. Найсильніший суперник тут.
}
table-reading = Урок пояснює
table-score = Очки
table-place = Місце
table-seat = Гравець
table-winner = Перемагає { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
table-winners-share = Перше місце ділять { $names }
table-ask = Оберіть
table-help = номер або запис ходу; h — підказка; u — скасувати; r — почати хід заново; ? — правило; ? 5 — що дасть вибір 5; l — журнал; q — вийти
table-number-range = число від 1 до { $count }
table-not-a-choice = Варіанта «{ $text }» тут немає. Підказка: { $hint }
table-nothing-to-undo = Скасувати не вийде: щось уже витягнуто, показано або зроблено кимось іншим
table-undone = Скасовано
table-hint-taken = { $seat } бере підказку
table-slip = { $slip } Введіть те саме ще раз, якщо справді цього хочете.
table-rule = Правило { $id }: { $title }
table-curtain = { $seat }, ваш хід. Натисніть Enter, коли ніхто інший не дивиться
table-saved = Збережено у файл { $file }: щоб продовжити звідси, запустіть ту саму команду
table-resumed = Продовжуємо гру з файлу { $file }, дія { $count }
table-commitment = Усі випадкові події наперед задає таємне зерно; його хеш: { $hash }

# Що дала б дія і чому іншої зробити не можна.
why-not-now = Зараз вирішується інше: { $prompt }
preview-chance = Скасувати не вийде: далі щось витягнуть.
preview-shown = Скасувати не вийде: далі щось побачать інші.
preview-over = Скасувати не вийде: на цьому гра закінчується.
table-why-not = { $why } (правило { $rule })
preview-nothing = ваші показники не зміняться
preview-change = { $what }: { $before } → { $after }
