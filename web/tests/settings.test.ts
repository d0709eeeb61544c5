/** What is remembered of a person's preferences, also by an earlier version of the page. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

async function speedAfter(saved: object): Promise<string> {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'parlour-settings' ? JSON.stringify(saved) : null) });
  const { settings } = await import('../src/lib/settings.svelte');
  return settings.speed;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('who had switched animations off sees everything at once', async () => {
  expect(await speedAfter({ animations: false })).toBe('at-once');
});

it('a speed that was chosen since counts', async () => {
  expect(await speedAfter({ animations: false, speed: 'slow' })).toBe('slow');
});

it('who had left animations on keeps the usual speed', async () => {
  expect(await speedAfter({ animations: true })).toBe('normal');
});
