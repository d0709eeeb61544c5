import { expect, it } from 'vitest';
import { momentIn } from './moments';

it('a game that says nothing of moments has none', () => {
  expect(momentIn('nobody-knows', [{ facts: { kind: 'round' }, message: { key: 'k', args: {} } }])).toEqual([]);
});
