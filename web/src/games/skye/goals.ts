/** The scoring tiles, and the rounds in which they score. */

import type { MessageView } from '../../api/types';
import { BOX } from './box';

export const LETTERS = BOX.places;

export const goalMessage = (goal: number): MessageView => BOX.goals[goal]!.name;
export const givesMessage = (goal: number): MessageView => BOX.goals[goal]!.gives;

/** The places of the scoring tiles that score in each round. */
export const scored = (players: number): number[][] => BOX.tracks[players]!;

/** The letters that score in each round. */
export const roundTrack = (players: number): string[] =>
  scored(players).map((places) => places.map((place) => LETTERS[place]).join(''));

/** The rounds, from 1, in which a letter scores. */
export const roundsOf = (players: number, place: number): number[] =>
  scored(players).flatMap((places, round) => (places.includes(place) ? [round + 1] : []));
