import type { WebSocket } from 'ws';

/** Close codes of RFC 6455, in addition to those of the protocol. Clients reconnect after the last two. */
export const POLICY_VIOLATION = 1008;
export const GOING_AWAY = 1001;
export const TRY_AGAIN_LATER = 1013;

/** The time that a client has to close before the connection is terminated. */
const CLOSE_TIMEOUT_MS = 1000;

/** Closes a connection, and terminates it if the client does not answer. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(cut));
}

/** Resolves when the kernel has the message, so that a subscription is as slow as its client. */
export async function send(socket: WebSocket, text: string, maxBuffered: number): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBuffered) {
    socket.terminate();
    return;
  }
  await new Promise<void>((resolve) => {
    // An error ends the connection, so there is nothing left to send.
    socket.send(text, () => resolve());
  });
}
