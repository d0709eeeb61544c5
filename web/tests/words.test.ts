import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/api/constants';
import { bestLanguage, type Language } from '../src/lib/settings.svelte';
import { MissingWords, words } from '../src/lib/words.svelte';

describe('words', () => {
  beforeEach(async () => {
    await words.load('en');
    await words.learn();
  });

  it('says seats as names and inner messages first', () => {
    const card = { key: 'king-card-gold', args: { value: 2 } };
    expect(words.say({ key: 'king-event-took', args: { seat: 1, card } }, ['Ann', 'Bo'])).toBe('Bo takes gold 2');
  });

  it('has plurals', async () => {
    expect(words.t('web-table-open', { seats: 1 })).toBe('1 free seat');
    await words.load('uk');
    expect([1, 2, 5, 21].map((seats) => words.t('web-table-open', { seats }))).toEqual([
      '1 вільне місце',
      '2 вільні місця',
      '5 вільних місць',
      '21 вільне місце',
    ]);
  });

  it('speaks every language', async () => {
    const said = new Set<string>();
    const languages = Object.keys(LANGUAGES) as Language[];
    for (const language of languages) {
      await words.load(language);
      expect(words.language).toBe(language);
      said.add(words.t('web-your-turn'));
    }
    expect(said.size).toBe(languages.length);
  });

  it('learns what only learners are told when it is wanted, and keeps it in every language', async () => {
    expect(words.has('king-lesson-goal')).toBe(false);
    await words.learn('king', 'lesson');
    const said = words.t('king-lesson-goal');
    expect(words.t('lesson-next')).toBe('Next');
    await words.load('ja');
    expect(words.t('king-lesson-goal')).not.toBe(said);
    expect(words.has('king-remark-place')).toBe(false);
  });

  it('complains about a missing key or argument', () => {
    expect(() => words.t('no-such-key')).toThrow(MissingWords);
    expect(() => words.t('web-curtain')).toThrow(MissingWords);
  });

  it('chooses a language by what the browser wants', () => {
    expect(bestLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(bestLanguage(['fr'])).toBe('en');
  });
});
