import { startCountingProxy } from './counting-proxy.ts';
import { startServer } from './server-process.ts';
import { apiOn, SETS, TOKEN } from './store.ts';

const LIST = `query ($first: Int!) {
  expiringSets(first: $first) { edges { node { name count nextExpiresAt } } }
}`;

/** What runs beside now and then adds a trip; the fewest are the request's own. */
const TRIES = 15;

/** Round trips between API and Redis for a page of the list of sets. */
export async function benchRoundTrips(redisUrl: string): Promise<void> {
  const proxy = await startCountingProxy(redisUrl);
  const mayfly = await startServer('./mayfly-server.mjs', apiOn(proxy.url));
  const trips = async (first: number) => {
    const before = proxy.trips();
    const answer = await fetch(new URL('/graphql', mayfly.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ query: LIST, variables: { first } }),
    });
    const text = await answer.text();
    if (text.includes('"errors"')) throw new Error(`The list failed: ${text}`);
    return proxy.trips() - before;
  };
  const fewest = async (first: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES; i += 1) least = Math.min(least, await trips(first));
    return least;
  };
  try {
    console.log('\nRound trips to Redis for a list of sets with counts and next expiries');
    for (const first of [1, 10, SETS]) {
      console.log(`  ${String(first).padStart(3)} sets  ${await fewest(first)}`);
    }
  } finally {
    await mayfly.stop();
    proxy.stop();
  }
}
