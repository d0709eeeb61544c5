/** The box of Isle of Skye, as the server has it. */

import { box } from '../../api/calls';
import type { Box } from '../../api/games/skye';

export const BOX = await box<Box>('skye');
