# Що каже Tiletum лише в терміналі; браузер цього не отримує.

tiletum-board-round = Раунд { $round } із { $rounds }, хід { $turn } із { $turns }
tiletum-board-order = Порядок ходу
tiletum-board-action = Дія
tiletum-board-value = Кубик
tiletum-board-ap = ОД
tiletum-board-dice = Кубики
tiletum-board-bonus = Тайл бонуса
tiletum-board-fair = Ярмарок
tiletum-board-town = Місто
tiletum-board-points = ПБ
tiletum-board-track = Шкала милості короля
tiletum-board-corruption = Відкрита корупція
tiletum-board-king-tile = Для лідера
tiletum-board-contracts = Доступні контракти
tiletum-board-characters = Доступні мешканці
tiletum-board-distance = Кроки купця/архітектора
tiletum-board-houses = Доми
tiletum-board-cathedral = Собор
tiletum-board-pillars = Колони
tiletum-board-not-built = недоступний
tiletum-board-cathedral-cost = { $stone ->
    [one] { $stone } камінь
    [few] { $stone } камені
    [many] { $stone } каменів
   *[other] { $stone } каменя
}: { $points } + { $tiles } ПБ
tiletum-board-player = Гравець
tiletum-board-fair-now = Ярмарок зараз
tiletum-board-end-now = Кінець зараз
tiletum-board-supply = Запас
tiletum-board-supply-of = { $houses ->
    [one] { $houses } дім
    [few] { $houses } доми
    [many] { $houses } домів
   *[other] { $houses } дому
}, { $pillars ->
    [one] { $pillars } колона
    [few] { $pillars } колони
    [many] { $pillars } колон
   *[other] { $pillars } колони
}
tiletum-board-storehouse = Резерв
tiletum-board-fulfilled = Контракти
tiletum-board-building = Будівля { $building } (герб: { $food ->
    [one] { $food } їжа
   *[other] { $food } їжі
})

tiletum-menu-die = Узяти кубик
tiletum-menu-die-turned = Спершу повернути кубик за золото
tiletum-menu-merchant = Куди йде купець
tiletum-menu-architect = Куди йде архітектор
tiletum-menu-place = Поставити
tiletum-menu-take = Узяти тайл
tiletum-menu-lodge = Заселити
tiletum-menu-exchange = Обміняти
tiletum-menu-buy = Купити за { $gold } золота
tiletum-menu-tasks = Завдання
