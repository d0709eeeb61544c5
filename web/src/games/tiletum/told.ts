/** What would happen, as a preview tells it: the steps of a walk, the gold for turning a die. */

import type { Happening } from '../../api/games/tiletum';
import type { PreviewAnswer } from '../../api/types';

type Kind = Happening['kind'];
type Of<K extends Kind> = Extract<Happening, { kind: K }>;

/** The facts of the first thing of this kind. */
export const foretold = <K extends Kind>(told: PreviewAnswer | null, kind: K): Of<K> | undefined =>
  told?.events.find(({ facts }) => facts.kind === kind)?.facts as Of<K> | undefined;
