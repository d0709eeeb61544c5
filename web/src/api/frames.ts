/** What goes over the socket, in both directions. */

import type { Ack, Look, Move, Ping, Pong, Presence, Refused, Resign, Say, TableNews, Undo } from './types';

export type FromServer = TableNews | Presence | Ack | Refused | Pong;
export type FromClient = Look | Move | Undo | Say | Resign | Ping;
