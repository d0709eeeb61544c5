# Остров Скай. Аргументы: $seat и $other — имена игроков; $tile и $goal — сообщения ниже, всегда в именительном падеже.

skye-title = Остров Скай
skye-about = Назначайте цены на тайлы, покупайте у соседей и растите свой остров по целям, которые меняются от партии к партии.

## Тайлы

skye-tile = тайл { $number }
skye-castle = замок

## Тайлы подсчёта очков

skye-goal-squares = Квадраты
skye-goal-completed-areas = Завершённые области
skye-goal-sheep = Овцы
skye-goal-large-areas = Большие области
skye-goal-brochs = Брохи
skye-goal-building-sets = Наборы зданий
skye-goal-most-whisky = Больше всего виски
skye-goal-most-ships = Больше всего кораблей
skye-goal-most-gold = Больше всего золота
skye-goal-farm-animals = Животные у фермы
skye-goal-connected-cattle = Рогатый скот у дороги
skye-goal-ship-and-lighthouse = Корабль и маяк
skye-goal-vertical-lines = Вертикальные линии
skye-goal-connected-tiles = Тайлы у дороги
skye-goal-largest-water = Самый большой водоём
skye-goal-completed-mountains = Завершённые горы

## За что они дают очки

# Числа — те, что напечатаны на тайлах.
skye-amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
skye-amount-most = { $most ->
    [one] { $most } очко
    [few] { $most } очка
   *[other] { $most } очков
}
skye-gives-squares = { skye-amount-points } за каждый квадрат из четырёх тайлов
skye-gives-completed-areas = { skye-amount-points } за каждую завершённую область
skye-gives-sheep = { skye-amount-points } за каждую овцу
skye-gives-large-areas = { skye-amount-points } за каждую завершённую область из { $tiles } и более тайлов
skye-gives-brochs = { $points1 }, { $points2 } или { $points3 } очков за каждую горную область с 1, 2 или 3 брохами
skye-gives-building-sets = { skye-amount-points } за каждый набор: брох, ферма и маяк
skye-gives-most-whisky = { skye-amount-most } за наибольшее число тайлов с бочками виски, { $second } за второе место
skye-gives-most-ships = { skye-amount-most } за наибольшее число кораблей, { $second } за второе место
skye-gives-most-gold = { skye-amount-most } за наибольший запас золота, { $second } за второе место
skye-gives-farm-animals = { skye-amount-points } за каждую овцу и голову рогатого скота на тайле с фермой и вокруг него
skye-gives-connected-cattle = { skye-amount-points } за каждую голову рогатого скота, к которой ведёт дорога от замка
skye-gives-ship-and-lighthouse = { skye-amount-points } за каждую водную область с кораблём и маяком
skye-gives-vertical-lines = { skye-amount-points } за каждую вертикальную линию из { $tiles } и более тайлов
skye-gives-connected-tiles = { skye-amount-points } за каждый тайл, к которому ведёт дорога от замка
skye-gives-largest-water = { skye-amount-points } за каждый тайл самой большой завершённой водной области
skye-gives-completed-mountains = { skye-amount-points } за каждую завершённую горную область

## Что может сделать игрок

skye-do-discard = Сбросить { $tile }
skye-do-price = Цена { $gold }
skye-do-pass = Ничего не покупать
skye-do-buy = Купить { $tile }
skye-do-take = Следующим построить { $tile }
skye-do-place = Положить { $where }, { $turns ->
    [0] не поворачивая
    [one] повернув { $turns } раз
    [few] повернув { $turns } раза
    [many] повернув { $turns } раз
   *[other] повернув { $turns } раза
}
# Об этом спрашивают, когда место отмечено на поле.
skye-do-place-here = Положить тайл сюда
skye-spot-straight = { $steps ->
    [1] на { $side }
    [few] на { $steps } места на { $side }
   *[other] на { $steps } мест на { $side }
} от замка
skye-spot-aslant = { $steps ->
    [one] на { $steps } место
    [few] на { $steps } места
   *[other] на { $steps } мест
} на { $side } и на { $more } на { $then } от замка
skye-do-first = Первый игрок — { $seat }
skye-do-goal = Очки даёт тайл «{ $goal }»
skye-do-draw = Вытянуть { $tile }

## Что спрашивает игра

skye-prompt-chance = Тайлы тянут из мешка
skye-prompt-discard = Какой из ваших { $count ->
    [one] { $count } тайла
    [few] { $count } тайлов
    [many] { $count } тайлов
   *[other] { $count } тайла
} вернуть в мешок?
skye-prompt-price = Сколько золота назначить за { $tile }? Не больше { $highest }
skye-prompt-wait-prices = Остальные ещё назначают цены
skye-prompt-buy = Покупаете у кого-нибудь тайл? У вас { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-prompt-nothing-to-buy = Ни одного тайла вы купить не можете: у вас { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-prompt-wait-buy = { $seat } может купить тайл
skye-prompt-take = Какой из ваших { $count ->
    [one] { $count } тайла
    [few] { $count } тайлов
    [many] { $count } тайлов
   *[other] { $count } тайла
} построить следующим?
skye-prompt-place = Куда положить { $tile }?
skye-prompt-wait-build = Остальные ещё строят
skye-prompt-over = Игра окончена

## Что произошло

skye-event-first = { $seat } получает жетон первого игрока
skye-event-goal = { $place }: { $goal }
skye-event-round = Раунд { $round }
skye-event-income = { $seat } получает { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}{ $whisky ->
    [0] { $behind ->
        [0] { "" }
       *[other] {" "}(за отставание { $behind })
    }
   *[other] { $behind ->
        [0] {" "}(за виски { $whisky })
       *[other] {" "}(за виски { $whisky }, за отставание { $behind })
    }
}
skye-event-drew = { $seat } вытягивает { $tile }
skye-event-marked = { $seat } кладёт жетон сброса на { $tile }
skye-event-priced = { $seat } назначает { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
} за { $tile }
skye-event-revealed = { $seat } сбрасывает { $tile }
skye-event-offered = { $seat } предлагает { $tile } за { $gold }
skye-event-bought = { $seat } покупает { $tile } за { $gold } (продаёт { $other })
skye-event-passed = { $seat } ничего не покупает
skye-event-kept = { $seat } оставляет себе { $tile } и теряет { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-event-placed = { $seat } кладёт { $tile }
skye-event-returned = Некуда положить { $tile }
skye-event-built = { $seat } строит { $tile }
skye-event-went-back = { $seat }: { $tile } возвращается в мешок
skye-event-scored = { $place }, { $goal }: { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
skye-event-final = { $seat }: за свитки { $scrolls }, за золото { $points }

## Поле

skye-option-gold = Золото других игроков
skye-option-gold-shown = показано
skye-option-gold-hidden = скрыто
skye-board-round = Раунд { $round } из { $rounds }
skye-board-bag = { $count ->
    [one] { $count } тайл в мешке
    [few] { $count } тайла в мешке
    [many] { $count } тайлов в мешке
   *[other] { $count } тайла в мешке
}
skye-board-player = Игрок
skye-board-points = Очки
skye-board-gold = Золото
skye-board-income = Следующий доход
skye-board-goals = Тайлы подсчёта очков
skye-board-when = Раунды
skye-board-start = первый игрок
skye-board-done = готово
skye-board-drawn = Вытянуто
skye-board-market = На продажу
skye-board-price = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-board-new-tiles = Новые тайлы
skye-board-territory = Территория
skye-board-scrolls = Свитки
skye-board-symbols = S овца, C скот, W виски, H корабль, L маяк, F ферма, B брох, * свиток
skye-board-legend = . пастбище  ^ гора  ~ вода  │ ─ дорога  # замок; строчные буквы — места, куда подходит тайл

## Конец игры

skye-end-tie-gold = { $seat } выше, чем { $other }: больше золота
skye-end-tie-nothing = { $seat } и { $other } делят место: равенство во всём

## Меню цен

skye-menu-price = Назначить столько золота
skye-menu-price-hint = цена от { $lowest } до { $highest }

## Поле в браузере

skye-side-north = север
skye-side-east = восток
skye-side-south = юг
skye-side-west = запад
skye-terrain-pasture = пастбище
skye-terrain-mountain = гора
skye-terrain-water = вода
skye-web-edges = север — { $north }, восток — { $east }, юг — { $south }, запад — { $west }
skye-web-road = дорога: { $sides }
skye-web-completed = завершено: { $areas }
skye-web-has-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
   *[other] { $count } овец
}
skye-web-has-cattle = рогатый скот: { $count }
skye-web-has-whisky = виски
skye-web-has-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
}
skye-web-has-lighthouse = маяк
skye-web-has-farm = ферма
skye-web-has-broch = брох
skye-scroll-sheep = свиток: { skye-amount-points } за { $every ->
    [1] каждую овцу
    [few] каждые { $every } овцы
   *[other] каждые { $every } овец
}
skye-scroll-cattle = свиток: { skye-amount-points } за { $every ->
    [1] каждую голову рогатого скота
    [few] каждые { $every } головы рогатого скота
   *[other] каждые { $every } голов рогатого скота
}
skye-scroll-whisky = свиток: { skye-amount-points } за { $every ->
    [1] каждый тайл с виски
    [few] каждые { $every } тайла с виски
   *[other] каждые { $every } тайлов с виски
}
skye-scroll-ship = свиток: { skye-amount-points } за { $every ->
    [1] каждый корабль
    [few] каждые { $every } корабля
   *[other] каждые { $every } кораблей
}
skye-scroll-lighthouse = свиток: { skye-amount-points } за { $every ->
    [1] каждый маяк
    [few] каждые { $every } маяка
   *[other] каждые { $every } маяков
}
skye-scroll-farm = свиток: { skye-amount-points } за { $every ->
    [1] каждую ферму
    [few] каждые { $every } фермы
   *[other] каждые { $every } ферм
}
skye-scroll-broch = свиток: { skye-amount-points } за { $every ->
    [1] каждый брох
    [few] каждые { $every } броха
   *[other] каждые { $every } брохов
}
skye-web-how-take = Выберите тайл, который построите следующим.
skye-web-how-place = Выберите подсвеченное место или перетащите туда тайл. Поворачивают его колёсиком, клавишей R или стрелками.
skye-web-how-place-touch = Коснитесь подсвеченного места или перетащите туда тайл. Касание тайла поворачивает его.
skye-web-how-discard = Положите жетон сброса на тайл: он вернётся в мешок.
skye-web-how-price = Цену вам платит покупатель. Что не купили, остаётся вам, а золото на нём потеряно.
skye-web-how-buy = Купите подсвеченный тайл у его владельца или ничего не покупайте.
skye-web-turn-left = Повернуть влево
skye-web-turn-right = Повернуть вправо
skye-web-place-here = Положить сюда
skye-web-later = Потом
skye-web-fits-nowhere = Никуда не подходит, возвращается в мешок
skye-web-others-build = Сейчас строят
skye-web-zoom-in = Увеличить
skye-web-zoom-out = Уменьшить
skye-web-zoom-fit = Показать всё
skye-web-your-tiles = Ваши тайлы
skye-web-goes-back = обратно в мешок
skye-web-hint-discard = Остальным вы назначите цену.
skye-web-hint-price = Покупатель заплатит вам { $gold }, и свои { $gold } вы заберёте назад.
skye-web-price-of = Цена: { $tile }
skye-web-less = На 1 меньше
skye-web-more = На 1 больше
skye-web-left = Останется на руках: { $gold }
skye-web-still-pricing = назначает цены
skye-web-screen = Цены за ширмой тайные; все ширмы убирают одновременно
skye-web-your-gold = Ваше золото: { $gold }
skye-web-buys = сейчас покупает
skye-web-bought = Куплено:
skye-web-sold-out = Всё продано
skye-web-hint-pass = Вы получите только собственные непроданные тайлы.
skye-web-rounds = Очки в раундах { $rounds }
skye-web-now = Дало бы сейчас
skye-web-now-of = { $count ->
    [-1] { $name }: скрыто
   *[other] { $name }: { $points } (есть { $count })
}
skye-web-goal = { $goal }: { $gives }. { skye-web-rounds }. { skye-web-now }: { $now }.
skye-web-round-scores = После раунда { $round } дают очки: { $goals }
skye-web-land-of = Территория: { $seat }
skye-web-home = К моей территории
skye-web-hidden-gold = скрыто
skye-web-keys-turn = повернуть тайл, с Shift — в обратную сторону
skye-web-income-why = замок { $castle }, виски { $whisky }, отставание { $behind }

## Что есть у игрока, по подсчёту предпросмотра хода

skye-has-gold = золото
skye-has-whisky-income = золото за виски каждый раунд
skye-has-points = очки
skye-has-scroll-points = очки за свитки в конце
skye-has-gold-points = очки за золото в конце
skye-has-goal = очки за «{ $goal }»
skye-has-completed-pasture = завершённые пастбища
skye-has-completed-mountain = завершённые горы
skye-has-completed-water = завершённые водоёмы

## Почему сейчас этого сделать нельзя

skye-why-not-drawn = это не один из ваших { $count ->
    [one] { $count } тайла
    [few] { $count } тайлов
    [many] { $count } тайлов
   *[other] { $count } тайла
}
skye-why-price = на этот тайл можно положить не больше { $highest } золота
skye-why-price-least = на каждый из этих тайлов кладут не меньше { $least } золота
skye-why-price-most = столько золота ни у кого не бывает
skye-why-own-tile = свой тайл купить нельзя
skye-why-not-for-sale = этот тайл никто не продаёт
skye-why-too-dear = он стоит { $price }, а у вас { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-why-not-in-hand = это не один из ваших новых тайлов
skye-why-fits-nowhere = этот тайл никуда не подходит
skye-why-taken = там уже лежит тайл
skye-why-not-touching = новый тайл должен прилегать к вашей территории
skye-why-same-look = повёрнутый так тайл выглядит как раньше
skye-why-terrain = на соприкасающихся краях должна быть одинаковая местность ({ $side }: { $own } — { $met })

# Моменты: конец раунда и что тогда считают
skye-moment-round = Итог раунда { $round }
skye-moment-final = Последние очки
skye-moment-income = Доход раунда { $round }
skye-moment-castle = Замок
skye-moment-behind = Отставание

## Игра в цифрах

skye-stat-points = Очки по раундам
skye-stat-scoring = Раунд { $round } · { $place } { $goal }
skye-stat-gold = Золото
skye-stat-income = доход
skye-stat-whisky = в том числе за виски
skye-stat-behind = в том числе за отставание
skye-stat-sales = от продаж
skye-stat-spent = заплачено другим
skye-stat-paid-for-own = заплачено за свои тайлы
skye-stat-left = осталось в конце
skye-stat-tiles = Тайлы
skye-stat-bought = куплено
skye-stat-sold = продано
skye-stat-kept = оставлено себе
skye-stat-territory = Территория
skye-stat-largest-pasture = тайлов в самом большом пастбище
skye-stat-largest-mountain = тайлов в самых больших горах
skye-stat-largest-water = тайлов в самом большом водоёме
skye-stat-completed = завершённых областей
skye-stat-joined = тайлов, соединённых с замком

## Перед ошибкой

skye-slip-no-gold = У вас не останется золота, чтобы купить тайл.
skye-slip-fits-nowhere = После этого { $tile } никуда не подойдёт и вернётся в мешок.
skye-slip-last-tile = Все остальные уже закончили: отменить это не получится.

## Журнал

skye-log-round = Раунд { $round }
skye-log-prices = Тайлы и цены
skye-log-reveal = Ширмы убраны
skye-log-sale = Покупки
skye-log-building = Строительство
skye-log-scoring = Подсчёт
skye-log-end = Конец игры
