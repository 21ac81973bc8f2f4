import { once } from 'node:events';
import { connect } from 'node:net';

interface Server {
  readonly port: number;
  readonly password: string;
}

/**
 * Sends one command as another program would, in the inline form of Redis's protocol, and resolves to the
 * raw reply: `:2` for a number, `$-1` for null, `$5` and a line for a text.
 */
export async function sendCommand({ port, password }: Server, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.end(`AUTH ${password}\r\n${command}\r\nQUIT\r\n`);
  await once(socket, 'close');
  const [accepted, ...reply] = received.trimEnd().split('\r\n');
  if (accepted !== '+OK') throw new Error(`Redis refused: ${String(accepted)}`);
  // The last line is the reply to QUIT.
  return reply.slice(0, -1).join('\n');
}
