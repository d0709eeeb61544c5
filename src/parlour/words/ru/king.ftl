# За короля (и за меня). Аргументы: $seat и $other — имена игроков; $card и $office — сообщения ниже, всегда в именительном падеже.

king-title = За короля (и за меня)
king-about = Делите карты, кое-что прячьте, а потом выкупайте: к кому в конце концов прислушается король?

## Должности

king-office-diplomacy = дипломатия
king-office-entertainment = развлечения
king-office-livestock = животноводство
king-office-architecture = архитектура
king-office-military = военное дело
king-office-provisions = придворная кухня

## Карты

king-card-government = { $office } { $value }{ $letter }
king-card-gold = золото { $value }
king-card-king-raise-or-lower = король: поднять или опустить одну
king-card-king-raise = король: поднять одну
king-card-king-lower = король: опустить одну
king-card-king-raise-two = король: поднять две
king-card-king-lower-two = король: опустить две
king-card-king-raise-and-lower = король: поднять одну, опустить одну

## Что может сделать игрок

king-do-keep = Оставить себе
king-do-offer = Положить в центр стола
king-do-bury = Спрятать в стопку благосклонности
king-do-take = Взять «{ $card }»
king-do-raise = Поднять должность «{ $office }»
king-do-lower = Опустить должность «{ $office }»
king-do-pass = Пас
king-do-bid = Ставка { $amount }
king-do-pay = Отдать в уплату «{ $card }»
king-do-first-adviser = Первый советник — { $seat }
king-do-draw = Взять из колоды «{ $card }»
king-do-reveal = Открыть «{ $card }»
king-do-lose = Потерять «{ $card }»

## Что спрашивает игра

king-prompt-wait = Сейчас ходит { $seat }
king-prompt-chance = Кто-то тянет карту
king-prompt-place = Вы взяли карту «{ $card }». Куда её положить?
king-prompt-take = Возьмите карту из центра стола
king-prompt-open-gold = На торгах «{ $card }». Ставите золото или пасуете?
king-prompt-open-cards = На торгах «{ $card }». Ставите карты с руки или пасуете?
king-prompt-bid-gold = «{ $card }»: { $seat } ставит { $bid ->
    [one] { $bid } золото
   *[other] { $bid } золота
}. Повышаете или пасуете?
king-prompt-bid-cards = «{ $card }»: { $seat } ставит { $bid ->
    [one] { $bid } карту
    [few] { $bid } карты
    [many] { $bid } карт
   *[other] { $bid } карты
}. Повышаете или пасуете?
king-prompt-pay-gold = Оплатите карту «{ $card }»: ещё { $owed ->
    [one] { $owed } золото
   *[other] { $owed } золота
}
king-prompt-pay-cards = Оплатите карту «{ $card }»: ещё { $owed ->
    [one] { $owed } карта
    [few] { $owed } карты
    [many] { $owed } карт
   *[other] { $owed } карты
}
king-prompt-raise = Король поднимает должность: какую?
king-prompt-raise-step = Король поднимает должность ({ $step } из { $steps }): какую?
king-prompt-lower = Король опускает должность: какую?
king-prompt-lower-step = Король опускает должность ({ $step } из { $steps }): какую?
king-prompt-either = Король поднимает или опускает должность: какую?
king-prompt-over = Игра окончена

## Что произошло

king-event-first-adviser = Первый советник — { $seat }
king-event-drew = { $seat } берёт из колоды карту «{ $card }»
king-event-drew-hidden = { $seat } берёт из колоды карту
king-event-kept = { $seat } оставляет себе карту «{ $card }»
king-event-kept-hidden = { $seat } оставляет карту себе
king-event-offered = { $seat } кладёт в центр стола карту «{ $card }»
king-event-buried = { $seat } прячет в стопку благосклонности карту «{ $card }»
king-event-buried-hidden = { $seat } прячет карту в стопку благосклонности
king-event-took = { $seat } берёт карту «{ $card }»
king-event-king = { $seat } разыгрывает карту «{ $card }»
king-event-raised = { $seat } поднимает должность «{ $office }» до { $value }
king-event-lowered = { $seat } опускает должность «{ $office }» до { $value }
king-event-revealed = { $seat } открывает карту «{ $card }»
king-event-bid = { $seat } ставит { $amount }
king-event-passed = { $seat } пасует
king-event-paid = { $seat } отдаёт в уплату карту «{ $card }»
king-event-paid-unseen = { $seat } сбрасывает рубашкой вверх карту «{ $card }»
king-event-paid-unseen-hidden = { $seat } сбрасывает карту рубашкой вверх
king-event-won = { $seat } выигрывает карту «{ $card }» за { $amount }
king-event-unsold = Карта «{ $card }» никому не досталась: она уходит в сброс
king-event-defaulted = { $seat } не может заплатить { $amount } за карту «{ $card }»
king-event-lost = { $seat } теряет карту «{ $card }» с руки: её тянет { $other }
king-event-lost-hidden = { $seat } теряет карту с руки: её тянет { $other }
king-event-auction-again = Карта «{ $card }» снова на торгах
king-event-gain-esteem = Начинаются торги: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, первый игрок — { $seat }
king-event-hands-shown = Все показывают руки: должности распределены

## Поле

king-board-offices = Должности
king-board-office = Должность
king-board-primary = Главная
king-board-secondary = Второстепенная
king-board-player = Игрок
king-board-hand-size = Рука
king-board-taken = Взято открыто, выиграно
king-board-auction = Торги
king-board-middle = Центр стола
king-board-hand = Ваша рука
king-board-buried = Вы спрятали
king-board-gold = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
king-board-deck = { $left ->
    [one] { $left } карта в колоде
    [few] { $left } карты в колоде
    [many] { $left } карт в колоде
   *[other] { $left } карты в колоде
}
king-board-favour = { $count ->
    [one] { $count } карта в стопке благосклонности
    [few] { $count } карты в стопке благосклонности
    [many] { $count } карт в стопке благосклонности
   *[other] { $count } карты в стопке благосклонности
}
king-board-adviser = советник
king-board-first = первый игрок
king-board-leader = ставка { $bid }
king-board-passed = пас
king-board-barred = ставка не оплачена
king-board-empty = пусто

## Конец игры

king-end-letter = (решила буква)
king-end-tie-gold = { $seat } выше, чем { $other }: больше золота
king-end-tie-count = { $seat } выше, чем { $other }: больше карт «{ $office }»
king-end-tie-letter = { $seat } выше, чем { $other }: на картах «{ $office }» буква ближе к A
king-end-tie-nothing = { $seat } и { $other } делят место: равенство во всём

## Меню ставок

king-menu-bid = Сделать такую ставку
king-menu-bid-hint = 0, чтобы спасовать, или ставка от { $lowest } до { $highest }

## Поле в браузере

king-web-banner = { $office }: главная { $primary }, второстепенная { $secondary }
king-web-influence = { $seat }: влияние { $sum }
king-web-influence-plus = { $seat }: известное влияние { $sum }, скрытые карты могут его увеличить
king-web-influence-unsure = { $seat }: известное влияние { $sum }; скрытые карты могут его увеличить, а что-то, возможно, уже сброшено рубашкой вверх
king-web-places = { $count ->
    [0] заполнено
    [one] ещё { $count } место
    [few] ещё { $count } места
    [many] ещё { $count } мест
   *[other] ещё { $count } места
}
king-web-drawing = { $seat } смотрит на карту
king-web-zone-mine = Перед вами
king-web-zone-adviser = Советник: { $seat }
king-web-zone-favour = Стопка благосклонности
king-web-gain-king = Король действует сразу.
king-web-hint-keep = Эту карту будете знать только вы.
king-web-hint-offer = Лицом вверх: каждый из остальных игроков возьмёт одну карту из центра стола.
king-web-hint-bury = Рубашкой вверх: позже карта пойдёт на торги. Её будете знать только вы.
king-web-hint-bury-king = Рубашкой вверх: король спит, пока кто-нибудь не выиграет эту карту.
king-web-how-place = Выберите место или перетащите туда карту.
king-web-how-either = Выберите знамя: вверх — поднять, вниз — опустить.
king-web-how-raise = Выберите знамя, которое поднимется.
king-web-how-lower = Выберите знамя, которое опустится.
king-web-lot-gold = Оплата золотом
king-web-lot-cards = Оплата картами с руки
king-web-owes-gold = { $seat } платит ещё { $owed ->
    [one] { $owed } золото
   *[other] { $owed } золота
}
king-web-owes-cards = { $seat } отдаёт ещё { $owed ->
    [one] { $owed } карту
    [few] { $owed } карты
    [many] { $owed } карт
   *[other] { $owed } карты
}
king-web-stands-gold = «{ $card }»: { $seat } ставит { $bid ->
    [one] { $bid } золото
   *[other] { $bid } золота
}
king-web-stands-cards = «{ $card }»: { $seat } ставит { $bid ->
    [one] { $bid } карту
    [few] { $bid } карты
    [many] { $bid } карт
   *[other] { $bid } карты
}
king-web-stands-open = «{ $card }»: ставок ещё нет
king-web-still-in = Торгуются
king-web-out = Выбыли
king-web-purse = Ваш кошелёк
king-web-in = в торгах
king-web-cannot = Столько вы не заплатите: потеряете случайную карту, а остальные будут торговаться снова.
king-web-cost-gold = Вы заплатите { $paid ->
    [one] { $paid } золото
   *[other] { $paid } золота
}.
king-web-cost-over = Вы заплатите { $paid ->
    [one] { $paid } золото
   *[other] { $paid } золота
}; лишнего: { $lost }, сдачи не дают.
king-web-cost-cards = Вы сбросите рубашкой вверх { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
king-web-hint-pass = Вы выйдете из торгов за эту карту.
king-web-amount = Ваша ставка
king-web-less = На 1 меньше
king-web-more = На 1 больше
king-web-hint-choose = Отдать взамен эту карту
king-web-hint-put-back = Вернуть эту карту на руку
king-web-chosen = Выбрано { $sum } из { $owed }.
king-web-no-change = Лишнего: { $lost }, сдачи не дают.
king-web-suggested-gold = Это самый дешёвый способ; можно выбрать и другие карты.
king-web-suggested-cards = Об этих картах вы пожалеете меньше всего; можно выбрать и другие.
king-web-pay = Заплатить так
king-web-hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
king-web-discarded = Сброшено: { $count }
king-web-discarded-unseen = Рубашкой вверх, известно только вам
king-web-letter = { $office }: { $seat } и { $other } — по { $sum }; { $letter } ближе к A, чем { $behind }.

## Что есть что при дворе

king-tell-office = { $office }. Карты с этим символом дают здесь влияние; у кого его в конце игры больше всех, тот забирает главную плитку.
king-tell-primary = Главная плитка, { $office }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} в конце игры за наибольшее влияние. Её меняют карты короля, от { $lowest } до { $highest }.
king-tell-secondary = Второстепенная плитка, { $office }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} в конце игры за второе по величине влияние. Она меняется вместе с главной.
king-tell-leads = Насколько вам известно, заберёт главную плитку ({ $office }).
king-tell-government = { $card }: влияние { $value }, должность «{ $office }». Буква решает только при равенстве: чем ближе к A, тем лучше.
king-tell-gold = { $card }: на торгах оплачивает { $value }. В конце игры при равных очках побеждает тот, у кого больше золота.
king-tell-king = { $card }. Кто получает эту карту, сразу меняет должности; затем она выходит из игры.
king-tell-buried = { $card }: вы спрятали эту карту, и она всё ещё лежит в стопке благосклонности.
king-tell-came-up = { $card }: вы спрятали эту карту, и её уже открыли.
king-tell-mound = { $count ->
    [one] { $count } карта, которую вы спрятали в стопку благосклонности
    [few] { $count } карты, которые вы спрятали в стопку благосклонности
    [many] { $count } карт, которые вы спрятали в стопку благосклонности
   *[other] { $count } карты, которую вы спрятали в стопку благосклонности
}
king-tell-deck = Колода: осталось взять { $left ->
    [one] { $left } карту
    [few] { $left } карты
    [many] { $left } карт
   *[other] { $left } карты
}. Потом начнутся торги.
king-tell-favour = Стопка благосклонности: здесь рубашкой вверх { $count ->
    [one] лежит { $count } карта
    [few] лежат { $count } карты
    [many] лежат { $count } карт
   *[other] лежат { $count } карты
}. Когда кончится колода, их продадут на торгах по одной.
king-tell-favour-auction = Стопка благосклонности: на торгах ещё { $count ->
    [one] появится { $count } карта
    [few] появятся { $count } карты
    [many] появятся { $count } карт
   *[other] появятся { $count } карты
}; в каком порядке, не знает никто.
king-tell-discards = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} вне игры. Откройте, чтобы посмотреть.
king-tell-kept = { $seat } оставляет эту карту себе; больше её никто не знает.
king-tell-looking = { $seat } смотрит на эту карту и решает, куда её положить.
king-tell-zone-keep = Перед советником: что лежит здесь рубашкой вверх, принадлежит советнику.
king-tell-zone-offer = Центр стола: каждый из остальных игроков возьмёт одну из этих карт.
king-tell-zone-bury = Стопка благосклонности: спрятанное здесь во второй половине игры выставляется на торги.
king-tell-adviser = Советник берёт из колоды карты этого хода и раскладывает их.
king-tell-first = Первый игрок открывает эту карту и первым делает ставку.
king-tell-leader = { $seat } ставит { $bid }, больше всех.
king-tell-in = { $seat } ещё может делать ставки на эту карту.
king-tell-passed = { $seat } пасует и больше не торгуется за эту карту.
king-tell-barred = { $seat } не может оплатить ставку и больше не торгуется за эту карту.
king-tell-my-gold = Ваши карты золота вместе стоят { $gold }.
king-tell-points = Очки, если бы игра закончилась сейчас, по картам, которые вы знаете: { $points }. Скрытые карты могут это изменить
king-tell-gold-exact = Золото на руке: { $gold }
king-tell-gold-plus = Золото, о котором вы знаете: { $gold }; скрытые карты могут его увеличить
king-tell-gold-unsure = Золото, о котором вы знаете: { $gold }; скрытые карты могут его увеличить, а что-то, возможно, уже сброшено рубашкой вверх
king-tell-hidden = { $count ->
    [one] { $count } карта этой руки, которой вы не видели
    [few] { $count } карты этой руки, которых вы не видели
    [many] { $count } карт этой руки, которых вы не видели
   *[other] { $count } карты этой руки, которых вы не видели
}

## Что есть у игрока, по подсчёту предпросмотра хода

king-has-cards = карт на руке
king-has-gold = золота на руке
king-has-buried = карт спрятано вами
king-has-influence = влияние: { $office }
king-has-office = значение должности: { $office }
king-has-secondary = второстепенная плитка: { $office }
king-has-bid-gold = золота уйдёт на вашу ставку
king-has-bid-cards = карт уйдёт на вашу ставку
king-has-lack-gold = золота не хватает на вашу ставку
king-has-lack-cards = карт не хватает на вашу ставку

## Почему сейчас этого сделать нельзя

king-why-zone-full = эта зона в этом ходу уже заполнена
king-why-not-in-middle = этой карты нет в центре стола
king-why-bid-higher = сейчас наименьшая ставка — { $lowest }
king-why-bid-least = ставка не может быть меньше { $least }
king-why-bid-most = ставка не может быть больше { $most }: это всё золото в коробке
king-why-not-in-hand = этой карты у вас нет
king-why-gold-only = за карты правления и короля платят золотом
king-why-office-out = этой должности нет в игре
king-why-other-office = теперь карта должна изменить другую должность
king-why-only-raise = этим шагом можно только поднять должность
king-why-only-lower = этим шагом можно только опустить должность
king-why-highest = { $value } — самая высокая плитка
king-why-lowest = { $value } — самая низкая плитка

# Моменты: конец раунда и что тогда считают
king-moment-esteem = Завоевание уважения
king-moment-end = Распределение должностей

## Игра в цифрах

king-stat-influence = Откуда взялось влияние
king-stat-influence-kept = оставлено себе советником
king-stat-influence-taken = взято из центра стола
king-stat-influence-bought = куплено на торгах
king-stat-gold = получено золота
king-stat-buried = карт спрятано в стопку благосклонности
king-stat-kings = Короли
king-stat-raised = должностей поднято
king-stat-lowered = должностей опущено
king-stat-auctions = Торги
king-stat-won = карт выиграно
king-stat-paid-gold = золота в ставках за них
king-stat-points-per-gold = очков на 1 золото ставок
king-stat-paid-cards = карт в ставках за золото
king-stat-defaulted = неоплаченных ставок

## Перед ошибкой

king-slip-gold = Вы можете заплатить лишь { $most ->
    [one] { $most } золото
   *[other] { $most } золота
}. Если никто не повысит ставку, вы потеряете карту.
king-slip-cards = Вы можете заплатить лишь { $most ->
    [one] { $most } карту
    [few] { $most } карты
   *[many] { $most } карт
}. Если никто не повысит ставку, вы потеряете карту.

## Журнал

king-log-adviser = Советник: { $seat }
king-log-auction = Торги, начинает { $seat }
