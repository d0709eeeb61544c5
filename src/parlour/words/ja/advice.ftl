# ボットに尋ねる人に言うこと：ヒント、またはゲームの分析。

## ヒント
hint-thinking = ボットが考えています…
hint-chance = 勝率{ $percent }%
hint-points = 約{ $points }点
hint-noted = ヒントを使ったことは記録に残り、このゲームはレーティングの対象になりません。

## ゲームの分析
analysis-begin = ゲームを分析する
analysis-why = そのときプレイヤーが知っていたことだけをもとに、ボットがすべての選択を見直します。その間、このページを離れてもかまいません。
analysis-running = ボットがゲームを見直しています：{ $percent }%
analysis-curve = 勝率
analysis-turning = 勝負の分かれ目と、失った勝率
analysis-none = 大きく損をした選択はありませんでした。
analysis-move = { $at }手目
analysis-lost = −{ $percent }%
analysis-best = ボットならこう選びました
analysis-play = ここから続けて遊ぶ

## 断られること
error-hints-off = この卓ではヒントを使えません。使うには、卓を開くときに決めておく必要があります
error-no-adviser = このゲームには、考えを教えてくれるボットがいません
error-too-many-hints = この1時間に使えるヒントは{ $most }回までです。続きは1時間後にどうぞ
error-too-many-analyses = この1時間に頼める分析は{ $most }回までです。続きは1時間後にどうぞ
error-no-answer = 今回はボットの考える時間が長すぎました。もう一度お試しください
