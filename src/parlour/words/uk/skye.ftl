# Острів Скай. Аргументи: $seat і $other — імена гравців; $tile і $goal — повідомлення нижче, завжди в називному відмінку.

skye-title = Острів Скай
skye-about = Призначайте ціни на тайли, купуйте в сусідів і розбудовуйте свій острів за цілями, що міняються від партії до партії.

## Тайли

skye-tile = тайл { $number }
skye-castle = замок

## Тайли підрахунку очок

skye-goal-squares = Квадрати
skye-goal-completed-areas = Завершені області
skye-goal-sheep = Вівці
skye-goal-large-areas = Великі області
skye-goal-brochs = Брохи
skye-goal-building-sets = Набори будівель
skye-goal-most-whisky = Найбільше віскі
skye-goal-most-ships = Найбільше кораблів
skye-goal-most-gold = Найбільше золота
skye-goal-farm-animals = Тварини біля ферми
skye-goal-connected-cattle = Рогата худоба біля дороги
skye-goal-ship-and-lighthouse = Корабель і маяк
skye-goal-vertical-lines = Вертикальні лінії
skye-goal-connected-tiles = Тайли біля дороги
skye-goal-largest-water = Найбільша водойма
skye-goal-completed-mountains = Завершені гори

## За що вони дають очки

# Числа — ті, що надруковані на тайлах.
skye-amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
skye-amount-most = { $most ->
    [one] { $most } очко
    [few] { $most } очки
   *[other] { $most } очок
}
skye-gives-squares = { skye-amount-points } за кожен квадрат із чотирьох тайлів
skye-gives-completed-areas = { skye-amount-points } за кожну завершену область
skye-gives-sheep = { skye-amount-points } за кожну вівцю
skye-gives-large-areas = { skye-amount-points } за кожну завершену область щонайменше з { $tiles } тайлів
skye-gives-brochs = { $points1 }, { $points2 } або { $points3 } очок за кожну гірську область з 1, 2 або 3 брохами
skye-gives-building-sets = { skye-amount-points } за кожен набір: брох, ферма й маяк
skye-gives-most-whisky = { skye-amount-most } за найбільшу кількість тайлів із бочками віскі, { $second } за друге місце
skye-gives-most-ships = { skye-amount-most } за найбільшу кількість кораблів, { $second } за друге місце
skye-gives-most-gold = { skye-amount-most } за найбільший запас золота, { $second } за друге місце
skye-gives-farm-animals = { skye-amount-points } за кожну вівцю й голову рогатої худоби на тайлі з фермою та навколо нього
skye-gives-connected-cattle = { skye-amount-points } за кожну голову рогатої худоби, до якої веде дорога від замку
skye-gives-ship-and-lighthouse = { skye-amount-points } за кожну водну область із кораблем і маяком
skye-gives-vertical-lines = { skye-amount-points } за кожну вертикальну лінію щонайменше з { $tiles } тайлів
skye-gives-connected-tiles = { skye-amount-points } за кожен тайл, до якого веде дорога від замку
skye-gives-largest-water = { skye-amount-points } за кожен тайл найбільшої завершеної водної області
skye-gives-completed-mountains = { skye-amount-points } за кожну завершену гірську область

## Що може зробити гравець

skye-do-discard = Скинути { $tile }
skye-do-price = Ціна { $gold }
skye-do-pass = Нічого не купувати
skye-do-buy = Купити { $tile }
skye-do-take = Наступним збудувати { $tile }
skye-do-place = Покласти { $where }, { $turns ->
    [0] не обертаючи
    [one] обернувши { $turns } раз
    [few] обернувши { $turns } рази
    [many] обернувши { $turns } разів
   *[other] обернувши { $turns } раза
}
# Про це питають, коли місце позначено на полі.
skye-do-place-here = Покласти тайл сюди
skye-spot-straight = { $steps ->
    [1] на { $side }
    [few] на { $steps } місця на { $side }
   *[other] на { $steps } місць на { $side }
} від замку
skye-spot-aslant = { $steps ->
    [one] на { $steps } місце
    [few] на { $steps } місця
   *[other] на { $steps } місць
} на { $side } і на { $more } на { $then } від замку
skye-do-first = Перший гравець — { $seat }
skye-do-goal = Очки дає тайл «{ $goal }»
skye-do-draw = Витягти { $tile }

## Що запитує гра

skye-prompt-chance = Тайли тягнуть із мішка
skye-prompt-discard = Який із ваших { $count ->
    [one] { $count } тайла
    [few] { $count } тайлів
    [many] { $count } тайлів
   *[other] { $count } тайла
} повернути до мішка?
skye-prompt-price = Скільки золота призначити за { $tile }? Не більше ніж { $highest }
skye-prompt-wait-prices = Інші ще призначають ціни
skye-prompt-buy = Купуєте в когось тайл? У вас { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-prompt-nothing-to-buy = Жодного тайла ви купити не можете: у вас { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-prompt-wait-buy = { $seat } може купити тайл
skye-prompt-take = Який із ваших { $count ->
    [one] { $count } тайла
    [few] { $count } тайлів
    [many] { $count } тайлів
   *[other] { $count } тайла
} збудувати наступним?
skye-prompt-place = Куди покласти { $tile }?
skye-prompt-wait-build = Інші ще будують
skye-prompt-over = Гру завершено

## Що сталося

skye-event-first = { $seat } отримує жетон першого гравця
skye-event-goal = { $place }: { $goal }
skye-event-round = Раунд { $round }
skye-event-income = { $seat } отримує { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}{ $whisky ->
    [0] { $behind ->
        [0] { "" }
       *[other] {" "}(за відставання { $behind })
    }
   *[other] { $behind ->
        [0] {" "}(за віскі { $whisky })
       *[other] {" "}(за віскі { $whisky }, за відставання { $behind })
    }
}
skye-event-drew = { $seat } витягує { $tile }
skye-event-marked = { $seat } кладе жетон скидання на { $tile }
skye-event-priced = { $seat } призначає { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
} за { $tile }
skye-event-revealed = { $seat } скидає { $tile }
skye-event-offered = { $seat } пропонує { $tile } за { $gold }
skye-event-bought = { $seat } купує { $tile } за { $gold } (продає { $other })
skye-event-passed = { $seat } нічого не купує
skye-event-kept = { $seat } залишає собі { $tile } і втрачає { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-event-placed = { $seat } кладе { $tile }
skye-event-returned = Нікуди покласти { $tile }
skye-event-built = { $seat } будує { $tile }
skye-event-went-back = { $seat }: { $tile } повертається до мішка
skye-event-scored = { $place }, { $goal }: { $seat } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
skye-event-final = { $seat }: за сувої { $scrolls }, за золото { $points }

## Поле

skye-option-gold = Золото інших гравців
skye-option-gold-shown = показане
skye-option-gold-hidden = приховане
skye-board-round = Раунд { $round } із { $rounds }
skye-board-bag = { $count ->
    [one] { $count } тайл у мішку
    [few] { $count } тайли в мішку
    [many] { $count } тайлів у мішку
   *[other] { $count } тайла в мішку
}
skye-board-player = Гравець
skye-board-points = Очки
skye-board-gold = Золото
skye-board-income = Наступний дохід
skye-board-goals = Тайли підрахунку очок
skye-board-when = Раунди
skye-board-start = перший гравець
skye-board-done = готово
skye-board-drawn = Витягнуто
skye-board-market = На продаж
skye-board-price = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-board-new-tiles = Нові тайли
skye-board-territory = Територія
skye-board-scrolls = Сувої
skye-board-symbols = S вівця, C худоба, W віскі, H корабель, L маяк, F ферма, B брох, * сувій
skye-board-legend = . пасовище  ^ гора  ~ вода  │ ─ дорога  # замок; малі літери — місця, куди підходить тайл

## Кінець гри

skye-end-tie-gold = { $seat } вище, ніж { $other }: більше золота
skye-end-tie-nothing = { $seat } і { $other } ділять місце: рівність у всьому

## Меню цін

skye-menu-price = Призначити стільки золота
skye-menu-price-hint = ціна від { $lowest } до { $highest }

## Поле в браузері

skye-side-north = північ
skye-side-east = схід
skye-side-south = південь
skye-side-west = захід
skye-terrain-pasture = пасовище
skye-terrain-mountain = гора
skye-terrain-water = вода
skye-web-edges = північ — { $north }, схід — { $east }, південь — { $south }, захід — { $west }
skye-web-road = дорога: { $sides }
skye-web-completed = завершено: { $areas }
skye-web-has-sheep = { $count ->
    [one] { $count } вівця
    [few] { $count } вівці
   *[other] { $count } овець
}
skye-web-has-cattle = рогата худоба: { $count }
skye-web-has-whisky = віскі
skye-web-has-ship = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[other] { $count } кораблів
}
skye-web-has-lighthouse = маяк
skye-web-has-farm = ферма
skye-web-has-broch = брох
skye-scroll-sheep = сувій: { skye-amount-points } за { $every ->
    [1] кожну вівцю
    [few] кожні { $every } вівці
   *[other] кожні { $every } овець
}
skye-scroll-cattle = сувій: { skye-amount-points } за { $every ->
    [1] кожну голову рогатої худоби
    [few] кожні { $every } голови рогатої худоби
   *[other] кожні { $every } голів рогатої худоби
}
skye-scroll-whisky = сувій: { skye-amount-points } за { $every ->
    [1] кожен тайл із віскі
    [few] кожні { $every } тайли з віскі
   *[other] кожні { $every } тайлів із віскі
}
skye-scroll-ship = сувій: { skye-amount-points } за { $every ->
    [1] кожен корабель
    [few] кожні { $every } кораблі
   *[other] кожні { $every } кораблів
}
skye-scroll-lighthouse = сувій: { skye-amount-points } за { $every ->
    [1] кожен маяк
    [few] кожні { $every } маяки
   *[other] кожні { $every } маяків
}
skye-scroll-farm = сувій: { skye-amount-points } за { $every ->
    [1] кожну ферму
    [few] кожні { $every } ферми
   *[other] кожні { $every } ферм
}
skye-scroll-broch = сувій: { skye-amount-points } за { $every ->
    [1] кожен брох
    [few] кожні { $every } брохи
   *[other] кожні { $every } брохів
}
skye-web-how-take = Оберіть тайл, який збудуєте наступним.
skye-web-how-place = Оберіть підсвічене місце або перетягніть туди тайл. Обертають його коліщатком, клавішею R або стрілками.
skye-web-how-place-touch = Торкніться підсвіченого місця або перетягніть туди тайл. Дотик до тайла обертає його.
skye-web-how-discard = Покладіть жетон скидання на тайл: він повернеться до мішка.
skye-web-how-price = Ціну вам платить покупець. Чого не купили, те лишається вам, а золото на ньому втрачено.
skye-web-how-buy = Купіть підсвічений тайл у його власника або нічого не купуйте.
skye-web-turn-left = Обернути ліворуч
skye-web-turn-right = Обернути праворуч
skye-web-place-here = Покласти сюди
skye-web-later = Потім
skye-web-fits-nowhere = Нікуди не підходить, повертається до мішка
skye-web-others-build = Зараз будують
skye-web-zoom-in = Збільшити
skye-web-zoom-out = Зменшити
skye-web-zoom-fit = Показати все
skye-web-your-tiles = Ваші тайли
skye-web-goes-back = назад до мішка
skye-web-hint-discard = Решті ви призначите ціну.
skye-web-hint-price = Покупець заплатить вам { $gold }, і свої { $gold } ви заберете назад.
skye-web-price-of = Ціна: { $tile }
skye-web-less = На 1 менше
skye-web-more = На 1 більше
skye-web-left = Залишиться на руках: { $gold }
skye-web-still-pricing = призначає ціни
skye-web-screen = Ціни за ширмою таємні; усі ширми прибирають одночасно
skye-web-your-gold = Ваше золото: { $gold }
skye-web-buys = зараз купує
skye-web-bought = Куплено:
skye-web-sold-out = Усе продано
skye-web-hint-pass = Ви отримаєте лише власні непродані тайли.
skye-web-rounds = Очки в раундах { $rounds }
skye-web-now = Дало б зараз
skye-web-now-of = { $count ->
    [-1] { $name }: приховано
   *[other] { $name }: { $points } (має { $count })
}
skye-web-goal = { $goal }: { $gives }. { skye-web-rounds }. { skye-web-now }: { $now }.
skye-web-round-scores = Після раунду { $round } дають очки: { $goals }
skye-web-land-of = Територія: { $seat }
skye-web-home = До моєї території
skye-web-hidden-gold = приховано
skye-web-keys-turn = обернути тайл, із Shift — у зворотний бік
skye-web-income-why = замок { $castle }, віскі { $whisky }, відставання { $behind }

## Що має гравець, за підрахунком перегляду ходу

skye-has-gold = золото
skye-has-whisky-income = золото за віскі щораунду
skye-has-points = очки
skye-has-scroll-points = очки за сувої наприкінці
skye-has-gold-points = очки за золото наприкінці
skye-has-goal = очки за «{ $goal }»
skye-has-completed-pasture = завершені пасовища
skye-has-completed-mountain = завершені гори
skye-has-completed-water = завершені водойми

## Чому зараз цього зробити не можна

skye-why-not-drawn = це не один із ваших { $count ->
    [one] { $count } тайла
    [few] { $count } тайлів
    [many] { $count } тайлів
   *[other] { $count } тайла
}
skye-why-price = на цей тайл можна покласти щонайбільше { $highest ->
    [one] { $highest } золото
   *[other] { $highest } золота
}
skye-why-price-least = на кожен із цих тайлів кладуть щонайменше { $least ->
    [one] { $least } золото
   *[other] { $least } золота
}
skye-why-price-most = стільки золота ні в кого не буває
skye-why-own-tile = власний тайл купити не можна
skye-why-not-for-sale = цього тайла ніхто не продає
skye-why-too-dear = він коштує { $price }, а у вас { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
skye-why-not-in-hand = це не один із ваших нових тайлів
skye-why-fits-nowhere = цей тайл нікуди не підходить
skye-why-taken = там уже лежить тайл
skye-why-not-touching = новий тайл має прилягати до вашої території
skye-why-same-look = так обернутий тайл має той самий вигляд
skye-why-terrain = на дотичних краях має бути однакова місцевість ({ $side }: { $own } — { $met })

# Моменти: кінець раунду й що тоді рахують
skye-moment-round = Підсумок раунду { $round }
skye-moment-final = Останні очки
skye-moment-income = Дохід раунду { $round }
skye-moment-castle = Замок
skye-moment-behind = Відставання

## Гра в цифрах

skye-stat-points = Очки за раундами
skye-stat-scoring = Раунд { $round } · { $place } { $goal }
skye-stat-gold = Золото
skye-stat-income = дохід
skye-stat-whisky = зокрема за віскі
skye-stat-behind = зокрема за відставання
skye-stat-sales = від продажів
skye-stat-spent = сплачено іншим
skye-stat-paid-for-own = сплачено за власні тайли
skye-stat-left = залишилося наприкінці
skye-stat-tiles = Тайли
skye-stat-bought = куплено
skye-stat-sold = продано
skye-stat-kept = залишено собі
skye-stat-territory = Територія
skye-stat-largest-pasture = тайлів у найбільшому пасовищі
skye-stat-largest-mountain = тайлів у найбільших горах
skye-stat-largest-water = тайлів у найбільшій водоймі
skye-stat-completed = завершених областей
skye-stat-joined = тайлів, сполучених із замком

## Перед помилкою

skye-slip-no-gold = У вас не лишиться золота, щоб купити тайл.
skye-slip-fits-nowhere = Після цього { $tile } нікуди не підійде й повернеться до мішка.
skye-slip-last-tile = Усі інші вже закінчили: скасувати це не вийде.

## Журнал

skye-log-round = Раунд { $round }
skye-log-prices = Тайли та ціни
skye-log-reveal = Ширми прибрано
skye-log-sale = Купівля
skye-log-building = Будівництво
skye-log-scoring = Підрахунок
skye-log-end = Кінець гри
