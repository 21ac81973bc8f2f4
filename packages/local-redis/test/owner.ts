import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { startLocalRedis } from '../src/index.ts';

const [dataDir] = process.argv.slice(2);
const server = await startLocalRedis(dataDir === undefined ? {} : { dataDir });
const orders = once(createInterface(process.stdin), 'line');
process.stdout.write(`${server.url} ${server.pid} ${server.shared}\n`);

const [order] = await orders;
if (order === 'end') await server.stop();
process.exit();
