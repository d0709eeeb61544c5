# Tiletum for a first game: three cards before it, and a remark where something is asked for the first time.

tiletum-first-goal = You are a merchant in Renaissance Europe: build houses and pillars, fulfil contracts, fill your buildings with people, be where the fairs are.
tiletum-first-turn = Take one die: its colour and value give resources, its place at the wheel an action. A high die gives many resources and few action points, a low one the other way round.
tiletum-first-win = Four rounds of three turns; a fair scores after each. At the end count houses times pillars, completed buildings and what is left. The most victory points win.

tiletum-remark-choose-die = Which do you need: much of this resource, or many action points? Gold can turn the die, and so change its place and value.
tiletum-remark-die-taken = The bonus tile is free, but needs one of four places in your storehouse, and cannot be thrown away.
tiletum-remark-die-taken-full = A contract that is fulfilled, a crest that is placed or a helper that is used leaves its place in the storehouse. The bonus tile can be taken once one of the four places is free.
tiletum-remark-die-taken-type = Your helper can turn the resources of this die into any other kind. Use it if a contract or cathedral waits for that kind.
tiletum-remark-choose-type = Look at your contracts, at the cathedrals with your pillars, and at your crests: which resource is missing there?
tiletum-remark-joker-action = All points go to the one action that you choose. Your bonus marker of that action counts, too.
tiletum-remark-act = Spend the points in any order. Tasks, such as fulfilling a contract or building at a cathedral, cost none and can be done in between.
tiletum-remark-act-done = Before you end the turn: can a contract be paid, a crest be placed, a cathedral be built, a helper be used?
tiletum-remark-sub-action-done = This small action is spent. You may still do tasks; then what it interrupted goes on.
tiletum-remark-activate = Every character in the building gives the bonus once more. The fuller, the better.
tiletum-remark-activating = Take the bonuses in the order that helps you most: resources first may pay for what follows.
tiletum-remark-any-action = A small action of your choice: a step, a placement, a tile, wherever one point is missing.
tiletum-remark-any = Choose what you need next: contracts want iron and wool, cathedrals stone, crests food.
tiletum-remark-anywhere-house = Any town with a free place: perhaps one where a fair will be held, or far from your merchant.
tiletum-remark-anywhere-pillar = Any cathedral with a free place: look for one whose stone you can pay, with a high tile on top.
tiletum-remark-travel-merchant = Any space at all: the town of this round’s fair, or one with a good place for a house.
tiletum-remark-travel-architect = Any space at all: a cathedral where your pillar is missing.
tiletum-remark-roam = Free steps or a free placement. You may use all of it, a part, or nothing.
tiletum-remark-parts = One effect, several parts: what you get first can help with the next.
tiletum-remark-king-tile = You lead on the king track. The tile is yours if you have room and use for it; otherwise it is gone.
