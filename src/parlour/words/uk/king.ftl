# За короля (і за мене). Аргументи: $seat і $other — імена гравців; $card і $office — повідомлення нижче, завжди в називному відмінку.

king-title = За короля (і за мене)

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
king-do-pay = Сплатити «{ $card }»
king-do-first-adviser = Перший радник — { $seat }
king-do-draw = Взяти з колоди «{ $card }»
king-do-reveal = Відкрити «{ $card }»
king-do-lose = Втратити «{ $card }»

## Що запитує гра

king-prompt-wait = Зараз ходить { $seat }
king-prompt-chance = Тягнеться картка
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
king-prompt-lower = Король опускає посаду: яку?
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
king-event-paid = { $seat } сплачує картку «{ $card }»
king-event-paid-unseen = { $seat } скидає долілиць картку «{ $card }»
king-event-paid-unseen-hidden = { $seat } скидає картку долілиць
king-event-won = { $seat } виграє картку «{ $card }» за { $amount }
king-event-unsold = Картка «{ $card }» нікому не дісталася: її скинуто
king-event-defaulted = { $seat } не може сплатити { $amount } за картку «{ $card }»
king-event-lost = { $seat } втрачає картку «{ $card }» з руки: її тягне { $other }
king-event-lost-hidden = { $seat } втрачає картку з руки: її тягне { $other }
king-event-auction-again = Картка «{ $card }» знову на торгах

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
