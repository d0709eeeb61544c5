/** The tile that is being built: how it is turned, and the spot that is looked at. */

import type { Move } from '../../api/games/skye';
import type { ActionView } from '../../api/types';
import { fitting, nextTurn, usefulTurns, type Spot } from './moves';
import type { Scene } from './scene';

export class Build {
  /** What the player turned it to. */
  #wanted = $state(0);
  /** The spot under the pointer, the focus, the dragged tile or the thumb. */
  #at = $state('');
  /** Where the tile is dragged, or was let go, and cannot lie however it is turned. */
  astray = $state.raw<{ x: number; y: number } | null>(null);
  /** A thumb chose this spot; a second touch builds there. */
  picked = $state('');
  readonly #scene: () => Scene;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  get at(): string {
    return this.#at;
  }

  /** Whoever looks at a spot, or away, asks no more about another place. */
  set at(key: string) {
    this.#at = key;
    this.astray = null;
  }

  /** What cannot be done there. */
  get misfit(): Move | null {
    return this.astray && this.tile >= 0 ? { kind: 'place', ...this.astray, turns: this.turns } : null;
  }

  get spots(): Spot[] {
    return this.#scene().moves.spots;
  }

  get tile(): number {
    return this.spots.length > 0 ? this.#scene().seen.chosen : -1;
  }

  get turns(): number {
    const ways = usefulTurns(this.spots);
    return ways.length === 0 || ways.includes(this.#wanted) ? this.#wanted : nextTurn(ways, this.#wanted, 1);
  }

  get spot(): Spot | null {
    if (this.#asked) return this.#asked.spot;
    const key = this.at || this.picked;
    return this.spots.find((spot) => spot.key === key) ?? null;
  }

  /** The spot that the page asks about before it builds there, and how the tile would lie. */
  get #asked(): { spot: Spot; turns: number } | null {
    const { pending } = this.#scene();
    if (pending === null) return null;
    for (const spot of this.spots) {
      for (const [turns, { action }] of spot.turns) if (action === pending) return { spot, turns };
    }
    return null;
  }

  /** How the tile lies on the spot that is looked at. */
  get shown(): number {
    return this.#asked?.turns ?? (this.spot ? fitting(this.spot, this.turns) : this.turns);
  }

  /** What may be done with the spot that is looked at. */
  get view(): ActionView | null {
    return this.spot?.turns.get(this.shown) ?? null;
  }

  get ways(): number[] {
    return this.spot ? [...this.spot.turns.keys()] : usefulTurns(this.spots);
  }

  turn(by: 1 | -1): void {
    this.#wanted = nextTurn(this.ways, this.shown, by);
  }

  fits(spot: Spot): boolean {
    return spot.turns.has(this.turns);
  }

  /** Build there if the tile fits as it lies; otherwise turn it first. */
  click(spot: Spot, touched: boolean): void {
    const known = !touched || this.picked === spot.key;
    const fits = this.fits(spot);
    this.#wanted = fitting(spot, this.turns);
    this.at = spot.key;
    if (touched) this.picked = spot.key;
    if (known && fits) this.place(spot);
  }

  place(spot: Spot): void {
    const view = spot.turns.get(fitting(spot, this.turns));
    if (view) this.#scene().choose(view.action);
  }

  reset(): void {
    this.at = '';
    this.picked = '';
    this.#wanted = 0;
  }
}
