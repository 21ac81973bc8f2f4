import type { WebSocket } from 'ws';

/** Codes of RFC 6455 beside those of the protocol: clients come back after the last two. */
export const POLICY_VIOLATION = 1008;
export const GOING_AWAY = 1001;
export const TRY_AGAIN_LATER = 1013;

/** After a connection was told to close, so long until it is cut. */
const FAREWELL_MS = 1000;

/** Says farewell, and cuts the connection if the client does not. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), FAREWELL_MS);
  socket.once('close', () => clearTimeout(cut));
}

/** Resolves when the kernel has it, so that a subscription goes at the pace of whoever reads it. */
export async function send(socket: WebSocket, text: string, mostBuffered: number): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) {
    socket.terminate();
    return;
  }
  await new Promise<void>((resolve) => {
    // An error ends the connection, and with it whatever was to be sent.
    socket.send(text, () => resolve());
  });
}
