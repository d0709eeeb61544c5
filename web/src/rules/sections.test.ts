import { expect, test } from 'vitest';
import type { RuleView } from '../api/types';
import { saying, sectionsOf } from './sections';

const rule = (id: string, section: string, text: string): RuleView => ({ id, title: `About ${id}`, section, text });
const PAGE = [
  rule('K-1.1', 'Play', 'Draw a card.'),
  rule('K-1.2', 'Play', 'Place it.'),
  rule('K-E1', 'The end', 'Count cards.'),
];

test('rules stand in their sections, in the order of the page', () => {
  expect(sectionsOf(PAGE).map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ['Play', ['K-1.1', 'K-1.2']],
    ['The end', ['K-E1']],
  ]);
});

test('every word that is typed must occur: in number, title, section or text', () => {
  const found = (asked: string): string[] => saying(PAGE, asked).map(({ id }) => id);
  expect(found('CARD')).toEqual(['K-1.1', 'K-E1']);
  expect(found(' end  card ')).toEqual(['K-E1']);
  expect(found('k-1.2')).toEqual(['K-1.2']);
  expect(found('')).toHaveLength(3);
  expect(found('dragon')).toEqual([]);
});
