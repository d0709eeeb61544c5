// Generated from the structs of src/parlour by `npm run types`; do not edit.

export type Happening =
  | BonusTile
  | ContractTile
  | CharacterTile
  | Unavailable
  | FairTile
  | FirstHappening
  | Round
  | Corruption
  | Turn
  | DieHappening
  | Gained
  | Points
  | Joker
  | Moved
  | HouseHappening
  | PillarHappening
  | Took
  | DiscardedOffer
  | Lodged
  | Roof
  | Completed
  | CompletedLast
  | Activated
  | Exchanged
  | Bought
  | Fulfilled
  | CrestHappening
  | Built
  | Used
  | Advanced
  | Ended
  | Leader
  | KingTileDiscarded
  | Track
  | Order
  | FairHappening
  | NoFair
  | Final;
export type Move =
  | EndTurn
  | Stop
  | Leave
  | Decline
  | Advance
  | DiscardOffer
  | Choose
  | Perform
  | Activate
  | Bonus
  | DieMove
  | Walk
  | HouseMove
  | PillarMove
  | Take
  | Lodge
  | Exchange
  | Buy
  | Fulfil
  | CrestMove
  | Build
  | Use
  | Wheel
  | Segment
  | Draw
  | Cost
  | Town
  | FairMove
  | FirstMove
  | Roll
  | Corrupt;

/**
 * A building, counted from 1, whose characters give their bonuses.
 */
export interface Activate {
  kind: 'activate';
  building: number;
}
/**
 * A building's characters give their bonuses.
 */
export interface Activated {
  kind: 'activated';
  seat: number;
  building: number;
}
/**
 * Turn all action points into steps on the king track.
 */
export interface Advance {
  kind: 'advance';
}
/**
 * Steps on the king track, with the points of the space reached.
 */
export interface Advanced {
  kind: 'advanced';
  seat: number;
  steps: number;
  points: number;
}
/**
 * The bonus of the character in this room.
 */
export interface Bonus {
  kind: 'bonus';
  building: number;
  floor: number;
}
/**
 * A bonus tile is laid out.
 */
export interface BonusTile {
  kind: 'bonus_tile';
  tile: number;
}
/**
 * Resources for gold.
 */
export interface Bought {
  kind: 'bought';
  seat: number;
  resource: number;
  count: number;
  gold: number;
}
/**
 * Everything printed that the board shows.
 */
export interface Box {
  resources: string[];
  actions: string[];
  faces: number[];
  die_resources: number[];
  die_ap: number[];
  turns: number;
  die_shift_gold: number;
  trade_gold: number;
  exchange_bonus: number;
  tiles: Tile[];
  spaces: Space[];
  edges: [number, number][];
  ways: number[][];
  walkers: {
    [k: string]: string;
  };
  houses: HouseSpace[];
  layouts: Layout[];
  cathedrals: number[];
  cathedral_tiles: number[][];
  costs: CostTile[];
  buildings: Building[];
  contract_spaces: ContractSpace[];
  storehouse: number;
  contract_ap: number[];
  character_ap: number;
  track: number[];
  corruption: number;
  fairs: FairBox[];
  tasks: string[];
}
/**
 * A tile; a contract has cost and points, and the noble family of a crest or the type of a character is its name.
 */
export interface Tile {
  id: string;
  kind: 'character' | 'contract' | 'crest' | 'helper';
  name: string;
  cost: Part[];
  points: number;
  effect: Effect | null;
  words: MessageView;
}
/**
 * A part of what is printed: what it does (a key of an effect in the data), with what, and how much of it.
 */
export interface Part {
  does: string;
  what: string;
  count: number;
}
/**
 * What a tile or a space gives: part by part, and in words.
 */
export interface Effect {
  parts: Part[];
  words: MessageView;
}
/**
 * A sentence as a key of the catalogue and its arguments; an argument may itself be such a message.
 *
 * The arguments `seat` and `other` are seat numbers, which the client replaces by names.
 */
export interface MessageView {
  key: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * A town, or a space on a road, and where it is drawn on a canvas of 1000 by 1000.
 */
export interface Space {
  id: string;
  town: boolean;
  x: number;
  y: number;
}
/**
 * A house space of a town.
 */
export interface HouseSpace {
  id: string;
  town: number;
  bonus: Effect | null;
}
/**
 * What is used with so many players.
 */
export interface Layout {
  houses: number[][];
  tiles: number[][];
  pillars: number[];
}
/**
 * A construction cost tile; with no stone the cathedral is not built in this game.
 */
export interface CostTile {
  stone: number | null;
  points: number;
}
/**
 * A building from the ground floor up; the one without rooms to fill is full from the start.
 */
export interface Building {
  rooms: Room[];
  roof: boolean;
  ap: number;
  food: number;
  bonus: Effect;
}
/**
 * A room, with its place in the rooms of a player, and what it costs to move in.
 */
export interface Room {
  room: number;
  floor: number;
  ap: number;
}
/**
 * A space for a fulfilled contract: what it gives besides.
 */
export interface ContractSpace {
  points: number;
  pillar: boolean;
}
/**
 * A fair tile.
 */
export interface FairBox {
  id: string;
  counts: (
    | 'cathedral_tiles'
    | 'characters_on_floors'
    | 'contracts_fulfilled'
    | 'crests'
    | 'filled_buildings'
    | 'houses_on_map'
    | 'king_track'
    | 'pillars_on_map'
  )[];
  gives: MessageView;
}
/**
 * Task: contribute to the cathedral of this town.
 */
export interface Build {
  kind: 'build';
  space: string;
}
/**
 * A contribution to a cathedral.
 */
export interface Built {
  kind: 'built';
  seat: number;
  space: number;
  points: number;
}
/**
 * Task: gold for a resource.
 */
export interface Buy {
  kind: 'buy';
  resource: string;
}
/**
 * A character joins the offer.
 */
export interface CharacterTile {
  kind: 'character_tile';
  tile: number;
}
/**
 * A resource of free choice.
 */
export interface Choose {
  kind: 'choose';
  resource: string;
}
/**
 * A building is complete: its action has more points from now on.
 */
export interface Completed {
  kind: 'completed';
  seat: number;
  building: number;
  action: number;
  ap: number;
}
/**
 * The last building is complete.
 */
export interface CompletedLast {
  kind: 'completed_last';
  seat: number;
  building: number;
}
/**
 * A contract joins the offer.
 */
export interface ContractTile {
  kind: 'contract_tile';
  tile: number;
}
/**
 * Chance: a corruption token.
 */
export interface Corrupt {
  kind: 'corrupt';
  steps: number;
}
/**
 * A corruption token is drawn.
 */
export interface Corruption {
  kind: 'corruption';
  steps: number;
}
/**
 * Chance: the construction cost of the next cathedral.
 */
export interface Cost {
  kind: 'cost';
  cost: string;
}
/**
 * A crest is placed.
 */
export interface CrestHappening {
  kind: 'crest';
  seat: number;
  family: number;
  building: number;
}
/**
 * Task: place the crest of this family below a building.
 */
export interface CrestMove {
  kind: 'crest';
  family: string;
  building: number;
}
/**
 * Do without the rest of a bonus.
 */
export interface Decline {
  kind: 'decline';
}
/**
 * A die is taken, turned for gold if at all.
 */
export interface DieHappening {
  kind: 'die';
  seat: number;
  resource: number;
  value: number;
  action: number;
  gold: number;
}
/**
 * Take a die of this colour (named by its resource) and face, turned to another face for gold.
 */
export interface DieMove {
  kind: 'die';
  resource: string;
  face: number;
  turned: number;
}
/**
 * Replace all characters of the offer.
 */
export interface DiscardOffer {
  kind: 'discard_offer';
}
/**
 * All characters of the offer are replaced.
 */
export interface DiscardedOffer {
  kind: 'discarded_offer';
  seat: number;
}
/**
 * Chance: a bonus, contract or character tile.
 */
export interface Draw {
  kind: 'draw';
  tile: string;
}
/**
 * Leave the remaining action points and end the turn.
 */
export interface EndTurn {
  kind: 'end_turn';
}
/**
 * A turn ends, with action points left.
 */
export interface Ended {
  kind: 'ended';
  seat: number;
  ap: number;
}
/**
 * One own resource for another.
 */
export interface Exchange {
  kind: 'exchange';
  give: string;
  get: string;
}
/**
 * One resource for another.
 */
export interface Exchanged {
  kind: 'exchanged';
  seat: number;
  give: number;
  get: number;
}
/**
 * Points at the fair.
 */
export interface FairHappening {
  kind: 'fair';
  seat: number;
  space: number;
  points: number;
}
/**
 * Chance: the next fair tile.
 */
export interface FairMove {
  kind: 'fair';
  fair: string;
}
/**
 * Where a fair will be, and which.
 */
export interface FairTile {
  kind: 'fair_tile';
  round: number;
  space: number;
  fair: number;
}
/**
 * Points at the end, by source.
 */
export interface Final {
  kind: 'final';
  seat: number;
  product: number;
  buildings: number;
  resources: number;
}
/**
 * The first player.
 */
export interface FirstHappening {
  kind: 'first';
  seat: number;
}
/**
 * Chance: the first player.
 */
export interface FirstMove {
  kind: 'first';
  seat: number;
}
/**
 * Task: pay a contract, with this resource where the contract leaves the choice.
 */
export interface Fulfil {
  kind: 'fulfil';
  tile: string;
  resource?: string;
}
/**
 * A contract is paid.
 */
export interface Fulfilled {
  kind: 'fulfilled';
  seat: number;
  tile: number;
  points: number;
}
/**
 * Resources come.
 */
export interface Gained {
  kind: 'gained';
  seat: number;
  resource: number;
  count: number;
  source: 'die' | 'effect' | 'exchange';
}
/**
 * What a die gives: so many of its resource, and an action with so many points.
 */
export interface Gives {
  resources: number;
  points: number;
}
/**
 * The cathedral here is not built in this game.
 */
export interface Unavailable {
  kind: 'unavailable';
  space: number;
}
/**
 * A round begins.
 */
export interface Round {
  kind: 'round';
  round: number;
}
/**
 * Somebody's turn begins.
 */
export interface Turn {
  kind: 'turn';
  seat: number;
}
/**
 * Points come.
 */
export interface Points {
  kind: 'points';
  seat: number;
  points: number;
  source: 'characters' | 'contracts' | 'crests' | 'helpers' | 'houses' | 'king';
}
/**
 * The joker becomes another action.
 */
export interface Joker {
  kind: 'joker';
  seat: number;
  action: number;
}
/**
 * Merchant or architect walked.
 */
export interface Moved {
  kind: 'moved';
  seat: number;
  piece: number;
  start: number;
  space: number;
  steps: number;
}
/**
 * A house is placed in a town.
 */
export interface HouseHappening {
  kind: 'house';
  seat: number;
  space: number;
}
/**
 * A pillar is placed.
 */
export interface PillarHappening {
  kind: 'pillar';
  seat: number;
  space: number;
}
/**
 * A tile goes into the storehouse.
 */
export interface Took {
  kind: 'took';
  seat: number;
  tile: number;
}
/**
 * A character moves into a room.
 */
export interface Lodged {
  kind: 'lodged';
  seat: number;
  tile: number;
  building: number;
  floor: number;
}
/**
 * A house is gained from a roof.
 */
export interface Roof {
  kind: 'roof';
  seat: number;
  building: number;
}
/**
 * A helper is used.
 */
export interface Used {
  kind: 'used';
  seat: number;
  tile: number;
}
/**
 * Who leads the king track.
 */
export interface Leader {
  kind: 'leader';
  seat: number;
}
/**
 * The bonus tile beside the king track goes.
 */
export interface KingTileDiscarded {
  kind: 'king_tile_discarded';
  tile: number;
}
/**
 * Points from the king track.
 */
export interface Track {
  kind: 'track';
  seat: number;
  points: number;
}
/**
 * The new order of play, which the king track gives at the end of a round.
 */
export interface Order {
  kind: 'order';
  order: number[];
  round: number;
}
/**
 * Not at the fair.
 */
export interface NoFair {
  kind: 'no_fair';
  seat: number;
  space: number;
}
/**
 * Place a house on this house space.
 */
export interface HouseMove {
  kind: 'house';
  space: string;
}
/**
 * Do not take the bonus tile.
 */
export interface Leave {
  kind: 'leave';
}
/**
 * Move this character from the storehouse into a room.
 */
export interface Lodge {
  kind: 'lodge';
  tile: string;
  building: number;
  floor: number;
}
/**
 * End an action that a helper, a character or a contract gave.
 */
export interface Stop {
  kind: 'stop';
}
/**
 * An action of free choice.
 */
export interface Perform {
  kind: 'perform';
  action: string;
}
/**
 * Send the merchant or the architect the shortest way to this space.
 */
export interface Walk {
  kind: 'walk';
  piece: string;
  space: string;
}
/**
 * Place a pillar at the cathedral of this town.
 */
export interface PillarMove {
  kind: 'pillar';
  space: string;
}
/**
 * Take this tile into the storehouse.
 */
export interface Take {
  kind: 'take';
  tile: string;
}
/**
 * Task: use a helper.
 */
export interface Use {
  kind: 'use';
  tile: string;
}
/**
 * Chance: the die value at the first action.
 */
export interface Wheel {
  kind: 'wheel';
  face: number;
}
/**
 * Chance: the next action tile around the wheel.
 */
export interface Segment {
  kind: 'segment';
  action: string;
}
/**
 * Chance: the town of the next fair.
 */
export interface Town {
  kind: 'town';
  space: string;
}
/**
 * Chance: a die from the bag and its face.
 */
export interface Roll {
  kind: 'roll';
  resource: string;
  face: number;
}
/**
 * One viewer's knowledge of a position. -1 stands for none.
 */
export interface Observation {
  viewer: number;
  players: number;
  stage: string;
  round: number;
  rounds: number;
  turn_number: number;
  step: number;
  turn: number;
  to_act: number[];
  order: number[];
  pending: number[][];
  action: number;
  action_points: number;
  exchanged: boolean;
  actions: number[];
  values: number[];
  tiles: number[];
  king_tile: number;
  map_tiles: number[];
  dice: [number, number][];
  bag: number[];
  bonus_pile: number[];
  bonus_discard: number[];
  contract_pile: number[];
  character_pile: number[];
  contract_offer: number[];
  character_offer: number[];
  costs: number[];
  stacks: number[];
  cathedral_tiles: number[][];
  pillars: number[][];
  houses: number[];
  fair_towns: number[];
  fairs: number[];
  fair_each: number[];
  corruption: number[];
  stacked: number[];
  boards: Player[];
  result: Result | null;
}
/**
 * One player's board and pieces.
 */
export interface Player {
  points: number;
  earned: number[];
  goods: number[];
  storehouse: number[];
  using: number[];
  rooms: number[];
  roofs: boolean[];
  crests: number[];
  completed: boolean[];
  bonus_ap: number[];
  die_gives: Gives[];
  contracts: number[];
  houses: number;
  pillars: number;
  cathedrals: number[];
  merchant: number;
  architect: number;
  track: number;
  dice: [number, number][];
  at_fair: boolean;
  fair_points: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  end_points: [number, number, number];
}
/**
 * The end, and how it came about.
 */
export interface Result {
  scores: number[];
  ranking: number[];
  order: number[];
  sources: Source[];
  ties: Tie[];
}
/**
 * Points of one source, by seat.
 */
export interface Source {
  name: string;
  points: number[];
  final: boolean;
}
/**
 * Two neighbours in the ranking with equal points, and what put the first before the other.
 */
export interface Tie {
  seat: number;
  other: number;
  by: 'order';
}
