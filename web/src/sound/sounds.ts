/** What is heard, and when: nothing before the first gesture, nothing when switched off, and behind other tabs only my turn. */

import type { EventView } from '../api/types';
import { settings } from '../lib/settings.svelte';
import type { Sound } from './kinds';

/** Which kinds of events a game lets be heard, games/NAME/sounds.ts. */
const heard = import.meta.glob<Partial<Record<string, Sound>>>('../games/*/sounds.ts', { eager: true, import: 'SOUNDS' });

/** Of more that happens at once nobody could tell what it was. */
const MOST = 3;
const APART = 0.11;

/** Plays a sound in so many seconds. */
export type Play = (sound: Sound, delay: number) => void;

interface World {
  /** Which kinds of events of a game are heard, and how. */
  sounds: (game: string) => Partial<Record<string, Sound>>;
  /** Somebody has pressed something: from then on a page may be heard. */
  touched: () => boolean;
  on: () => boolean;
  hidden: () => boolean;
  load: () => Promise<Play>;
}

const here: World = {
  sounds: (game) => heard[`../games/${game}/sounds.ts`] ?? {},
  touched: () => globalThis.navigator?.userActivation?.hasBeenActive ?? false,
  on: () => settings.sounds,
  hidden: () => document.hidden,
  load: async () => (await import('./synth')).play,
};

export class Sounds {
  constructor(private readonly world: World = here) {}

  /** These events have come on show. */
  happened(game: string, events: readonly EventView[]): void {
    if (this.world.hidden()) return;
    const made = this.world.sounds(game);
    const kinds = new Set(events.map(({ facts }) => made[String(facts.kind)]));
    const sounds = [...kinds].filter((sound) => sound !== undefined).slice(0, MOST);
    sounds.forEach((sound, place) => this.#play(sound, place * APART));
  }

  /** A round ends. */
  moment(): void {
    if (!this.world.hidden()) this.#play('round', 0);
  }

  /** It is my turn now. */
  turn(): void {
    this.#play('turn', 0.15);
  }

  #play(sound: Sound, delay: number): void {
    if (!this.world.touched() || !this.world.on()) return;
    void this.world.load().then(
      (play) => play(sound, delay),
      () => undefined, // what cannot be loaded is not heard
    );
  }
}
