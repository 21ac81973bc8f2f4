import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WindowElement, WindowSet } from '../../../src/index.ts';
import { connect, onIoredis, testBench, type TestBench } from '../../support/mayfly.ts';

const WINDOW = { strategy: 'window' } as const;
/** Far more than a pop takes. */
const waitMs = 20_000;

let bench: TestBench;
let set: WindowSet<string>;

beforeEach(async () => {
  bench = testBench();
  ({ set } = await bench.mayfly.sets.create<string>('queue', { ...WINDOW, windowMs: 60_000 }));
});

const another = () => bench.through(connect()).sets.open<string>('queue', WINDOW);

/** The pops wait when Redis knows about one of them. */
const somebodyWaits = () =>
  expect
    .poll(() => bench.redis.hexists(`${bench.namespace}:set:{queue}:meta`, 'waitingUntil'))
    .toBe(1);

const valueOf = (element: WindowElement<string> | null) => element?.value;

describe('a pop that waits', { timeout: 30_000 }, () => {
  it('takes an existing element immediately', async () => {
    await set.push('a');
    expect(await set.pop({ waitMs })).toMatchObject({ value: 'a' });
  });

  it('receives an element that another process adds', async () => {
    const popped = set.pop({ waitMs });
    await somebodyWaits();
    await another().add('a');
    expect(await popped).toMatchObject({ value: 'a' });
    expect(await set.count()).toBe(0);
  });

  it('returns null after its wait, and takes nothing later', async () => {
    expect(await set.pop({ waitMs: 20 })).toBeNull();
    await another().push('a');
    expect(await set.has('a')).toBe(true);
  });

  it('returns null when the signal aborts', async () => {
    const stop = new AbortController();
    const popped = set.pop({ waitMs, signal: stop.signal });
    await somebodyWaits();
    stop.abort();
    expect(await popped).toBeNull();
    await set.push('a');
    expect(await set.pop({ waitMs, signal: stop.signal })).toBeNull();
    expect(await set.has('a')).toBe(true);
  });

  it('serves the first caller first, and each from its end', async () => {
    const first = set.pop({ waitMs });
    const second = set.pop({ waitMs, end: 'newest' });
    const third = set.pop({ waitMs });
    await somebodyWaits();
    await another().extend(['a', 'b', 'c'].map((value) => ({ value })));
    expect(
      await Promise.all([first, second, third].map(async (each) => valueOf(await each))),
    ).toEqual(['a', 'c', 'b']);
  });

  it('gives each of many elements to exactly one of the same number of pops', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `e${i}`);
    const consumers = [set, another(), another(), another()];
    const popped = ids.map((_, i) => consumers[i % 4]?.pop({ waitMs }));
    await somebodyWaits();
    const producer = another();
    for (let i = 0; i < ids.length; i += 1) {
      const pushed = producer.push(ids[i] ?? '');
      if (i % 7 === 0) await pushed;
    }
    const values = await Promise.all(popped.map(async (each) => valueOf((await each) ?? null)));
    expect(new Set(values)).toEqual(new Set(ids));
    expect(values).toHaveLength(ids.length);
    expect(await set.count()).toBe(0);
  });

  it.runIf(onIoredis)(
    'asks Redis only when there may be an element, and blocks no other call',
    async () => {
      const sent = vi.spyOn(bench.redis, 'sendCommand');
      const popped = set.pop({ waitMs });
      await somebodyWaits();
      expect(await set.has('b')).toBe(false);
      await set.push('a');
      expect(await popped).toMatchObject({ value: 'a' });
      const pops = sent.mock.calls.filter(([{ name, args }]) =>
        name === 'evalshaBuffer' || name === 'evalsha' ? args.includes('oldest') : false,
      );
      // When it starts to wait, when it listens, and when there is an element.
      expect(pops.length).toBeLessThanOrEqual(4);
      expect(pops.length).toBeGreaterThan(0);
    },
  );

  it('rejects a missing set, as every call does', async () => {
    const gone = bench.mayfly.sets.open('gone', WINDOW).pop({ waitMs });
    await expect(gone).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
  });

  it.each([-1, 0.5, 86_400_001, Number.NaN])('rejects a wait of %s ms', async (wrong) => {
    await expect(set.pop({ waitMs: wrong })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'waitMs',
    });
  });
});

describe('additions', () => {
  it('are announced only while a pop waits', async () => {
    const heard: string[] = [];
    const listener = connect();
    await listener.subscribe(`${bench.namespace}:notifications:0`);
    listener.on('message', (_channel, message: string) => heard.push(message));
    const rings = () => heard.filter((message) => message === 'window:queue').length;

    await set.push('a');
    await set.pop();
    const popped = set.pop({ waitMs });
    await somebodyWaits();
    expect(rings()).toBe(0);
    await set.push('b');
    await popped;
    await expect.poll(rings).toBe(1);
    bench.clock.advance(30_000);
    await set.push('c');
    await set.push('d', { unique: true });
    await bench.redis.publish(`${bench.namespace}:notifications:0`, 'end');
    await expect.poll(() => heard.includes('end')).toBe(true);
    expect(rings()).toBe(1);
  });
});
