// Loaded into each instance before its program. Nodes of a cluster announce one address to all clients, so the
// instance itself must take another way to them: through its proxies. It also reports its resources to the run.
import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';

const routes = new Map(
  (process.env['SOAK_ROUTES'] ?? '').split(',').map((route) => {
    const [from, to] = route.split('=').map(Number);
    return [from, to];
  }),
);

// oxlint-disable-next-line typescript/unbound-method -- Called with the socket.
const connect = Socket.prototype.connect;
/** @param {any[]} args */
Socket.prototype.connect = function routed(...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const port = routes.get(Number(options?.port));
  if (port !== undefined) options.port = port;
  return Reflect.apply(connect, this, args);
};

process.on('message', () => {
  globalThis.gc?.();
  const descriptors = readdirSync('/proc/self/fd').length;
  process.send?.({ heapBytes: process.memoryUsage().heapUsed, descriptors });
});
// The channel alone does not keep the program running.
process.channel?.unref();
process.once('disconnect', () => process.exit());
