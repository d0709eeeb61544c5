/** The sounds that there are. */

export type Sound = 'card' | 'coin' | 'die' | 'round' | 'tile' | 'turn';
