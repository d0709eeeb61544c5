# «Остров Скай» на рисунках правил.

skye-picture-sheep = Овца
skye-picture-cattle = Рогатый скот
skye-picture-whisky = Виски
skye-picture-ship = Корабль
skye-picture-lighthouse = Маяк
skye-picture-farm = Ферма
skye-picture-broch = Брох
skye-picture-scroll = Свиток
