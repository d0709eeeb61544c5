import { beforeEach, expect, it } from 'vitest';
import { eventsOf } from '../games/testing';
import { Sounds } from './sounds';

let world: { touched: boolean; on: boolean; hidden: boolean };
let loads: number;
let played: string[];
let sounds: Sounds;

const events = (...kinds: string[]) => eventsOf(...kinds.map((kind) => ({ kind })));
/** Everything that has been loaded is played by then. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  world = { touched: true, on: true, hidden: false };
  loads = 0;
  played = [];
  sounds = new Sounds({
    sounds: (game) => (game === 'noisy' ? { roll: 'die', walk: 'tile', build: 'tile', take: 'card', pay: 'coin' } : {}),
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
  sounds.happened('noisy', events('roll'));
  sounds.turn();
  await settled();
  expect([loads, played]).toEqual([0, []]);
  world.touched = true;
  sounds.happened('noisy', events('roll', 'wait'));
  await settled();
  expect(played).toEqual(['die']);
});

it('each sound is heard once, and not too many of them', async () => {
  sounds.happened('noisy', events('walk', 'build', 'take', 'pay', 'roll'));
  await settled();
  expect(played).toEqual(['tile', 'card', 'coin']);
});

it('the switch silences everything', async () => {
  world.on = false;
  sounds.happened('noisy', events('build'));
  sounds.moment();
  sounds.turn();
  await settled();
  expect([loads, played]).toEqual([0, []]);
});

it('behind other tabs only my turn is heard', async () => {
  world.hidden = true;
  sounds.happened('noisy', events('pay'));
  sounds.moment();
  sounds.turn();
  await settled();
  expect(played).toEqual(['turn']);
});

it('a game without sounds is silent', async () => {
  sounds.happened('quiet', events('pay'));
  await settled();
  expect(played).toEqual([]);
});
