import { expect, test } from 'vitest';
import type { ActionView } from '../../api/types';
import { BUILDINGS, CATHEDRAL_TOWN, HOUSES, SPACE_BY_ID, SPACES, TILE_BY_ID, TILE_SPACES } from './box';
import { Moves, parse, partsOf, turnGold } from './moves';
import { route } from './route';
import type { TiletumObservation } from './types';

const legal = (...notations: string[]): ActionView[] =>
  notations.map((notation, action) => ({ action, notation, move: {}, message: { key: 'tiletum-do-stop', args: {} } }));
const names = (views: ActionView[]): string[] => views.map((view) => view.notation);
const at = (name: string): number => SPACE_BY_ID.get(name)!;
const tile = (name: string): number => TILE_BY_ID.get(name)!;

const mapTiles = TILE_SPACES.map((_, spot) => (spot === 0 ? tile('B05') : -1));
const seen = {
  tiles: [tile('B01')],
  king_tile: -1,
  map_tiles: mapTiles,
  contract_offer: [tile('K04')],
  character_offer: [tile('C03')],
} as TiletumObservation;

test('every kind of notation is read', () => {
  expect(parse('die wool 3')).toEqual({ kind: 'die', resource: 2, face: 3, turned: 3 });
  expect(parse('die iron 6 to 1')).toEqual({ kind: 'die', resource: 4, face: 6, turned: 1 });
  expect(parse('merchant to paris')).toEqual({ kind: 'step', piece: 0, space: at('paris') });
  expect(parse('architect to london_brugge')).toEqual({ kind: 'step', piece: 1, space: at('london_brugge') });
  expect(parse('house venezia.h2')).toMatchObject({ kind: 'house' });
  expect(parse('pillar koeln')).toEqual({ kind: 'pillar', cathedral: CATHEDRAL_TOWN.indexOf(at('koeln')) });
  expect(parse('lodge C03 2.1')).toEqual({ kind: 'lodge', tile: tile('C03'), room: BUILDINGS[1]!.rooms[0] });
  expect(parse('bonus 1.3')).toEqual({ kind: 'bonus', room: 2 });
  expect(parse('exchange gold wool')).toEqual({ kind: 'exchange', give: 0, get: 2 });
  expect(parse('fulfil K01 gold')).toEqual({ kind: 'fulfil', tile: tile('K01') });
  expect(parse('crest star 6')).toEqual({ kind: 'crest', family: 5, building: 5 });
  expect(parse('build firenze')).toMatchObject({ kind: 'build' });
  expect(parse('end turn')).toEqual({ kind: 'plain' });
  expect(parse('discard offer')).toEqual({ kind: 'plain' });
});

test('what is not known is left for the list of buttons', () => {
  expect(parse('wheel 3')).toBeNull();
  expect(parse('merchant to atlantis')).toBeNull();
  const moves = new Moves(legal('take B54', 'take K04', 'dance'), seen);
  expect(names(moves.rest)).toEqual(['take B54', 'dance']);
  expect(names(moves.take(tile('K04')))).toEqual(['take K04']);
});

test('a tile of the storehouse gathers all its ways', () => {
  const moves = new Moves(
    legal('fulfil K01 gold', 'fulfil K01 iron', 'crest lion 1', 'crest lion 2', 'use B12', 'lodge C03 1.1'),
    seen,
  );
  expect(names(moves.stored(tile('K01')))).toEqual(['fulfil K01 gold', 'fulfil K01 iron']);
  expect(names(moves.stored(tile('B46')))).toEqual(['crest lion 1', 'crest lion 2']);
  expect(names(moves.crest(1))).toEqual(['crest lion 2']);
  expect(names(moves.lodge(0))).toEqual(['lodge C03 1.1']);
  expect(names(moves.tasks)).toEqual(['fulfil K01 gold', 'fulfil K01 iron', 'crest lion 1', 'crest lion 2', 'use B12']);
});

test('a town gathers all that may be done in it', () => {
  const town = TILE_SPACES[0]!.town;
  const house = HOUSES.find((one) => one.town === town)!.id;
  const moves = new Moves(
    legal(`merchant to ${SPACES[town]!.id}`, `house ${house}`, 'take B05', 'take K04', 'merchant to wien'),
    seen,
  );
  expect(names(moves.at(town, seen.map_tiles))).toEqual([`merchant to ${SPACES[town]!.id}`, `house ${house}`, 'take B05']);
  expect(partsOf(moves, seen)).toEqual(['map', 'offers']);
});

test('a die is found with the faces to which it may be turned, at the price of the shorter way', () => {
  const ways = new Moves(legal('die wool 6', 'die wool 6 to 1', 'die wool 5', 'die iron 6'), seen).die(2, 6);
  expect([...ways.keys()]).toEqual([6, 1]);
  expect(turnGold(6, 1)).toBe(2);
  expect(turnGold(2, 5)).toBe(6);
  expect(turnGold(4, 4)).toBe(0);
});

test('a way leads along the roads, by the fewest steps', () => {
  expect(route(at('tiletum'), at('paris'))).toEqual([at('tiletum'), at('paris')]);
  expect(route(at('brugge'), at('london'))).toEqual([at('brugge'), at('london_brugge'), at('london')]);
  expect(route(at('tiletum'), at('bordeaux')).length).toBe(4);
  expect(route(at('wien'), at('wien'))).toEqual([at('wien')]);
});
