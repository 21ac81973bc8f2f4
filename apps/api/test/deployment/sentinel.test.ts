import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startSentinel } from '../../../../packages/core/test/support/sentinel.ts';
import { aclCommands } from '../../../../scripts/redis-acl.ts';
import { started, temporaryFolder } from '../support/program.ts';
import { socketClient } from '../support/sockets.ts';

const PASSWORD = 'change-this-password';
const pem = (name: string) => fileURLToPath(new URL(`../redis/tls/${name}.pem`, import.meta.url));

/** Reads events up to one that matches. */
async function until(events: AsyncIterableIterator<unknown>, wanted: RegExp): Promise<void> {
  while (!wanted.test(JSON.stringify((await events.next()).value)));
}

it('works through Sentinel with TLS, as the user of docs/deployment.md, and survives a failover', async () => {
  const sentinel = await startSentinel({
    password: PASSWORD,
    tls: { ca: pem('ca'), cert: pem('server'), key: pem('server.key') },
  });
  onTestFinished(() => sentinel.stop());
  for (const redis of sentinel.connections) {
    for (const words of aclCommands()) await redis.call('ACL', ...words);
  }
  const [, replica] = sentinel.connections;
  const { origin, ask } = await started({
    REDIS_URL: `rediss://mayfly:${PASSWORD}@127.0.0.1:${sentinel.port}`,
    REDIS_SENTINEL_MASTER: 'main',
    REDIS_CA_FILE: pem('ca'),
    REDIS_CERT_FILE: pem('client'),
    REDIS_KEY_FILE: pem('client.key'),
    SAMPLE_INTERVAL_MS: '100',
    DATA_DIR: await temporaryFolder(),
  });
  const create = (name: string) =>
    ask(
      `mutation { createExpiringSet(input: { name: "${name}", defaultTtlMs: 60000 }) { status } }`,
    );
  const client = socketClient(`${origin.replace('http', 'ws')}/graphql`);
  const changes = client.iterate({ query: 'subscription { setsChanged { gap created } }' });
  await until(changes, /"gap":true/);
  expect(await create('before')).toContain('CREATED');
  await until(changes, /"before"/);
  // The replica receives it later than the master answers.
  await expect.poll(() => replica?.exists('mayfly:set:{before}:meta')).toBe(1);

  await sentinel.killMaster();
  await expect.poll(() => create('after'), { timeout: 20_000 }).toMatch(/CREATED|UNCHANGED/);
  await until(changes, /"after"|"gap":true/);
  expect(await ask('{ expiringSet(name: "before") { name } }')).toContain('before');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await replica?.call('ACL', 'LOG')).toEqual([]);
}, 60_000);
