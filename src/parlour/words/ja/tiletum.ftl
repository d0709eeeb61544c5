# ティルトゥム。引数：$seat はプレイヤー名、$tile、$action、$space、$resource、$effect などは下のメッセージ。

tiletum-title = ティルトゥム
tiletum-about = どのダイスも資源とアクションポイントをもたらしますが、両方をたっぷりとはいきません。ルネサンス期のヨーロッパで交易し、建て、旅をします。

## 資源と枚数

tiletum-resource-gold = 黄金
tiletum-resource-food = 食料
tiletum-resource-wool = 羊毛
tiletum-resource-stone = 石材
tiletum-resource-iron = 鉄
tiletum-amount-gold = 黄金{ $count }枚
tiletum-amount-food = 食料{ $count }枚
tiletum-amount-wool = 羊毛{ $count }枚
tiletum-amount-stone = 石材{ $count }枚
tiletum-amount-iron = 鉄{ $count }枚
tiletum-amount-same = { $count ->
    [1] 任意の資源{ $count }枚
   *[other] 同じ種類の資源{ $count }枚
}
tiletum-and = { $first }、{ $rest }

## 6つのアクションと2つの駒

tiletum-action-contract = 契約
tiletum-action-character = 人物
tiletum-action-architect = 建築士
tiletum-action-merchant = 商人
tiletum-action-king = 国王
tiletum-action-joker = ジョーカー
tiletum-piece-merchant = 商人
tiletum-piece-architect = 建築士

## マップのスペース

tiletum-space-london = ロンドン
tiletum-space-brugge = ブルッヘ
tiletum-space-antwerpen = アントウェルペン
tiletum-space-hamburg = ハンブルク
tiletum-space-tiletum = ティルトゥム
tiletum-space-koeln = ケルン
tiletum-space-leipzig = ライプツィヒ
tiletum-space-paris = パリ
tiletum-space-troyes = トロワ
tiletum-space-strasbourg = ストラスブール
tiletum-space-frankfurt = フランクフルト
tiletum-space-nuernberg = ニュルンベルク
tiletum-space-praha = プラハ
tiletum-space-bordeaux = ボルドー
tiletum-space-wien = ウィーン
tiletum-space-lyon = リヨン
tiletum-space-milano = ミラノ
tiletum-space-verona = ヴェローナ
tiletum-space-venezia = ヴェネツィア
tiletum-space-toulouse = トゥールーズ
tiletum-space-arles = アルル
tiletum-space-genova = ジェノヴァ
tiletum-space-firenze = フィレンツェ
tiletum-space-london-brugge = ロンドン–ブルッヘ街道
tiletum-space-antwerpen-hamburg = アントウェルペン–ハンブルク街道
tiletum-space-paris-bordeaux = パリ–ボルドー街道
tiletum-space-strasbourg-milano = ストラスブール–ミラノ街道
tiletum-space-nuernberg-verona = ニュルンベルク–ヴェローナ街道
tiletum-space-arles-genova = アルル–ジェノヴァ街道

## 見本市

tiletum-fair-house-pillar = 商館と柱
tiletum-fair-contract-cathedral = 契約と大聖堂
tiletum-fair-contract = 契約
tiletum-fair-king = 国王
tiletum-fair-contract-crest = 契約と紋章
tiletum-fair-house = 商館
tiletum-fair-upper-floor = 上の階
tiletum-fair-crest = 紋章
tiletum-fair-pillar = 柱
tiletum-fair-filled-building = 埋まった建物
tiletum-fair-cathedral = 大聖堂

tiletum-gives-house-pillar = マップ上の商館と柱の1組ごとに
tiletum-gives-contract-cathedral = 履行した契約と大聖堂タイルの1組ごとに
tiletum-gives-contract = 履行した契約1枚ごとに
tiletum-gives-king = 1回、さらに国王トラックの自分のスペースの値
tiletum-gives-contract-crest = 履行した契約と紋章の1組ごとに
tiletum-gives-house = マップ上の商館1個ごとに
tiletum-gives-upper-floor = { $floors }階の人物1枚ごとに
tiletum-floor-or = { $floor }階または{ $rest }
tiletum-gives-crest = 倉庫のものも含め、紋章1枚ごとに
tiletum-gives-pillar = マップ上の柱1個ごとに
tiletum-gives-filled-building = 人物で埋まった建物1つごとに
tiletum-gives-cathedral = 大聖堂タイル1枚ごとに

## 貴族の家と人物の種類

tiletum-family-lion = 獅子
tiletum-family-eagle = 鷲
tiletum-family-lily = 百合
tiletum-family-tower = 塔
tiletum-family-rose = 薔薇
tiletum-family-star = 星
tiletum-type-contract = 公証人
tiletum-type-character = 家令
tiletum-type-architect = 石工
tiletum-type-merchant = 交易商
tiletum-type-king = 廷臣

## タイルの効果

tiletum-helper = 助手：{ $effect }
tiletum-crest = { $family }の紋章
tiletum-contract = 契約：{ $cost }で{ $points }勝利点
tiletum-contract-bonus = 契約：{ $cost }で{ $points }勝利点と{ $bonus }
tiletum-character = { $type }：{ $bonus }
tiletum-part-points = { $count }勝利点
tiletum-part-steps = 国王トラックの{ $count }スペース前進
tiletum-part-add-ap = ダイスのアクションに+{ $count }AP
tiletum-part-action = { $ap }APの{ $action }アクション
tiletum-part-any-action = { $ap }APの任意のアクション
tiletum-part-any = 任意の資源{ $count }枚
tiletum-part-move-merchant = 商人の{ $count }スペース移動
tiletum-part-move-architect = 建築士の{ $count }スペース移動
tiletum-part-place-house = 商人がいる町に商館1個
tiletum-part-place-pillar = 建築士がいる町に柱1個
tiletum-part-house-anywhere = 任意の町に商館1個
tiletum-part-pillar-anywhere = 任意の大聖堂に柱1個
tiletum-part-merchant-anywhere = 商人を任意のスペースへ
tiletum-part-architect-anywhere = 建築士を任意のスペースへ
tiletum-part-choose-type = ダイスの資源を任意の種類で得る
tiletum-part-activate = 建物を1つ起動

## プレイヤーができること

tiletum-do-end-turn = 手番を終える
tiletum-do-stop = ここで終える
tiletum-do-leave = そのままにする
tiletum-do-decline = 辞退する
tiletum-do-advance = 国王トラックで前進する
tiletum-do-discard-offer = 人物ディスプレイをすべて入れ替える
tiletum-do-choose = { $resource }
tiletum-do-perform = { $action }アクション
tiletum-do-activate = 第{ $building }の建物を起動する
tiletum-do-bonus = 第{ $building }の建物の{ $floor }階の人物のボーナス
tiletum-do-die = { $resource }のダイス（{ $value }）を取る
tiletum-do-die-turned = { $resource }のダイスを{ $face }から{ $value }に変えて取る
tiletum-do-move-merchant = 商人を{ $space }へ
tiletum-do-move-architect = 建築士を{ $space }へ
tiletum-do-house = { $space }に商館
tiletum-do-house-bonus = { $space }に商館（{ $bonus }）
tiletum-do-house-numbered = { $space }の第{ $number }スペースに商館
tiletum-do-house-numbered-bonus = { $space }の第{ $number }スペースに商館（{ $bonus }）
tiletum-do-pillar = { $space }に柱
tiletum-do-take = 「{ $tile }」を取る
tiletum-do-take-for = 「{ $tile }」を{ $ap }APで取る
tiletum-do-take-from = { $place }番目の「{ $tile }」を{ $ap }APで取る
tiletum-do-lodge = 「{ $tile }」を第{ $building }の建物の{ $floor }階に入れる
tiletum-do-exchange = { $give }を{ $get }に交換する
tiletum-do-buy = 黄金{ $gold }枚で{ $resource }を得る
tiletum-do-fulfil = 「{ $tile }」を履行する
tiletum-do-fulfil-with = 「{ $tile }」を履行する（{ $resource }を選択）
tiletum-do-crest = { $family }の紋章を第{ $building }の建物の下に置く
tiletum-do-build = { $space }の大聖堂を建設する
tiletum-do-use = 「{ $tile }」を使う
tiletum-do-wheel = アクションホイールの最初の値は{ $value }
tiletum-do-segment = アクションホイールの周りの次のアクション：{ $action }
tiletum-do-draw = 「{ $tile }」を引く
tiletum-do-cost = 建設コスト：石材{ $stone }枚で{ $points }勝利点
tiletum-do-cost-unavailable = この大聖堂は建設されない
tiletum-do-town = 次の見本市の町は{ $space }
tiletum-do-fair = 見本市の得点：{ $fair }
tiletum-do-first = スタートプレイヤーは{ $seat }
tiletum-do-roll = { $resource }のダイスの目は{ $value }
tiletum-do-corrupt = 不正{ $steps }

## プレイヤーへの問い

tiletum-prompt-chance = タイルを引き、ダイスを振っています
tiletum-prompt-over = ゲーム終了です
tiletum-prompt-wait = { $seat }の手番です
tiletum-prompt-choose-die = ダイスを1個選んでください
tiletum-prompt-die-taken = このアクションのボーナスタイルを取りますか？
tiletum-prompt-die-taken-full = 倉庫に空きがありません。ボーナスタイルのために空けるか、そのままにしてください
tiletum-prompt-die-taken-type = 助手を使って、ダイスで得る資源を選びますか？
tiletum-prompt-joker-action = { $ap }APでどのアクションを行いますか？
tiletum-prompt-act = { $action }アクション：残り{ $ap }AP
tiletum-prompt-act-done = APは残っていません。職務を行うか、手番を終えてください
tiletum-prompt-sub-action-done = このアクションのAPは残っていません。職務を行うか、ここで止めてください
tiletum-prompt-king-tile = あなたが国王トラックの先頭です。「{ $tile }」を取りますか？
tiletum-prompt-any = { $count ->
    [1] 資源を1枚選んでください
   *[other] 資源を1枚ずつ、あと{ $count }枚選んでください
}
tiletum-prompt-roam = 移動か配置を行うか、辞退してください
tiletum-prompt-anywhere-house = 任意の町に商館を1個置いてください
tiletum-prompt-anywhere-pillar = 任意の大聖堂に柱を1個置いてください
tiletum-prompt-travel-merchant = 商人を任意のスペースに動かしてください
tiletum-prompt-travel-architect = 建築士を任意のスペースに動かしてください
tiletum-prompt-choose-type = ダイスでどの資源を得ますか？
tiletum-prompt-activate = どの建物を起動しますか？
tiletum-prompt-activating = 第{ $building }の建物：次はどの人物のボーナスを得ますか？
tiletum-prompt-parts = どれから行いますか：{ $parts }
tiletum-prompt-any-action = { $ap }APでどのアクションを行いますか？

## 起きたこと

tiletum-event-first = スタートプレイヤーは{ $seat }です
tiletum-event-fair-tile = 第{ $round }ラウンドの見本市は{ $space }：{ $fair }
tiletum-event-unavailable = { $space }の大聖堂は建設されません
tiletum-event-round = 第{ $round }ラウンド
tiletum-event-corruption = 不正：すべてのマーカーが{ $steps }スペース左に動きました
tiletum-event-turn = { $seat }の手番です
tiletum-event-die = { $seat }が{ $resource }のダイス（{ $value }）を取りました：{ $action }アクション{ $gold ->
    [0] { "" }
   *[other] （黄金{ $gold }枚で値を変更）
}
tiletum-event-took = { $seat }が「{ $tile }」を取りました
tiletum-event-gained = { $seat }が{ $resource }{ $count }枚を得ました
tiletum-event-points = { $seat }が{ $points }勝利点を得ました
tiletum-event-advanced = { $seat }が国王トラックで{ $steps }スペース進みました（{ $points }勝利点のスペースへ）
tiletum-event-joker = { $seat }がジョーカーで{ $action }アクションを選びました
tiletum-event-moved = { $seat }の{ $piece }が{ $start }から{ $space }へ移動しました
tiletum-event-house = { $seat }が{ $space }に商館を置きました
tiletum-event-pillar = { $seat }が{ $space }に柱を置きました
tiletum-event-lodged = { $seat }が「{ $tile }」を第{ $building }の建物の{ $floor }階に入れました
tiletum-event-roof = { $seat }の第{ $building }の建物が埋まり、屋根の商館が個人サプライに移りました
tiletum-event-completed = { $seat }が第{ $building }の建物を完成させました：{ $action }アクションに+{ $ap }AP
tiletum-event-completed-last = { $seat }が第{ $building }の建物を完成させました
tiletum-event-activated = { $seat }が第{ $building }の建物を起動しました
tiletum-event-discarded-offer = { $seat }が人物ディスプレイを入れ替えました
tiletum-event-exchanged = { $seat }が{ $give }を{ $get }に交換しました
tiletum-event-bought = { $seat }が黄金{ $gold }枚を支払い、{ $resource }{ $count }枚を得ました
tiletum-event-fulfilled = { $seat }が「{ $tile }」を履行しました：{ $points }勝利点
tiletum-event-crest = { $seat }が{ $family }の紋章を第{ $building }の建物の下に置きました
tiletum-event-built = { $seat }が{ $space }の大聖堂を建設しました：{ $points }勝利点
tiletum-event-used = { $seat }が「{ $tile }」を使いました
tiletum-event-ended = { $seat }が手番を終えました{ $ap ->
    [0] { "" }
   *[other] （未使用{ $ap }AP）
}
tiletum-event-bonus-tile = 新しいタイル：{ $tile }
tiletum-event-contract-tile = ディスプレイに追加：{ $tile }
tiletum-event-character-tile = ディスプレイに追加：{ $tile }
tiletum-event-leader = 国王トラックの先頭は{ $seat }です
tiletum-event-king-tile-discarded = 「{ $tile }」は捨て札になりました
tiletum-event-track = 国王トラック：{ $seat }は{ $points }勝利点
tiletum-event-order = 国王トラックに従って新しい手番順が決まりました
tiletum-event-fair = { $space }の見本市：{ $seat }は{ $points }勝利点
tiletum-event-no-fair = { $seat }は{ $space }の見本市に参加していません
tiletum-event-final = { $seat }：商館と柱で{ $product }勝利点、建物で{ $buildings }勝利点、資源で{ $resources }勝利点

## 卓の設定

tiletum-option-actions = アクションの並び
tiletum-option-actions-printed = 印刷どおり
tiletum-option-actions-shuffled = 混ぜる
tiletum-option-wheel = アクションホイールの最初の値
tiletum-option-wheel-drawn = 無作為
tiletum-option-wheel-1 = 1
tiletum-option-wheel-2 = 2
tiletum-option-wheel-3 = 3
tiletum-option-wheel-4 = 4
tiletum-option-wheel-5 = 5
tiletum-option-wheel-6 = 6

## 得点の内訳

tiletum-source-start = 開始時
tiletum-source-contracts = 契約
tiletum-source-cathedrals = 大聖堂
tiletum-source-crests = 紋章
tiletum-source-houses = 商館のボーナス
tiletum-source-helpers = 助手
tiletum-source-characters = 人物
tiletum-source-king = 国王トラック
tiletum-source-fairs = 見本市
tiletum-source-houses-pillars = 商館×柱
tiletum-source-buildings = 完成した建物
tiletum-source-resources = 残った資源
tiletum-end-tie-order = { $seat }は{ $other }より上位：手番順が先

## ブラウザのボード

tiletum-web-wheel = ホイール
tiletum-web-map = マップ
tiletum-web-offers = 契約・人物
tiletum-web-own-board = 自分のボード
tiletum-web-parts = 卓の各部分
tiletum-web-now = 進行状況
tiletum-web-menu = どうしますか？
tiletum-web-zoom-in = 拡大
tiletum-web-zoom-out = 縮小
tiletum-web-zoom-fit = マップ全体を表示
tiletum-web-round = ラウンド{ $round }／{ $rounds }、ターン{ $turn }／{ $turns }
tiletum-web-ap = { $ap }AP
tiletum-web-how-die = ダイスを1個選んでください。値が大きいほど資源が多く、小さいほどAPが多くなります。
tiletum-web-how-map = 移動先や、そこで置くもの、取るものを選んでください。
tiletum-web-how-offers = ディスプレイのタイルを選んでください。
tiletum-web-how-board = 自分のボードの部屋か建物を選んでください。
tiletum-web-how-done = APは残っていません。職務を行うか、終えてください。
tiletum-web-die-gives = { $resource }+{ $count }枚、{ $ap }APの{ $action }アクション。
tiletum-web-die-tile = そこのボーナスタイル：{ $tile }。
tiletum-web-turn-a-die = 黄金でダイスの値を変える
tiletum-web-turn-how = 値を変えるダイスを選んでください。1変えるごとに黄金{ $gold }枚です。
tiletum-web-track = 国王トラック
tiletum-web-track-space = { $points }勝利点：{ $seats }（下から順）
tiletum-web-king-tile = 国王トラックの先頭のプレイヤー用
tiletum-web-corruption = このラウンドで公開された不正：{ $steps }（トークン{ $tokens }枚中{ $count }枚）。公開されるたびに、全員のマーカーが国王トラックで下がります。
tiletum-web-corruption-short = 不正
tiletum-web-order = 手番順：{ $seats }
tiletum-web-order-short = 手番順
tiletum-web-fairs = 見本市
tiletum-web-fair-of-round = 第{ $round }ラウンドの見本市
tiletum-web-cathedral = 大聖堂：石材{ $stone }枚で{ $points }勝利点、さらに次のタイルで{ $next }勝利点（残り{ $left }枚）
tiletum-web-not-built = この大聖堂は今回のゲームでは建設されません
tiletum-web-pillars = 大聖堂の柱：{ $room }スペース中{ $count }個
tiletum-web-house-of = { $seat }の商館
tiletum-web-house-space = 商館スペース
tiletum-web-house-space-bonus = 商館スペース：{ $bonus }
tiletum-web-contract-offer = 契約ディスプレイ
tiletum-web-character-offer = 人物ディスプレイ
tiletum-web-pile = 山：{ $count }枚
tiletum-web-board-of = { $seat }のボード
tiletum-web-storehouse = 倉庫
tiletum-web-contracts = 履行した契約
tiletum-web-contract-space = 契約スペース：{ $points ->
    [0] 柱1個
   *[other] { $points }勝利点{ $pillars ->
        [0] { "" }
       *[other] と柱1個
    }
}
tiletum-web-crest-space = 紋章スペース（食料{ $food }枚）：{ $bonus }
tiletum-web-crests = 紋章
tiletum-web-room = 第{ $building }の建物の{ $floor }階の部屋（{ $ap }AP）
tiletum-web-room-full = 最初から埋まった部屋
tiletum-web-supply-houses = 個人サプライの商館
tiletum-web-supply-pillars = 個人サプライの柱
tiletum-web-cathedral-tiles = 大聖堂タイル
tiletum-web-your-goods = 自分の資源
tiletum-web-points = 勝利点
tiletum-web-at-fair = このラウンドの見本市
tiletum-web-not-at-fair = このラウンドの見本市（不参加）
tiletum-web-if-over = 今終わった場合
tiletum-web-tasks = 職務
tiletum-web-buy = 黄金{ $gold }枚で得る
tiletum-web-exchange = 交換
tiletum-web-exchange-more = （最初の1回は+{ $count }枚）
tiletum-web-ap-what = 残りのアクションポイント。このアクションでのみ使えます。
tiletum-web-take = 取る
tiletum-web-bring-forward = { $part }を大きく表示
tiletum-web-send-back = { $part }を元に戻す
tiletum-web-fair-in = 第{ $round }ラウンドの見本市：{ $town }
tiletum-web-track-empty = ラウンド終了時にここにいるプレイヤーは{ $points }勝利点
tiletum-web-sector = { $action }アクション：値{ $value }のダイス、{ $ap }AP
tiletum-web-disc = アクションホイール：どの値のダイスがどのアクションに置かれるかを示し、ラウンドごとに1区画回ります。
tiletum-web-taken-die = このラウンドで取ったダイス：{ $resource }、{ $value }
tiletum-web-marker = { $action }アクション：+{ $ap }AP
tiletum-web-storehouse-space = 倉庫の空きスペース
tiletum-web-building = 第{ $building }の建物
tiletum-web-roof = すべての部屋が埋まると、屋根の商館が個人サプライに移ります
tiletum-web-roof-free = 屋根の商館は使用済み
tiletum-web-to-complete = 部屋が埋まり紋章があれば、住む人物のアクションに+{ $ap }AP
tiletum-web-completed = 完成：住む人物のアクションに+{ $ap }AP
tiletum-web-on-track = 国王トラック：{ $points }勝利点
tiletum-web-in-order = 手番順：{ $place }番目
tiletum-web-merchant-of = { $seat }の商人
tiletum-web-architect-of = { $seat }の建築士
tiletum-web-reconstructed = マップとタイルの一部は推定で補ったもので、市販の製品と異なることがあります。
tiletum-web-reconstructed-more = 推定で補ったもの
tiletum-web-source = 内訳
tiletum-web-total = 合計

## プレビューが数える、プレイヤーの持ちもの

tiletum-has-points = 勝利点
tiletum-has-ap = アクションポイント
tiletum-has-track = 国王トラックのスペース
tiletum-has-houses = 個人サプライの商館
tiletum-has-pillars = 個人サプライの柱
tiletum-has-storehouse = 倉庫のタイル
tiletum-has-contracts = 履行した契約
tiletum-has-buildings = 完成した建物
tiletum-has-fair = このラウンドの見本市の勝利点
tiletum-has-end-product = 終了時：商館×柱
tiletum-has-end-buildings = 終了時：建物
tiletum-has-end-resources = 終了時：資源

# それができない理由。
tiletum-why-lacks = { $lacking }が足りません
tiletum-why-points = { $cost }AP必要ですが、残りは{ $ap }APです
tiletum-why-storehouse-full = 倉庫に空きがありません
tiletum-why-second-crest = この家の紋章はすでに持っています
tiletum-why-six-contracts = 契約スペースがすべて埋まっています
tiletum-why-other-king-tile = 今取れるのは国王トラックの横のタイルだけです
tiletum-why-other-bonus-tile = このアクションのボーナスタイルではありません
tiletum-why-no-such-die = そのダイスはホイールに残っていません
tiletum-why-uninhabited = その建物には人物がいません
tiletum-why-no-bonus-there = 今ボーナスを得られるのは、第{ $building }の建物のまだ使っていない人物だけです
tiletum-why-already-there = 駒はすでにそこにあります
tiletum-why-too-far = そこまで{ $needed }スペースですが、動けるのは{ $steps }スペースです
tiletum-why-no-house = 個人サプライに商館がありません
tiletum-why-house-space-taken = そこにはすでに商館があります
tiletum-why-second-house = この町にはすでに自分の商館があります
tiletum-why-space-not-used = このプレイ人数ではそのスペースを使いません
tiletum-why-merchant-elsewhere = あなたの商人はその町にいません
tiletum-why-no-pillar = 個人サプライに柱がありません
tiletum-why-second-pillar = この大聖堂にはすでに自分の柱があります
tiletum-why-pillar-spaces-taken = この大聖堂の柱スペースはすべて埋まっています
tiletum-why-cathedral-unavailable = この大聖堂は今回のゲームでは建設されません
tiletum-why-architect-elsewhere = あなたの建築士はその町にいません
tiletum-why-tile-elsewhere = そのタイルは、あなたの駒がいる町にありません
tiletum-why-offer-empty = 入れ替える人物がいません
tiletum-why-not-offered = そのタイルはディスプレイにありません
tiletum-why-not-stored = そのタイルは自分の倉庫にありません
tiletum-why-room-taken = その部屋は埋まっています
tiletum-why-other-kind-there = その建物には別の種類の人物がいます
tiletum-why-kind-lives-elsewhere = この種類の人物はすでに別の建物にいます
tiletum-why-no-own-pillar = この大聖堂に自分の柱がありません
tiletum-why-built-already = この大聖堂の建設にはすでに貢献しています
tiletum-why-stack-empty = この大聖堂のタイルは残っていません
tiletum-why-crest-there = その建物の下にはすでに紋章があります
tiletum-why-no-contract-space = 履行した契約を置く空きスペースがありません
tiletum-why-no-tasks-now = この効果が終わるまで職務は行えません
tiletum-why-helper-not-now = この助手は今使っても効果がありません
tiletum-why-other-action = それは別のアクションで行うことです
tiletum-why-steps-first = 先に国王トラックを進めなければなりません
tiletum-why-not-the-end = まだ手番を終えられません：{ $prompt }

# 節目：ラウンドの終わりと、そこで数えるもの
tiletum-moment-round = 第{ $round }ラウンド終了
tiletum-moment-final = 最終得点計算

## 数字で見るゲーム

tiletum-stat-points = ラウンドごとの勝利点
tiletum-stat-round = ラウンド{ $round }
tiletum-stat-end = ゲーム終了時
tiletum-stat-dice = 取ったダイス
tiletum-stat-values = 値の合計
tiletum-stat-turned = 値を変えるのに払った黄金
tiletum-stat-actions = アクション
tiletum-stat-spent = 使ったAP（ダイス）
tiletum-stat-lost = 失ったAP（ダイス）
tiletum-stat-works = したこと
tiletum-stat-contracts = 履行した契約
tiletum-stat-cathedrals = 大聖堂建設への貢献
tiletum-stat-houses = 置いた商館
tiletum-stat-pillars = 置いた柱
tiletum-stat-characters = 住まわせた人物
tiletum-stat-crests = 置いた紋章
tiletum-stat-buildings = 完成させた建物
tiletum-stat-helpers = 使った助手
tiletum-stat-fairs = 参加した見本市

## うっかりの前に

tiletum-slip-points = まだ使える{ $ap }APが失われます。
tiletum-slip-task = 最後の手番です。まだ行える職務があります。

## 記録

tiletum-log-round = 第{ $round }ラウンド
tiletum-log-turn = { $seat }の手番
tiletum-log-king-phase = 国王フェイズ
tiletum-log-fair = { $space }の見本市
tiletum-log-end = ゲーム終了
