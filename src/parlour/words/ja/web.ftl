# ゲームの外側でブラウザが出す言葉。$seatと$namesはプレイヤーの名前。

## 共通

web-home = ロビーへ
web-skip = 本文へ移動
web-close = 閉じる
web-cancel = やめる
web-confirm = 決定
web-copy = コピー
web-copied = コピーしました
web-copy-failed = ブラウザがコピーを許可していません。内容：{ $text }
web-loading = お待ちください…
web-error-unreachable = サーバーから応答がありません。もう一度お試しください
web-no-board = ゲーム盤を読み込めませんでした。選択肢の一覧で続けて遊べます。
web-load-again = ページを再読み込み
web-nowhere-title = ここには何もありません
web-nowhere-text = リンクが途中で切れているか、卓が片付けられたのかもしれません。
web-unplayable-title = この卓はもう開けません

## 設定

web-settings = 設定
web-settings-language = 言語
web-settings-theme = テーマ
web-settings-speed = 表示の速さ
web-speed-slow = ゆっくり
web-speed-normal = ふつう
web-speed-fast = 速い
web-speed-at-once = すぐに
web-settings-sounds = 効果音
web-settings-confirm = 毎回、手を決める前に確認する
web-settings-remarks = 初めての場面で説明を出す

web-settings-slips = うっかりミスの前に確認する
web-keys = 卓でのキー操作
web-keys-choose = 選ぶ。入札額と値段では、その数
web-keys-other = 数を選ぶ場面でパス
web-keys-undo = 取り消す
web-keys-restart = 手番をやり直す
web-keys-confirm = 決定
web-keys-cancel = やめる
web-keys-rule = この場面のルール
web-keys-hint = ヒント
web-theme-auto = 端末に合わせる
web-theme-light = 昼
web-theme-dark = 夜

## ロビー

web-welcome = 席について、遊びましょう
web-welcome-text = 正確なルールで遊ぶ現代ボードゲーム。ボットとでも、友だちとでも。登録はいりません。
web-name = あなたの名前
web-name-save = 保存
web-name-saved = ようこそ、{ $name }さん
web-name-example = 名前
web-name-first = 先に名前を教えてください
web-name-why = 誰が座るのか、ほかの人に分かるように。
web-games = ゲーム
web-game-players = { $from }〜{ $to }人用
web-minutes = { $from }〜{ $to }分
web-weight-light = 軽め
web-weight-middling = 中くらい
web-weight-heavy = 重め
web-opponents = 相手
web-opponents-count = ボット{ $bots }体
web-opponents-kind = 対戦相手
web-play-now = ボット{ $bots }体とすぐに遊ぶ
web-learn = 遊び方を学ぶ
web-set-up = 卓を用意する
web-rules = ルール
web-tables-mine = あなたの卓
web-tables-open = 募集中の卓
web-tables-open-none = 今待っている人はいません。卓を用意して誰かを誘いましょう。
web-tables-running = 観戦できるゲーム
web-tables-running-none = 進行中の公開ゲームはありません。
web-tables-played = 終わったゲーム
web-your-turn = あなたの番です
web-private = 非公開
web-table-running = 進行中
web-table-open = 空席：{ $seats }
web-table-play = 遊ぶ
web-table-return = 移動する
web-table-join = 参加する
web-table-watch = 観戦する
web-result = 結果

## 新しい卓

web-new-table = 新しい卓
web-new-game = ゲーム
web-new-seats = 席の数
web-new-seat = 席{ $number }に座る人
web-new-bot = 席{ $number }のボット
web-new-guest = 席{ $number }の名前
web-new-private = 非公開：リンクを知っている人だけ
web-new-hints = だれでもボットのヒントを使える
web-new-open = 卓を開く
web-sit-me = 自分
web-sit-open = ほかの人のために空ける
web-sit-guest = この画面の前にいる人
web-sit-bot = ボット

## 開始前

web-invite = このリンクで招待
web-invite-private = 非公開の卓です。このリンクからだけ入れます。
web-invite-public = ロビーにも表示されています。
web-seat-bots = ボット
web-hints-agreed = この卓ではボットのヒントを使えます。席に着くと同意したことになります。
web-program = プログラムに遊ばせる
web-program-why = プログラムはトークンで空席に座ります。コマンドは一度だけ表示され、席を取り戻すかゲームが終わるまで、その席だけに使えます。
web-program-give = 席{ $number }をプログラムに渡す
web-program-command = { $name }を動かす所でこれを実行
web-program-back = { $name }から席を取り戻す
web-start = ゲームを始める
web-start-with-bots = 始める（空いている{ $count }席にはボットが座ります）
web-host-starts = 全席が埋まって全員の準備ができるか、卓の主が合図するとゲームが始まります。
web-rematch-starts = 全席が埋まるか、卓の主が合図するとゲームが始まります。
web-ready = 準備できました
web-ready-done = 準備完了です
web-waiting = あと{ $seats }人を待っています
web-waiting-me = 全員そろいました：準備ができたら知らせてください
web-waiting-ready = { $count ->
   *[other] { $names }の準備を待っています
}

## 卓

web-status = 今の状況
web-deciding = { $count ->
   *[other] { $names }が考えています
}
web-pending = { $choice }：これでよいですか？
web-slip = { $choice }？ { $slip }
web-undo = 取り消す
web-restart = 手番をやり直す
web-rule-now = この場面のルール
web-hint = ヒント
web-reconnecting = 接続がありません。再接続中…
web-move-waits = あなたの手は接続の回復を待っています
web-all-choices = { $count ->
    [0] 今選べるものはありません
   *[other] すべての選択肢（{ $count }）
}
web-less = 1つ減らす
web-more = 1つ増やす
web-amount = { $lowest }から{ $highest }までの数
web-curtain = 画面を{ $seat }に渡してください
web-curtain-text = 今、画面に秘密の情報はありません。
web-curtain-show = { $seat }です。表示する

## 席

web-players = プレイヤー
web-watching = 観戦中です。
web-seat-open = 空席
web-seat-me = あなた
web-seat-screen = この画面の前
web-seat-bot = ボット・{ $bot }
web-seat-here = 接続中
web-seat-away = 離席中
web-seat-program = { $here ->
    [true] プログラム・在席
   *[false] プログラム・離席
}
web-seat-resigned = 投了：ボットが続けます
web-seat-takeover = 離席中：ボットが代わりに遊びます
web-seat-turn = 考え中
web-seat-show = { $name }のボードを見る
web-seat-ready = 準備完了
web-place = { $place }位
web-sit-down = 座る
web-come-back = 自分で続ける
web-leave = 席を立つ
web-leave-sure = 戻るまでボットが代わりに遊びます。
web-resign = 投了する

## 記録、チャット、ルール

web-side = プレイヤーと記録
web-drawer = 記録、チャット、ルール
web-views = 卓の表示
web-board = ボード
web-log = 記録
web-earlier = 以前のものを表示
web-log-empty = まだ何も起きていません。
web-log-more = ほか{ $count }行
web-log-forced = ほかに選択肢なし
web-past = { $moves }手中{ $at }手目の局面
web-past-now = 今の局面に戻る
web-log-joined = { $seat }が席につきました
web-log-left = { $seat }が席を立ちました
web-log-bot = ボットの{ $seat }が席につきました
web-log-opened = 席が1つ空きました
web-log-ready = { $seat }の準備ができました
web-log-started = ゲーム開始
web-log-undone = { $seat }が手を取り消しました
web-log-resigned = { $seat }が投了しました
web-log-takeover = { $seat }の代わりにボットが続けます
web-log-paced = { $part ->
    [1] サーバーが落ち着きました。ボットはまた本来の時間だけ考えます
   *[other] サーバーが混み合っています。しばらくの間、ボットは本来の{ $part }分の1の時間だけ考えます
}
web-log-returned = { $seat }が戻りました
web-log-over = ゲーム終了
web-log-rematch = 再戦の卓ができました
web-log-chapter = レッスンは別の場面に移ります
web-chat = チャット
web-chat-empty = まだ誰も話していません。
web-chat-say = ひとこと
web-chat-send = 送信
web-chat-waits = 接続が戻りしだい送信します。
web-rules-of = { $game }：ルール
web-rules-search = ルールを検索
web-rules-none = 該当するルールはありません。
web-rules-contents = 目次

## 終了

web-rematch = 再戦
web-rematch-go = 再戦の卓へ
web-rematch-as = もう一度遊ぶ
web-rematch-join = { $seat }が再戦を希望：参加する
web-share = 共有
web-figures = 数字で見るゲーム
web-replay = リプレイ
web-analysis = 分析
web-record = プレイ記録をダウンロード
web-verify = 検証
web-verify-good = 問題ありません：{ $moves }手を確認しました
web-verify-bad = このゲームにはおかしな点があります
web-verify-commitment = 最初の抽選の前に公開された値
web-verify-seed = 秘密のシード
web-verify-text = 上の値は下の値のSHA-256ハッシュです。つまり、すべての抽選は開始前に決まっていました。

## リプレイ

web-replay-of = リプレイ：{ $game }
web-replay-position = ゲーム内の位置
web-replay-at = { $moves }手中{ $at }手目
web-replay-first = 最初へ
web-replay-back = 1手戻る
web-replay-forward = 1手進む
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-eyes = 視点
web-replay-spectator = 観戦者
web-replay-all = 全員
web-replay-copy = リンクをコピー
web-replay-branch = ここから続きを遊ぶ
web-replay-table = 卓へ
web-curve = その時点で終わった場合の得点

# 節目：ラウンドの終わりと、そこで数えるもの
web-moment = 今起きたこと
web-moment-skip = 次へ

## チャットに貼られたリンク

web-link-open = { $seats ->
    [0] 満席です。観戦はいつでもどうぞ。
   *[other] 空席が{ $seats }つあります。一緒に遊びませんか。
}
web-link-playing = ゲーム進行中です。観戦はいつでもどうぞ。
web-link-over = ゲームは終わりました。結果を見てみましょう。
