# 『アイル・オブ・スカイ』のルールの図。

skye-picture-sheep = 羊
skye-picture-cattle = 牛
skye-picture-whisky = ウイスキー
skye-picture-ship = 船
skye-picture-lighthouse = 灯台
skye-picture-farm = 農場
skye-picture-broch = ブロッホ
skye-picture-scroll = 巻物
