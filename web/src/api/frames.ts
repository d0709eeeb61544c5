/** What goes over the socket, in both directions. */

import type { Ack, Look, Move, Ping, Pong, Refused, Resign, Say, TableNews, Undo } from './types';

export type FromServer = TableNews | Ack | Refused | Pong;
export type FromClient = Look | Move | Undo | Say | Resign | Ping;
