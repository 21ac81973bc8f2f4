import { startLocalRedis } from '@mayfly/local-redis';
import { expect, it, onTestFinished } from 'vitest';
import { testApi } from '../support/api.ts';

const CONSUME = `mutation {
  consumeLimit(input: { policy: "search", key: "ada" }) {
    userErrors { code }
    decision { status passes outageReason limit remaining retryAfterMs resetAt now limits { name } }
  }
}`;

it(
  'goes by the outage policy while Redis hangs, and never calls that a decision',
  { timeout: 30_000 },
  async () => {
    const server = await startLocalRedis();
    onTestFinished(() => server.stop());
    const api = await testApi({ redisUrl: server.url });
    await api.query(`mutation {
      createLimitPolicy(input: {
        name: "search",
        limits: [{ name: "all", limit: 5, windowMs: 60000 }],
        outage: { policy: OPEN, answerWithinMs: 500 }
      }) { status }
    }`);
    await expect
      .poll(async () => (await api.query(CONSUME)).data)
      .toMatchObject({ consumeLimit: { decision: { status: 'ALLOWED' } } });

    process.kill(server.pid, 'SIGSTOP');
    const { data } = await api.query(CONSUME);
    process.kill(server.pid, 'SIGCONT');
    expect(data).toMatchObject({
      consumeLimit: {
        userErrors: [],
        decision: {
          status: 'UNAVAILABLE',
          passes: true,
          limit: null,
          remaining: null,
          retryAfterMs: 0,
          resetAt: null,
          now: null,
          limits: [],
        },
      },
    });
    await expect
      .poll(async () => (await api.query(CONSUME)).data, { timeout: 10_000 })
      .toMatchObject({ consumeLimit: { decision: { status: 'ALLOWED' } } });
  },
);
