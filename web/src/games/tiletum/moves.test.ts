import { expect, test } from 'vitest';
import type { Happening, Move, Observation } from '../../api/games/tiletum';
import type { ActionView, PreviewAnswer } from '../../api/types';
import { Legal } from '../../lib/legal';
import { LAYOUTS, SPACES, tileNamed, WALKERS, wayTo } from './box';
import { at, decisive, dieWays, inRoom, last, rest, stored, tasks } from './moves';
import { partsOf } from './parts';
import { foretold } from './told';
import { toCrest, toLodge, toUse, toWalk } from './wanted';

const legal = (...moves: Move[]): Legal<Move> =>
  new Legal(
    moves.map((move, action) => ({ action, notation: '', move: { ...move }, message: { key: 'tiletum-do-stop', args: {} } })),
  );
const moves = (views: ActionView[]): Record<string, unknown>[] => views.map((view) => view.move);
const space = (name: string): number => SPACES.findIndex(({ id }) => id === name);

const PLAYERS = 4;
/** A town with a bonus tile, the first of them. */
const TOWN = LAYOUTS[PLAYERS]!.tiles.findIndex((spots) => spots.includes(0));
const seen = {
  players: PLAYERS,
  tiles: [tileNamed('B01')],
  king_tile: -1,
  map_tiles: [tileNamed('B05')],
  contract_offer: [tileNamed('K04')],
  character_offer: [tileNamed('C03')],
  boards: [{ storehouse: [] as number[], rooms: [3, -1, -1], crests: [7, -1] }],
} as unknown as Observation;

const lodge: Move = { kind: 'lodge', tile: 'C03', building: 1, floor: 1 };
const lion = (building: number): Move => ({ kind: 'crest', family: 'lion', building });

test('what the board has no place for is left for the list of buttons', () => {
  const unknown = { kind: 'dance' } as unknown as Move;
  const hidden: Move = { kind: 'take', tile: 'B54' };
  expect(moves(rest(legal(hidden, { kind: 'take', tile: 'K04' }, unknown, lodge), seen))).toEqual([hidden, unknown]);
});

test('a tile of the storehouse gathers all its ways', () => {
  const pay = (resource: string): Move => ({ kind: 'fulfil', tile: 'K01', resource });
  const found = legal(pay('gold'), pay('iron'), lion(1), lion(2), { kind: 'use', tile: 'B12' }, lodge);
  expect(moves(stored(found, tileNamed('K01')))).toEqual([pay('gold'), pay('iron')]);
  expect(moves(stored(found, tileNamed('B46')))).toEqual([lion(1), lion(2)]);
  expect(moves(stored(found, tileNamed('C03')))).toEqual([lodge]);
  expect(moves(inRoom(found, 1, 1))).toEqual([lodge]);
  expect(tasks(found)).toHaveLength(5);
});

test('a town gathers all that may be done in it', () => {
  const { id } = SPACES[TOWN]!;
  const here: Move[] = [
    { kind: 'walk', piece: 'merchant', space: id },
    { kind: 'house', space: `${id}.h1` },
    { kind: 'take', tile: 'B05' },
  ];
  const found = legal(...here, { kind: 'take', tile: 'K04' }, { kind: 'walk', piece: 'merchant', space: 'wien' });
  expect(moves(at(found, seen, TOWN))).toEqual(here);
  expect(partsOf(found, seen)).toEqual(['map', 'offers']);
});

test('a die is found with the faces to which it may be turned', () => {
  const die = (resource: string, face: number, turned = face): Move => ({ kind: 'die', resource, face, turned });
  const found = legal(die('wool', 6), die('wool', 6, 1), die('wool', 5), die('iron', 6));
  expect([...dieWays(found, 'wool', 6).keys()]).toEqual([6, 1]);
  expect(partsOf(found, seen)).toEqual(['wheel']);
});

test('tasks, as the box names them, and the end of a turn are nothing that must be decided', () => {
  expect(decisive(legal({ kind: 'end_turn' }, { kind: 'use', tile: 'B12' }, { kind: 'buy', resource: 'iron' }))).toBe(false);
  expect(decisive(legal({ kind: 'end_turn' }, { kind: 'discard_offer' }))).toBe(true);
  expect(moves(last(legal({ kind: 'end_turn' }, { kind: 'advance' }, { kind: 'use', tile: 'B12' })))).toEqual([
    { kind: 'end_turn' },
  ]);
});

test('a preview tells facts by their kind', () => {
  const said = { key: 'tiletum-event-moved', args: {} };
  const walked: Happening = { kind: 'moved', seat: 0, piece: 1, start: 4, space: 6, steps: 3 };
  const told: PreviewAnswer = {
    ...{ type: 'preview', id: '1', n: 7, changes: [], undoable: true, stop: '' },
    events: [{ facts: { ...walked }, message: said }],
  };
  expect(foretold(told, 'moved')?.steps).toBe(3);
  expect(foretold(told, 'die')).toBeUndefined();
  expect(foretold(null, 'moved')).toBeUndefined();
});

test('a way leads along the roads as the engine sends a piece', () => {
  expect(wayTo(space('brugge'), space('london'))).toEqual([space('brugge'), space('london_brugge'), space('london')]);
  expect(wayTo(space('wien'), space('wien'))).toEqual([space('wien')]);
});

test('where nothing can be done, it is known what is meant', () => {
  expect(toLodge(seen, 0, 2, 1)).toEqual({ kind: 'lodge', tile: 'C03', building: 2, floor: 1 });
  expect(toCrest(seen, 0, 2)).toBeNull();
  expect(toUse(seen, 0, tileNamed('K01'))).toEqual({ kind: 'fulfil', tile: 'K01', resource: 'gold' });
  expect(toUse(seen, 0, tileNamed('B46'))).toEqual(lion(2));
  expect(toUse(seen, 0, tileNamed('C03'))).toEqual({ ...lodge, floor: 2 });
  for (const [action, piece] of [...Object.entries(WALKERS), ['king', 'merchant']] as const)
    expect(toWalk(action, TOWN)).toEqual({ kind: 'walk', piece, space: SPACES[TOWN]!.id });
});
