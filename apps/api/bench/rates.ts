import { rate, type Request, type Target } from './load.ts';
import { startServer } from './server-process.ts';
import { apiOn, LARGE_SET, LARGE_SET_MEMBERS, member, POLICY, TOKEN } from './store.ts';

const ROUNDS = 5;

const TRIVIAL: Request = { query: '{ __typename }' };

const CONSUME: Request = {
  query: `mutation ($key: String!) {
    consumeLimit(input: { policy: "${POLICY}", key: $key }) { userErrors { code } decision { status } }
  }`,
  variables: () => ({ key: `user:${Math.floor(Math.random() * 10_000)}` }),
};

const MEMBER: Request = {
  query: `query ($member: String!) {
    expiringSet(name: "${LARGE_SET}") { member(member: $member) { expiresAt remainingMs } }
  }`,
  variables: () => ({ member: member(Math.floor(Math.random() * LARGE_SET_MEMBERS)) }),
};

const PAGE: Request = {
  query: `query ($after: String) {
    expiringSet(name: "${LARGE_SET}") {
      members(first: 100, after: $after) { edges { cursor node { member expiresAt } } }
    }
  }`,
};

/** Requests a second of each kind, and as a share of those that they are compared with. */
export async function benchRates(redisUrl: string): Promise<void> {
  const bare = await startServer('./bare-server.ts');
  const mayfly = await startServer('./mayfly-server.ts', apiOn(redisUrl));
  const finished: Target = { url: mayfly.url, token: TOKEN };
  try {
    const contenders: [name: string, target: Target, request: Request][] = [
      ['bare', bare, TRIVIAL],
      ['trivial', finished, TRIVIAL],
      ['consume', finished, CONSUME],
      ['member', finished, MEMBER],
      ['page of 100', finished, PAGE],
    ];
    const rates = new Map<string, number[]>(contenders.map(([name]) => [name, []]));
    // The first round only warms up.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, target, request] of contenders) {
        const measured = await rate(target, request);
        if (round >= 0) rates.get(name)?.push(measured);
      }
    }
    const ratio = (name: string, to: string) => median(quotients(rates, name, to)).toFixed(2);
    console.log('\nThe API over HTTP, 50 connections, one process');
    console.log(
      `  trivial query / bare Apollo on Fastify  ${ratio('trivial', 'bare')} (wanted 0.85)`,
    );
    console.log(
      `  consume / trivial query                 ${ratio('consume', 'trivial')} (wanted 0.60)`,
    );
    console.log(
      `  member / trivial query                  ${ratio('member', 'trivial')} (wanted 0.60)`,
    );
    for (const [name, measured] of rates) {
      console.log(`  ${name.padEnd(12)} ${Math.round(median(measured))} a second`);
    }
  } finally {
    await Promise.all([bare.stop(), mayfly.stop()]);
  }
}

function quotients(rates: ReadonlyMap<string, readonly number[]>, name: string, to: string) {
  const divisors = rates.get(to) ?? [];
  return (rates.get(name) ?? []).map((value, round) => value / (divisors[round] ?? Number.NaN));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
