# Что говорит Tiletum только в терминале; браузер этого не получает.

tiletum-board-round = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
tiletum-board-order = Порядок хода
tiletum-board-action = Действие
tiletum-board-value = Кубик
tiletum-board-ap = ОД
tiletum-board-dice = Кубики
tiletum-board-bonus = Тайл бонуса
tiletum-board-fair = Ярмарка
tiletum-board-town = Город
tiletum-board-points = ПО
tiletum-board-track = Шкала короля
tiletum-board-corruption = Открытая коррупция
tiletum-board-king-tile = Для лидера
tiletum-board-contracts = Ряд контрактов
tiletum-board-characters = Ряд персонажей
tiletum-board-distance = Шаги купца/архитектора
tiletum-board-houses = Дома
tiletum-board-cathedral = Собор
tiletum-board-pillars = Колонны
tiletum-board-not-built = недоступен
tiletum-board-cathedral-cost = { $stone ->
    [one] { $stone } камень
    [few] { $stone } камня
    [many] { $stone } камней
   *[other] { $stone } камня
}: { $points } + { $tiles } ПО
tiletum-board-player = Игрок
tiletum-board-fair-now = Ярмарка сейчас
tiletum-board-end-now = Конец сейчас
tiletum-board-supply = Запас
tiletum-board-supply-of = { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
    [many] { $houses } домов
   *[other] { $houses } дома
}, { $pillars ->
    [one] { $pillars } колонна
    [few] { $pillars } колонны
    [many] { $pillars } колонн
   *[other] { $pillars } колонны
}
tiletum-board-storehouse = Склад
tiletum-board-fulfilled = Контракты
tiletum-board-building = Здание { $building } (герб: { $food ->
    [one] { $food } еда
   *[other] { $food } еды
})

tiletum-menu-die = Взять кубик
tiletum-menu-die-turned = Сначала повернуть кубик за золото
tiletum-menu-merchant = Куда идёт купец
tiletum-menu-architect = Куда идёт архитектор
tiletum-menu-place = Поставить
tiletum-menu-take = Взять тайл
tiletum-menu-lodge = Заселить
tiletum-menu-exchange = Обменять
tiletum-menu-buy = Купить за { $gold } золота
tiletum-menu-tasks = Задания
