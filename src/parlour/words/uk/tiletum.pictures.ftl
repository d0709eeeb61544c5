# «Тілетум» на малюнках правил.

tiletum-picture-asks = Чого він потребує
tiletum-picture-points = Його ПБ
tiletum-picture-benefit = Його вигода
tiletum-picture-action = Дія
tiletum-picture-ap = Очки дії кубика тут
tiletum-picture-tile = Тайл бонуса
tiletum-picture-dice = Кубики цього значення
tiletum-picture-roof = Дім, доки не заповнено кімнати
tiletum-picture-marker = Бонусний маркер завершеної будівлі
tiletum-picture-room = Кімната й очки за заселення
tiletum-picture-crest = Місце для герба: їжа й бонус
tiletum-picture-house = Місце для дому й те, що воно дає
tiletum-picture-cathedral = Собор і ПБ його наступного тайла
tiletum-picture-cost = Ціна: камінь і ПБ
tiletum-picture-pillar = Місця для колон
