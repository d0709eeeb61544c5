pearls-title = Жемчуг
pearls-about = Ныряйте за раковинами, оставляйте лучшие и вовремя отдыхайте: чья корзина тяжелее всех?

pearls-do-dive = Нырнуть
pearls-do-rest = Отдохнуть
pearls-do-take = Взять с рифа { $value }
pearls-do-keep = Оставить себе
pearls-do-leave = Бросить на рифе
pearls-do-find = Найти { $value }

pearls-prompt-choosing = Нырните, возьмите раковину с рифа или отдохните
pearls-prompt-holding = Вы нашли { $value }: оставить себе или бросить?
pearls-prompt-wait = { $seat } в море
pearls-prompt-over = Все корзины открыты

pearls-why-no-shell = на рифе нет раковины { $value }

pearls-event-dived = { $seat } ныряет
pearls-event-found = { $seat }: найдена раковина
pearls-event-found-own = { $seat }: найдено { $value }
pearls-event-kept = { $seat } оставляет её себе
pearls-event-kept-own = { $seat } оставляет себе { $value }
pearls-event-left = { $seat } бросает на рифе { $value }
pearls-event-took = { $seat } берёт с рифа { $value }
pearls-event-rested = { $seat } отдыхает
pearls-event-opened = Корзина, { $seat }: всего { $total }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

pearls-has-shells = Раковины
pearls-has-open = Видели все
pearls-has-total = В корзине

pearls-board-turn = Ход { $turn } из { $turns }; корзина выдерживает { $most }
pearls-board-reef = На рифе: { $shells }
pearls-board-no-reef = Риф пуст
pearls-board-bag = { $count ->
    [one] { $count } раковина в мешке
    [few] { $count } раковины в мешке
   *[other] { $count } раковин в мешке
}
pearls-board-kept = Вы оставили себе: { $shells }
