/** What the table page gives to a game's board and to its ending. */

import type { Component, Snippet } from 'svelte';
import type { ActionView, EventView, MessageView, TableView } from '../api/types';
import type { Previews } from '../lib/previews';

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
  /** The action that waits for a confirmation: what it is done with, and where, is marked. */
  pending?: number | null;
  /** A request is on its way: show the choices as not available. */
  busy: boolean;
  /** Whether pieces may travel; false with reduced motion. */
  animate: boolean;
  /** What happened since the position shown before. */
  lastEvents: EventView[];
  /** What happened since the viewer last did something. */
  sinceMine: EventView[];
  /** The seat whose own board is looked at; null for the viewer's own. */
  looking: number | null;
  /** Look at the viewer's own board again. */
  goHome: () => void;
}

/**
 * What a game shows of one seat inside that seat's card: `.panel-score`, which stands beside the name, and `.panel-counts`
 * below it.
 * Its module says by `boards` whether a seat has a board of its own that can be looked at.
 */
export interface PanelProps<Observation = Observed> {
  observation: Observation;
  seat: number;
  viewer: number;
  names: string[];
  /** What happened since the position shown before. */
  lastEvents: EventView[];
  say: Speak;
  t: Translate;
}

/**
 * What a game shows of a moment, such as the end of a round (NameMoment.svelte). Which events make one, says the game's
 * moments.ts.
 */
export interface MomentProps<Observation = Observed> {
  /** The events of the moment, in order; each of the game's own kinds. */
  events: EventView[];
  /** The position after it. */
  after: Observation;
  viewer: number;
  names: string[];
  say: Speak;
  t: Translate;
  /** How long a step takes, in milliseconds; with 0 everything stands there at once. */
  pace: number;
  /** All has been shown. */
  done: () => void;
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
  /** Who came where, drawn by the page; with what the game has to say of each seat's points. */
  ranking: Snippet<[details?: Snippet<[seat: number]>]>;
}

export interface FiguresProps {
  /** What the drawing is about. */
  which: 'goal' | 'turn' | 'win';
}

export interface PicturesProps {
  /** The id of the rule that the picture belongs to. */
  rule: string;
}
