/** The catalogue: keys said in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { gameWords } from '../api/calls';
import type { MessageView } from '../api/types';
import type { Language } from './settings.svelte';

/** The page's own words are part of it; what a game says comes from the server, which knows the games. */
const files = import.meta.glob<string>('../../../src/parlour/words/*/{web,table,errors}.ftl', {
  query: '?raw',
  import: 'default',
});

/** What a game says to everybody, in its lesson, beside a first game, in the pictures of its rules, or to who asks a bot. */
export type Part = '' | 'lesson' | 'remarks' | 'pictures' | 'advice';

export class MissingWords extends Error {}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

function isMessage(value: unknown): value is MessageView {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #wanted: Language | null = null;
  #own: string[] = [];
  readonly #learning = new Map<string, Promise<void>>();
  readonly #learnt = new Map<string, string>();
  /** Where the games' words come from. */
  games: (language: Language, game: string, part: Part) => Promise<string> = gameWords;

  /** Speak this language from now on. */
  async load(language: Language): Promise<void> {
    if (language === this.#wanted) return;
    this.#wanted = language;
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    const own = await Promise.all(wanted.map(([, read]) => read()));
    const games = [...this.#learning.keys()];
    const spoken = await Promise.all(games.map((name) => this.#hear(language, name)));
    if (language !== this.#wanted) return;
    this.#own = own;
    games.forEach((game, place) => this.#learnt.set(game, spoken[place]!));
    this.#speak(language);
  }

  /** Learn what a game says, or the part of it that only learners are told; without a name, what all games say. */
  learn(game = '', part: Part = ''): Promise<void> {
    const name = part === '' ? game : `${game} ${part}`;
    const all = part === '' ? this.#learning.get('') : undefined;
    const learning = all ?? this.#learning.get(name) ?? this.#ask(name);
    this.#learning.set(name, learning);
    return learning;
  }

  async #ask(name: string): Promise<void> {
    const language = this.#wanted;
    if (language === null) return;
    try {
      const text = await this.#hear(language, name);
      if (language !== this.#wanted) return;
      this.#learnt.set(name, text);
      this.#speak(language);
    } catch (error) {
      this.#learning.delete(name);
      throw error;
    }
  }

  #hear(language: Language, name: string): Promise<string> {
    const [game = '', part = ''] = name.split(' ');
    return this.games(language, game, part as Part);
  }

  #speak(language: Language): void {
    const known = [...this.#learnt].filter(([name]) => name === '' || name.includes(' ') || !this.#learnt.has(''));
    this.#bundle = bundle(language, [...this.#own, ...known.map(([, text]) => text)]);
  }

  get language(): string {
    return this.#bundle?.locales[0] ?? 'en';
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  t = (key: string, args: Record<string, unknown> = {}): string => {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || pattern === null || pattern === undefined) return missing(key);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors[0] && import.meta.env.DEV) throw new MissingWords(`${key}: ${errors[0].message}`);
    return text;
  };

  /** A message with its seats said as names and its inner messages said first. */
  say = (message: MessageView, names: readonly string[]): string => {
    const args: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(message.args)) {
      if (isMessage(value)) args[name] = this.say(value, names);
      else if ((name === 'seat' || name === 'other') && typeof value === 'number') args[name] = names[value] ?? '';
      else args[name] = value;
    }
    return this.t(message.key, args);
  };
}

function missing(key: string): string {
  if (import.meta.env.DEV) throw new MissingWords(`no words for ${key}`);
  return key;
}

export const words = new Words();
export const t = words.t;
