# サーバーが断るときの、人に向けた言葉。並んで送られる英文はプログラムと記録のためのもの。

error-refused = うまくいきませんでした
error-server = サーバーで問題が起きました。記録しましたので、もう一度お試しください
error-busy = サーバーがたいへん混み合っています。少し待ってからもう一度お試しください
error-too-fast = 一度に送りすぎです。少しお待ちください
error-too-large = 大きすぎて送れません
error-bad-request = サーバーが理解できませんでした。ページを読み込み直して、もう一度お試しください
error-stranger = あなたが誰か、サーバーには分かりません。このページのCookieを許可し、読み込み直してからもう一度お試しください
error-nothing-here = このアドレスには何もありません
error-no-table = その卓はありません
error-no-game = そのゲームはありません
error-no-bot = このゲームに、そのようなボットはいません
error-setup = この設定では卓を開けません
error-name-length = 名前は1文字から{ $longest }文字までです
error-text-length = メッセージは1文字から{ $longest }文字までです

error-not-allowed = それはあなたにはできません
error-not-host = それができるのは卓を開いた人だけです
error-not-seated = それができるのは席についている人だけです
error-not-your-seat = そこはあなたの席ではありません
error-seat-taken = その席にはもうほかの人が座っています
error-one-seat = この卓にはもうあなたの席があります。ほかの席はほかの人のものです
error-token = このトークンは無効か、もう使えません
error-token-elsewhere = トークンはその席だけに使えます
error-program-late = プログラムが座れるのはゲームが始まる前だけです
error-program-host = この席をプログラムに渡したり取り戻したりできるのは卓を開いた人だけです
error-no-program = その席にプログラムはいません
error-too-many-tables = 終わっていない卓が{ $most }つあります。新しく開く前に、どれかを終えるか離れてください
error-too-much-thinking = 終わっていない卓のうち{ $most }卓でボットが考えています。どれかを終えるか、考える時間のいらない「やさしい」か「ふつう」の相手を選んでください
error-resigned = このゲームは投了しました
error-bot-plays = 今はボットが代わりに遊んでいます。先に席へ戻ってください
error-not-running = ゲームは進行中ではありません
error-not-over = ゲームはまだ終わっていません
error-lesson = これはレッスンです。それは自分のゲームでどうぞ
error-no-lesson = このゲームにはまだレッスンがありません

error-illegal = 今はそれができません
error-not-your-turn = 今あなたが決めることはありません
error-game-over = ゲームは終わりました
error-no-action = そのような手はありません
error-stale = その間にゲームが進みました。もう一度見て選び直してください
error-record = このゲームの記録は壊れているか、ルールに合っていません
error-other-rules = これは「{ $game }」のルール第{ $played }版で遊ばれたものです。ここでは第{ $now }版を使っており、当時の手の一部は認められません
