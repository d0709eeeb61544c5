# «За короля (и за меня)» на рисунках правил.

king-picture-value = Значение
king-picture-letter = Буква
king-picture-office = Должность
king-picture-primary = Главная плитка, за наибольшее влияние
king-picture-secondary = Второстепенная плитка, за второе влияние
