import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { aclCommands } from '../../../../scripts/redis-acl.ts';
import { TOKEN } from '../support/api.ts';
import { answersOf, failedAnswers, guideExamples } from '../support/doc-examples.ts';
import { started, temporaryFolder } from '../support/program.ts';
import { socketClient } from '../support/sockets.ts';

it('every root field works as the user of docs/deployment.md', async () => {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  const admin = new Redis(server.url);
  onTestFinished(() => admin.disconnect());
  for (const words of aclCommands()) await admin.call('ACL', ...words);
  const url = new URL(server.url);
  url.username = 'mayfly';
  url.password = 'change-this-password';
  const { origin, post, ask } = await started({
    REDIS_URL: url.href,
    SAMPLE_INTERVAL_MS: '100',
    DATA_DIR: await temporaryFolder(),
  });

  const client = socketClient(`${origin.replace('http', 'ws')}/graphql`);
  const changes = client.iterate({ query: 'subscription { setsChanged { gap created } }' });
  await changes.next();
  const answers = await answersOf(await guideExamples(), async (body) => (await post(body)).json());
  expect(failedAnswers(answers)).toEqual([]);
  await changes.next();
  const samples = '{ serverStats { redis { samples(first: 1) { nodes { usedMemoryBytes } } } } }';
  expect(await ask(samples)).toMatch(/"usedMemoryBytes":\d/);
  const metrics = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(await metrics.text()).toMatch(/mayfly_redis_used_memory_bytes \d/);
  // Also what failed without an answer: INFO, notifications, the handshake.
  expect(await admin.call('ACL', 'LOG')).toEqual([]);
}, 60_000);
