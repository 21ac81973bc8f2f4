import type { JsonValue, NativeSet } from '../../../src/index.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';

/** The year 2096: expiries by Redis's clock do not interfere with the injected clock. */
const START = 4_000_000_000_000;

/** Whether the tests' server supports native sets; asked without Mayfly. */
export async function fieldsCanExpire(): Promise<boolean> {
  const [answer] = await connect().command('INFO', 'HPEXPIREAT');
  return answer !== null;
}

export interface NativeBench<Value extends JsonValue> extends TestBench {
  readonly set: NativeSet<Value>;
  /** The hash of the members. */
  readonly key: string;
  /** Epoch ms, -1 for never, -2 for a missing field: the expiry that Redis applies. */
  readonly storedExpiry: (member: string) => Promise<unknown>;
}

/** A native set; members live for a minute by default. */
export async function nativeBench<Value extends JsonValue = JsonValue>(): Promise<
  NativeBench<Value>
> {
  const bench = testBench(undefined, START);
  const { set } = await bench.mayfly.sets.create<Value>('online', {
    strategy: 'native',
    defaultTtlMs: 60_000,
  });
  const key = `${bench.namespace}:set:{online}:fields`;
  return {
    ...bench,
    set,
    key,
    async storedExpiry(member) {
      const answer: unknown = await bench.redis.call('HPEXPIRETIME', key, 'FIELDS', 1, member);
      const [expiry]: unknown[] = Array.isArray(answer) ? answer : [];
      return expiry;
    },
  };
}
