import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { logError } from './logging.ts';

/** Codes of the protocol (`WS_ERR_…`) or of the connection (`ECONNRESET`), but not of Node (`ERR_…`). */
const OF_CLIENTS = /^(?:WS_ERR_\w+|E(?!RR_)[A-Z0-9]+)$/;

/**
 * Terminates a failed socket. Errors of the client or the network are not logged as errors: any client could fill
 * the log with them.
 */
export function endFailed(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && OF_CLIENTS.test(code)) log.debug({ code }, 'A socket has failed');
  else logError(log, error);
  socket.terminate();
}
