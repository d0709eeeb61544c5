/** What an action would do, said in a few lines. */

import type { PreviewAnswer } from '../api/types';
import type { Speak, Translate } from '../games/contract';

/** What is told of an action, by a preview or beside a bot's opinion. */
type Told = Pick<PreviewAnswer, 'changes' | 'stop'>;

const STOPS = { chance: 'preview-chance', shown: 'preview-shown', over: 'preview-over' } as const;

/** The changes and what follows, as the terminal says them too; that nothing changes only where nothing follows either. */
export function previewLines(told: Told, say: Speak, t: Translate): string[] {
  const lines = told.changes.map(({ what, before, after }) => t('preview-change', { what: say(what), before, after }));
  if (told.stop !== '') lines.push(t(STOPS[told.stop]));
  return lines.length > 0 ? lines : [t('preview-nothing')];
}

/** The same in one line. */
export const previewWords = (told: Told, say: Speak, t: Translate): string => previewLines(told, say, t).join(' · ');
