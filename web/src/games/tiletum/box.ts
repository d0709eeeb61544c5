/** The box as the server has it, by the numbers that observations use. */

import type { Box, Building, HouseSpace, Space, Tile } from '../../api/games/tiletum';
import { box } from '../../api/calls';

const data = await box<Box>('tiletum');

export const {
  resources: RESOURCES,
  actions: ACTIONS,
  faces: FACES,
  die_resources: DIE_RESOURCES,
  die_ap: DIE_AP,
  turns: TURNS,
  die_shift_gold: DIE_SHIFT_GOLD,
  trade_gold: TRADE_GOLD,
  exchange_bonus: EXCHANGE_BONUS,
  edges: EDGES,
  layouts: LAYOUTS,
  cathedrals: CATHEDRALS,
  cathedral_tiles: CATHEDRAL_TILES,
  houses: HOUSES,
  costs: COSTS,
  buildings: BUILDINGS,
  contract_spaces: CONTRACT_SPACES,
  storehouse: STOREHOUSE,
  contract_ap: CONTRACT_AP,
  character_ap: CHARACTER_AP,
  track: TRACK,
  corruption: CORRUPTION,
  fairs: FAIRS,
  tasks: TASKS,
  walkers: WALKERS,
} = data;

export const SPACES: Space[] = data.spaces;
export const TILES: readonly Tile[] = data.tiles;
export const tileOf = (number: number): Tile => TILES[number]!;
export const houseOf = (number: number): HouseSpace => HOUSES[number]!;
export const buildingOf = (number: number): Building => BUILDINGS[number]!;
export const townOf = (cathedral: number): string => SPACES[CATHEDRALS[cathedral]!]!.id;
export const tileNamed = (id: string): number => TILES.findIndex((tile) => tile.id === id);
export const houseNamed = (id: string): HouseSpace | undefined => HOUSES.find((house) => house.id === id);

/** The spaces of the way that a piece is sent, both ends included. */
export function wayTo(from: number, goal: number): number[] {
  const way = [from];
  for (let here = from; here !== goal; way.push(here)) here = data.ways[here]![goal]!;
  return way;
}
