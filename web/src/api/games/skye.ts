// Generated from the structs of src/parlour by `npm run types`; do not edit.

/**
 * A tile of a territory: x goes to the east, y to the south, turns are quarters clockwise.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Placement = [number, number, number, number];
/**
 * A region of a territory: the tile's order number, and which of its regions.
 *
 * @minItems 2
 * @maxItems 2
 */
export type LaidRegion = [number, number];
/**
 * What scrolls and gold give at the end.
 *
 * @minItems 2
 * @maxItems 2
 */
export type EndPoints = [number, number];
export type Happening =
  | FirstHappening
  | GoalHappening
  | Round
  | Income
  | Drew
  | Marked
  | Priced
  | Revealed
  | Offered
  | Bought
  | Passed
  | Kept
  | Placed
  | Returned
  | Built
  | WentBack
  | Scored
  | Final;
/**
 * Gold at the start of a round: for the castle, for whisky, and for being behind.
 *
 * @minItems 3
 * @maxItems 3
 */
export type IncomeParts = [number, number, number];
export type Move = Discard | Pass | Price | Buy | Take | Place | FirstMove | GoalMove | Draw;
/**
 * A tile for sale.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Offer = [number, number];

/**
 * A tile changed hands.
 */
export interface Bought {
  kind: 'bought';
  seat: number;
  other: number;
  tile: number;
  gold: number;
}
/**
 * Everything printed that the board shows. The castle is the last of the tiles.
 */
export interface Box {
  tiles: Tile[];
  kinds: ('broch' | 'cattle' | 'farm' | 'lighthouse' | 'sheep' | 'ship' | 'whisky')[];
  scrolls: {
    [k: string]: MessageView;
  };
  goals: GoalBox[];
  places: string[];
  tracks: {
    [k: string]: number[][];
  };
  coins: number[];
  drawn: number;
  for_sale: number;
  gold_every: number;
  lake: PicturedLand;
  plans: {
    [k: string]: Plan;
  };
}
/**
 * A tile that is not turned: what is at each of its four edges, and what is on it. The castle has no number.
 */
export interface Tile {
  number: number | null;
  regions: Region[];
  region_at: number[];
  roads: number[][];
  road_at: number[];
  symbols: Symbol[];
  words: MessageView;
}
/**
 * A part of a tile. Edges are 0 north, 1 east, 2 south, 3 west; a region within the tile has none.
 */
export interface Region {
  terrain: 'mountain' | 'pasture' | 'water';
  edges: number[];
}
/**
 * A symbol on a region, once or several times; a scroll says what it counts.
 */
export interface Symbol {
  kind: ('broch' | 'cattle' | 'farm' | 'lighthouse' | 'sheep' | 'ship' | 'whisky') | 'scroll';
  count: number;
  region: number;
  counts: ('broch' | 'cattle' | 'farm' | 'lighthouse' | 'sheep' | 'ship' | 'whisky') | null;
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
 * A scoring tile: its name, and what it gives for what.
 */
export interface GoalBox {
  name: MessageView;
  gives: MessageView;
}
/**
 * A territory, and its completed areas by their regions.
 */
export interface PicturedLand {
  land: Placement[];
  completed: LaidRegion[][];
}
/**
 * Spots with a tile, those of them that have a farm, and what counts there.
 */
export interface Plan {
  spots: [number, number][];
  farms: [number, number][];
  marks: Mark[];
}
/**
 * Spots that count together, from the one in the north west, and the points that they give; None if those are on tiles.
 */
export interface Mark {
  /**
   * @minItems 2
   * @maxItems 2
   */
  spot: [number, number];
  across: number;
  down: number;
  points: number | null;
}
/**
 * Shown to all: a tile has been built.
 */
export interface Built {
  kind: 'built';
  seat: number;
  tile: number;
}
/**
 * Buy this tile from whoever sells it.
 */
export interface Buy {
  kind: 'buy';
  tile: number;
}
/**
 * Put the discard marker on a tile.
 */
export interface Discard {
  kind: 'discard';
  tile: number;
}
/**
 * Chance: a tile from the bag.
 */
export interface Draw {
  kind: 'draw';
  tile: number;
}
/**
 * A tile from the bag.
 */
export interface Drew {
  kind: 'drew';
  seat: number;
  tile: number;
}
/**
 * Points for scrolls and for gold at the end.
 */
export interface Final {
  kind: 'final';
  seat: number;
  scrolls: number;
  points: number;
}
/**
 * The start player.
 */
export interface FirstHappening {
  kind: 'first';
  seat: number;
}
/**
 * Chance: the start player.
 */
export interface FirstMove {
  kind: 'first';
  seat: number;
}
/**
 * A scoring tile lies at A, B, C or D.
 */
export interface GoalHappening {
  kind: 'goal';
  place: string;
  goal: number;
}
/**
 * Chance: the next scoring tile, for A to D in turn.
 */
export interface GoalMove {
  kind: 'goal';
  goal: string;
}
/**
 * A round begins.
 */
export interface Round {
  kind: 'round';
  round: number;
}
/**
 * Gold at the start of a round, with the parts from the castle, from whisky and from being behind.
 */
export interface Income {
  kind: 'income';
  seat: number;
  gold: number;
  castle: number;
  whisky: number;
  behind: number;
}
/**
 * Told to the seat alone: the discard marker lies on this tile.
 */
export interface Marked {
  kind: 'marked';
  seat: number;
  tile: number;
}
/**
 * Told to the seat alone: this tile's price.
 */
export interface Priced {
  kind: 'priced';
  seat: number;
  tile: number;
  gold: number;
}
/**
 * Screens are lifted: this tile goes back into the bag.
 */
export interface Revealed {
  kind: 'revealed';
  seat: number;
  tile: number;
}
/**
 * Screens are lifted: this tile is for sale.
 */
export interface Offered {
  kind: 'offered';
  seat: number;
  tile: number;
  gold: number;
}
/**
 * Somebody buys nothing.
 */
export interface Passed {
  kind: 'passed';
  seat: number;
}
/**
 * A tile that nobody bought stays, for its price.
 */
export interface Kept {
  kind: 'kept';
  seat: number;
  tile: number;
  gold: number;
}
/**
 * Told to the seat alone: where the tile lies.
 */
export interface Placed {
  kind: 'placed';
  seat: number;
  tile: number;
  x: number;
  y: number;
  turns: number;
}
/**
 * Told to the seat alone: the tile fits nowhere.
 */
export interface Returned {
  kind: 'returned';
  seat: number;
  tile: number;
}
/**
 * Shown to all: a tile fitted nowhere and is in the bag again.
 */
export interface WentBack {
  kind: 'went_back';
  seat: number;
  tile: number;
}
/**
 * A scoring tile gave points.
 */
export interface Scored {
  kind: 'scored';
  seat: number;
  place: string;
  goal: number;
  points: number;
}
/**
 * Buy nothing.
 */
export interface Pass {
  kind: 'pass';
}
/**
 * Put gold on the next tile.
 */
export interface Price {
  kind: 'price';
  gold: number;
}
/**
 * Take this tile up to build it next.
 */
export interface Take {
  kind: 'take';
  tile: number;
}
/**
 * Lay the tile so far east and south of the castle, turned clockwise by quarter turns.
 */
export interface Place {
  kind: 'place';
  x: number;
  y: number;
  turns: number;
}
/**
 * One viewer's knowledge of a position. Tiles are numbers from 0, the castle comes last; -1 stands for none or unknown.
 */
export interface Observation {
  viewer: number;
  players: number;
  stage: 'building' | 'buying' | 'choosing_first' | 'choosing_goals' | 'drawing' | 'over' | 'pricing';
  round: number;
  rounds: number;
  to_act: number[];
  start: number;
  turn: number;
  goals: number[];
  goal_points: number[][];
  gold: number[];
  show_gold: boolean;
  points: number[];
  earned: number[][];
  end_points: EndPoints[];
  next_income: IncomeParts[];
  territories: Placement[][];
  completed: LaidRegion[][][];
  bag_size: number;
  drawn: number[][];
  discard: number;
  for_sale: number[];
  prices: number[];
  to_price: number;
  done: boolean[];
  market: Offer[][];
  gained: number[][];
  hand: number[];
  chosen: number;
  returned: number[];
  result: Result | null;
  counted: number[][] | null;
}
/**
 * The end, and how it came about.
 */
export interface Result {
  scores: number[];
  ranking: number[];
  sources: Source[];
  ties: Tie[];
}
/**
 * Where points came from, by seat: a scoring tile with its letter, scrolls, or gold.
 */
export interface Source {
  place: string;
  name: MessageView;
  points: number[];
  left: MessageView[];
}
/**
 * Two seats with equal points, the better place first, and what separated them.
 */
export interface Tie {
  seat: number;
  other: number;
  by: 'gold' | 'nothing';
}
