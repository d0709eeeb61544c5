// Generated from the structs of src/parlour by `npm run types`; do not edit.

export type Happening =
  | FirstAdviserHappening
  | Drew
  | Kept
  | Offered
  | Buried
  | Took
  | King
  | Raised
  | Lowered
  | Revealed
  | Passed
  | BidHappening
  | Won
  | Unsold
  | Paid
  | PaidUnseen
  | Defaulted
  | Lost
  | AuctionAgain
  | GainEsteem
  | HandsShown;
export type Move = Keep | Offer | Bury | Take | Raise | Lower | Pass | BidMove | Pay | FirstAdviserMove | Draw | Reveal | Lose;
/**
 * What happened in an auction, to whom, and the card or amount.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Noted = ['paid' | 'short_of_cards' | 'short_of_gold' | 'unseen' | 'unsold' | 'won', number, number];
/**
 * Places left before the adviser, in the middle and on the favour pile.
 *
 * @minItems 3
 * @maxItems 3
 */
export type OpenZones = [number, number, number];

/**
 * The card is put up once more.
 */
export interface AuctionAgain {
  kind: 'auction_again';
  card: number;
}
/**
 * Somebody offered more.
 */
export interface BidHappening {
  kind: 'bid';
  seat: number;
  amount: number;
}
/**
 * Offer more than anybody before.
 */
export interface BidMove {
  kind: 'bid';
  amount: number;
}
/**
 * Everything printed that the board shows.
 */
export interface Box {
  offices: string[];
  lowest: number;
  highest: number;
  start: number;
  start_secondary: number;
  cards: Card[];
  tied: [number, number] | null;
}
/**
 * A kind of card. A government card has office, value and letter, a gold card its value, a king card its steps.
 */
export interface Card {
  name: string;
  family: 'gold' | 'government' | 'king';
  office: number;
  value: number;
  letter: string;
  steps: ('either' | 'lower' | 'raise')[];
  paid_in: 'cards' | 'gold';
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
 * The adviser laid it on the favour pile.
 */
export interface Buried {
  kind: 'buried';
  seat: number;
  card?: number;
}
/**
 * The adviser lays the drawn card face down on the favour pile.
 */
export interface Bury {
  kind: 'bury';
}
/**
 * Where so much of a bid is covered: what is still to be paid, and what is lost, as there is no change.
 */
export interface Covered {
  owed: number;
  lost: number;
}
/**
 * Somebody could not pay what he bid.
 */
export interface Defaulted {
  kind: 'defaulted';
  seat: number;
  amount: number;
  card: number;
}
/**
 * What left play; a king comes there when it has done what it does.
 */
export interface DiscardPile {
  open: number[];
  size: number;
  top: number | null;
  parted: number;
}
/**
 * Chance: the top card of the deck, seen by the adviser alone.
 */
export interface Draw {
  kind: 'draw';
  card: string;
}
/**
 * The adviser drew a card, which he alone sees.
 */
export interface Drew {
  kind: 'drew';
  seat: number;
  card?: number;
}
/**
 * Who advises first.
 */
export interface FirstAdviserHappening {
  kind: 'first_adviser';
  seat: number;
}
/**
 * Chance: who advises first.
 */
export interface FirstAdviserMove {
  kind: 'first_adviser';
  seat: number;
}
/**
 * Phase 2 begins: so many cards of the favour pile are auctioned, and this seat reveals the first.
 */
export interface GainEsteem {
  kind: 'gain_esteem';
  seat: number;
  cards: number;
}
/**
 * The last card is auctioned: hands lie open, and the tiles of the offices are taken.
 */
export interface HandsShown {
  kind: 'hands_shown';
}
/**
 * The adviser laid it before himself.
 */
export interface Kept {
  kind: 'kept';
  seat: number;
  card?: number;
}
/**
 * The adviser laid it into the middle.
 */
export interface Offered {
  kind: 'offered';
  seat: number;
  card: number;
}
/**
 * An opponent took a card from the middle.
 */
export interface Took {
  kind: 'took';
  seat: number;
  card: number;
}
/**
 * A king card came up.
 */
export interface King {
  kind: 'king';
  seat: number;
  card: number;
}
/**
 * An office rose to this value.
 */
export interface Raised {
  kind: 'raised';
  seat: number;
  office: number;
  value: number;
}
/**
 * An office fell to this value.
 */
export interface Lowered {
  kind: 'lowered';
  seat: number;
  office: number;
  value: number;
}
/**
 * The top card of the favour pile is put up.
 */
export interface Revealed {
  kind: 'revealed';
  seat: number;
  card: number;
}
/**
 * Somebody left the auction.
 */
export interface Passed {
  kind: 'passed';
  seat: number;
}
/**
 * The card is won at this bid.
 */
export interface Won {
  kind: 'won';
  seat: number;
  card: number;
  amount: number;
}
/**
 * Nobody wanted the card.
 */
export interface Unsold {
  kind: 'unsold';
  card: number;
}
/**
 * Gold was paid face up.
 */
export interface Paid {
  kind: 'paid';
  seat: number;
  card: number;
}
/**
 * A card was paid face down.
 */
export interface PaidUnseen {
  kind: 'paid_unseen';
  seat: number;
  card?: number;
}
/**
 * A neighbour pulled a card from the hand of whoever could not pay.
 */
export interface Lost {
  kind: 'lost';
  seat: number;
  other: number;
  card?: number;
}
/**
 * The adviser lays the drawn card before himself.
 */
export interface Keep {
  kind: 'keep';
}
/**
 * A hand as far as the viewer knows it: the own one, and at the end every one, card by card.
 */
export interface KnownHand {
  cards: number[];
  open: number[];
  hidden: number;
  certainty: 'exact' | 'plus' | 'unsure';
  gold: number;
  influence: number[];
}
/**
 * Equal sums that a letter put in order.
 */
export interface LetterDecision {
  seat: number;
  other: number;
  letter: string;
  behind: string;
}
/**
 * Chance: the card that the left neighbour pulls from the hand of somebody who could not pay.
 */
export interface Lose {
  kind: 'lose';
  card: string;
}
/**
 * A king card lowers a primary office by 1.
 */
export interface Lower {
  kind: 'lower';
  office: string;
}
/**
 * The adviser lays the drawn card face up in the middle.
 */
export interface Offer {
  kind: 'offer';
}
/**
 * An opponent of the adviser takes a card from the middle.
 */
export interface Take {
  kind: 'take';
  card: string;
}
/**
 * A king card raises a primary office by 1.
 */
export interface Raise {
  kind: 'raise';
  office: string;
}
/**
 * Leave the auction of this card.
 */
export interface Pass {
  kind: 'pass';
}
/**
 * Give a card from the hand: gold face up, or any card face down for a gold card.
 */
export interface Pay {
  kind: 'pay';
  card: string;
}
/**
 * Chance: the top card of the favour pile, seen by all.
 */
export interface Reveal {
  kind: 'reveal';
  card: string;
}
/**
 * One viewer's knowledge of a position, with perfect memory. Cards are kinds; -1 stands for none or unknown.
 */
export interface Observation {
  viewer: number;
  players: number;
  stage: 'bidding' | 'choosing_first' | 'drawing' | 'king' | 'losing' | 'over' | 'paying' | 'placing' | 'revealing' | 'taking';
  phase: number;
  to_act: number[];
  offices: number[];
  secondary: number[];
  left: number;
  adviser: number;
  drawn: number;
  has_drawn: boolean;
  open_zones: OpenZones;
  lying: number;
  middle: number[];
  hand: number[];
  hand_sizes: number[];
  shown: number[][];
  kept: number[];
  buried: number[];
  buried_counts: number[];
  favour_size: number;
  discarded: number[];
  face_down: number[];
  face_down_counts: number[];
  king: number;
  king_steps: ('either' | 'lower' | 'raise')[];
  king_touched: number;
  lot: number;
  first: number;
  bid: number;
  leader: number;
  standing: ('barred' | 'in' | 'passed')[];
  owed: number;
  ledger: Noted[];
  result: Result | null;
  reckoned: Reckoned | null;
}
/**
 * The end: hands lie open, tiles are taken.
 */
export interface Result {
  hands: number[][];
  scores: number[];
  ranking: number[];
  offices: OfficeResult[];
  tiles: Tile[];
  ties: Tie[];
}
/**
 * Who took the tiles of an office at the end.
 */
export interface OfficeResult {
  office: number;
  sums: number[];
  letters: string[];
  primary: number;
  secondary: number;
  by_letter: boolean;
  decided: LetterDecision[];
}
/**
 * A tile that a seat took: its points.
 */
export interface Tile {
  seat: number;
  office: number;
  rank: 'primary' | 'secondary';
  points: number;
  by_letter: boolean;
}
/**
 * Two neighbours in the ranking with equal points, and what put one before the other.
 */
export interface Tie {
  seat: number;
  other: number;
  by: 'count' | 'gold' | 'letter' | 'nothing';
  office: number;
}
/**
 * What follows from an observation.
 */
export interface Reckoned {
  hands: KnownHand[];
  leads: number[];
  points: number[];
  has_secondary: boolean;
  came_up: number[];
  covers: number[];
  payments: Payment[];
  covered: Covered[];
  order: number[];
  discards: DiscardPile;
}
/**
 * A good way to pay a bid from the hand.
 */
export interface Payment {
  bid: number;
  cards: number[];
  paid: number;
  lost: number;
}
