import { expect, test } from 'vitest';
import type { PreviewAnswer } from '../api/types';
import { previewLines, previewWords } from './previewWords';

const say = ({ key }: { key: string }) => key;
const t = (key: string, args?: Record<string, unknown>) => (args ? `${String(args['what'])} ${String(args['after'])}` : key);
const told = (changes: string[], stop: PreviewAnswer['stop']) =>
  ({
    changes: changes.map((key) => ({ what: { key, args: {} }, before: 0, after: 1, where: [] })),
    stop,
  }) as unknown as PreviewAnswer;

test('a line for every change, and one for what follows', () => {
  expect(previewLines(told(['points', 'gold'], 'chance'), say, t)).toEqual(['points 1', 'gold 1', 'preview-chance']);
  expect(previewWords(told(['points', 'gold'], ''), say, t)).toBe('points 1 · gold 1');
});

test('that nothing changes is said only where nothing follows either', () => {
  expect(previewLines(told([], 'chance'), say, t)).toEqual(['preview-chance']);
  expect(previewLines(told([], ''), say, t)).toEqual(['preview-nothing']);
});
