# Tiletum in the pictures of its rules.

tiletum-picture-asks = What it asks for
tiletum-picture-points = Its VP
tiletum-picture-benefit = Its benefit
tiletum-picture-action = The action
tiletum-picture-ap = The action points of a die here
tiletum-picture-tile = The bonus tile
tiletum-picture-dice = The dice of this value
tiletum-picture-roof = A house, until the rooms are full
tiletum-picture-marker = The bonus marker of the completed building
tiletum-picture-room = A room, and the points for moving in
tiletum-picture-crest = The crest space: its food and its bonus
tiletum-picture-house = A house space, and what it gives
tiletum-picture-cathedral = A cathedral, and the VP of its next tile
tiletum-picture-cost = The cost: stone, and VP
tiletum-picture-pillar = Pillar spaces
