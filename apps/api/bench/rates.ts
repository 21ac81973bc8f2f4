import { measure, type Rate, type Request, type Target } from './load.ts';
import { startServer } from './server-process.ts';
import { apiOn, LARGE_SET, LARGE_SET_MEMBERS, member, POLICY, TOKEN } from './store.ts';

const ROUNDS = 5;

const TRIVIAL: Request = { query: '{ __typename }' };

export const CONSUME: Request = {
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

/** The ratios to reach. */
const WANTED = [
  ['trivial', 'bare', 1.5],
  ['consume', 'trivial', 0.9],
  ['member', 'trivial', 0.9],
  ['page of 100', 'trivial', 0.3],
] as const;

/**
 * Compares the pace of each kind, and the processor time of the server for a request. On a busy machine, the second
 * is more reliable. After the first round, all documents have been seen before.
 */
export async function benchRates(redisUrl: string): Promise<void> {
  const bare: Target = { server: await startServer('./bare-server.mjs') };
  const mayfly: Target = {
    server: await startServer('./mayfly-server.mjs', apiOn(redisUrl)),
    token: TOKEN,
  };
  try {
    const contenders: [name: string, target: Target, request: Request][] = [
      ['bare', bare, TRIVIAL],
      ['trivial', mayfly, TRIVIAL],
      ['consume', mayfly, CONSUME],
      ['member', mayfly, MEMBER],
      ['page of 100', mayfly, PAGE],
    ];
    const rounds = new Map<string, Rate[]>(contenders.map(([name]) => [name, []]));
    // The first round only warms up.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, target, request] of contenders) {
        const measured = await measure(target, request);
        if (round >= 0) rounds.get(name)?.push(measured);
      }
    }
    const values = (name: string, of: keyof Rate) =>
      (rounds.get(name) ?? []).map((round) => round[of]);
    console.log('\nThe API over HTTP, 50 connections, one process');
    console.log('                             pace   processor  wanted');
    for (const [name, to, wanted] of WANTED) {
      const pace = median(quotients(values(name, 'rate'), values(to, 'rate')));
      const cpu = median(quotients(values(to, 'cpu'), values(name, 'cpu')));
      console.log(
        `  ${`${name} / ${to}`.padEnd(24)} ${pace.toFixed(2).padStart(6)} ${cpu.toFixed(2).padStart(11)} ${wanted.toFixed(2).padStart(7)}`,
      );
    }
    for (const name of rounds.keys()) {
      const [rate, cpu] = [median(values(name, 'rate')), median(values(name, 'cpu'))];
      console.log(`  ${name.padEnd(12)} ${rate.toFixed(0)} a second, ${cpu.toFixed(0)} µs each`);
    }
  } finally {
    await Promise.all([bare.server.stop(), mayfly.server.stop()]);
  }
}

function quotients(values: readonly number[], divisors: readonly number[]): number[] {
  return values.map((value, round) => value / (divisors[round] ?? Number.NaN));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
