# Тилетум. Аргументы: $seat и $other — имена игроков; $tile, $action, $space, $resource, $effect и так далее — сообщения ниже, всегда в именительном падеже.

tiletum-title = Тилетум
tiletum-about = Каждый кубик даёт ресурсы и очки действий, но никогда того и другого вдоволь: торгуйте, стройте и путешествуйте по Европе эпохи Возрождения.

## Ресурсы и количества

tiletum-resource-gold = золото
tiletum-resource-food = еда
tiletum-resource-wool = шерсть
tiletum-resource-stone = камень
tiletum-resource-iron = железо
tiletum-amount-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
tiletum-amount-food = { $count ->
    [one] { $count } еда
   *[other] { $count } еды
}
tiletum-amount-wool = { $count ->
    [one] { $count } шерсть
   *[other] { $count } шерсти
}
tiletum-amount-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
tiletum-amount-iron = { $count ->
    [one] { $count } железо
   *[other] { $count } железа
}
tiletum-amount-same = { $count ->
    [1] { $count } ресурс
   *[other] { $count } одного вида
}
tiletum-and = { $first }, { $rest }

## Шесть действий и две фигуры

tiletum-action-contract = Контракт
tiletum-action-character = Персонаж
tiletum-action-architect = Архитектор
tiletum-action-merchant = Купец
tiletum-action-king = Король
tiletum-action-joker = Джокер
tiletum-piece-merchant = купец
tiletum-piece-architect = архитектор

## Локации карты

tiletum-space-london = Лондон
tiletum-space-brugge = Брюгге
tiletum-space-antwerpen = Антверпен
tiletum-space-hamburg = Гамбург
tiletum-space-tiletum = Тилетум
tiletum-space-koeln = Кёльн
tiletum-space-leipzig = Лейпциг
tiletum-space-paris = Париж
tiletum-space-troyes = Труа
tiletum-space-strasbourg = Страсбург
tiletum-space-frankfurt = Франкфурт
tiletum-space-nuernberg = Нюрнберг
tiletum-space-praha = Прага
tiletum-space-bordeaux = Бордо
tiletum-space-wien = Вена
tiletum-space-lyon = Лион
tiletum-space-milano = Милан
tiletum-space-verona = Верона
tiletum-space-venezia = Венеция
tiletum-space-toulouse = Тулуза
tiletum-space-arles = Арль
tiletum-space-genova = Генуя
tiletum-space-firenze = Флоренция
tiletum-space-london-brugge = дорога Лондон — Брюгге
tiletum-space-antwerpen-hamburg = дорога Антверпен — Гамбург
tiletum-space-paris-bordeaux = дорога Париж — Бордо
tiletum-space-strasbourg-milano = дорога Страсбург — Милан
tiletum-space-nuernberg-verona = дорога Нюрнберг — Верона
tiletum-space-arles-genova = дорога Арль — Генуя

## Ярмарки

tiletum-fair-house-pillar = Дома с колоннами
tiletum-fair-contract-cathedral = Контракты с соборами
tiletum-fair-contract = Контракты
tiletum-fair-king = Король
tiletum-fair-contract-crest = Контракты с гербами
tiletum-fair-house = Дома
tiletum-fair-upper-floor = Верхние этажи
tiletum-fair-crest = Гербы
tiletum-fair-pillar = Колонны
tiletum-fair-filled-building = Заполненные здания
tiletum-fair-cathedral = Соборы

tiletum-gives-house-pillar = за каждый комплект из дома и колонны на карте
tiletum-gives-contract-cathedral = за каждый комплект из выполненного контракта и тайла собора
tiletum-gives-contract = за каждый выполненный контракт
tiletum-gives-king = один раз, и ещё значение вашего деления на шкале короля
tiletum-gives-contract-crest = за каждый комплект из выполненного контракта и герба
tiletum-gives-house = за каждый дом на карте
tiletum-gives-upper-floor = за каждого персонажа на этаже { $floors }
tiletum-floor-or = { $floor } или { $rest }
tiletum-gives-crest = за каждый герб, в том числе на складе
tiletum-gives-pillar = за каждую колонну на карте
tiletum-gives-filled-building = за каждое здание, заполненное персонажами
tiletum-gives-cathedral = за каждый тайл собора

## Семьи и виды персонажей

tiletum-family-lion = Лев
tiletum-family-eagle = Орёл
tiletum-family-lily = Лилия
tiletum-family-tower = Башня
tiletum-family-rose = Роза
tiletum-family-star = Звезда
tiletum-type-contract = Нотариус
tiletum-type-character = Управляющий
tiletum-type-architect = Каменщик
tiletum-type-merchant = Торговец
tiletum-type-king = Придворный

## Что делают тайлы

tiletum-helper = Помощник ({ $effect })
tiletum-crest = Герб «{ $family }»
tiletum-contract = Контракт ({ $cost } → { $points } ПО)
tiletum-contract-bonus = Контракт ({ $cost } → { $points } ПО, { $bonus })
tiletum-character = { $type } ({ $bonus })
tiletum-part-points = { $count } ПО
tiletum-part-steps = { $count ->
    [one] { $count } шаг по шкале короля
    [few] { $count } шага по шкале короля
    [many] { $count } шагов по шкале короля
   *[other] { $count } шага по шкале короля
}
tiletum-part-add-ap = +{ $count } ОД для действия кубика
tiletum-part-action = действие «{ $action }» с { $ap } ОД
tiletum-part-any-action = любое действие с { $ap } ОД
tiletum-part-any = { $count ->
    [one] { $count } ресурс на выбор
    [few] { $count } ресурса на выбор
    [many] { $count } ресурсов на выбор
   *[other] { $count } ресурса на выбор
}
tiletum-part-move-merchant = { $count ->
    [one] { $count } шаг купцом
    [few] { $count } шага купцом
    [many] { $count } шагов купцом
   *[other] { $count } шага купцом
}
tiletum-part-move-architect = { $count ->
    [one] { $count } шаг архитектором
    [few] { $count } шага архитектором
    [many] { $count } шагов архитектором
   *[other] { $count } шага архитектором
}
tiletum-part-place-house = дом там, где купец
tiletum-part-place-pillar = колонна там, где архитектор
tiletum-part-house-anywhere = дом в любом городе
tiletum-part-pillar-anywhere = колонна у любого собора
tiletum-part-merchant-anywhere = переместить купца на любую локацию
tiletum-part-architect-anywhere = переместить архитектора на любую локацию
tiletum-part-choose-type = вид ресурсов кубика — на выбор
tiletum-part-activate = активировать здание

## Что может сделать игрок

tiletum-do-end-turn = Завершить ход
tiletum-do-stop = Завершить это действие
tiletum-do-leave = Оставить как есть
tiletum-do-decline = Отказаться
tiletum-do-advance = Продвинуться по шкале короля
tiletum-do-discard-offer = Заменить весь ряд персонажей
tiletum-do-choose = { $resource }
tiletum-do-perform = Действие «{ $action }»
tiletum-do-activate = Активировать здание { $building }
tiletum-do-bonus = Бонус персонажа: здание { $building }, этаж { $floor }
tiletum-do-die = Взять кубик: { $resource } { $value }
tiletum-do-die-turned = Повернуть и взять кубик: { $resource } { $face } → { $value }
tiletum-do-move-merchant = Купец → { $space }
tiletum-do-move-architect = Архитектор → { $space }
tiletum-do-house = Дом: { $space }
tiletum-do-house-bonus = Дом: { $space } ({ $bonus })
tiletum-do-house-numbered = Дом: { $space }, место { $number }
tiletum-do-house-numbered-bonus = Дом: { $space }, место { $number } ({ $bonus })
tiletum-do-pillar = Колонна: { $space }
tiletum-do-take = Взять: { $tile }
tiletum-do-take-for = Взять за { $ap } ОД: { $tile }
tiletum-do-take-from = Взять за { $ap } ОД с места { $place }: { $tile }
tiletum-do-lodge = { $tile } → здание { $building }, этаж { $floor }
tiletum-do-exchange = Обменять: { $give } → { $get }
tiletum-do-buy = Купить за { $gold } золота: { $resource }
tiletum-do-fulfil = Выполнить: { $tile }
tiletum-do-fulfil-with = Выполнить: { $tile }, ресурс на выбор — { $resource }
tiletum-do-crest = Герб «{ $family }» под здание { $building }
tiletum-do-build = Вложиться в строительство собора: { $space }
tiletum-do-use = Использовать: { $tile }
tiletum-do-wheel = Колесо начинает со значения { $value }
tiletum-do-segment = Далее вокруг колеса: { $action }
tiletum-do-draw = Вытянуть: { $tile }
tiletum-do-cost = Стоимость строительства: { $stone ->
    [one] { $stone } камень
    [few] { $stone } камня
    [many] { $stone } камней
   *[other] { $stone } камня
} → { $points } ПО
tiletum-do-cost-unavailable = Этот собор недоступен
tiletum-do-town = Город следующей ярмарки: { $space }
tiletum-do-fair = Тайл ярмарки: { $fair }
tiletum-do-first = Первый игрок — { $seat }
tiletum-do-roll = Выпал кубик: { $resource } { $value }
tiletum-do-corrupt = Коррупция: { $steps }

## Что спрашивает игра

tiletum-prompt-chance = Тянут тайлы и бросают кубики
tiletum-prompt-over = Игра окончена
tiletum-prompt-wait = Сейчас ходит { $seat }
tiletum-prompt-choose-die = Выберите кубик
tiletum-prompt-die-taken = Взять тайл бонуса этого действия?
tiletum-prompt-die-taken-full = Склад заполнен: освободите место для тайла бонуса или оставьте его
tiletum-prompt-die-taken-type = Использовать помощника, чтобы выбрать ресурс кубика?
tiletum-prompt-joker-action = Какое действие выполнить с { $ap } ОД?
tiletum-prompt-act = { $action }: осталось { $ap } ОД
tiletum-prompt-act-done = Тратить больше нечего. Выполняйте задания или завершите ход
tiletum-prompt-sub-action-done = Здесь тратить больше нечего. Выполняйте задания или остановитесь
tiletum-prompt-king-tile = Вы лидируете на шкале короля. Взять тайл? { $tile }
tiletum-prompt-any = { $count ->
    [1] Выберите ресурс
    [one] Выберите { $count } ресурс, по одному
    [few] Выберите { $count } ресурса, по одному
    [many] Выберите { $count } ресурсов, по одному
   *[other] Выберите { $count } ресурса, по одному
}
tiletum-prompt-roam = Переместите, поставьте или откажитесь
tiletum-prompt-anywhere-house = Поставьте дом в любом городе
tiletum-prompt-anywhere-pillar = Поставьте колонну у любого собора
tiletum-prompt-travel-merchant = Переместите купца на любую локацию
tiletum-prompt-travel-architect = Переместите архитектора на любую локацию
tiletum-prompt-choose-type = Какой ресурс даёт ваш кубик?
tiletum-prompt-activate = Какое здание активировать?
tiletum-prompt-activating = Здание { $building }: чей бонус следующий?
tiletum-prompt-parts = Что сначала: { $parts }?
tiletum-prompt-any-action = Какое действие выполнить с { $ap } ОД?

## Что произошло

tiletum-event-first = Первый игрок — { $seat }
tiletum-event-fair-tile = Ярмарка { $round } ({ $space }): { $fair }
tiletum-event-unavailable = Недоступный собор: { $space }
tiletum-event-round = Раунд { $round }
tiletum-event-corruption = Коррупция: все маркеры сдвигаются влево на { $steps }
tiletum-event-turn = Ходит { $seat }
tiletum-event-die = { $seat } берёт кубик: { $resource } { $value }, действие «{ $action }»{ $gold ->
    [0] { "" }
    [one] {" "}(повёрнут за { $gold } золото)
   *[other] {" "}(повёрнут за { $gold } золота)
}
tiletum-event-took = { $seat } берёт: { $tile }
tiletum-event-gained = { $seat } получает { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}: { $resource }
tiletum-event-points = { $seat } получает { $points } ПО
tiletum-event-advanced = { $seat } продвигается по шкале короля на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
} (до деления { $points })
tiletum-event-joker = { $seat } использует джокера: действие «{ $action }»
tiletum-event-moved = { $seat }: { $piece }, { $start } → { $space }
tiletum-event-house = { $seat } ставит дом: { $space }
tiletum-event-pillar = { $seat } ставит колонну: { $space }
tiletum-event-lodged = { $seat } заселяет: { $tile } → здание { $building }, этаж { $floor }
tiletum-event-roof = { $seat } заполняет здание { $building }: дом с его крыши переходит в запас
tiletum-event-completed = { $seat } завершает здание { $building }: +{ $ap } ОД для действия «{ $action }»
tiletum-event-completed-last = { $seat } завершает здание { $building }
tiletum-event-activated = { $seat } активирует здание { $building }
tiletum-event-discarded-offer = { $seat } заменяет ряд персонажей
tiletum-event-exchanged = { $seat } обменивает: { $give } → { $get }
tiletum-event-bought = { $seat } платит { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
} за { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}: { $resource }
tiletum-event-fulfilled = { $seat } выполняет: { $tile } — всего { $points } ПО
tiletum-event-crest = { $seat } кладёт герб «{ $family }» под здание { $building }
tiletum-event-built = { $seat } вкладывается в строительство собора ({ $space }): { $points } ПО
tiletum-event-used = { $seat } использует: { $tile }
tiletum-event-ended = { $seat } завершает ход{ $ap ->
    [0] { "" }
   *[other] {" "}(не потрачено { $ap } ОД)
}
tiletum-event-bonus-tile = Новый тайл: { $tile }
tiletum-event-contract-tile = Новый в ряду: { $tile }
tiletum-event-character-tile = Новый в ряду: { $tile }
tiletum-event-leader = { $seat } лидирует на шкале короля
tiletum-event-king-tile-discarded = Сброшено: { $tile }
tiletum-event-track = Шкала короля, { $seat }: { $points } ПО
tiletum-event-order = Шкала короля определяет новый порядок хода
tiletum-event-fair = Ярмарка ({ $space }), { $seat }: { $points } ПО
tiletum-event-no-fair = { $seat } не участвует в ярмарке ({ $space })
tiletum-event-final = { $seat }: { $product } за дома и колонны, { $buildings } за здания, { $resources } за ресурсы

## Настройки

tiletum-option-actions = Действия вокруг колеса
tiletum-option-actions-printed = как напечатано
tiletum-option-actions-shuffled = перемешаны
tiletum-option-wheel = Начальное значение колеса
tiletum-option-wheel-drawn = случайное
tiletum-option-wheel-1 = 1
tiletum-option-wheel-2 = 2
tiletum-option-wheel-3 = 3
tiletum-option-wheel-4 = 4
tiletum-option-wheel-5 = 5
tiletum-option-wheel-6 = 6

## Очки по источникам

tiletum-source-start = Начало
tiletum-source-contracts = Контракты
tiletum-source-cathedrals = Соборы
tiletum-source-crests = Гербы
tiletum-source-houses = Бонусы домов
tiletum-source-helpers = Помощники
tiletum-source-characters = Персонажи
tiletum-source-king = Шкала короля
tiletum-source-fairs = Ярмарки
tiletum-source-houses-pillars = Дома × колонны
tiletum-source-buildings = Завершённые здания
tiletum-source-resources = Оставшиеся ресурсы
tiletum-end-tie-order = { $seat } выше, чем { $other }: раньше в порядке хода

## Поле в браузере

tiletum-web-wheel = Колесо
tiletum-web-map = Карта
tiletum-web-offers = Ряды
tiletum-web-own-board = Ваш планшет
tiletum-web-parts = Части стола
tiletum-web-now = Что сейчас происходит
tiletum-web-menu = Как именно?
tiletum-web-zoom-in = Увеличить
tiletum-web-zoom-out = Уменьшить
tiletum-web-zoom-fit = Вся карта
tiletum-web-round = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
tiletum-web-ap = { $ap } ОД
tiletum-web-how-die = Выберите кубик: чем больше значение, тем больше ресурсов; чем меньше, тем больше очков действий.
tiletum-web-how-map = Выберите, куда пойти и что там поставить или взять.
tiletum-web-how-offers = Выберите тайл из ряда.
tiletum-web-how-board = Выберите комнату или здание на своём планшете.
tiletum-web-how-done = Тратить здесь больше нечего. Выполняйте задания или завершайте.
tiletum-web-die-gives = +{ $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
} ({ $resource }); действие «{ $action }» с { $ap } ОД.
tiletum-web-die-tile = Тайл бонуса там: { $tile }.
tiletum-web-turn-a-die = Повернуть кубик за золото
tiletum-web-turn-how = Выберите, какой кубик повернуть: { $gold } золота за каждый шаг.
tiletum-web-track = Шкала короля
tiletum-web-track-space = { $points } ПО: { $seats } (в стопке снизу вверх)
tiletum-web-king-tile = для лидера на шкале короля
tiletum-web-corruption = Коррупция, открытая в этом раунде: { $steps } (жетонов: { $count } из { $tokens }). Каждый открытый жетон сдвигает все маркеры на шкале короля назад.
tiletum-web-corruption-short = Коррупция
tiletum-web-order = Порядок хода: { $seats }
tiletum-web-order-short = Порядок хода
tiletum-web-fairs = Ярмарки
tiletum-web-fair-of-round = Ярмарка раунда { $round }
tiletum-web-cathedral = Собор: { $stone ->
    [one] { $stone } камень
    [few] { $stone } камня
    [many] { $stone } камней
   *[other] { $stone } камня
} → { $points } ПО и ещё { $next } ПО за следующий тайл (осталось: { $left })
tiletum-web-not-built = В этой партии этот собор недоступен
tiletum-web-pillars = Колонны у собора: { $count } из { $room }
tiletum-web-house-of = Дом: { $seat }
tiletum-web-house-space = Место для дома
tiletum-web-house-space-bonus = Место для дома: { $bonus }
tiletum-web-contract-offer = Ряд контрактов
tiletum-web-character-offer = Ряд персонажей
tiletum-web-pile = в стопке: { $count }
tiletum-web-board-of = Планшет: { $seat }
tiletum-web-storehouse = Склад
tiletum-web-contracts = Выполненные контракты
tiletum-web-contract-space = Ячейка контрактов: { $points ->
    [0] колонна
   *[other] { $points } ПО{ $pillars ->
        [0] { "" }
       *[other] {" "}и колонна
    }
}
tiletum-web-crest-space = Место для герба: { $food ->
    [one] { $food } еда
   *[other] { $food } еды
}; бонус — { $bonus }
tiletum-web-crests = Гербы
tiletum-web-room = Комната: здание { $building }, этаж { $floor } ({ $ap } ОД)
tiletum-web-room-full = Заполнено с самого начала
tiletum-web-supply-houses = Дома в запасе
tiletum-web-supply-pillars = Колонны в запасе
tiletum-web-cathedral-tiles = Тайлы соборов
tiletum-web-your-goods = Ваши ресурсы
tiletum-web-points = ПО
tiletum-web-at-fair = Ярмарка этого раунда
tiletum-web-not-at-fair = Ярмарка этого раунда (без участия)
tiletum-web-if-over = Если бы игра закончилась сейчас
tiletum-web-tasks = Задания
tiletum-web-buy = Купить за { $gold } золота
tiletum-web-exchange = Обмен
tiletum-web-exchange-more = (первый даёт на { $count } больше)
tiletum-web-ap-what = Оставшиеся очки действий; они только для этого действия.
tiletum-web-take = Взять
tiletum-web-bring-forward = { $part }: увеличить
tiletum-web-send-back = { $part }: свернуть
tiletum-web-fair-in = Ярмарка раунда { $round }: { $town }
tiletum-web-track-empty = { $points } ПО тому, кто стоит здесь в конце раунда
tiletum-web-sector = Действие «{ $action }»: кубики { $value }, { $ap } ОД
tiletum-web-disc = Колесо показывает, какие кубики лежат у какого действия. После каждого раунда оно поворачивается на одну позицию.
tiletum-web-taken-die = Кубик, взятый в этом раунде: { $resource }, { $value }
tiletum-web-marker = Действие «{ $action }»: на { $ap } ОД больше
tiletum-web-storehouse-space = Свободное место на складе
tiletum-web-building = Здание { $building }
tiletum-web-roof = когда все комнаты заполнены, дом с крыши переходит в запас
tiletum-web-roof-free = дом с крыши уже в игре
tiletum-web-to-complete = с заполненными комнатами и гербом: на { $ap } ОД больше для действия его персонажей
tiletum-web-completed = завершено: на { $ap } ОД больше для действия его персонажей
tiletum-web-on-track = Шкала короля: { $points } ПО
tiletum-web-in-order = Место в порядке хода: { $place }
tiletum-web-merchant-of = купец ({ $seat })
tiletum-web-architect-of = архитектор ({ $seat })
tiletum-web-reconstructed = Часть карты и тайлов восстановлена и может отличаться от изданной игры.
tiletum-web-reconstructed-more = Что восстановлено
tiletum-web-source = Источник
tiletum-web-total = Всего

## Что есть у игрока, по подсчёту предпросмотра хода

tiletum-has-points = ПО
tiletum-has-ap = очки действий
tiletum-has-track = деление на шкале короля
tiletum-has-houses = дома в вашем запасе
tiletum-has-pillars = колонны в вашем запасе
tiletum-has-storehouse = тайлы на складе
tiletum-has-contracts = выполненные контракты
tiletum-has-buildings = завершённые здания
tiletum-has-fair = ПО на ярмарке этого раунда
tiletum-has-end-product = в конце: дома × колонны
tiletum-has-end-buildings = в конце: здания
tiletum-has-end-resources = в конце: ресурсы

# Почему этого сделать нельзя.
tiletum-why-lacks = вам не хватает: { $lacking }
tiletum-why-points = это стоит { $cost } ОД, а у вас { $ap }
tiletum-why-storehouse-full = ваш склад заполнен
tiletum-why-second-crest = у вас уже есть герб этой семьи
tiletum-why-six-contracts = все ваши ячейки контрактов заняты
tiletum-why-other-king-tile = сейчас можно взять только тайл у шкалы короля
tiletum-why-other-bonus-tile = это не тайл бонуса этого действия
tiletum-why-no-such-die = такого кубика у колеса уже нет
tiletum-why-uninhabited = в этом здании никто не живёт
tiletum-why-no-bonus-there = бонус сейчас дают только персонажи здания { $building }, чья очередь ещё не прошла
tiletum-why-already-there = фигура уже там
tiletum-why-too-far = { $needed ->
    [one] туда { $needed } шаг, а у вас { $steps }
    [few] туда { $needed } шага, а у вас { $steps }
    [many] туда { $needed } шагов, а у вас { $steps }
   *[other] туда { $needed } шага, а у вас { $steps }
}
tiletum-why-no-house = в вашем запасе нет домов
tiletum-why-house-space-taken = там уже стоит дом
tiletum-why-second-house = у вас уже есть дом в этом городе
tiletum-why-space-not-used = при таком числе игроков это место не используется
tiletum-why-merchant-elsewhere = ваш купец не в этом городе
tiletum-why-no-pillar = в вашем запасе нет колонн
tiletum-why-second-pillar = у вас уже есть колонна у этого собора
tiletum-why-pillar-spaces-taken = все места для колонн у этого собора заняты
tiletum-why-cathedral-unavailable = в этой партии этот собор недоступен
tiletum-why-architect-elsewhere = ваш архитектор не в этом городе
tiletum-why-tile-elsewhere = этого тайла нет в городе, где стоит ваша фигура
tiletum-why-offer-empty = нет персонажей, которых можно заменить
tiletum-why-not-offered = этого тайла нет в ряду
tiletum-why-not-stored = этого тайла нет на вашем складе
tiletum-why-room-taken = эта комната занята
tiletum-why-other-kind-there = в этом здании живут персонажи другого вида
tiletum-why-kind-lives-elsewhere = персонажи этого вида уже живут в другом здании
tiletum-why-no-own-pillar = у вас нет колонны у этого собора
tiletum-why-built-already = вы уже вложились в строительство этого собора
tiletum-why-stack-empty = тайлов этого собора не осталось
tiletum-why-crest-there = под этим зданием уже лежит герб
tiletum-why-no-contract-space = у вас нет свободной ячейки для выполненного контракта
tiletum-why-no-tasks-now = с заданиями нужно подождать, пока этот эффект не завершится
tiletum-why-helper-not-now = сейчас этот помощник ничего не даст
tiletum-why-other-action = это относится к другому действию
tiletum-why-steps-first = сначала нужно сделать шаги по шкале короля
tiletum-why-not-the-end = ваш ход ещё нельзя завершить: { $prompt }

# Моменты: конец раунда и что тогда считают
tiletum-moment-round = Конец раунда { $round }
tiletum-moment-final = Итоговый подсчёт

## Игра в цифрах

tiletum-stat-points = ПО по раундам
tiletum-stat-round = Раунд { $round }
tiletum-stat-end = в конце
tiletum-stat-dice = Взято кубиков
tiletum-stat-values = сумма их значений
tiletum-stat-turned = золота за поворот кубиков
tiletum-stat-actions = Действия
tiletum-stat-spent = использовано ОД кубиков
tiletum-stat-lost = потеряно ОД кубиков
tiletum-stat-works = Что сделано
tiletum-stat-contracts = выполнено контрактов
tiletum-stat-cathedrals = вкладов в строительство соборов
tiletum-stat-houses = поставлено домов
tiletum-stat-pillars = поставлено колонн
tiletum-stat-characters = заселено персонажей
tiletum-stat-crests = положено гербов
tiletum-stat-buildings = завершено зданий
tiletum-stat-helpers = использовано помощников
tiletum-stat-fairs = посещено ярмарок

## Перед ошибкой

tiletum-slip-points = { $ap ->
    [one] Пропадёт { $ap } ОД, которое ещё можно потратить.
   *[other] Пропадут { $ap } ОД, которые ещё можно потратить.
}
tiletum-slip-task = Это ваш последний ход, а ещё можно выполнить задание.

## Журнал

tiletum-log-round = Раунд { $round }
tiletum-log-turn = Ход: { $seat }
tiletum-log-king-phase = Фаза короля
tiletum-log-fair = Ярмарка: { $space }
tiletum-log-end = Конец игры
