# «Тилетум» на рисунках правил.

tiletum-picture-asks = Чего он требует
tiletum-picture-points = Его ПО
tiletum-picture-benefit = Его выгода
tiletum-picture-action = Действие
tiletum-picture-ap = Очки действий кубика здесь
tiletum-picture-tile = Тайл бонуса
tiletum-picture-dice = Кубики этого значения
tiletum-picture-roof = Дом, пока не заполнены комнаты
tiletum-picture-marker = Бонусный маркер завершённого здания
tiletum-picture-room = Комната и очки за заселение
tiletum-picture-crest = Место для герба: еда и бонус
tiletum-picture-house = Место для дома и то, что оно даёт
tiletum-picture-cathedral = Собор и ПО его следующего тайла
tiletum-picture-cost = Цена: камень и ПО
tiletum-picture-pillar = Места для колонн
