import { startLocalRedis } from '@mayfly/local-redis';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { nightly } from '../../../../packages/core/test/support/nightly.ts';
import { started } from '../support/program.ts';

type Program = Awaited<ReturnType<typeof started>>;

/** A proxy in front of Redis that withholds the reply to the first command with a marker. */
async function proxyBefore(redisUrl: string, marker: string, onReply: () => void): Promise<string> {
  const url = new URL(redisUrl);
  const server = createServer((client) => {
    let isMarked = false;
    const redis = connect(Number(url.port), url.hostname);
    client.on('data', (sent) => {
      if (sent.includes(marker)) isMarked = true;
      redis.write(sent);
    });
    redis.on('data', (reply) => {
      // The program then sends the source of the script.
      if (!isMarked || reply.includes('NOSCRIPT')) client.write(reply);
      else onReply();
    });
    for (const [one, other] of [[client, redis] as const, [redis, client] as const]) {
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const proxied = new URL(url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A TCP server has such an address.
  proxied.port = String((server.address() as AddressInfo).port);
  proxied.hostname = '127.0.0.1';
  return proxied.href;
}

interface Operation {
  readonly marker: string;
  readonly change: string;
  readonly state: string;
  readonly changed: string;
}

const OPERATIONS: readonly Operation[] = [
  {
    marker: ':login:codes',
    change: 'issueOneTimePassword(input: { purpose: "login", subject: "NAME" }) { code }',
    state: 'oneTimePasswordStatus(purpose: "login", subject: "NAME") { liveCodes }',
    changed: '"liveCodes":1',
  },
  {
    marker: 'limit:{NAME}',
    change: 'consumeLimit(input: { policy: "calls", key: "NAME" }) { decision { remaining } }',
    state: 'peekLimit(input: { policy: "calls", key: "NAME" }) { remaining }',
    changed: '"remaining":9',
  },
];

/** Kills an instance that has changed something and not yet answered, and retries on a survivor. */
async function changeAndRetry(
  survivor: Program,
  environment: Record<string, string> & { readonly REDIS_URL: string },
  name: string,
  operation: Operation,
) {
  const named = (text: string) => text.replaceAll('NAME', name);
  let isKilled = false;
  const kill = (): void => {
    isKilled = true;
    victim.child.kill('SIGKILL');
  };
  const redisUrl = await proxyBefore(environment.REDIS_URL, named(operation.marker), kill);
  const victim = await started({ ...environment, REDIS_URL: redisUrl });
  const change = `mutation { ${named(operation.change)} }`;
  const headers = { 'idempotency-key': randomUUID() };
  const isAnswered = await victim.send(change, headers).then(
    () => true,
    () => false,
  );
  const state = async () => survivor.ask(`{ ${named(operation.state)} }`);
  const before = await state();
  const retries = [await survivor.send(change, headers), await survivor.send(change, headers)];
  return {
    isKilled,
    isAnswered,
    before,
    after: await state(),
    replayed: retries.map((retry) => retry.headers.get('idempotent-replayed')),
    answers: await Promise.all(retries.map((retry) => retry.text())),
  };
}

it(
  'a retry finds one change, and its answer, after the instance was killed between the two',
  { timeout: nightly(600_000, 120_000) },
  async () => {
    // The proxy stands before one server, so this Redis is never a cluster.
    const redis = await startLocalRedis();
    onTestFinished(() => redis.stop());
    const environment = {
      REDIS_URL: redis.url,
      MAYFLY_NAMESPACE: `test:kill:${process.pid}`,
      MAYFLY_SECRET: 'a secret of a program with more than 32 characters',
    };
    const survivor = await started(environment);
    await survivor.ask(
      'mutation { createLimitPolicy(input: { name: "calls", limits: [{ limit: 10, windowMs: 600000 }], outage: { answerWithinMs: 10000 } }) { status } createOneTimePasswordPurpose(input: { purpose: "login" }) { status } }',
    );
    const kills = nightly(30, 1);
    for (let i = 0; i < kills; i += 1) {
      for (const operation of OPERATIONS) {
        const run = await changeAndRetry(survivor, environment, `user-${i}`, operation);
        expect(run).toMatchObject({
          isKilled: true,
          isAnswered: false,
          before: expect.stringContaining(operation.changed),
          after: run.before,
          replayed: ['true', 'true'],
        });
        expect(run.answers[0]).toMatch(/"code":"\d{6}"|"remaining":9/);
        expect(run.answers[1]).toBe(run.answers[0]);
      }
    }
  },
);
