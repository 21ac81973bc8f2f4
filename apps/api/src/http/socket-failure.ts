import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { logError } from './logging.ts';

/** Of the protocol (`WS_ERR_…`), or of the connection (`ECONNRESET`): not those of Node's own (`ERR_…`). */
const OF_CLIENTS = /^(?:WS_ERR_\w+|E(?!RR_)[A-Z0-9]+)$/;

/**
 * Cuts a socket that has failed. What its client or the network did wrong is no fault of the server: anybody
 * could fill the log with it.
 */
export function endFailed(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && OF_CLIENTS.test(code)) log.debug({ code }, 'A socket has failed');
  else logError(log, error);
  socket.terminate();
}
