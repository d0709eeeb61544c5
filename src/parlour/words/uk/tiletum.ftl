# Тілетум. Аргументи: $seat і $other — імена гравців; $tile, $action, $space, $resource, $effect тощо — повідомлення нижче, завжди в називному відмінку.

tiletum-title = Тілетум
tiletum-about = Кожен кубик дає ресурси й очки дії, але ніколи того й того вдосталь: торгуйте, будуйте й мандруйте Європою доби Відродження.

## Ресурси й кількості

tiletum-resource-gold = золото
tiletum-resource-food = їжа
tiletum-resource-wool = вовна
tiletum-resource-stone = камінь
tiletum-resource-iron = залізо
tiletum-amount-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
tiletum-amount-food = { $count ->
    [one] { $count } їжа
   *[other] { $count } їжі
}
tiletum-amount-wool = { $count ->
    [one] { $count } вовна
   *[other] { $count } вовни
}
tiletum-amount-stone = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
    [many] { $count } каменів
   *[other] { $count } каменя
}
tiletum-amount-iron = { $count ->
    [one] { $count } залізо
   *[other] { $count } заліза
}
tiletum-amount-same = { $count ->
    [1] { $count } ресурс
   *[other] { $count } одного типу
}
tiletum-and = { $first }, { $rest }

## Шість дій і дві фігури

tiletum-action-contract = Контракт
tiletum-action-character = Мешканець
tiletum-action-architect = Архітектор
tiletum-action-merchant = Купець
tiletum-action-king = Король
tiletum-action-joker = Блазень
tiletum-piece-merchant = купець
tiletum-piece-architect = архітектор

## Локації мапи

tiletum-space-london = Лондон
tiletum-space-brugge = Брюгге
tiletum-space-antwerpen = Антверпен
tiletum-space-hamburg = Гамбург
tiletum-space-tiletum = Тілетум
tiletum-space-koeln = Кельн
tiletum-space-leipzig = Лейпциг
tiletum-space-paris = Париж
tiletum-space-troyes = Труа
tiletum-space-strasbourg = Страсбург
tiletum-space-frankfurt = Франкфурт
tiletum-space-nuernberg = Нюрнберг
tiletum-space-praha = Прага
tiletum-space-bordeaux = Бордо
tiletum-space-wien = Відень
tiletum-space-lyon = Ліон
tiletum-space-milano = Мілан
tiletum-space-verona = Верона
tiletum-space-venezia = Венеція
tiletum-space-toulouse = Тулуза
tiletum-space-arles = Арль
tiletum-space-genova = Генуя
tiletum-space-firenze = Флоренція
tiletum-space-london-brugge = дорога Лондон — Брюгге
tiletum-space-antwerpen-hamburg = дорога Антверпен — Гамбург
tiletum-space-paris-bordeaux = дорога Париж — Бордо
tiletum-space-strasbourg-milano = дорога Страсбург — Мілан
tiletum-space-nuernberg-verona = дорога Нюрнберг — Верона
tiletum-space-arles-genova = дорога Арль — Генуя

## Ярмарки

tiletum-fair-house-pillar = Доми з колонами
tiletum-fair-contract-cathedral = Контракти із соборами
tiletum-fair-contract = Контракти
tiletum-fair-king = Король
tiletum-fair-contract-crest = Контракти з гербами
tiletum-fair-house = Доми
tiletum-fair-upper-floor = Верхні поверхи
tiletum-fair-crest = Герби
tiletum-fair-pillar = Колони
tiletum-fair-filled-building = Заповнені будівлі
tiletum-fair-cathedral = Собори

tiletum-gives-house-pillar = за кожен комплект із дому й колони на мапі
tiletum-gives-contract-cathedral = за кожен комплект із виконаного контракту й тайла собору
tiletum-gives-contract = за кожен виконаний контракт
tiletum-gives-king = один раз, і ще значення вашої поділки на шкалі милості короля
tiletum-gives-contract-crest = за кожен комплект із виконаного контракту й герба
tiletum-gives-house = за кожен дім на мапі
tiletum-gives-upper-floor = за кожного мешканця на поверсі { $floors }
tiletum-floor-or = { $floor } або { $rest }
tiletum-gives-crest = за кожен герб, зокрема й у резерві
tiletum-gives-pillar = за кожну колону на мапі
tiletum-gives-filled-building = за кожну будівлю, заповнену мешканцями
tiletum-gives-cathedral = за кожен тайл собору

## Родини й типи мешканців

tiletum-family-lion = Лев
tiletum-family-eagle = Орел
tiletum-family-lily = Лілія
tiletum-family-tower = Вежа
tiletum-family-rose = Троянда
tiletum-family-star = Зірка
tiletum-type-contract = Нотаріус
tiletum-type-character = Управитель
tiletum-type-architect = Муляр
tiletum-type-merchant = Торговець
tiletum-type-king = Придворний

## Що роблять тайли

tiletum-helper = Помічник ({ $effect })
tiletum-crest = Герб «{ $family }»
tiletum-contract = Контракт ({ $cost } → { $points } ПБ)
tiletum-contract-bonus = Контракт ({ $cost } → { $points } ПБ, { $bonus })
tiletum-character = { $type } ({ $bonus })
tiletum-part-points = { $count } ПБ
tiletum-part-steps = { $count ->
    [one] { $count } крок шкалою милості короля
    [few] { $count } кроки шкалою милості короля
    [many] { $count } кроків шкалою милості короля
   *[other] { $count } кроку шкалою милості короля
}
tiletum-part-add-ap = +{ $count } ОД для дії кубика
tiletum-part-action = дія «{ $action }» з { $ap } ОД
tiletum-part-any-action = будь-яка дія з { $ap } ОД
tiletum-part-any = { $count ->
    [one] { $count } ресурс на вибір
    [few] { $count } ресурси на вибір
    [many] { $count } ресурсів на вибір
   *[other] { $count } ресурсу на вибір
}
tiletum-part-move-merchant = { $count ->
    [one] { $count } крок купцем
    [few] { $count } кроки купцем
    [many] { $count } кроків купцем
   *[other] { $count } кроку купцем
}
tiletum-part-move-architect = { $count ->
    [one] { $count } крок архітектором
    [few] { $count } кроки архітектором
    [many] { $count } кроків архітектором
   *[other] { $count } кроку архітектором
}
tiletum-part-place-house = дім там, де купець
tiletum-part-place-pillar = колона там, де архітектор
tiletum-part-house-anywhere = дім у будь-якому місті
tiletum-part-pillar-anywhere = колона біля будь-якого собору
tiletum-part-merchant-anywhere = перемістити купця на будь-яку локацію
tiletum-part-architect-anywhere = перемістити архітектора на будь-яку локацію
tiletum-part-choose-type = тип ресурсів кубика — на вибір
tiletum-part-activate = активувати будівлю

## Що може зробити гравець

tiletum-do-end-turn = Завершити хід
tiletum-do-stop = Завершити цю дію
tiletum-do-leave = Залишити як є
tiletum-do-decline = Відмовитися
tiletum-do-advance = Просунутися шкалою милості короля
tiletum-do-discard-offer = Замінити всіх доступних мешканців
tiletum-do-choose = { $resource }
tiletum-do-perform = Дія «{ $action }»
tiletum-do-activate = Активувати будівлю { $building }
tiletum-do-bonus = Бонус мешканця: будівля { $building }, поверх { $floor }
tiletum-do-die = Узяти кубик: { $resource } { $value }
tiletum-do-die-turned = Повернути й узяти кубик: { $resource } { $face } → { $value }
tiletum-do-move-merchant = Купець → { $space }
tiletum-do-move-architect = Архітектор → { $space }
tiletum-do-house = Дім: { $space }
tiletum-do-house-bonus = Дім: { $space } ({ $bonus })
tiletum-do-house-numbered = Дім: { $space }, місце { $number }
tiletum-do-house-numbered-bonus = Дім: { $space }, місце { $number } ({ $bonus })
tiletum-do-pillar = Колона: { $space }
tiletum-do-take = Узяти: { $tile }
tiletum-do-take-for = Узяти за { $ap } ОД: { $tile }
tiletum-do-take-from = Узяти за { $ap } ОД з місця { $place }: { $tile }
tiletum-do-lodge = { $tile } → будівля { $building }, поверх { $floor }
tiletum-do-exchange = Обміняти: { $give } → { $get }
tiletum-do-buy = Купити за { $gold } золота: { $resource }
tiletum-do-fulfil = Виконати: { $tile }
tiletum-do-fulfil-with = Виконати: { $tile }, ресурс на вибір — { $resource }
tiletum-do-crest = Герб «{ $family }» під будівлю { $building }
tiletum-do-build = Вкластися в будівництво собору: { $space }
tiletum-do-use = Використати: { $tile }
tiletum-do-wheel = Колесо починає зі значення { $value }
tiletum-do-segment = Далі навколо колеса: { $action }
tiletum-do-draw = Витягти: { $tile }
tiletum-do-cost = Ціна будівництва: { $stone ->
    [one] { $stone } камінь
    [few] { $stone } камені
    [many] { $stone } каменів
   *[other] { $stone } каменя
} → { $points } ПБ
tiletum-do-cost-unavailable = Цей собор недоступний
tiletum-do-town = Місто наступного ярмарку: { $space }
tiletum-do-fair = Тайл ярмарку: { $fair }
tiletum-do-first = Перший гравець — { $seat }
tiletum-do-roll = Випав кубик: { $resource } { $value }
tiletum-do-corrupt = Корупція: { $steps }

## Що запитує гра

tiletum-prompt-chance = Тягнуть тайли й кидають кубики
tiletum-prompt-over = Гру завершено
tiletum-prompt-wait = Зараз ходить { $seat }
tiletum-prompt-choose-die = Оберіть кубик
tiletum-prompt-die-taken = Узяти тайл бонуса цієї дії?
tiletum-prompt-die-taken-full = Резерв заповнений: звільніть місце для тайла бонуса або залиште його
tiletum-prompt-die-taken-type = Скористатися помічником, щоб обрати ресурс кубика?
tiletum-prompt-joker-action = Яку дію виконати з { $ap } ОД?
tiletum-prompt-act = { $action }: лишилося { $ap } ОД
tiletum-prompt-act-done = Витрачати більше нічого. Виконуйте завдання або завершіть хід
tiletum-prompt-sub-action-done = Тут витрачати більше нічого. Виконуйте завдання або зупиніться
tiletum-prompt-king-tile = Ви лідируєте на шкалі милості короля. Узяти тайл? { $tile }
tiletum-prompt-any = { $count ->
    [1] Оберіть ресурс
    [one] Оберіть { $count } ресурс, по одному
    [few] Оберіть { $count } ресурси, по одному
    [many] Оберіть { $count } ресурсів, по одному
   *[other] Оберіть { $count } ресурсу, по одному
}
tiletum-prompt-roam = Перемістіть, поставте або відмовтеся
tiletum-prompt-anywhere-house = Поставте дім у будь-якому місті
tiletum-prompt-anywhere-pillar = Поставте колону біля будь-якого собору
tiletum-prompt-travel-merchant = Перемістіть купця на будь-яку локацію
tiletum-prompt-travel-architect = Перемістіть архітектора на будь-яку локацію
tiletum-prompt-choose-type = Який ресурс дає ваш кубик?
tiletum-prompt-activate = Яку будівлю активувати?
tiletum-prompt-activating = Будівля { $building }: чий бонус наступний?
tiletum-prompt-parts = Що спершу: { $parts }?
tiletum-prompt-any-action = Яку дію виконати з { $ap } ОД?

## Що сталося

tiletum-event-first = Перший гравець — { $seat }
tiletum-event-fair-tile = Ярмарок { $round } ({ $space }): { $fair }
tiletum-event-unavailable = Недоступний собор: { $space }
tiletum-event-round = Раунд { $round }
tiletum-event-corruption = Корупція: усі маркери зсуваються ліворуч на { $steps }
tiletum-event-turn = Ходить { $seat }
tiletum-event-die = { $seat } бере кубик: { $resource } { $value }, дія «{ $action }»{ $gold ->
    [0] { "" }
    [one] {" "}(повернуто за { $gold } золото)
   *[other] {" "}(повернуто за { $gold } золота)
}
tiletum-event-took = { $seat } бере: { $tile }
tiletum-event-gained = { $seat } отримує { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
}: { $resource }
tiletum-event-points = { $seat } здобуває { $points } ПБ
tiletum-event-advanced = { $seat } просувається шкалою милості короля на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
} (до поділки { $points })
tiletum-event-joker = { $seat } використовує блазня: дія «{ $action }»
tiletum-event-moved = { $seat }: { $piece }, { $start } → { $space }
tiletum-event-house = { $seat } ставить дім: { $space }
tiletum-event-pillar = { $seat } ставить колону: { $space }
tiletum-event-lodged = { $seat } заселяє: { $tile } → будівля { $building }, поверх { $floor }
tiletum-event-roof = { $seat } заповнює будівлю { $building }: дім з її даху переходить до запасу
tiletum-event-completed = { $seat } завершує будівлю { $building }: +{ $ap } ОД для дії «{ $action }»
tiletum-event-completed-last = { $seat } завершує будівлю { $building }
tiletum-event-activated = { $seat } активує будівлю { $building }
tiletum-event-discarded-offer = { $seat } замінює доступних мешканців
tiletum-event-exchanged = { $seat } обмінює: { $give } → { $get }
tiletum-event-bought = { $seat } платить { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
} за { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
}: { $resource }
tiletum-event-fulfilled = { $seat } виконує: { $tile } — разом { $points } ПБ
tiletum-event-crest = { $seat } кладе герб «{ $family }» під будівлю { $building }
tiletum-event-built = { $seat } вкладається в будівництво собору ({ $space }): { $points } ПБ
tiletum-event-used = { $seat } використовує: { $tile }
tiletum-event-ended = { $seat } завершує хід{ $ap ->
    [0] { "" }
   *[other] {" "}(не витрачено { $ap } ОД)
}
tiletum-event-bonus-tile = Новий тайл: { $tile }
tiletum-event-contract-tile = Новий серед доступних: { $tile }
tiletum-event-character-tile = Новий серед доступних: { $tile }
tiletum-event-leader = { $seat } лідирує на шкалі милості короля
tiletum-event-king-tile-discarded = Скинуто: { $tile }
tiletum-event-track = Шкала милості короля, { $seat }: { $points } ПБ
tiletum-event-order = Шкала милості короля визначає новий порядок ходу
tiletum-event-fair = Ярмарок ({ $space }), { $seat }: { $points } ПБ
tiletum-event-no-fair = { $seat } не бере участі в ярмарку ({ $space })
tiletum-event-final = { $seat }: { $product } за доми й колони, { $buildings } за будівлі, { $resources } за ресурси

## Налаштування

tiletum-option-actions = Дії навколо колеса
tiletum-option-actions-printed = як надруковано
tiletum-option-actions-shuffled = перемішані
tiletum-option-wheel = Початкове значення колеса
tiletum-option-wheel-drawn = випадкове
tiletum-option-wheel-1 = 1
tiletum-option-wheel-2 = 2
tiletum-option-wheel-3 = 3
tiletum-option-wheel-4 = 4
tiletum-option-wheel-5 = 5
tiletum-option-wheel-6 = 6

## Бали за джерелами

tiletum-source-start = Початок
tiletum-source-contracts = Контракти
tiletum-source-cathedrals = Собори
tiletum-source-crests = Герби
tiletum-source-houses = Бонуси домів
tiletum-source-helpers = Помічники
tiletum-source-characters = Мешканці
tiletum-source-king = Шкала милості короля
tiletum-source-fairs = Ярмарки
tiletum-source-houses-pillars = Доми × колони
tiletum-source-buildings = Завершені будівлі
tiletum-source-resources = Решта ресурсів
tiletum-end-tie-order = { $seat } вище, ніж { $other }: раніше за порядком ходу

## Поле в браузері

tiletum-web-wheel = Колесо
tiletum-web-map = Мапа
tiletum-web-offers = Доступне
tiletum-web-own-board = Ваш планшет
tiletum-web-parts = Частини столу
tiletum-web-now = Що зараз відбувається
tiletum-web-menu = Як саме?
tiletum-web-zoom-in = Збільшити
tiletum-web-zoom-out = Зменшити
tiletum-web-zoom-fit = Уся мапа
tiletum-web-round = Раунд { $round } із { $rounds }, хід { $turn } із { $turns }
tiletum-web-ap = { $ap } ОД
tiletum-web-how-die = Оберіть кубик: що більше значення, то більше ресурсів; що менше, то більше очок дії.
tiletum-web-how-map = Оберіть, куди піти й що там поставити або взяти.
tiletum-web-how-offers = Оберіть доступний тайл.
tiletum-web-how-board = Оберіть кімнату або будівлю на своєму планшеті.
tiletum-web-how-done = Витрачати тут більше нічого. Виконуйте завдання або завершуйте.
tiletum-web-die-gives = +{ $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
} ({ $resource }); дія «{ $action }» з { $ap } ОД.
tiletum-web-die-tile = Тайл бонуса там: { $tile }.
tiletum-web-turn-a-die = Повернути кубик за золото
tiletum-web-turn-how = Оберіть, який кубик повернути: { $gold } золота за кожен крок.
tiletum-web-track = Шкала милості короля
tiletum-web-track-space = { $points } ПБ: { $seats } (у стосі знизу догори)
tiletum-web-king-tile = для лідера на шкалі милості короля
tiletum-web-corruption = Корупція, відкрита в цьому раунді: { $steps } (жетонів: { $count } із { $tokens }). Кожен відкритий жетон зсуває всі маркери на шкалі милості короля назад.
tiletum-web-corruption-short = Корупція
tiletum-web-order = Порядок ходу: { $seats }
tiletum-web-order-short = Порядок ходу
tiletum-web-fairs = Ярмарки
tiletum-web-fair-of-round = Ярмарок раунду { $round }
tiletum-web-cathedral = Собор: { $stone ->
    [one] { $stone } камінь
    [few] { $stone } камені
    [many] { $stone } каменів
   *[other] { $stone } каменя
} → { $points } ПБ і ще { $next } ПБ за наступний тайл (лишилося: { $left })
tiletum-web-not-built = У цій партії цей собор недоступний
tiletum-web-pillars = Колони біля собору: { $count } із { $room }
tiletum-web-house-of = Дім: { $seat }
tiletum-web-house-space = Місце для дому
tiletum-web-house-space-bonus = Місце для дому: { $bonus }
tiletum-web-contract-offer = Доступні контракти
tiletum-web-character-offer = Доступні мешканці
tiletum-web-pile = у стосі: { $count }
tiletum-web-board-of = Планшет: { $seat }
tiletum-web-storehouse = Резерв
tiletum-web-contracts = Виконані контракти
tiletum-web-contract-space = Клітинка контрактів: { $points ->
    [0] колона
   *[other] { $points } ПБ{ $pillars ->
        [0] { "" }
       *[other] {" "}і колона
    }
}
tiletum-web-crest-space = Місце для герба: { $food ->
    [one] { $food } їжа
   *[other] { $food } їжі
}; бонус — { $bonus }
tiletum-web-crests = Герби
tiletum-web-room = Кімната: будівля { $building }, поверх { $floor } ({ $ap } ОД)
tiletum-web-room-full = Заповнена від початку
tiletum-web-supply-houses = Доми в запасі
tiletum-web-supply-pillars = Колони в запасі
tiletum-web-cathedral-tiles = Тайли соборів
tiletum-web-your-goods = Ваші ресурси
tiletum-web-points = ПБ
tiletum-web-at-fair = Ярмарок цього раунду
tiletum-web-not-at-fair = Ярмарок цього раунду (без участі)
tiletum-web-if-over = Якби гра закінчилася зараз
tiletum-web-tasks = Завдання
tiletum-web-buy = Купити за { $gold } золота
tiletum-web-exchange = Обмін
tiletum-web-exchange-more = (перший дає на { $count } більше)
tiletum-web-ap-what = Очки дії, що залишилися; вони лише для цієї дії.
tiletum-web-take = Узяти
tiletum-web-bring-forward = { $part }: збільшити
tiletum-web-send-back = { $part }: згорнути
tiletum-web-fair-in = Ярмарок раунду { $round }: { $town }
tiletum-web-track-empty = { $points } ПБ тому, хто стоїть тут наприкінці раунду
tiletum-web-sector = Дія «{ $action }»: кубики { $value }, { $ap } ОД
tiletum-web-disc = Колесо показує, які кубики лежать біля якої дії. Після кожного раунду воно обертається на одну позицію.
tiletum-web-taken-die = Кубик, узятий у цьому раунді: { $resource }, { $value }
tiletum-web-marker = Дія «{ $action }»: на { $ap } ОД більше
tiletum-web-storehouse-space = Вільне місце в резерві
tiletum-web-building = Будівля { $building }
tiletum-web-roof = коли всі кімнати заповнено, дім з даху переходить до запасу
tiletum-web-roof-free = дім з даху вже в грі
tiletum-web-to-complete = із заповненими кімнатами й гербом: на { $ap } ОД більше для дії її мешканців
tiletum-web-completed = завершена: на { $ap } ОД більше для дії її мешканців
tiletum-web-on-track = Шкала милості короля: { $points } ПБ
tiletum-web-in-order = Місце в порядку ходу: { $place }
tiletum-web-merchant-of = купець ({ $seat })
tiletum-web-architect-of = архітектор ({ $seat })
tiletum-web-reconstructed = Частину мапи й тайлів відтворено, і вона може відрізнятися від виданої гри.
tiletum-web-reconstructed-more = Що відтворено
tiletum-web-source = Джерело
tiletum-web-total = Разом

## Що має гравець, за підрахунком перегляду ходу

tiletum-has-points = ПБ
tiletum-has-ap = очки дії
tiletum-has-track = поділка на шкалі милості короля
tiletum-has-houses = доми у вашому запасі
tiletum-has-pillars = колони у вашому запасі
tiletum-has-storehouse = тайли в резерві
tiletum-has-contracts = виконані контракти
tiletum-has-buildings = завершені будівлі
tiletum-has-fair = ПБ на ярмарку цього раунду
tiletum-has-end-product = наприкінці: доми × колони
tiletum-has-end-buildings = наприкінці: будівлі
tiletum-has-end-resources = наприкінці: ресурси

# Чому цього зробити не можна.
tiletum-why-lacks = вам бракує: { $lacking }
tiletum-why-points = це коштує { $cost } ОД, а у вас { $ap }
tiletum-why-storehouse-full = ваш резерв заповнений
tiletum-why-second-crest = у вас уже є герб цієї родини
tiletum-why-six-contracts = усі ваші клітинки контрактів зайняті
tiletum-why-other-king-tile = зараз можна взяти лише тайл біля шкали милості короля
tiletum-why-other-bonus-tile = це не тайл бонуса цієї дії
tiletum-why-no-such-die = такого кубика біля колеса вже немає
tiletum-why-uninhabited = у цій будівлі ніхто не живе
tiletum-why-no-bonus-there = бонус зараз дають лише мешканці будівлі { $building }, чия черга ще не минула
tiletum-why-already-there = фігура вже там
tiletum-why-too-far = { $needed ->
    [one] туди { $needed } крок, а у вас { $steps }
    [few] туди { $needed } кроки, а у вас { $steps }
    [many] туди { $needed } кроків, а у вас { $steps }
   *[other] туди { $needed } кроку, а у вас { $steps }
}
tiletum-why-no-house = у вашому запасі немає домів
tiletum-why-house-space-taken = там уже стоїть дім
tiletum-why-second-house = у вас уже є дім у цьому місті
tiletum-why-space-not-used = з такою кількістю гравців цього місця не використовують
tiletum-why-merchant-elsewhere = ваш купець не в цьому місті
tiletum-why-no-pillar = у вашому запасі немає колон
tiletum-why-second-pillar = у вас уже є колона біля цього собору
tiletum-why-pillar-spaces-taken = усі місця для колон біля цього собору зайняті
tiletum-why-cathedral-unavailable = у цій партії цей собор недоступний
tiletum-why-architect-elsewhere = ваш архітектор не в цьому місті
tiletum-why-tile-elsewhere = цього тайла немає в місті, де стоїть ваша фігура
tiletum-why-offer-empty = немає мешканців, яких можна замінити
tiletum-why-not-offered = цього тайла немає серед доступних
tiletum-why-not-stored = цього тайла немає у вашому резерві
tiletum-why-room-taken = ця кімната зайнята
tiletum-why-other-kind-there = у цій будівлі живуть мешканці іншого типу
tiletum-why-kind-lives-elsewhere = мешканці цього типу вже живуть в іншій будівлі
tiletum-why-no-own-pillar = у вас немає колони біля цього собору
tiletum-why-built-already = ви вже вклалися в будівництво цього собору
tiletum-why-stack-empty = тайлів цього собору не лишилося
tiletum-why-crest-there = під цією будівлею вже лежить герб
tiletum-why-no-contract-space = у вас немає вільної клітинки для виконаного контракту
tiletum-why-no-tasks-now = із завданнями треба зачекати, доки цей ефект не завершиться
tiletum-why-helper-not-now = зараз цей помічник нічого не дасть
tiletum-why-other-action = це належить до іншої дії
tiletum-why-steps-first = спершу треба зробити кроки шкалою милості короля
tiletum-why-not-the-end = ваш хід ще не можна завершити: { $prompt }

# Моменти: кінець раунду й що тоді рахують
tiletum-moment-round = Кінець раунду { $round }
tiletum-moment-final = Фінальний підрахунок

## Гра в цифрах

tiletum-stat-points = ПБ за раундами
tiletum-stat-round = Раунд { $round }
tiletum-stat-end = наприкінці
tiletum-stat-dice = Узято кубиків
tiletum-stat-values = сума їхніх значень
tiletum-stat-turned = золота за повертання кубиків
tiletum-stat-actions = Дії
tiletum-stat-spent = використано ОД кубиків
tiletum-stat-lost = втрачено ОД кубиків
tiletum-stat-works = Що зроблено
tiletum-stat-contracts = виконано контрактів
tiletum-stat-cathedrals = внесків у будівництво соборів
tiletum-stat-houses = поставлено домів
tiletum-stat-pillars = поставлено колон
tiletum-stat-characters = заселено мешканців
tiletum-stat-crests = покладено гербів
tiletum-stat-buildings = завершено будівель
tiletum-stat-helpers = використано помічників
tiletum-stat-fairs = відвідано ярмарків

## Перед помилкою

tiletum-slip-points = { $ap ->
    [one] Пропаде { $ap } ОД, яке ще можна витратити.
   *[other] Пропадуть { $ap } ОД, які ще можна витратити.
}
tiletum-slip-task = Це ваш останній хід, а ще можна виконати завдання.

## Журнал

tiletum-log-round = Раунд { $round }
tiletum-log-turn = Хід: { $seat }
tiletum-log-king-phase = Фаза короля
tiletum-log-fair = Ярмарок: { $space }
tiletum-log-end = Кінець гри
