pearls-title = 真珠
pearls-about = 潜って貝を集め、良いものだけ持ち帰り、休みどきを見極めます。かごが一番重いのは誰でしょう。

pearls-do-dive = 潜る
pearls-do-rest = 休む
pearls-do-take = 岩礁から{ $value }を取る
pearls-do-keep = 持ち帰る
pearls-do-leave = 岩礁に置いていく
pearls-do-find = { $value }を見つける

pearls-prompt-choosing = 潜る、岩礁から貝を取る、休む、のどれかを選んでください
pearls-prompt-holding = { $value }を見つけました。持ち帰りますか、置いていきますか?
pearls-prompt-wait = { $seat }は海にいます
pearls-prompt-over = すべてのかごが開きました

pearls-why-no-shell = 岩礁に{ $value }はありません

pearls-event-dived = { $seat }が潜る
pearls-event-found = { $seat }が貝を見つけた
pearls-event-found-own = { $seat }が{ $value }を見つけた
pearls-event-kept = { $seat }は持ち帰る
pearls-event-kept-own = { $seat }は{ $value }を持ち帰る
pearls-event-left = { $seat }は{ $value }を岩礁に置いていく
pearls-event-took = { $seat }が岩礁から{ $value }を取る
pearls-event-rested = { $seat }は休む
pearls-event-opened = { $seat }のかごは合計{ $total }、{ $points }点

pearls-has-shells = 貝
pearls-has-open = 全員が見た値
pearls-has-total = かごの合計

pearls-board-turn = 手番{ $turn }/{ $turns }、かごに入るのは{ $most }まで
pearls-board-reef = 岩礁: { $shells }
pearls-board-no-reef = 岩礁には何もありません
pearls-board-bag = 袋の貝: { $count }
pearls-board-kept = 持ち帰った貝: { $shells }
