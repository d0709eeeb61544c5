# Що каже браузер навколо ігор. $seat і $names — імена гравців.

## Усюди

web-home = До вітальні
web-skip = До вмісту
web-close = Закрити
web-cancel = Скасувати
web-confirm = Підтвердити
web-copy = Копіювати
web-copied = Скопійовано
web-copy-failed = Браузер не дозволяє копіювати. Ось текст: { $text }
web-loading = Хвилинку…
web-error-unreachable = Сервер не відповідає. Спробуйте ще раз
web-no-board = Поле не вдалося завантажити. Можна грати далі зі списком варіантів.
web-load-again = Завантажити сторінку знову
web-nowhere-title = Тут нічого немає
web-nowhere-text = Можливо, посилання неповне або цей стіл уже прибрано.
web-unplayable-title = Цей стіл більше не можна відкрити

## Налаштування

web-settings = Налаштування
web-settings-language = Мова
web-settings-theme = Тема
web-settings-speed = Швидкість показу
web-speed-slow = повільно
web-speed-normal = звичайна
web-speed-fast = швидко
web-speed-at-once = одразу
web-settings-sounds = Звуки
web-settings-confirm = Питати перед кожним ходом
web-settings-remarks = Пояснення до всього нового

web-settings-slips = Питати перед можливою помилкою
web-keys = Клавіші за столом
web-keys-choose = вибір; у ставках і цінах — саме це число
web-keys-other = пас там, де обирають число
web-keys-undo = скасувати
web-keys-restart = почати хід заново
web-keys-confirm = підтвердити
web-keys-cancel = відмовитися
web-keys-rule = правило для цієї миті
web-keys-hint = підказка
web-theme-auto = Як на пристрої
web-theme-light = День
web-theme-dark = Ніч

## Вітальня

web-welcome = Сідайте й грайте
web-welcome-text = Сучасні настільні ігри за точними правилами — проти ботів або з друзями. Реєстрація не потрібна.
web-name = Ваше ім’я
web-name-save = Зберегти
web-name-saved = Раді вас бачити, { $name }
web-name-example = Ім’я
web-name-first = Спершу скажіть, як вас звати
web-name-why = Щоб інші знали, хто сідає за стіл.
web-games = Ігри
web-game-players = Гравців: від { $from } до { $to }
web-minutes = { $from }–{ $to } хв
web-weight-light = легка
web-weight-middling = середня
web-weight-heavy = складна
web-opponents = Суперники
web-opponents-count = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
}
web-opponents-kind = Хто грає проти вас
web-play-now = { $bots ->
    [one] Грати зараз проти { $bots } бота
    [few] Грати зараз проти { $bots } ботів
    [many] Грати зараз проти { $bots } ботів
   *[other] Грати зараз проти { $bots } бота
}
web-learn = Навчитися
web-set-up = Створити стіл
web-rules = Правила
web-tables-mine = Ваші столи
web-tables-open = Відкриті столи
web-tables-open-none = Зараз ніхто не чекає. Створіть стіл і запросіть когось.
web-tables-running = Можна подивитися
web-tables-running-none = Відкритих партій зараз немає.
web-tables-played = Зіграні партії
web-your-turn = Ваш хід
web-private = приватний
web-table-running = Гра триває
web-table-open = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
    [many] { $seats } вільних місць
   *[other] { $seats } вільного місця
}
web-table-play = Грати
web-table-return = Перейти
web-table-join = Приєднатися
web-table-watch = Дивитися
web-result = Підсумок

## Новий стіл

web-new-table = Новий стіл
web-new-game = Гра
web-new-seats = Місць
web-new-seat = Хто на місці { $number }
web-new-bot = Який бот на місці { $number }
web-new-guest = Ім’я на місці { $number }
web-new-private = Приватний: лише за посиланням
web-new-hints = Кожному можна брати підказки бота
web-new-open = Відкрити стіл
web-sit-me = Я
web-sit-open = Вільне для когось іншого
web-sit-guest = Хтось біля цього екрана
web-sit-bot = Бот

## До початку

web-invite = Запросіть за цим посиланням
web-invite-private = Стіл приватний: сюди веде лише це посилання.
web-invite-public = Стіл також видно у вітальні.
web-seat-bots = Боти
web-hints-agreed = Тут дозволені підказки бота: хто сідає, той згоден.
web-program = Дати пограти програмі
web-program-why = Програма сідає на вільне місце з ключем. Команду показано один раз, і вона діє лише для цього місця, доки ви не заберете його або гра не скінчиться.
web-program-give = Віддати місце { $number } програмі
web-program-command = Запустіть це там, де грає { $name }
web-program-back = Забрати місце: { $name }
web-start = Почати гру
web-start-with-bots = { $count ->
    [one] Почати; { $count } вільне місце займе бот
    [few] Почати; { $count } вільні місця займуть боти
    [many] Почати; { $count } вільних місць займуть боти
   *[other] Почати; { $count } вільного місця займуть боти
}
web-host-starts = Гра почнеться, коли всі місця буде зайнято й усі будуть готові або коли її почне людина, що відкрила стіл.
web-rematch-starts = Гра почнеться, щойно всі місця буде зайнято або коли її почне людина, що відкрила стіл.
web-ready = Можна починати
web-ready-done = Ви готові до гри
web-waiting = { $seats ->
    [one] Чекаємо ще на { $seats } гравця
    [few] Чекаємо ще на { $seats } гравців
    [many] Чекаємо ще на { $seats } гравців
   *[other] Чекаємо ще на { $seats } гравця
}
web-waiting-me = Усі вже тут: скажіть, коли можна починати
web-waiting-ready = { $count ->
    [one] Чекаємо на готовність: { $names }
   *[other] Чекаємо на готовність: { $names }
}

## Стіл

web-status = Що зараз відбувається
web-deciding = { $count ->
    [one] Вирішує { $names }
   *[other] Вирішують { $names }
}
web-pending = { $choice }: усе правильно?
web-slip = { $choice }? { $slip }
web-undo = Скасувати
web-restart = Хід заново
web-rule-now = Правило для цієї миті
web-hint = Підказка
web-reconnecting = Немає зв’язку. Пробуємо ще…
web-move-waits = Ваш хід чекає на зв’язок
web-all-choices = { $count ->
    [0] Зараз вибору немає
    [one] Усі варіанти ({ $count })
   *[other] Усі варіанти ({ $count })
}
web-less = На 1 менше
web-more = На 1 більше
web-amount = Число від { $lowest } до { $highest }
web-curtain = Передайте екран: { $seat }
web-curtain-text = Зараз на екрані немає нічого таємного.
web-curtain-show = Я — { $seat }: показати

## Місця

web-players = Гравці
web-watching = Ви спостерігаєте за грою.
web-seat-open = Вільне місце
web-seat-me = ви
web-seat-screen = біля цього екрана
web-seat-bot = бот · { $bot }
web-seat-here = на зв’язку
web-seat-away = не на зв’язку
web-seat-program = { $here ->
    [true] програма, тут
   *[false] програма, не тут
}
web-seat-resigned = партію здано; далі грає бот
web-seat-takeover = немає за столом; грає бот
web-seat-turn = вирішує
web-seat-show = Показати планшет: { $name }
web-seat-ready = чекає на початок
web-place = місце { $place }
web-sit-down = Сісти
web-come-back = Грати далі самостійно
web-leave = Встати
web-leave-sure = Доки вас немає, гратиме бот.
web-resign = Здати партію

## Журнал, чат, правила

web-side = Гравці й журнал
web-drawer = Журнал, чат, правила
web-views = Частини столу
web-board = Поле
web-log = Журнал
web-earlier = Показати давніші
web-log-empty = Ще нічого не сталося.
web-log-more = { $count ->
    [one] Ще { $count } рядок
    [few] Ще { $count } рядки
   *[many] Ще { $count } рядків
}
web-log-forced = єдиний вибір
web-past = Як було після ходу { $at } з { $moves }
web-past-now = Назад до гри
web-log-joined = { $seat } сідає за стіл
web-log-left = { $seat } встає з-за столу
web-log-bot = { $seat }, бот, сідає за стіл
web-log-opened = Одне місце знову вільне
web-log-ready = { $seat }: можна починати
web-log-started = Гра починається
web-log-undone = { $seat } скасовує свій хід
web-log-resigned = { $seat } здає партію
web-log-takeover = { $seat }: далі грає бот
web-log-paced = { $part ->
    [1] На сервері спокійніше: боти знову думають стільки, скільки їм належить
   *[other] На сервері зараз дуже багато думають: поки що боти думають 1/{ $part } свого часу
}
web-log-returned = { $seat } знову за столом
web-log-over = Гру завершено
web-log-rematch = Починається реванш
web-log-chapter = Урок переходить до іншої миті
web-chat = Чат
web-chat-empty = Поки що всі мовчать.
web-chat-say = Напишіть щось
web-chat-send = Надіслати
web-chat-waits = Надішлемо, щойно відновиться зв’язок.
web-rules-of = { $game }: правила
web-rules-search = Пошук у правилах
web-rules-none = Такого правила немає.
web-rules-contents = Зміст

## Кінець

web-rematch = Реванш
web-rematch-go = До реваншу
web-rematch-as = Зіграти ще раз
web-rematch-join = { $seat } хоче реваншу: приєднатися
web-share = Поділитися
web-figures = Гра в цифрах
web-replay = Повтор
web-analysis = Аналіз
web-record = Завантажити запис
web-verify = Перевірити
web-verify-good = { $moves ->
    [one] Усе правильно: перевірено { $moves } хід
    [few] Усе правильно: перевірено { $moves } ходи
    [many] Усе правильно: перевірено { $moves } ходів
   *[other] Усе правильно: перевірено { $moves } ходу
}
web-verify-bad = З цією партією щось не так
web-verify-commitment = Оприлюднено до першої випадкової події
web-verify-seed = Таємне зерно
web-verify-text = Перше — це хеш SHA-256 другого, тож усі випадкові події було визначено ще до початку гри.

## Повтор

web-replay-of = Повтор: { $game }
web-replay-position = Момент партії
web-replay-at = Хід { $at } з { $moves }
web-replay-first = На початок
web-replay-back = На хід назад
web-replay-forward = На хід уперед
web-replay-last = У кінець
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-eyes = Чиїми очима
web-replay-spectator = глядач
web-replay-all = усі
web-replay-copy = Копіювати посилання
web-replay-branch = Грати далі звідси
web-replay-table = До столу
web-curve = Очки, якби гра скінчилася на цьому ході

# Моменти: кінець раунду й що тоді рахують
web-moment = Що щойно сталося
web-moment-skip = Далі

## Посилання в чатах

web-link-open = { $seats ->
    [0] Усі місця зайнято: заходьте подивитися.
    [one] Є { $seats } вільне місце: сідайте й грайте.
    [few] Є { $seats } вільні місця: сідайте й грайте.
    [many] Є { $seats } вільних місць: сідайте й грайте.
   *[other] Є { $seats } вільного місця: сідайте й грайте.
}
web-link-playing = Гра триває: заходьте подивитися.
web-link-over = Гру завершено: подивіться, як усе було.
