# За короля (і за мене). Аргументи: $seat і $other — імена гравців; $card і $office — повідомлення нижче, завжди в називному відмінку.

king-title = За короля (і за мене)
king-about = Розподіляйте картки, дещо ховайте, а потім викуповуйте: до кого врешті дослухатиметься король?

## Посади

king-office-diplomacy = дипломатія
king-office-entertainment = розваги
king-office-livestock = тваринництво
king-office-architecture = архітектура
king-office-military = військова справа
king-office-provisions = придворна кухня

## Картки

king-card-government = { $office } { $value }{ $letter }
king-card-gold = золото { $value }
king-card-king-raise-or-lower = король: підняти або опустити одну
king-card-king-raise = король: підняти одну
king-card-king-lower = король: опустити одну
king-card-king-raise-two = король: підняти дві
king-card-king-lower-two = король: опустити дві
king-card-king-raise-and-lower = король: підняти одну, опустити одну

## Що може зробити гравець

king-do-keep = Залишити собі
king-do-offer = Покласти посередині стола
king-do-bury = Сховати до стосу прихильності
king-do-take = Взяти «{ $card }»
king-do-raise = Підняти посаду «{ $office }»
king-do-lower = Опустити посаду «{ $office }»
king-do-pass = Пас
king-do-bid = Ставка { $amount }
king-do-pay = Віддати в оплату «{ $card }»
king-do-first-adviser = Перший радник — { $seat }
king-do-draw = Взяти з колоди «{ $card }»
king-do-reveal = Відкрити «{ $card }»
king-do-lose = Втратити «{ $card }»

## Що запитує гра

king-prompt-wait = Зараз ходить { $seat }
king-prompt-chance = Хтось тягне картку
king-prompt-place = Ви взяли картку «{ $card }». Куди її покласти?
king-prompt-take = Візьміть картку із середини стола
king-prompt-open-gold = На торгах «{ $card }». Ставите золото чи пасуєте?
king-prompt-open-cards = На торгах «{ $card }». Ставите картки з руки чи пасуєте?
king-prompt-bid-gold = «{ $card }»: { $seat } ставить { $bid ->
    [one] { $bid } золото
   *[other] { $bid } золота
}. Підвищуєте чи пасуєте?
king-prompt-bid-cards = «{ $card }»: { $seat } ставить { $bid ->
    [one] { $bid } картку
    [few] { $bid } картки
    [many] { $bid } карток
   *[other] { $bid } картки
}. Підвищуєте чи пасуєте?
king-prompt-pay-gold = Оплатіть картку «{ $card }»: ще { $owed ->
    [one] { $owed } золото
   *[other] { $owed } золота
}
king-prompt-pay-cards = Оплатіть картку «{ $card }»: ще { $owed ->
    [one] { $owed } картка
    [few] { $owed } картки
    [many] { $owed } карток
   *[other] { $owed } картки
}
king-prompt-raise = Король піднімає посаду: яку?
king-prompt-raise-step = Король піднімає посаду ({ $step } з { $steps }): яку?
king-prompt-lower = Король опускає посаду: яку?
king-prompt-lower-step = Король опускає посаду ({ $step } з { $steps }): яку?
king-prompt-either = Король піднімає або опускає посаду: яку?
king-prompt-over = Гру завершено

## Що сталося

king-event-first-adviser = Перший радник — { $seat }
king-event-drew = { $seat } бере з колоди картку «{ $card }»
king-event-drew-hidden = { $seat } бере з колоди картку
king-event-kept = { $seat } залишає собі картку «{ $card }»
king-event-kept-hidden = { $seat } залишає картку собі
king-event-offered = { $seat } кладе посередині стола картку «{ $card }»
king-event-buried = { $seat } ховає до стосу прихильності картку «{ $card }»
king-event-buried-hidden = { $seat } ховає картку до стосу прихильності
king-event-took = { $seat } бере картку «{ $card }»
king-event-king = { $seat } розігрує картку «{ $card }»
king-event-raised = { $seat } піднімає посаду «{ $office }» до { $value }
king-event-lowered = { $seat } опускає посаду «{ $office }» до { $value }
king-event-revealed = { $seat } відкриває картку «{ $card }»
king-event-bid = { $seat } ставить { $amount }
king-event-passed = { $seat } пасує
king-event-paid = { $seat } віддає в оплату картку «{ $card }»
king-event-paid-unseen = { $seat } скидає долілиць картку «{ $card }»
king-event-paid-unseen-hidden = { $seat } скидає картку долілиць
king-event-won = { $seat } виграє картку «{ $card }» за { $amount }
king-event-unsold = Картка «{ $card }» нікому не дісталася: її скинуто
king-event-defaulted = { $seat } не може сплатити { $amount } за картку «{ $card }»
king-event-lost = { $seat } втрачає картку «{ $card }» з руки: її тягне { $other }
king-event-lost-hidden = { $seat } втрачає картку з руки: її тягне { $other }
king-event-auction-again = Картка «{ $card }» знову на торгах
king-event-gain-esteem = Починаються торги: { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
   *[other] { $cards } карток
}, перший гравець — { $seat }
king-event-hands-shown = Усі показують руки: посади розподілено

## Поле

king-board-offices = Посади
king-board-office = Посада
king-board-primary = Чільна
king-board-secondary = Другорядна
king-board-player = Гравець
king-board-hand-size = Рука
king-board-taken = Взято відкрито, виграно
king-board-auction = Торги
king-board-middle = Середина стола
king-board-hand = Ваша рука
king-board-buried = Ви сховали
king-board-gold = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
king-board-deck = { $left ->
    [one] { $left } картка в колоді
    [few] { $left } картки в колоді
    [many] { $left } карток у колоді
   *[other] { $left } картки в колоді
}
king-board-favour = { $count ->
    [one] { $count } картка у стосі прихильності
    [few] { $count } картки у стосі прихильності
    [many] { $count } карток у стосі прихильності
   *[other] { $count } картки у стосі прихильності
}
king-board-adviser = радник
king-board-first = перший гравець
king-board-leader = ставка { $bid }
king-board-passed = пас
king-board-barred = ставку не сплачено
king-board-empty = порожньо

## Кінець гри

king-end-letter = (вирішила літера)
king-end-tie-gold = { $seat } вище, ніж { $other }: більше золота
king-end-tie-count = { $seat } вище, ніж { $other }: більше карток «{ $office }»
king-end-tie-letter = { $seat } вище, ніж { $other }: на картках «{ $office }» літера ближча до A
king-end-tie-nothing = { $seat } і { $other } ділять місце: рівність у всьому

## Меню ставок

king-menu-bid = Зробити таку ставку
king-menu-bid-hint = 0, щоб спасувати, або ставка від { $lowest } до { $highest }

## Поле у браузері

king-web-banner = { $office }: чільна { $primary }, другорядна { $secondary }
king-web-influence = { $seat }: вплив { $sum }
king-web-influence-plus = { $seat }: відомий вплив { $sum }, приховані картки можуть його збільшити
king-web-influence-unsure = { $seat }: відомий вплив { $sum }; приховані картки можуть його збільшити, а дещо, можливо, вже скинуто долілиць
king-web-places = { $count ->
    [0] заповнено
    [one] ще { $count } місце
    [few] ще { $count } місця
    [many] ще { $count } місць
   *[other] ще { $count } місця
}
king-web-drawing = { $seat } дивиться на картку
king-web-zone-mine = Перед вами
king-web-zone-adviser = Радник: { $seat }
king-web-zone-favour = Стос прихильності
king-web-gain-king = Король діє одразу.
king-web-hint-keep = Цю картку знатимете тільки ви.
king-web-hint-offer = Горілиць: кожен з інших гравців візьме одну картку із середини стола.
king-web-hint-bury = Долілиць: згодом картка піде на торги. Її знатимете тільки ви.
king-web-hint-bury-king = Долілиць: король спить, доки хтось не виграє цю картку.
king-web-how-place = Оберіть місце або перетягніть туди картку.
king-web-how-either = Оберіть стяг: угору — підняти, униз — опустити.
king-web-how-raise = Оберіть стяг, який підніметься.
king-web-how-lower = Оберіть стяг, який опуститься.
king-web-lot-gold = Оплата золотом
king-web-lot-cards = Оплата картками з руки
king-web-owes-gold = { $seat } має сплатити ще { $owed ->
    [one] { $owed } золото
   *[other] { $owed } золота
}
king-web-owes-cards = { $seat } має віддати ще { $owed ->
    [one] { $owed } картку
    [few] { $owed } картки
    [many] { $owed } карток
   *[other] { $owed } картки
}
king-web-stands-gold = «{ $card }»: { $seat } ставить { $bid ->
    [one] { $bid } золото
   *[other] { $bid } золота
}
king-web-stands-cards = «{ $card }»: { $seat } ставить { $bid ->
    [one] { $bid } картку
    [few] { $bid } картки
    [many] { $bid } карток
   *[other] { $bid } картки
}
king-web-stands-open = «{ $card }»: ставок ще немає
king-web-still-in = Торгуються
king-web-out = Вибули
king-web-purse = Ваш гаманець
king-web-in = у торгах
king-web-cannot = Стільки ви не сплатите: втратите випадкову картку, а решта торгуватиметься знову.
king-web-cost-gold = Ви сплатите { $paid ->
    [one] { $paid } золото
   *[other] { $paid } золота
}.
king-web-cost-over = Ви сплатите { $paid ->
    [one] { $paid } золото
   *[other] { $paid } золота
}; зайвого: { $lost }, решти не дають.
king-web-cost-cards = Ви скинете долілиць { $count ->
    [one] { $count } картку
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}.
king-web-hint-pass = Ви вийдете з торгів за цю картку.
king-web-amount = Ваша ставка
king-web-less = На 1 менше
king-web-more = На 1 більше
king-web-hint-choose = Віддати натомість цю картку
king-web-hint-put-back = Повернути цю картку на руку
king-web-chosen = Обрано { $sum } з { $owed }.
king-web-no-change = Зайвого: { $lost }, решти не дають.
king-web-suggested-gold = Це найдешевший спосіб; можна обрати й інші картки.
king-web-suggested-cards = За цими картками ви шкодуватимете найменше; можна обрати й інші.
king-web-pay = Сплатити так
king-web-hand-size = { $count ->
    [one] { $count } картка на руці
    [few] { $count } картки на руці
    [many] { $count } карток на руці
   *[other] { $count } картки на руці
}
king-web-discarded = Скинуто: { $count }
king-web-discarded-unseen = Долілиць, відомо лише вам
king-web-letter = { $office }: { $seat } і { $other } мають по { $sum }; { $letter } ближче до A, ніж { $behind }.

## Що є що при дворі

king-tell-office = { $office }. Картки з цим символом дають тут вплив; хто матиме його найбільше наприкінці гри, забере тайл чільної посади.
king-tell-primary = Тайл чільної посади, { $office }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} наприкінці гри за найбільший вплив. Його змінюють картки короля, від { $lowest } до { $highest }.
king-tell-secondary = Тайл другорядної посади, { $office }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} наприкінці гри за другий за величиною вплив. Він змінюється разом із тайлом чільної посади.
king-tell-leads = Наскільки вам відомо, забере тайл чільної посади ({ $office }).
king-tell-government = { $card }: вплив { $value }, посада «{ $office }». Літера вирішує лише за рівності: що ближче до A, то краще.
king-tell-gold = { $card }: на торгах оплачує { $value }. Наприкінці гри за рівних очок перемагає той, хто має більше золота.
king-tell-king = { $card }. Хто отримує цю картку, одразу змінює посади; потім вона виходить із гри.
king-tell-buried = { $card }: ви сховали цю картку, і вона досі лежить у стосі прихильності.
king-tell-came-up = { $card }: ви сховали цю картку, і її вже відкрито.
king-tell-mound = { $count ->
    [one] { $count } картка, яку ви сховали до стосу прихильності
    [few] { $count } картки, які ви сховали до стосу прихильності
    [many] { $count } карток, які ви сховали до стосу прихильності
   *[other] { $count } картки, які ви сховали до стосу прихильності
}
king-tell-deck = Колода: лишилося взяти { $left ->
    [one] { $left } картку
    [few] { $left } картки
    [many] { $left } карток
   *[other] { $left } картки
}. Потім почнуться торги.
king-tell-favour = Стос прихильності: тут долілиць { $count ->
    [one] лежить { $count } картка
    [few] лежать { $count } картки
    [many] лежать { $count } карток
   *[other] лежать { $count } картки
}. Коли скінчиться колода, їх продаватимуть на торгах по одній.
king-tell-favour-auction = Стос прихильності: на торгах ще { $count ->
    [one] з’явиться { $count } картка
    [few] з’являться { $count } картки
    [many] з’являться { $count } карток
   *[other] з’являться { $count } картки
}; у якому порядку, не знає ніхто.
king-tell-discards = Скид: { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
} поза грою. Відкрийте, щоб переглянути.
king-tell-kept = { $seat } залишає собі цю картку; більше її ніхто не знає.
king-tell-looking = { $seat } дивиться на цю картку й вирішує, куди її покласти.
king-tell-zone-keep = Перед радником: що лежить тут долілиць, належить радникові.
king-tell-zone-offer = Середина стола: кожен з інших гравців візьме одну з цих карток.
king-tell-zone-bury = Стос прихильності: сховане тут у другій половині гри виставляють на торги.
king-tell-adviser = Радник бере з колоди картки цього ходу й розкладає їх.
king-tell-first = Перший гравець відкриває цю картку й робить ставку першим.
king-tell-leader = { $seat } ставить { $bid }, найбільше з усіх.
king-tell-in = { $seat } ще може робити ставки на цю картку.
king-tell-passed = { $seat } пасує й більше не торгується за цю картку.
king-tell-barred = { $seat } не має чим сплатити ставку й більше не торгується за цю картку.
king-tell-my-gold = Ваші картки золота разом варті { $gold }.
king-tell-points = Очки, якби гра закінчилася зараз, за картками, які ви знаєте: { $points }. Приховані картки можуть це змінити
king-tell-gold-exact = Золото на руці: { $gold }
king-tell-gold-plus = Золото, про яке ви знаєте: { $gold }; приховані картки можуть його збільшити
king-tell-gold-unsure = Золото, про яке ви знаєте: { $gold }; приховані картки можуть його збільшити, а дещо, можливо, вже скинуто долілиць
king-tell-hidden = { $count ->
    [one] { $count } картка цієї руки, якої ви не бачили
    [few] { $count } картки цієї руки, яких ви не бачили
    [many] { $count } карток цієї руки, яких ви не бачили
   *[other] { $count } картки цієї руки, якої ви не бачили
}

## Що має гравець, за підрахунком перегляду ходу

king-has-cards = карток на руці
king-has-gold = золота на руці
king-has-buried = карток сховано вами
king-has-influence = вплив: { $office }
king-has-office = значення посади: { $office }
king-has-secondary = тайл другорядної посади: { $office }
king-has-bid-gold = золота піде на вашу ставку
king-has-bid-cards = карток піде на вашу ставку
king-has-lack-gold = золота бракує на вашу ставку
king-has-lack-cards = карток бракує на вашу ставку

## Чому зараз цього зробити не можна

king-why-zone-full = цю зону в цьому ході вже заповнено
king-why-not-in-middle = цієї картки немає посередині стола
king-why-bid-higher = зараз найменша ставка — { $lowest }
king-why-bid-least = ставка становить щонайменше { $least }
king-why-bid-most = ставка становить щонайбільше { $most }: це все золото в коробці
king-why-not-in-hand = цієї картки у вас немає
king-why-gold-only = за картки уряду й короля платять золотом
king-why-office-out = цієї посади немає у грі
king-why-other-office = тепер картка має змінити іншу посаду
king-why-only-raise = цим кроком можна лише підняти посаду
king-why-only-lower = цим кроком можна лише опустити посаду
king-why-highest = { $value } — це найвищий тайл
king-why-lowest = { $value } — це найнижчий тайл

# Моменти: кінець раунду й що тоді рахують
king-moment-esteem = Здобуття поваги
king-moment-end = Розподіл посад

## Гра в цифрах

king-stat-influence = Звідки взявся вплив
king-stat-influence-kept = залишено собі радником
king-stat-influence-taken = взято із середини стола
king-stat-influence-bought = куплено на торгах
king-stat-gold = отримано золота
king-stat-buried = карток сховано до стосу прихильності
king-stat-kings = Королі
king-stat-raised = посад піднято
king-stat-lowered = посад опущено
king-stat-auctions = Торги
king-stat-won = карток виграно
king-stat-paid-gold = золота у ставках за них
king-stat-points-per-gold = очок на 1 золото ставок
king-stat-paid-cards = карток у ставках за золото
king-stat-defaulted = несплачених ставок

## Перед помилкою

king-slip-gold = Ви можете сплатити лише { $most ->
    [one] { $most } золото
   *[other] { $most } золота
}. Якщо ніхто не підвищить ставку, ви втратите картку.
king-slip-cards = Ви можете сплатити лише { $most ->
    [one] { $most } картку
    [few] { $most } картки
   *[many] { $most } карток
}. Якщо ніхто не підвищить ставку, ви втратите картку.

## Журнал

king-log-adviser = Радник: { $seat }
king-log-auction = Торги, починає { $seat }
