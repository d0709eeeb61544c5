# どのゲームでも、遊び方を学ぶ人に伝える言葉です。ゲームごとの文は、それぞれのゲームのところにあります。

## レッスン

lesson = レッスン
lesson-step = { $number } / { $count }
lesson-next = 次へ
lesson-enter = Enterで次へ
lesson-read-first = まず説明を読んでください。そのあとレッスンが進みます。
lesson-move-first = まずレッスンの指示どおりにしてください。
lesson-other = { $choice }？ { $why }
lesson-other-general = それもルール上は可能です。ただし、ここでは別のことを学びます。レッスンの指示どおりにしてください。
lesson-other-effect = { $choice }？ それも可能で、こうなります：{ $effect }。ただし、ここでは別のことを学びます。レッスンの指示どおりにしてください。
lesson-list = { $first }、{ $rest }
lesson-play = 最初のゲームを遊ぶ
lesson-rules = ルールを読む
lesson-again = もう一度レッスンを受ける
lesson-leave = レッスンをやめる

## 最初のゲームの前に
first = 初めてのゲーム
first-goal = 目的
first-turn = あなたの手番
first-win = 勝つには
first-next = 次へ
first-begin = 始めましょう
first-skip = とばす

## ゲーム中に
remark = 説明
remark-close = 分かりました
remark-off = もう説明しない
