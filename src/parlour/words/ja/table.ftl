# 端末とブラウザで、どのゲームでも卓上に出る言葉。

table-player = プレイヤー{ $number }
table-guest = ゲスト{ $number }
table-program = プログラム{ $number }
table-bot = { $bot }{ $number }号
table-bot-kind = { $bot ->
    [easy] ルル
    [normal] ブルーノ
    [hard] マルゴ
    [expert] オットー
    [random] きまぐれ
   *[other] { $bot }
}
table-level = { $level ->
    [easy] やさしい
    [normal] ふつう
    [hard] むずかしい
   *[expert] 達人
}
table-level-about = { $level ->
    [easy] いっしょに楽しむ相手です。人と同じように、うっかり見落とします。
    [normal] 手堅く打ち、待たせることのない相手です。
    [hard] 先を読み、そのぶん少しだけ考えます。初心者には手ごわい相手です。
   *[expert] 一手ごとに一秒考えます。ここでいちばん強い相手です。
}
table-reading = レッスンの説明を読みましょう
table-score = 得点
table-place = 順位
table-seat = プレイヤー
table-winner = { $seat }の勝ち：{ $points }点
table-winners-share = { $names }が同率1位です
table-ask = 選んでください
table-help = 番号または表記 / h ヒント / u 取り消す / r 手番をやり直す / ? ルール / ? 5 選択肢5を選ぶとどうなるか / l 記録 / q 終了
table-number-range = 1から{ $count }までの番号
table-not-a-choice = 「{ $text }」はここでは選べません。ヒント：{ $hint }
table-nothing-to-undo = 取り消せるものがありません：すでに何かが引かれたか、公開されたか、ほかの人が行動しました
table-undone = 取り消しました
table-hint-taken = { $seat }がヒントを使いました
table-slip = { $slip } 本当によければ、もう一度同じものを入力してください。
table-rule = ルール{ $id }：{ $title }
table-curtain = { $seat }の番です。ほかの人が見ていないことを確かめてEnterキーを押してください
table-saved = { $file }に保存しました：同じコマンドで続きから再開できます
table-resumed = { $file }の続きから再開します（{ $count }手目）
table-commitment = ランダムな結果は秘密のシードで決まっています。そのハッシュ：{ $hash }

# 行動の結果の予告と、ほかの行動ができない理由。
why-not-now = 今決めるのは別のことです：{ $prompt }
preview-chance = このあと何かが引かれるので、取り消せません。
preview-shown = このあとほかの人に公開されるものがあるので、取り消せません。
preview-over = これでゲームが終わるので、取り消せません。
table-why-not = { $why }（ルール{ $rule }）
preview-nothing = 数は何も変わりません
preview-change = { $what }：{ $before } → { $after }
