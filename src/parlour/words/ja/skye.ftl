# アイル・オブ・スカイ。引数：$seat と $other はプレイヤー名、$tile と $goal は下のメッセージ。

skye-title = アイル・オブ・スカイ
skye-about = 自分のタイルに値段を付け、隣人から買い、毎回変わる目標に合わせて島を広げていくゲーム。

## タイル

skye-tile = タイル{ $number }
skye-castle = 城

## 得点タイル

skye-goal-squares = 正方形
skye-goal-completed-areas = 完成したエリア
skye-goal-sheep = 羊
skye-goal-large-areas = 大きなエリア
skye-goal-brochs = ブロッホ
skye-goal-building-sets = 建物のセット
skye-goal-most-whisky = 最多のウイスキー
skye-goal-most-ships = 最多の船
skye-goal-most-gold = 最多の金貨
skye-goal-farm-animals = 農場の動物
skye-goal-connected-cattle = 道沿いの牛
skye-goal-ship-and-lighthouse = 船と灯台
skye-goal-vertical-lines = 縦の列
skye-goal-connected-tiles = 道沿いのタイル
skye-goal-largest-water = 最大の水域
skye-goal-completed-mountains = 完成した山

## 得点の内容

# 数はタイルに印刷されたものです。
skye-amount-points = { $points }点
skye-amount-most = { $most }点
skye-gives-squares = タイル4枚の正方形1つにつき{ skye-amount-points }
skye-gives-completed-areas = 完成したエリア1つにつき{ skye-amount-points }
skye-gives-sheep = 羊1頭につき{ skye-amount-points }
skye-gives-large-areas = タイル{ $tiles }枚以上の完成したエリア1つにつき{ skye-amount-points }
skye-gives-brochs = 山エリアごとに、ブロッホが1、2、3個で{ $points1 }、{ $points2 }、{ $points3 }点
skye-gives-building-sets = ブロッホ・農場・灯台の1セットにつき{ skye-amount-points }
skye-gives-most-whisky = ウイスキー樽のあるタイルが最も多ければ{ skye-amount-most }、2番目なら{ $second }点
skye-gives-most-ships = 船が最も多ければ{ skye-amount-most }、2番目なら{ $second }点
skye-gives-most-gold = 金貨が最も多ければ{ skye-amount-most }、2番目なら{ $second }点
skye-gives-farm-animals = 農場のあるタイルとその周囲の羊と牛、1頭につき{ skye-amount-points }
skye-gives-connected-cattle = 道で城とつながった牛1頭につき{ skye-amount-points }
skye-gives-ship-and-lighthouse = 船と灯台の両方がある水域1つにつき{ skye-amount-points }
skye-gives-vertical-lines = タイル{ $tiles }枚以上の縦の列1つにつき{ skye-amount-points }
skye-gives-connected-tiles = 道で城とつながったタイル1枚につき{ skye-amount-points }
skye-gives-largest-water = 完成した最大の水域のタイル1枚につき{ skye-amount-points }
skye-gives-completed-mountains = 完成した山エリア1つにつき{ skye-amount-points }

## プレイヤーができること

skye-do-discard = 「{ $tile }」を捨てる
skye-do-price = 値段{ $gold }
skye-do-pass = 何も買わない
skye-do-buy = 「{ $tile }」を買う
skye-do-take = 次に「{ $tile }」を配置する
skye-do-place = { $where }に置く、{ $turns ->
    [0] 回転なし
   *[other] { $turns }回回転
}
# 置く場所が盤面に示されているときの確認。
skye-do-place-here = ここにタイルを置く
skye-spot-straight = { $steps ->
    [1] 城の{ $side }
   *[other] 城から{ $side }へ{ $steps }マスのところ
}
skye-spot-aslant = 城から{ $side }へ{ $steps }マス、{ $then }へ{ $more }マスのところ
skye-do-first = スタートプレイヤーは{ $seat }
skye-do-goal = 「{ $goal }」で得点
skye-do-draw = 「{ $tile }」を引く

## プレイヤーへの問い

skye-prompt-chance = タイルを引いています
skye-prompt-discard = { $count }枚のタイルのうち、どれを袋に戻しますか？
skye-prompt-price = 「{ $tile }」に金貨をいくつ置きますか？ { $highest }金まで
skye-prompt-wait-prices = ほかのプレイヤーが値段を決めているところです
skye-prompt-buy = 誰かからタイルを買いますか？ 所持金は{ $gold }金です
skye-prompt-nothing-to-buy = 買えるタイルはありません。所持金は{ $gold }金です
skye-prompt-wait-buy = { $seat }がタイルを買う番です
skye-prompt-take = { $count }枚のタイルのうち、次にどれを配置しますか？
skye-prompt-place = 「{ $tile }」をどこに置きますか？
skye-prompt-wait-build = ほかのプレイヤーが建設中です
skye-prompt-over = ゲーム終了です

## 起きたこと

skye-event-first = { $seat }がスタートプレイヤーマーカーを持ちます
skye-event-goal = { $place }：{ $goal }
skye-event-round = ラウンド{ $round }
skye-event-income = { $seat }が{ $gold }金を得ました{ $whisky ->
    [0] { $behind ->
        [0] { "" }
       *[other] （うち追い上げ{ $behind }）
    }
   *[other] { $behind ->
        [0] （うちウイスキー{ $whisky }）
       *[other] （うちウイスキー{ $whisky }、追い上げ{ $behind }）
    }
}
skye-event-drew = { $seat }が「{ $tile }」を引きました
skye-event-marked = { $seat }が「{ $tile }」に捨てマーカーを置きました
skye-event-priced = { $seat }が「{ $tile }」に{ $gold }金を置きました
skye-event-revealed = { $seat }が「{ $tile }」を捨てました
skye-event-offered = { $seat }が「{ $tile }」を{ $gold }金で売りに出しました
skye-event-bought = { $seat }が{ $other }から「{ $tile }」を{ $gold }金で買いました
skye-event-passed = { $seat }は何も買いませんでした
skye-event-kept = { $seat }が「{ $tile }」を手元に残し、{ $gold }金を失いました
skye-event-placed = { $seat }が「{ $tile }」を置きました
skye-event-returned = 「{ $tile }」を置ける場所がありません
skye-event-built = { $seat }が「{ $tile }」を領地に加えました
skye-event-went-back = { $seat }の「{ $tile }」が袋に戻りました
skye-event-scored = { $place }「{ $goal }」：{ $seat }が{ $points }点を獲得しました
skye-event-final = { $seat }：巻物で{ $scrolls }点、金貨で{ $points }点

## ボード

skye-option-gold = ほかの人の金貨
skye-option-gold-shown = 見せる
skye-option-gold-hidden = 隠す
skye-board-round = ラウンド{ $round }／{ $rounds }
skye-board-bag = 袋の中：タイル{ $count }枚
skye-board-player = プレイヤー
skye-board-points = 得点
skye-board-gold = 金貨
skye-board-income = 次の収入
skye-board-goals = 得点タイル
skye-board-when = ラウンド
skye-board-start = スタートプレイヤー
skye-board-done = 完了
skye-board-drawn = 引いたタイル
skye-board-market = 販売中
skye-board-price = { $gold }金
skye-board-new-tiles = 新しいタイル
skye-board-territory = 領地
skye-board-scrolls = 巻物
skye-board-symbols = S 羊、C 牛、W ウイスキー、H 船、L 灯台、F 農場、B ブロッホ、* 巻物
skye-board-legend = . 牧草地  ^ 山  ~ 水域  │ ─ 道  # 城。小文字はタイルを置ける場所

## ゲームの終わり

skye-end-tie-gold = { $seat }は{ $other }より上位：金貨が多い
skye-end-tie-nothing = { $seat }と{ $other }は差がつかず、同順位です

## 値段のメニュー

skye-menu-price = この数の金貨を置く
skye-menu-price-hint = { $lowest }から{ $highest }までの値段

## ブラウザのボード

skye-side-north = 北
skye-side-east = 東
skye-side-south = 南
skye-side-west = 西
skye-terrain-pasture = 牧草地
skye-terrain-mountain = 山
skye-terrain-water = 水域
skye-web-edges = 北は{ $north }、東は{ $east }、南は{ $south }、西は{ $west }
skye-web-road = 道：{ $sides }
skye-web-completed = 完成：{ $areas }
skye-web-has-sheep = 羊{ $count }頭
skye-web-has-cattle = 牛{ $count }頭
skye-web-has-whisky = ウイスキー
skye-web-has-ship = 船{ $count }隻
skye-web-has-lighthouse = 灯台
skye-web-has-farm = 農場
skye-web-has-broch = ブロッホ
skye-scroll-sheep = 巻物：羊{ $every }頭につき{ skye-amount-points }
skye-scroll-cattle = 巻物：牛{ $every }頭につき{ skye-amount-points }
skye-scroll-whisky = 巻物：ウイスキーのあるタイル{ $every }枚につき{ skye-amount-points }
skye-scroll-ship = 巻物：船{ $every }隻につき{ skye-amount-points }
skye-scroll-lighthouse = 巻物：灯台{ $every }つにつき{ skye-amount-points }
skye-scroll-farm = 巻物：農場{ $every }つにつき{ skye-amount-points }
skye-scroll-broch = 巻物：ブロッホ{ $every }つにつき{ skye-amount-points }
skye-web-how-take = 次に配置するタイルを選んでください。
skye-web-how-place = 光っている場所を選ぶか、タイルをドラッグしてください。ホイール、Rキー、矢印で回転できます。
skye-web-how-place-touch = 光っている場所をタップするか、タイルをドラッグしてください。タイルをタップすると回転します。
skye-web-how-discard = 捨てマーカーをタイルに置いてください。そのタイルは袋に戻ります。
skye-web-how-price = 買い手がこの値段をあなたに払います。売れ残ったタイルは手元に残り、上の金貨は失われます。
skye-web-how-buy = 光っているタイルを持ち主から買うか、何も買わずに済ませます。
skye-web-turn-left = 左に回す
skye-web-turn-right = 右に回す
skye-web-place-here = ここに置く
skye-web-later = このあと
skye-web-fits-nowhere = 置ける場所がなく、袋に戻ります
skye-web-others-build = 今置いているタイル
skye-web-zoom-in = 拡大
skye-web-zoom-out = 縮小
skye-web-zoom-fit = 全体を表示
skye-web-your-tiles = あなたのタイル
skye-web-goes-back = 袋に戻る
skye-web-hint-discard = 残りのタイルに値段を付けます。
skye-web-hint-price = 買われると{ $gold }金を受け取り、置いた{ $gold }金も戻ります。
skye-web-price-of = 「{ $tile }」の値段
skye-web-less = 1つ減らす
skye-web-more = 1つ増やす
skye-web-left = 手元に残る金貨：{ $gold }
skye-web-still-pricing = 値付け中
skye-web-screen = ついたての陰の値段は秘密です。全員のついたてを同時に外します
skye-web-your-gold = あなたの金貨：{ $gold }
skye-web-buys = 購入中
skye-web-bought = 買ったタイル：
skye-web-sold-out = 売り切れ
skye-web-hint-pass = 自分の売れ残りのタイルだけを受け取ります。
skye-web-rounds = 得点するラウンド：{ $rounds }
skye-web-now = 今の得点
skye-web-now-of = { $count ->
    [-1] { $name }：非公開
   *[other] { $name }：{ $points }（数は{ $count }）
}
skye-web-goal = { $goal }：{ $gives }。{ skye-web-rounds }。{ skye-web-now }：{ $now }。
skye-web-round-scores = 第{ $round }ラウンド後の得点：{ $goals }
skye-web-land-of = { $seat }の領地
skye-web-home = 自分の領地に戻る
skye-web-hidden-gold = 非公開
skye-web-keys-turn = タイルを回す。Shiftで逆回り
skye-web-income-why = 城{ $castle }、ウイスキー{ $whisky }、追い上げ{ $behind }

## プレビューが数える、プレイヤーの持ちもの

skye-has-gold = 金貨
skye-has-whisky-income = 毎ラウンドのウイスキーの収入
skye-has-points = 得点
skye-has-scroll-points = 終了時の巻物の得点
skye-has-gold-points = 終了時の金貨の得点
skye-has-goal = 「{ $goal }」の得点
skye-has-completed-pasture = 完成した牧草地
skye-has-completed-mountain = 完成した山
skye-has-completed-water = 完成した水域

## 今それができない理由

skye-why-not-drawn = それは自分の{ $count }枚のタイルではありません
skye-why-price = このタイルに置けるのは{ $highest }金までです
skye-why-price-least = これらのタイルには、それぞれ{ $least }金以上を置きます
skye-why-price-most = それほど多くの金貨を持つことは誰にもできません
skye-why-own-tile = 自分のタイルは買えません
skye-why-not-for-sale = そのタイルは誰も売っていません
skye-why-too-dear = 値段は{ $price }金ですが、所持金は{ $gold }金です
skye-why-not-in-hand = それはこのラウンドに得たタイルではありません
skye-why-fits-nowhere = そのタイルはどこにも置けません
skye-why-taken = そこにはもうタイルがあります
skye-why-not-touching = 新しいタイルは自分の領地に接していなければなりません
skye-why-same-look = その向きではタイルの見た目が変わりません
skye-why-terrain = 接する辺の地形は同じでなければなりません（{ $side }：{ $own }と{ $met }）

# 節目：ラウンドの終わりと、そこで数えるもの
skye-moment-round = ラウンド{ $round }の得点計算
skye-moment-final = 最後の得点
skye-moment-income = ラウンド{ $round }の収入
skye-moment-castle = 城
skye-moment-behind = 追い上げ

## 数字で見るゲーム

skye-stat-points = ラウンドごとの得点
skye-stat-scoring = ラウンド{ $round }・{ $place } { $goal }
skye-stat-gold = 金貨
skye-stat-income = 収入
skye-stat-whisky = うちウイスキーから
skye-stat-behind = うち追い上げで
skye-stat-sales = 売り上げ
skye-stat-spent = ほかの人に払った額
skye-stat-paid-for-own = 自分のタイルに払った額
skye-stat-left = 最後に残った額
skye-stat-tiles = タイル
skye-stat-bought = 買った枚数
skye-stat-sold = 売れた枚数
skye-stat-kept = 手元に残した枚数
skye-stat-territory = 領地
skye-stat-largest-pasture = 最大の牧草地（タイル）
skye-stat-largest-mountain = 最大の山エリア（タイル）
skye-stat-largest-water = 最大の水域（タイル）
skye-stat-completed = 完成したエリア
skye-stat-joined = 城とつながったタイル

## うっかりの前に

skye-slip-no-gold = タイルを買うための金貨が残りません。
skye-slip-fits-nowhere = 「{ $tile }」を置く場所がなくなり、袋に戻ります。
skye-slip-last-tile = ほかの全員は建設を終えています。取り消しはできません。

## 記録

skye-log-round = ラウンド{ $round }
skye-log-prices = タイルと値付け
skye-log-reveal = ついたてを外す
skye-log-sale = 購入
skye-log-building = 建設
skye-log-scoring = 得点計算
skye-log-end = ゲーム終了
