# 我と王のために。引数：$seat と $other はプレイヤー名、$card と $office は下のメッセージ。

king-title = 我と王のために
king-about = カードを分け合い、何枚かは伏せておき、あとで競り落とす。最後に国王の信頼を得るのは誰か。

## 職務

king-office-diplomacy = 外交
king-office-entertainment = 娯楽
king-office-livestock = 家畜
king-office-architecture = 建築
king-office-military = 軍事
king-office-provisions = 厨房

## カード

king-card-government = { $office } { $value }{ $letter }
king-card-gold = 金貨 { $value }
king-card-king-raise-or-lower = 国王：1つ上げるか下げる
king-card-king-raise = 国王：1つ上げる
king-card-king-lower = 国王：1つ下げる
king-card-king-raise-two = 国王：2つ上げる
king-card-king-lower-two = 国王：2つ下げる
king-card-king-raise-and-lower = 国王：1つ上げ、1つ下げる

## プレイヤーができること

king-do-keep = 手元に残す
king-do-offer = 中央に置く
king-do-bury = 寵愛の山に伏せる
king-do-take = 「{ $card }」を取る
king-do-raise = 「{ $office }」を上げる
king-do-lower = 「{ $office }」を下げる
king-do-pass = パス
king-do-bid = { $amount }で入札
king-do-pay = 「{ $card }」を支払う
king-do-first-adviser = 最初の側近は{ $seat }
king-do-draw = 「{ $card }」を引く
king-do-reveal = 「{ $card }」を公開する
king-do-lose = 「{ $card }」を失う

## プレイヤーへの問い

king-prompt-wait = { $seat }の番です
king-prompt-chance = カードを引いています
king-prompt-place = 「{ $card }」を引きました。どこに置きますか？
king-prompt-take = 中央からカードを1枚取ってください
king-prompt-open-gold = 「{ $card }」の競りです。金貨で入札しますか、パスしますか？
king-prompt-open-cards = 「{ $card }」の競りです。手札の枚数で入札しますか、パスしますか？
king-prompt-bid-gold = 「{ $card }」：{ $seat }が{ $bid }金で入札中。上乗せしますか、パスしますか？
king-prompt-bid-cards = 「{ $card }」：{ $seat }がカード{ $bid }枚で入札中。上乗せしますか、パスしますか？
king-prompt-pay-gold = 「{ $card }」の支払い：あと{ $owed }金
king-prompt-pay-cards = 「{ $card }」の支払い：あとカード{ $owed }枚
king-prompt-raise = 国王が職務を1つ上げます。どれにしますか？
king-prompt-raise-step = 国王が職務を1つ上げます（{ $steps }回のうち{ $step }回目）。どれにしますか？
king-prompt-lower = 国王が職務を1つ下げます。どれにしますか？
king-prompt-lower-step = 国王が職務を1つ下げます（{ $steps }回のうち{ $step }回目）。どれにしますか？
king-prompt-either = 国王が職務を1つ上げるか下げます。どれにしますか？
king-prompt-over = ゲーム終了です

## 起きたこと

king-event-first-adviser = 最初の側近は{ $seat }です
king-event-drew = { $seat }が「{ $card }」を引きました
king-event-drew-hidden = { $seat }がカードを1枚引きました
king-event-kept = { $seat }が「{ $card }」を手元に残しました
king-event-kept-hidden = { $seat }がカードを手元に残しました
king-event-offered = { $seat }が「{ $card }」を中央に置きました
king-event-buried = { $seat }が「{ $card }」を寵愛の山に伏せました
king-event-buried-hidden = { $seat }がカードを寵愛の山に伏せました
king-event-took = { $seat }が「{ $card }」を取りました
king-event-king = { $seat }が「{ $card }」を使いました
king-event-raised = { $seat }が「{ $office }」を{ $value }に上げました
king-event-lowered = { $seat }が「{ $office }」を{ $value }に下げました
king-event-revealed = { $seat }が「{ $card }」を公開しました
king-event-bid = { $seat }が{ $amount }で入札しました
king-event-passed = { $seat }がパスしました
king-event-paid = { $seat }が「{ $card }」を支払いました
king-event-paid-unseen = { $seat }が「{ $card }」を裏向きで捨てました
king-event-paid-unseen-hidden = { $seat }がカードを1枚裏向きで捨てました
king-event-won = { $seat }が「{ $card }」を{ $amount }で競り落としました
king-event-unsold = 「{ $card }」は誰も取らず、捨て札になりました
king-event-defaulted = { $seat }は「{ $card }」の代金{ $amount }を払えません
king-event-lost = { $other }が{ $seat }の手札から「{ $card }」を引き抜きました
king-event-lost-hidden = { $other }が{ $seat }の手札からカードを1枚引き抜きました
king-event-auction-again = 「{ $card }」をもう一度競りにかけます
king-event-gain-esteem = 競りが始まります。カードは全部で{ $cards }枚、最初は{ $seat }です
king-event-hands-shown = 全員が手札を公開し、職務が決まりました

## ボード

king-board-offices = 職務
king-board-office = 職務
king-board-primary = 首席
king-board-secondary = 次席
king-board-player = プレイヤー
king-board-hand-size = 手札
king-board-taken = 公開で取得・落札
king-board-auction = 競り
king-board-middle = 中央
king-board-hand = あなたの手札
king-board-buried = あなたが伏せたカード
king-board-gold = { $gold }金
king-board-deck = 山札：残り{ $left }枚
king-board-favour = 寵愛の山：{ $count }枚
king-board-adviser = 側近
king-board-first = スタートプレイヤー
king-board-leader = { $bid }で入札中
king-board-passed = パス
king-board-barred = 支払えず
king-board-empty = なし

## ゲームの終わり

king-end-letter = （文字で決定）
king-end-tie-gold = { $seat }は{ $other }より上位：金貨が多い
king-end-tie-count = { $seat }は{ $other }より上位：「{ $office }」のカードが多い
king-end-tie-letter = { $seat }は{ $other }より上位：「{ $office }」の文字がAに近い
king-end-tie-nothing = { $seat }と{ $other }は差がつかず、同順位です

## 入札のメニュー

king-menu-bid = この数で入札する
king-menu-bid-hint = 0でパス、または{ $lowest }から{ $highest }までの数で入札

## ブラウザのボード

king-web-banner = { $office }：首席{ $primary }、次席{ $secondary }
king-web-influence = { $seat }：影響力{ $sum }
king-web-influence-plus = { $seat }：判明している影響力{ $sum }。隠れたカードで増えることがあります
king-web-influence-unsure = { $seat }：判明している影響力{ $sum }。隠れたカードで増えることも、裏向きに捨てられて減っていることもあります
king-web-places = { $count ->
    [0] 満杯
   *[other] 残り{ $count }枚
}
king-web-drawing = { $seat }がカードを見ています
king-web-zone-mine = あなたの手元
king-web-zone-adviser = { $seat }の手元
king-web-zone-favour = 寵愛の山
king-web-gain-king = 国王の効果がすぐに発動します。
king-web-hint-keep = このカードはあなただけが知っています。
king-web-hint-offer = 表向き：ほかのプレイヤーが中央から1枚ずつ取ります。
king-web-hint-bury = 裏向き：あとで競りにかけられます。このカードはあなただけが知っています。
king-web-hint-bury-king = 裏向き：誰かが競り落とすまで国王は眠っています。
king-web-how-place = 置き場所を選ぶか、カードをドラッグしてください。
king-web-how-either = 旗を選んでください。上を選ぶと上がり、下を選ぶと下がります。
king-web-how-raise = 上げる旗を選んでください。
king-web-how-lower = 下げる旗を選んでください。
king-web-lot-gold = 金貨で支払い
king-web-lot-cards = 手札の枚数で支払い
king-web-owes-gold = { $seat }の支払い：あと{ $owed }金
king-web-owes-cards = { $seat }の支払い：あとカード{ $owed }枚
king-web-stands-gold = 「{ $card }」：{ $seat }が{ $bid }金で入札中
king-web-stands-cards = 「{ $card }」：{ $seat }がカード{ $bid }枚で入札中
king-web-stands-open = 「{ $card }」：まだ入札がありません
king-web-still-in = 参加中
king-web-out = 離脱
king-web-purse = 手持ち
king-web-in = 参加中
king-web-cannot = その額は支払えません。手札を無作為に1枚失い、ほかのプレイヤーで競り直しになります。
king-web-cost-gold = { $paid }金を支払います。
king-web-cost-over = { $paid }金を支払います。{ $lost }金余りますが、お釣りはありません。
king-web-cost-cards = カード{ $count }枚を裏向きで捨てます。
king-web-hint-pass = パスすると、このカードの競りから降りることになります。
king-web-amount = あなたの入札
king-web-less = 1減らす
king-web-more = 1増やす
king-web-hint-choose = 代わりにこのカードを出す
king-web-hint-put-back = このカードを手札に戻す
king-web-chosen = { $owed }のうち{ $sum }を選択中。
king-web-no-change = { $lost }余りますが、お釣りはありません。
king-web-suggested-gold = いちばん安い支払い方です。別のカードも選べます。
king-web-suggested-cards = いちばん惜しくないカードです。別のカードも選べます。
king-web-pay = この内容で支払う
king-web-hand-size = 手札{ $count }枚
king-web-discarded = 捨て札：{ $count }枚
king-web-discarded-unseen = 裏向き（あなただけが知っています）
king-web-letter = { $office }：{ $seat }と{ $other }はともに{ $sum }。{ $letter }は{ $behind }よりAに近い。

## 宮廷にあるものの説明

king-tell-office = { $office }。このシンボルのカードがここでの影響力になり、最後に最も多いプレイヤーが首席タイルを取ります。
king-tell-primary = { $office }の首席タイル：最後に影響力が最も大きいプレイヤーに{ $points }点。国王カードで{ $lowest }から{ $highest }まで変わります。
king-tell-secondary = { $office }の次席タイル：最後に影響力が2番目に大きいプレイヤーに{ $points }点。首席タイルに合わせて変わります。
king-tell-leads = 判明している限りでは、{ $office }の首席タイルを取れます。
king-tell-government = { $card }：{ $office }の影響力{ $value }。文字は同点のときだけ比べ、Aに近いほど有利です。
king-tell-gold = { $card }：競りで{ $value }金として支払えます。最後に同点なら、金貨の多いほうが上位です。
king-tell-king = { $card }。得たプレイヤーがすぐに職務を変更し、カードはゲームから除かれます。
king-tell-buried = { $card }：あなたが伏せたカード。まだ寵愛の山にあります。
king-tell-came-up = { $card }：あなたが伏せたカード。もう競りに出ました。
king-tell-mound = あなたが寵愛の山に伏せたカード：{ $count }枚
king-tell-deck = 山札：残り{ $left }枚。なくなると競りが始まります。
king-tell-favour = 寵愛の山：裏向きのカードが{ $count }枚。山札がなくなると、1枚ずつ競りにかけられます。
king-tell-favour-auction = 寵愛の山：これから競りに出るカードが{ $count }枚。順番は誰も知りません。
king-tell-discards = 捨て札：ゲームから除かれたカードが{ $count }枚。開くと見られます。
king-tell-kept = { $seat }が手元に残したカード。ほかの誰も知りません。
king-tell-looking = { $seat }がこのカードを見て、置き場所を決めています。
king-tell-zone-keep = 側近の手元：ここに裏向きで置かれたカードは側近のものになります。
king-tell-zone-offer = 中央：ほかのプレイヤーがここから1枚ずつ取ります。
king-tell-zone-bury = 寵愛の山：ここに伏せたカードは後半に競りにかけられます。
king-tell-adviser = 側近はこの手番のカードを引いて配置します。
king-tell-first = スタートプレイヤーはこのカードをめくり、最初に入札します。
king-tell-leader = { $seat }が最高額の{ $bid }で入札しています。
king-tell-in = { $seat }はまだこのカードに入札できます。
king-tell-passed = { $seat }はパスしたので、このカードの競りから降りています。
king-tell-barred = { $seat }は支払えなかったので、このカードにはもう入札できません。
king-tell-my-gold = 金貨カードの合計は{ $gold }金です。
king-tell-points = 今ゲームが終わった場合の、判明しているカードによる得点：{ $points }点。隠れたカードで変わることがあります
king-tell-gold-exact = 手札の金貨：{ $gold }金
king-tell-gold-plus = 判明している金貨：{ $gold }金。隠れたカードで増えることがあります
king-tell-gold-unsure = 判明している金貨：{ $gold }金。隠れたカードで増えることも、裏向きに捨てられて減っていることもあります
king-tell-hidden = この手札のうち、あなたが見ていないカード：{ $count }枚

## プレビューが数える、プレイヤーの持ちもの

king-has-cards = 手札の枚数
king-has-gold = 手札の金貨
king-has-buried = 自分が伏せたカード
king-has-influence = 影響力：{ $office }
king-has-office = 職務の値：{ $office }
king-has-secondary = 次席タイル：{ $office }
king-has-bid-gold = 入札の支払い（金貨）
king-has-bid-cards = 入札の支払い（カード）
king-has-lack-gold = 入札に足りない金貨
king-has-lack-cards = 入札に足りないカード

## 今それができない理由

king-why-zone-full = その場所はこの手番ではもう満杯です
king-why-not-in-middle = そのカードは中央にありません
king-why-bid-higher = 今の最低入札は{ $lowest }です
king-why-bid-least = 入札は{ $least }以上です
king-why-bid-most = 入札は{ $most }までです。これは箱の中の金貨の合計です
king-why-not-in-hand = そのカードは手札にありません
king-why-gold-only = 職務カードと国王カードは金貨で支払います
king-why-office-out = その職務はこのゲームでは使いません
king-why-other-office = 今は別の職務を変更しなければなりません
king-why-only-raise = この段階では上げることしかできません
king-why-only-lower = この段階では下げることしかできません
king-why-highest = { $value }が最も高いタイルです
king-why-lowest = { $value }が最も低いタイルです

# 節目：ラウンドの終わりと、そこで数えるもの
king-moment-esteem = 信望を得る
king-moment-end = 職務の決定

## 数字で見るゲーム

king-stat-influence = 影響力の出どころ
king-stat-influence-kept = 側近として手元に残した分
king-stat-influence-taken = 中央から取った分
king-stat-influence-bought = 競りで買った分
king-stat-gold = 手に入れた金貨
king-stat-buried = 寵愛の山に伏せたカード
king-stat-kings = 国王カード
king-stat-raised = 上げた職務
king-stat-lowered = 下げた職務
king-stat-auctions = 競り
king-stat-won = 落札したカード
king-stat-paid-gold = その入札額（金貨）
king-stat-points-per-gold = 入札した1金あたりの得点
king-stat-paid-cards = 金貨への入札（カード）
king-stat-defaulted = 払えなかった入札

## うっかりの前に

king-slip-gold = 支払えるのは{ $most }金までです。誰も上乗せしなければ、手札を1枚失います。
king-slip-cards = 支払えるのはカード{ $most }枚までです。誰も上乗せしなければ、手札を1枚失います。

## 記録

king-log-adviser = 側近：{ $seat }
king-log-auction = 競り（{ $seat }から）
