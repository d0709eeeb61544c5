# Что говорит браузер вокруг игр. $seat и $names — имена игроков.

## Везде

web-home = В гостиную
web-skip = К содержимому
web-close = Закрыть
web-cancel = Отмена
web-confirm = Подтвердить
web-copy = Копировать
web-copied = Скопировано
web-copy-failed = Браузер не разрешает копировать. Вот текст: { $text }
web-loading = Минутку…
web-error-unreachable = Сервер не отвечает. Попробуйте ещё раз
web-no-board = Поле не удалось загрузить. Можно играть дальше со списком вариантов.
web-load-again = Загрузить страницу снова
web-nowhere-title = Здесь ничего нет
web-nowhere-text = Возможно, ссылка неполная или этот стол уже убран.
web-unplayable-title = Этот стол больше нельзя открыть

## Настройки

web-settings = Настройки
web-settings-language = Язык
web-settings-theme = Тема
web-settings-speed = Скорость показа
web-speed-slow = медленно
web-speed-normal = обычная
web-speed-fast = быстро
web-speed-at-once = сразу
web-settings-sounds = Звуки
web-settings-confirm = Спрашивать перед каждым ходом
web-settings-remarks = Пояснения ко всему новому

web-settings-slips = Спрашивать перед возможной ошибкой
web-keys = Клавиши за столом
web-keys-choose = выбор; в ставках и ценах — именно это число
web-keys-other = пас там, где выбирают число
web-keys-undo = отменить
web-keys-restart = начать ход заново
web-keys-confirm = подтвердить
web-keys-cancel = отказаться
web-keys-rule = правило для этого момента
web-keys-hint = подсказка
web-theme-auto = Как на устройстве
web-theme-light = День
web-theme-dark = Ночь

## Гостиная

web-welcome = Садитесь и играйте
web-welcome-text = Современные настольные игры по точным правилам — против ботов или с друзьями. Регистрация не нужна.
web-name = Ваше имя
web-name-save = Сохранить
web-name-saved = Рады вас видеть, { $name }
web-name-example = Имя
web-name-first = Сначала скажите, как вас зовут
web-name-why = Чтобы остальные знали, кто садится за стол.
web-games = Игры
web-game-players = Игроков: от { $from } до { $to }
web-minutes = { $from }–{ $to } мин
web-weight-light = лёгкая
web-weight-middling = средняя
web-weight-heavy = сложная
web-opponents = Соперники
web-opponents-count = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
}
web-opponents-kind = Кто играет против вас
web-play-now = { $bots ->
    [one] Играть сейчас против { $bots } бота
    [few] Играть сейчас против { $bots } ботов
    [many] Играть сейчас против { $bots } ботов
   *[other] Играть сейчас против { $bots } бота
}
web-learn = Научиться
web-set-up = Создать стол
web-rules = Правила
web-tables-mine = Ваши столы
web-tables-open = Открытые столы
web-tables-open-none = Сейчас никто не ждёт. Создайте стол и пригласите кого-нибудь.
web-tables-running = Можно посмотреть
web-tables-running-none = Открытых партий сейчас нет.
web-tables-played = Сыгранные партии
web-your-turn = Ваш ход
web-private = закрытый
web-table-running = Игра идёт
web-table-open = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
    [many] { $seats } свободных мест
   *[other] { $seats } свободного места
}
web-table-play = Играть
web-table-return = Перейти
web-table-join = Присоединиться
web-table-watch = Смотреть
web-result = Итог

## Новый стол

web-new-table = Новый стол
web-new-game = Игра
web-new-seats = Мест
web-new-seat = Кто на месте { $number }
web-new-bot = Какой бот на месте { $number }
web-new-guest = Имя на месте { $number }
web-new-private = Закрытый: только по ссылке
web-new-hints = Каждому можно брать подсказки бота
web-new-open = Открыть стол
web-sit-me = Я
web-sit-open = Свободно для кого-то ещё
web-sit-guest = Кто-то у этого экрана
web-sit-bot = Бот

## До начала

web-invite = Пригласите по этой ссылке
web-invite-private = Стол закрытый: сюда ведёт только эта ссылка.
web-invite-public = Стол также виден в гостиной.
web-seat-bots = Боты
web-hints-agreed = Здесь разрешены подсказки бота: кто садится, тот согласен.
web-program = Дать сыграть программе
web-program-why = Программа садится на свободное место с ключом. Команда показана один раз и действует только для этого места, пока вы не заберёте его или игра не кончится.
web-program-give = Отдать место { $number } программе
web-program-command = Запустите это там, где играет { $name }
web-program-back = Забрать место: { $name }
web-start = Начать игру
web-start-with-bots = { $count ->
    [one] Начать; { $count } свободное место займёт бот
    [few] Начать; { $count } свободных места займут боты
    [many] Начать; { $count } свободных мест займут боты
   *[other] Начать; { $count } свободного места займут боты
}
web-host-starts = Игра начнётся, когда все места будут заняты и все будут готовы или когда её начнёт человек, открывший стол.
web-rematch-starts = Игра начнётся, как только все места будут заняты или когда её начнёт человек, открывший стол.
web-ready = Можно начинать
web-ready-done = Вы готовы к игре
web-waiting = { $seats ->
    [one] Ждём ещё { $seats } игрока
    [few] Ждём ещё { $seats } игроков
    [many] Ждём ещё { $seats } игроков
   *[other] Ждём ещё { $seats } игрока
}
web-waiting-me = Все уже здесь: скажите, когда можно начинать
web-waiting-ready = { $count ->
    [one] Ждём готовности: { $names }
   *[other] Ждём готовности: { $names }
}

## Стол

web-status = Что сейчас происходит
web-deciding = { $count ->
    [one] Решает { $names }
   *[other] Решают { $names }
}
web-pending = { $choice }: всё верно?
web-slip = { $choice }? { $slip }
web-undo = Отменить
web-restart = Ход заново
web-rule-now = Правило для этого момента
web-hint = Подсказка
web-reconnecting = Нет связи. Пробуем ещё…
web-move-waits = Ваш ход ждёт связи
web-all-choices = { $count ->
    [0] Сейчас выбора нет
    [one] Все варианты ({ $count })
   *[other] Все варианты ({ $count })
}
web-less = На 1 меньше
web-more = На 1 больше
web-amount = Число от { $lowest } до { $highest }
web-curtain = Передайте экран: { $seat }
web-curtain-text = Сейчас на экране нет ничего тайного.
web-curtain-show = Я — { $seat }: показать

## Места

web-players = Игроки
web-watching = Вы наблюдаете за игрой.
web-seat-open = Свободное место
web-seat-me = вы
web-seat-screen = у этого экрана
web-seat-bot = бот · { $bot }
web-seat-here = на связи
web-seat-away = не на связи
web-seat-program = { $here ->
    [true] программа, здесь
   *[false] программа, не здесь
}
web-seat-resigned = партия сдана; дальше играет бот
web-seat-takeover = нет за столом; играет бот
web-seat-turn = решает
web-seat-show = Показать планшет: { $name }
web-seat-ready = ждёт начала
web-place = место { $place }
web-sit-down = Сесть
web-come-back = Играть дальше самостоятельно
web-leave = Встать
web-leave-sure = Пока вас нет, играть будет бот.
web-resign = Сдать партию

## Журнал, чат, правила

web-side = Игроки и журнал
web-drawer = Журнал, чат, правила
web-views = Части стола
web-board = Поле
web-log = Журнал
web-earlier = Показать более ранние
web-log-empty = Пока ничего не произошло.
web-log-more = { $count ->
    [one] Ещё { $count } строка
    [few] Ещё { $count } строки
   *[many] Ещё { $count } строк
}
web-log-forced = единственный выбор
web-past = Как было после хода { $at } из { $moves }
web-past-now = Назад к игре
web-log-joined = { $seat } садится за стол
web-log-left = { $seat } встаёт из-за стола
web-log-bot = { $seat }, бот, садится за стол
web-log-opened = Одно место снова свободно
web-log-ready = { $seat }: можно начинать
web-log-started = Игра начинается
web-log-undone = { $seat } отменяет свой ход
web-log-resigned = { $seat } сдаёт партию
web-log-takeover = { $seat }: дальше играет бот
web-log-paced = { $part ->
    [1] На сервере спокойнее: боты снова думают столько, сколько им положено
   *[other] На сервере сейчас очень много думают: пока боты думают 1/{ $part } своего времени
}
web-log-returned = { $seat } снова за столом
web-log-over = Игра окончена
web-log-rematch = Начинается реванш
web-log-chapter = Урок переходит к другому моменту
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-say = Напишите что-нибудь
web-chat-send = Отправить
web-chat-waits = Отправим, как только восстановится связь.
web-rules-of = { $game }: правила
web-rules-search = Поиск в правилах
web-rules-none = Такого правила нет.
web-rules-contents = Содержание

## Конец

web-rematch = Реванш
web-rematch-go = К реваншу
web-rematch-as = Сыграть ещё раз
web-rematch-join = { $seat } хочет реванша: присоединиться
web-share = Поделиться
web-figures = Игра в цифрах
web-replay = Повтор
web-analysis = Анализ
web-record = Скачать запись
web-verify = Проверить
web-verify-good = { $moves ->
    [one] Всё верно: проверен { $moves } ход
    [few] Всё верно: проверено { $moves } хода
    [many] Всё верно: проверено { $moves } ходов
   *[other] Всё верно: проверено { $moves } хода
}
web-verify-bad = С этой партией что-то не так
web-verify-commitment = Опубликовано до первого случайного события
web-verify-seed = Тайное зерно
web-verify-text = Первое — это хеш SHA-256 второго, поэтому все случайные события были определены ещё до начала игры.

## Повтор

web-replay-of = Повтор: { $game }
web-replay-position = Момент партии
web-replay-at = Ход { $at } из { $moves }
web-replay-first = В начало
web-replay-back = На ход назад
web-replay-forward = На ход вперёд
web-replay-last = В конец
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-eyes = Чьими глазами
web-replay-spectator = зритель
web-replay-all = все
web-replay-copy = Копировать ссылку
web-replay-branch = Играть дальше отсюда
web-replay-table = К столу
web-curve = Очки, если бы игра закончилась на этом ходу

# Моменты: конец раунда и что тогда считают
web-moment = Что только что произошло
web-moment-skip = Дальше

## Ссылки в чатах

web-link-open = { $seats ->
    [0] Все места заняты: заходите посмотреть.
    [one] Есть { $seats } свободное место: садитесь и играйте.
    [few] Есть { $seats } свободных места: садитесь и играйте.
    [many] Есть { $seats } свободных мест: садитесь и играйте.
   *[other] Есть { $seats } свободного места: садитесь и играйте.
}
web-link-playing = Игра идёт: заходите посмотреть.
web-link-over = Игра окончена: посмотрите, как всё было.
