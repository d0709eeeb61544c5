# «За короля (і за мене)» на малюнках правил.

king-picture-value = Значення
king-picture-letter = Літера
king-picture-office = Посада
king-picture-primary = Тайл чільної посади, за найбільший вплив
king-picture-secondary = Тайл другорядної посади, за другий вплив
