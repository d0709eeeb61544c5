/** What of the table is on screen: the tab of a phone, the drawer at the side, and a rule that was asked for. */

import { tick } from 'svelte';
import { device } from '../lib/settings.svelte';
import { isDrawer, type DrawerTab, type Tab } from './tabs';

export class Views {
  tab = $state<Tab>('board');
  drawer = $state<DrawerTab>('log');
  rule = $state('');
  #asked = $state(false);
  #boardScroll = 0;

  /** A rule that was asked for lies over the page where the drawer is far below. */
  get over(): boolean {
    return this.#asked && device.narrow && !device.phone;
  }

  get chat(): boolean {
    return this.drawer === 'chat' && (this.tab === 'chat' || !device.phone);
  }

  open(next: Tab): void {
    if (this.tab === 'board') this.#boardScroll = scrollY;
    this.tab = next;
    if (isDrawer(next)) this.drawer = next;
    // On a phone the board is found again as it was left.
    else if (next === 'board') void tick().then(() => scrollTo(0, this.#boardScroll));
  }

  /** What comes to the head of the board is seen from its beginning. */
  toHead(): void {
    this.#boardScroll = 0;
    if (this.tab === 'board') scrollTo(0, 0);
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.open('rules');
    this.#asked = true;
  }

  closeRule(): void {
    this.#asked = false;
  }
}
