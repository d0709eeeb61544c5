# Isle of Skye in the pictures of its rules.

skye-picture-sheep = Sheep
skye-picture-cattle = Cattle
skye-picture-whisky = Whisky
skye-picture-ship = Ship
skye-picture-lighthouse = Lighthouse
skye-picture-farm = Farm
skye-picture-broch = Broch
skye-picture-scroll = Scroll
