import { startLocalCluster, type LocalCluster } from '@mayfly/local-redis';
import { expect, it, onTestFinished } from 'vitest';
import { TOKEN } from '../support/api.ts';
import { answersOf, failedAnswers, guideExamples } from '../support/doc-examples.ts';
import { started, temporaryFolder } from '../support/program.ts';
import { socketClient } from '../support/sockets.ts';

// `pnpm test:cluster` runs the whole suite on a cluster. This is its short version.

const SETS = Array.from({ length: 9 }, (_, index) => `set-${index}`);

async function replicatedCluster(): Promise<LocalCluster> {
  const cluster = await startLocalCluster({
    replicasEach: 1,
    settings: {
      'cluster-node-timeout': 1500,
      'cluster-replica-validity-factor': 0,
      'cluster-require-full-coverage': 'no',
      'repl-diskless-sync-delay': 0,
    },
  });
  onTestFinished(async () => {
    // A master that shuts down gracefully waits for its replicas.
    await Promise.all(cluster.servers.map((server) => server.kill()));
    await cluster.stop();
  });
  return cluster;
}

it('works on a cluster, with every root field, and after the failover of a master', async () => {
  const cluster = await replicatedCluster();
  const [first] = cluster.servers;
  // It knows one node.
  const { origin, post, send } = await started({
    REDIS_URL: first?.url ?? '',
    DATA_DIR: await temporaryFolder(),
  });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answerOf = async (response: Promise<Response>) => {
    const answer: { data?: Record<string, unknown> | null } = JSON.parse(
      await (await response).text(),
    );
    return answer;
  };
  const ask = (query: string) => answerOf(send(query));

  const answers = await answersOf(await guideExamples(), async (body) => answerOf(post(body)));
  expect(failedAnswers(answers)).toEqual([]);
  expect(answers.length).toBeGreaterThan(50);
  const samples = '{ serverStats { redis { samples(first: 1) { nodes { usedMemoryBytes } } } } }';
  await expect
    .poll(() => ask(samples))
    .toMatchObject({
      data: { serverStats: { redis: { samples: { nodes: [expect.any(Object)] } } } },
    });
  const metrics = async () => (await fetch(`${origin}/metrics`, { headers })).text();
  expect((await metrics()).match(/mayfly_redis_up\{server="127\.0\.0\.1:\d+"\} 1/g)).toHaveLength(
    3,
  );
  expect(await ask('{ overview { alerts { kind } } }')).toEqual({
    data: { overview: { alerts: [] } },
  });

  for (const name of SETS) {
    await ask(
      `mutation { createExpiringSet(input: { name: "${name}", defaultTtlMs: 60000 }) { status } }`,
    );
  }
  const add = async (set: string) => {
    const { data } = await ask(
      `mutation { addMember(input: { set: "${set}", member: "a" }) { status } }`,
    );
    return data?.['addMember'] == null ? null : set;
  };
  const addToAll = async () => (await Promise.all(SETS.map(add))).filter((set) => set !== null);
  expect(await addToAll()).toEqual(SETS);

  const client = socketClient(`${origin.replace('http', 'ws')}/graphql`);
  const changes = client.iterate({ query: 'subscription { setsChanged { gap created } }' });
  await changes.next();
  const alert = async () => JSON.stringify(await ask('{ overview { alerts { kind server } } }'));
  await first?.kill();
  // The sets of the other masters work meanwhile.
  expect((await addToAll()).length).toBeGreaterThan(0);
  await expect.poll(alert).toContain('REDIS_UNAVAILABLE');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  await expect.poll(addToAll, { timeout: 20_000 }).toEqual(SETS);
  await expect.poll(alert).toContain('"alerts":[]');
  await ask(
    `mutation { createExpiringSet(input: { name: "late", defaultTtlMs: 60000 }) { status } }`,
  );
  // It may say that changes are missing: the list can have been of the lost master.
  expect(JSON.stringify((await changes.next()).value)).toMatch(/"late"|"gap":true/);
}, 60_000);
