import { pause, type Soak } from './load.ts';
import { subscribe, type End } from './subscription.ts';

/** A client connects again from time to time. */
const CONNECTED_MS = 40_000;

interface Subscriber {
  /** The document of the next connection. */
  readonly query: () => string;
  readonly onNext: (payload: unknown) => void;
  readonly isDeaf?: boolean;
  readonly signal: AbortSignal;
}

/** Subscribes at an instance at random, and again after each end, until the signal. Each end must have a reason. */
export async function keepSubscribed(
  soak: Soak,
  { query, onNext, isDeaf = false, signal }: Subscriber,
): Promise<void> {
  const { random, instances } = soak;
  while (!signal.aborted) {
    const limit = AbortSignal.timeout(random.between(CONNECTED_MS / 2, CONNECTED_MS * 1.5));
    const end = await subscribe({
      instance: random.pick(instances),
      query: query(),
      onNext,
      isDeaf,
      signal: AbortSignal.any([signal, limit]),
    });
    if (end !== null) noteEnd(soak, end, isDeaf);
    await pause(500, signal);
  }
}

function noteEnd({ tally }: Soak, { code, instance, from, to }: End, isDeaf: boolean): void {
  // The operating system ends the connections of a dead process. The server ends those that answer no ping.
  const isAborted = code === '1006' && (isDeaf || instance.wasKilled(from, to + 1000));
  const isKnown = /^(?:1001|1013|44\d\d|REDIS_\w+|OVERLOADED)$/.test(code);
  tally.one('ends of subscriptions', isKnown ? null : `${instance.origin}: ${code}`, isAborted);
}
