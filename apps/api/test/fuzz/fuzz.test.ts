import fc from 'fast-check';
import { isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/features/schema.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import { operationsOf } from './operations.ts';

/** A few seconds' worth; `pnpm test:nightly` asks for an hour's. */
const CASES = Number(process.env['MAYFLY_FUZZ_CASES'] ?? 250);

/** What an answer never holds: stacks, paths, and what Redis or a library said. */
const INTERNALS =
  /node_modules|\bat [\w.<>]+ \(|\.ts:\d|\.lua|ReplyError|WRONGTYPE|NOSCRIPT|\bERR |user_script|Cannot read prop/;

interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const schema = createSchema();
const codes = schema.getType('ErrorCode');
const known = new Set(isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []);

async function fill({ mayfly }: TestApi): Promise<void> {
  const { set } = await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  await set.feed.open();
  await set.addMany(
    Array.from({ length: 50 }, (_, i) => ({
      member: `m${i}`,
      ttlMs: 1000 * (i + 1),
      value: { i },
    })),
  );
  const defaultTtlMs = 60_000;
  await mayfly.sets.create('keys', { strategy: 'keys', defaultTtlMs });
  await mayfly.sets.create('compact', { strategy: 'compact', defaultTtlMs });
  await mayfly.sets.create('buckets', { strategy: 'buckets', defaultTtlMs, blockMs: 1000 });
  await mayfly.sets.create('window', { strategy: 'window', windowMs: 60_000 });
  await mayfly.policies.create('calls', {
    limits: [
      { name: 'burst', limit: 20, windowMs: 1000 },
      { name: 'daily', algorithm: 'gcra', limit: 1000, windowMs: 86_400_000 },
    ],
  });
}

it(
  `answers ${CASES} operations, be they what they may, with results or errors that have names`,
  async () => {
    const api = await testApi();
    await fill(api);
    await fc.assert(
      fc.asyncProperty(operationsOf(schema), async (payload) => {
        const response = await api.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${TOKEN}` },
          payload,
        });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.body).not.toMatch(INTERNALS);
        const { errors = [] } = response.json<Answer>();
        for (const { extensions } of errors) {
          expect(known).toContain(extensions?.code);
          expect(extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
        }
      }),
      { numRuns: CASES },
    );
  },
  CASES * 1000,
);
