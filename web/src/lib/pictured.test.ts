import { expect, test } from 'vitest';
import type { MessageView } from '../api/types';
import { pictured } from './pictured';

const tile: MessageView = { key: 'tile', args: { number: 46 } };
const say = ({ key, args }: MessageView): string =>
  key === 'tile'
    ? `tile ${args.number as number}`
    : `${args.seat as string} buys ${args.tile as string} for ${args.gold as number}`;
const bought: MessageView = { key: 'bought', args: { seat: 'Ann', tile, gold: 3 } };

test('what can be drawn stands between the words, with its own', () => {
  expect(pictured(bought, ['tile'], say)).toEqual(['Ann buys ', { of: 'tile', words: 'tile 46' }, ' for 3']);
});

test('a sentence without anything to draw is one piece', () => {
  expect(pictured({ ...bought, args: { ...bought.args, tile: 'it' } }, ['tile', 'card'], say)).toEqual(['Ann buys it for 3']);
});
