/** What the viewer pays with: a good choice is made already and can be changed; the chosen cards are then paid one by one. */

import { untrack } from 'svelte';
import type { Payment } from '../../api/games/king';
import { cardName, keyed } from './cards';
import { sumOf, withCoin, type Coin } from './chosen';
import type { Scene } from './scene';

export class Purse {
  /** The bid that is looked at. */
  bid = $state(0);
  /** The viewer's own choice, by keys, the latest last; null means what the engine suggests. */
  #own = $state.raw<readonly string[] | null>(null);
  /** What is still to be paid after a press of the button, and the hand for which the next card is due. */
  #plan = $state.raw<number[]>([]);
  #due = -1;

  constructor(private readonly scene: () => Scene) {
    $effect(() => {
      if (!this.open) untrack(() => this.#forget());
    });
    $effect(() => {
      const { legal, busy, seen } = scene();
      untrack(() => this.#goOn(busy || legal.all.length === 0, seen.hand.length));
    });
  }

  /** Whether the viewer is to pay now. */
  get open(): boolean {
    return this.scene().legal.find('pay') !== undefined;
  }

  /** How the bid that is looked at would be paid; nothing if it cannot be. */
  get way(): Payment | undefined {
    return this.scene().reckoned.payments.find((payment) => payment.bid === this.bid);
  }

  /** The cards that can be given, each with what it covers. */
  get payable(): Coin[] {
    const { seen, reckoned } = this.scene();
    const coins = keyed(seen.hand).map((card, place) => ({ ...card, covers: reckoned.covers[place]! }));
    return coins.filter(({ covers }) => covers > 0);
  }

  get chosen(): Coin[] {
    const suggested = keyed(this.scene().reckoned.payments[0]?.cards ?? []).map(({ key }) => key);
    const { payable } = this;
    return (this.#own ?? suggested).flatMap((wanted) => payable.find(({ key }) => key === wanted) ?? []);
  }

  get sum(): number {
    return sumOf(this.chosen);
  }

  /** Whether it is still the choice that was made for the viewer. */
  get suggested(): boolean {
    return this.#own === null;
  }

  /** The cards of the hand that are chosen, or that the bid which is looked at would take. */
  get lifted(): ReadonlySet<string> {
    const cards = this.open ? this.chosen : keyed(this.way?.cards ?? []);
    return new Set(cards.map(({ key }) => key));
  }

  pay = (kind: number) => this.scene().legal.find('pay', { card: cardName(kind) });

  toggle(key: string): void {
    const { chosen } = this;
    this.#plan = [];
    const on = chosen.some((coin) => coin.key === key);
    const coin = this.payable.find((one) => one.key === key)!;
    const { covered } = this.scene().reckoned;
    const next = on ? chosen.filter((other) => other.key !== key) : withCoin(covered, chosen, coin);
    this.#own = next.map((one) => one.key);
  }

  payAll(): void {
    // In the order of the hand; it is the engine that asks for each, or for no more.
    const { lifted } = this;
    const cards = this.payable.filter(({ key }) => lifted.has(key)).map(({ kind }) => kind);
    const first = cards[0] === undefined ? undefined : this.pay(cards[0]);
    if (!first) return;
    this.#plan = cards.slice(1);
    this.#due = this.scene().seen.hand.length - 1;
    this.#own = keyed([...this.#plan].sort((a, b) => a - b)).map(({ key }) => key);
    this.scene().choose(first.action);
  }

  #goOn(waiting: boolean, held: number): void {
    const next = this.#plan[0];
    if (next === undefined || waiting) return;
    const view = this.pay(next);
    if (held !== this.#due || !view) {
      if (held !== this.#due + 1) this.#plan = [];
      return;
    }
    this.#plan = this.#plan.slice(1);
    this.#due = held - 1;
    this.scene().choose(view.action);
  }

  #forget(): void {
    this.#own = null;
    this.#plan = [];
  }
}
