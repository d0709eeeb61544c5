import { describe, expect, it } from 'vitest';
import { parse } from '../src/lib/router.svelte';

const at = (path: string) => parse(new URL(path, 'https://parlour.test'));

describe('router', () => {
  it('knows its pages', () => {
    expect(at('/').page).toEqual({ name: 'lobby' });
    expect(at('/table/a-b_c').page).toEqual({ name: 'table', id: 'a-b_c' });
    expect(at('/replay/x?at=12&seat=1').page).toEqual({ name: 'replay', id: 'x' });
    expect(at('/rules/king#K-2.9').page).toEqual({ name: 'rules', game: 'king' });
  });

  it('reads query and hash', () => {
    expect(at('/replay/x?at=12').query.get('at')).toBe('12');
    expect(at('/rules/king#K-2.9').hash).toBe('K-2.9');
  });

  it('says when there is no such page', () => {
    expect(at('/table').page).toEqual({ name: 'nowhere' });
    expect(at('/table/a/b').page).toEqual({ name: 'nowhere' });
    expect(at('/elsewhere/a').page).toEqual({ name: 'nowhere' });
    expect(at('/%E0%A4%A').page).toEqual({ name: 'nowhere' });
    expect(at('/table/%zz#%zz')).toMatchObject({ page: { name: 'table', id: '%zz' }, hash: '%zz' });
  });
});
