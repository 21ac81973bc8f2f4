import type { GraphQLFormattedError } from 'graphql';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';
import { createToken } from '../support/clients.ts';
import { listen, socketClient } from '../support/sockets.ts';

const PATIENCE = { timeout: 20_000 };

const DECISIONS = `subscription ($policy: String) {
  limitDecisions(policy: $policy) {
    decidedCount
    decisions { policy key cost outcome passes limit remaining retryAfterMs decidedAt }
  }
}`;

let api: TestApi;
let url: string;

beforeEach(async () => {
  api = await testApi();
  url = await listen(api);
  await api.query(`mutation {
    createLimitPolicy(input: {
      name: "search",
      limits: [{ name: "all", limit: 1, windowMs: 60000 }],
      outage: { answerWithinMs: 10000 }
    }) { status }
  }`);
});

describe('what is decided', () => {
  it('is shown live, also of other instances', PATIENCE, async () => {
    const other = await testApi({ beside: api });
    const search = other.mayfly.policies.limiter('search');
    await search.consume('ada');
    await other.mayfly.policies.flush();
    const seen: unknown[] = [];
    const stop = socketClient(url).subscribe(
      { query: DECISIONS, variables: { policy: 'search' } },
      { next: ({ data }) => void seen.push(data), error: () => {}, complete: () => {} },
    );
    onTestFinished(stop);
    await vi.waitFor(async () => {
      await search.consume('ada');
      await other.mayfly.policies.flush();
      expect(seen).not.toHaveLength(0);
    }, PATIENCE);
    expect(seen[0]).toEqual({
      limitDecisions: {
        decidedCount: expect.any(Number),
        decisions: expect.arrayContaining([
          {
            policy: 'search',
            key: 'ada',
            cost: 1,
            outcome: 'DENIED',
            passes: false,
            limit: 'all',
            remaining: 0,
            retryAfterMs: 60_000,
            decidedAt: '2030-01-01T00:00:00.000Z',
          },
        ]),
      },
    });
  });

  it('is not shown to viewers, and not of what is no policy', PATIENCE, async () => {
    const codes = async (token: string, policy: string | null) => {
      const client = socketClient(url, { connectionParams: { token } });
      const answers = client.iterate({ query: DECISIONS, variables: { policy } });
      const errorsOf = async (): Promise<readonly GraphQLFormattedError[] | undefined> => {
        for await (const { errors } of answers) return errors;
        return undefined;
      };
      const errors = await errorsOf().catch((refused: readonly GraphQLFormattedError[]) => refused);
      return errors?.map(({ extensions }) => extensions);
    };
    const viewer = await createToken(api, { name: 'viewer', role: 'VIEWER' });
    expect(await codes(viewer.secret, null)).toEqual([{ code: 'FORBIDDEN' }]);
    const operator = await createToken(api, { name: 'operator', role: 'OPERATOR' });
    expect(await codes(operator.secret, '{')).toEqual([{ code: 'INVALID_NAME', field: 'policy' }]);
  });
});
