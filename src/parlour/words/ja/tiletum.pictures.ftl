# 『ティルトゥム』のルールの図。

tiletum-picture-asks = 求めるもの
tiletum-picture-points = 勝利点
tiletum-picture-benefit = 追加の利益
tiletum-picture-action = アクション
tiletum-picture-ap = ここのダイスのAP
tiletum-picture-tile = ボーナスタイル
tiletum-picture-dice = この目のダイス
tiletum-picture-roof = 部屋が埋まるまで置かれる商館
tiletum-picture-marker = 完成した建物のボーナスマーカー
tiletum-picture-room = 部屋と、入れるためのAP
tiletum-picture-crest = 紋章スペース：食料とボーナス
tiletum-picture-house = 商館スペースと、もたらすもの
tiletum-picture-cathedral = 大聖堂と、次のタイルの勝利点
tiletum-picture-cost = コスト：石材と勝利点
tiletum-picture-pillar = 柱スペース
