# Что говорит за столом каждая игра, в терминале и в браузере.

table-player = Игрок { $number }
table-guest = Гость { $number }
table-program = Программа { $number }
table-bot = { $bot } { $number }
table-bot-kind = { $bot ->
    [easy] Лулу
    [normal] Бруно
    [hard] Марго
    [expert] Отто
    [random] Случайный
   *[other] { $bot }
}
table-level = { $level ->
    [easy] Лёгкий
    [normal] Обычный
    [hard] Трудный
   *[expert] Эксперт
}
table-level-about = { $level ->
    [easy] Скорее играет с вами, чем против вас: бывает, что-то проглядит, как и люди.
    [normal] Рассудительный соперник, который никогда не заставляет ждать.
    [hard] Планирует наперёд, и на это уходит мгновение. Новичкам с ним нелегко.
   *[expert] Думает над каждым ходом секунду. Сильнейший соперник здесь.
}
table-reading = Урок объясняет
table-score = Очки
table-place = Место
table-seat = Игрок
table-winner = Побеждает { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-winners-share = Первое место делят { $names }
table-ask = Выберите
table-help = номер или запись хода; h — подсказка; u — отменить; r — начать ход заново; ? — правило; ? 5 — что даст выбор 5; l — журнал; q — выйти
table-number-range = число от 1 до { $count }
table-not-a-choice = Варианта «{ $text }» здесь нет. Подсказка: { $hint }
table-nothing-to-undo = Отменить не получится: что-то уже вытянуто, показано или сделано кем-то другим
table-undone = Отменено
table-hint-taken = { $seat } берёт подсказку
table-slip = { $slip } Введите то же самое ещё раз, если действительно этого хотите.
table-rule = Правило { $id }: { $title }
table-curtain = { $seat }, ваш ход. Нажмите Enter, когда никто другой не смотрит
table-saved = Сохранено в файл { $file }: чтобы продолжить отсюда, запустите ту же команду
table-resumed = Продолжаем игру из файла { $file }, действие { $count }
table-commitment = Все случайные события заранее задаёт тайное зерно; его хеш: { $hash }

# Что дало бы действие и почему другого сделать нельзя.
why-not-now = Сейчас решается другое: { $prompt }
preview-chance = Отменить будет нельзя: дальше что-то вытянут.
preview-shown = Отменить будет нельзя: дальше что-то увидят другие.
preview-over = Отменить будет нельзя: на этом игра заканчивается.
table-why-not = { $why } (правило { $rule })
preview-nothing = ваши показатели не изменятся
preview-change = { $what }: { $before } → { $after }
