# «Острів Скай» на малюнках правил.

skye-picture-sheep = Вівця
skye-picture-cattle = Рогата худоба
skye-picture-whisky = Віскі
skye-picture-ship = Корабель
skye-picture-lighthouse = Маяк
skye-picture-farm = Ферма
skye-picture-broch = Брох
skye-picture-scroll = Сувій
