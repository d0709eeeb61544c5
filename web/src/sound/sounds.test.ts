import { beforeEach, expect, it } from 'vitest';
import type { EventView } from '../api/types';
import { Sounds } from './sounds';

let world: { touched: boolean; on: boolean; hidden: boolean };
let loads: number;
let played: string[];
let sounds: Sounds;

const events = (...kinds: string[]): EventView[] => kinds.map((kind) => ({ facts: { kind }, message: { key: 'k', args: {} } }));
/** Everything that has been loaded is played by then. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  world = { touched: true, on: true, hidden: false };
  loads = 0;
  played = [];
  sounds = new Sounds({
    touched: () => world.touched,
    on: () => world.on,
    hidden: () => world.hidden,
    load: () => {
      loads += 1;
      return Promise.resolve((sound) => played.push(sound));
    },
  });
});

it('nothing is loaded or heard before the first gesture', async () => {
  world.touched = false;
  sounds.happened('tiletum', events('die'));
  sounds.turn();
  await settled();
  expect([loads, played]).toEqual([0, []]);
  world.touched = true;
  sounds.happened('tiletum', events('die', 'turn'));
  await settled();
  expect(played).toEqual(['die']);
});

it('each sound is heard once, and not too many of them', async () => {
  sounds.happened('tiletum', events('moved', 'house', 'took', 'gained', 'die'));
  await settled();
  expect(played).toEqual(['tile', 'card', 'coin']);
});

it('the switch silences everything', async () => {
  world.on = false;
  sounds.happened('skye', events('built'));
  sounds.moment();
  sounds.turn();
  await settled();
  expect([loads, played]).toEqual([0, []]);
});

it('behind other tabs only my turn is heard', async () => {
  world.hidden = true;
  sounds.happened('king', events('bid'));
  sounds.moment();
  sounds.turn();
  await settled();
  expect(played).toEqual(['turn']);
});

it('a game without sounds is silent', async () => {
  sounds.happened('pearls', events('bid'));
  await settled();
  expect(played).toEqual([]);
});
