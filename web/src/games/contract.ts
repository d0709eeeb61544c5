/** What the table page gives to a game's board and to its ending. */

import type { Component } from 'svelte';
import type { ActionView, EventView, MessageView, TableView } from '../api/types';
import type { Previews } from '../lib/previews.svelte';

/** What somebody sees, as the wire has it; each game knows more of its own, and the table page only passes it on. */
export type Observed = NonNullable<TableView['observation']>;

/** A sentence of the catalogue, with seat numbers said as names. */
export type Speak = (message: MessageView) => string;

/** A key of the catalogue, said in the chosen language. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

export interface BoardProps<Observation = Observed> {
  observation: Observation;
  /** The seat whose eyes these are; -2 for a spectator. */
  viewer: number;
  /** One name per seat. */
  names: string[];
  /** The seats that may act now; -1 is chance. */
  toAct: number[];
  /** What the viewer may do now; empty in a replay, while waiting, or behind the curtain. */
  legal: ActionView[];
  say: Speak;
  t: Translate;
  /** What an action would do; null in a replay, where nothing can be done. */
  previews: Previews | null;
  /** Do this action. The page may first ask for a confirmation. */
  choose: (action: number) => void;
  /** A request is on its way: show the choices as not available. */
  busy: boolean;
  /** Whether pieces may travel; false with reduced motion. */
  animate: boolean;
  /** What happened since the position shown before. */
  lastEvents: EventView[];
}

export interface MarkProps {
  /** What happened. */
  facts: EventView['facts'];
  /** Which argument of its sentence is to be drawn. */
  of: string;
  /** What it is, in words. */
  words: string;
}

/** The little pictures of a game's log. */
export interface Marks {
  Mark: Component<MarkProps>;
  /** Which arguments of the sentence about it can be drawn. */
  draws: (facts: EventView['facts']) => string[];
}

export interface EndingProps<Observation = Observed> {
  observation: Observation;
  names: string[];
  say: Speak;
  t: Translate;
}
