# For the King (and Me) in the pictures of its rules.

king-picture-value = Value
king-picture-letter = Letter
king-picture-office = Office
king-picture-primary = Primary tile, for the most influence
king-picture-secondary = Secondary tile, for the second most
