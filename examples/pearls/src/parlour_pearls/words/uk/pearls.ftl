pearls-title = Перли
pearls-about = Пірнайте по мушлі, залишайте найкращі й вчасно відпочивайте: чий кошик найважчий?

pearls-do-dive = Пірнути
pearls-do-rest = Перепочити
pearls-do-take = Взяти з рифу { $value }
pearls-do-keep = Залишити собі
pearls-do-leave = Покинути на рифі
pearls-do-find = Знайти { $value }

pearls-prompt-choosing = Пірніть, візьміть мушлю з рифу або перепочиньте
pearls-prompt-holding = Ви знайшли { $value }: залишити собі чи покинути?
pearls-prompt-wait = { $seat } у морі
pearls-prompt-over = Усі кошики відкрито

pearls-why-no-shell = на рифі немає мушлі { $value }

pearls-event-dived = { $seat } пірнає
pearls-event-found = { $seat }: знайдено мушлю
pearls-event-found-own = { $seat }: знайдено { $value }
pearls-event-kept = { $seat } залишає її собі
pearls-event-kept-own = { $seat } залишає собі { $value }
pearls-event-left = { $seat } лишає на рифі { $value }
pearls-event-took = { $seat } бере з рифу { $value }
pearls-event-rested = { $seat } перепочиває
pearls-event-opened = Кошик, { $seat }: разом { $total }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

pearls-has-shells = Мушлі
pearls-has-open = Бачили всі
pearls-has-total = У кошику

pearls-board-turn = Хід { $turn } з { $turns }; кошик витримує { $most }
pearls-board-reef = На рифі: { $shells }
pearls-board-no-reef = Риф порожній
pearls-board-bag = { $count ->
    [one] { $count } мушля в торбинці
    [few] { $count } мушлі в торбинці
   *[other] { $count } мушель у торбинці
}
pearls-board-kept = Ви залишили собі: { $shells }
