# 『我と王のために』のルールの図。

king-picture-value = 値
king-picture-letter = 文字
king-picture-office = 職務
king-picture-primary = 首席タイル（影響力が1位の人へ）
king-picture-secondary = 次席タイル（影響力が2位の人へ）
