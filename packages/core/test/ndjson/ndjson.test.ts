import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  exportNdjson,
  importNdjson,
  CONSTRAINTS,
  type JsonValue,
  type SortedSet,
} from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

async function contentsOf(of: SortedSet) {
  const all = [];
  for await (const { member, expiresAt, value } of of.members()) {
    all.push({ member, expiresAt, value });
  }
  return all;
}

async function textOf(of: SortedSet): Promise<string> {
  let text = '';
  for await (const line of exportNdjson(of)) text += line;
  return text;
}

describe('exportNdjson', () => {
  it('writes a line for each live member', async () => {
    const { now } = bench.clock;
    await bulkAdd(set, [
      { member: 'gone', ttlMs: 10 },
      { member: 'a\n"b"', ttlMs: 1000, value: { room: 7, tags: ['x\ny'] } },
      { member: '🐎', ttlMs: 2000 },
      { member: 'never', expiresAt: Infinity },
    ]);
    bench.clock.advance(10);
    const lines: string[] = [];
    for await (const line of exportNdjson(set)) lines.push(line);
    expect(lines).toEqual([
      `{"member":"a\\n\\"b\\"","expiresAt":${now + 1000},"value":{"room":7,"tags":["x\\ny"]}}\n`,
      `{"member":"🐎","expiresAt":${now + 2000},"value":null}\n`,
      `{"member":"never","expiresAt":null,"value":null}\n`,
    ]);
  });
});

describe('importNdjson', { timeout: 20_000 }, () => {
  const member = fc.string({ minLength: 1, maxLength: 8, unit: 'binary' });
  const value = fc.option(
    fc.json({ maxDepth: 2 }).map((json) => {
      const parsed: JsonValue = JSON.parse(json);
      return parsed;
    }),
    { nil: undefined },
  );
  const contents = fc.uniqueArray(
    fc.record({
      member: fc.oneof(
        member,
        fc.constantFrom('a\nb', '\u2028', '\u0000', '\ufeff', '"', '\\n', '👩‍👩‍👧'),
      ),
      expiresAt: fc.oneof(fc.integer({ min: 1, max: CONSTRAINTS.ttlMs }), fc.constant(Infinity)),
      value,
    }),
    { minLength: 1, maxLength: 20, selector: (each) => each.member },
  );

  it('restores what was exported, for any split of the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        contents,
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.boolean(),
        async (members, cuts, asBytes) => {
          bench = testBench(bench.redis);
          const { now } = bench.clock;
          const from = await bench.newSet('from');
          await bulkAdd(
            from,
            members.map((each) => ({ ...each, expiresAt: now + each.expiresAt })),
          );
          const text = await textOf(from);
          const to = await bench.newSet('to');
          const whole = asBytes ? Buffer.from(text) : text;
          const edges = [...cuts.map((at) => at % whole.length), 0, whole.length].toSorted(
            (a, b) => a - b,
          );
          const chunks = edges.map((start, index) => whole.slice(start, edges[index + 1]));
          expect(await importNdjson(to, chunks)).toMatchObject({
            status: 'completed',
            done: members.length,
            added: members.length,
          });
          expect(await contentsOf(to)).toEqual(await contentsOf(from));
          expect(await textOf(to)).toBe(text);
        },
      ),
      { numRuns: nightly(80, 25) },
    );
  });

  it('accepts a mix of text and bytes, and lines that end in CR LF', async () => {
    const { now } = bench.clock;
    const chunks = [
      '\ufeff{"member":"a","expi',
      Buffer.from(`resAt":${now + 5}}\r\n\r\n  \n{"member":"ž`).subarray(0, -1),
      Buffer.from('ž').subarray(1),
      '","expiresAt":null}',
    ];
    expect(await importNdjson(set, chunks)).toMatchObject({ done: 2, added: 2 });
    expect(await contentsOf(set)).toEqual([
      { member: 'a', expiresAt: now + 5, value: null },
      { member: 'ž', expiresAt: Infinity, value: null },
    ]);
  });

  it('keeps the value of a live member if the line has none, and removes it if the line has null', async () => {
    const expiresAt = bench.clock.now + 5000;
    await bulkAdd(set, [
      { member: 'kept', value: 1 },
      { member: 'dropped', value: 2 },
    ]);
    const lines = `{"member":"kept","expiresAt":${expiresAt}}\n{"member":"dropped","expiresAt":${expiresAt},"value":null}`;
    expect(await importNdjson(set, [lines])).toMatchObject({ done: 2, updated: 2 });
    expect(await contentsOf(set)).toEqual([
      { member: 'dropped', expiresAt, value: null },
      { member: 'kept', expiresAt, value: 1 },
    ]);
  });

  it('counts lines that have expired, to the millisecond', async () => {
    await bulkAdd(
      set,
      [999, 1000, 1001].map((ttlMs) => ({ member: `m${ttlMs}`, ttlMs })),
    );
    const text = await textOf(set);
    bench.clock.advance(1000);
    const to = await bench.newSet('to');
    expect(await importNdjson(to, [text])).toEqual({
      status: 'completed',
      done: 3,
      added: 1,
      updated: 0,
      kept: 0,
      absent: 0,
      expired: 2,
    });
    expect(await contentsOf(to)).toMatchObject([{ member: 'm1001' }]);
  });

  it('follows the mode', async () => {
    await bulkAdd(set, ['live', 'other']);
    const text = await textOf(set);
    const to = await bench.newSet('to');
    await to.add('live', { ttlMs: 1 });
    expect(await importNdjson(to, [text], { mode: 'ifAbsent' })).toMatchObject({
      added: 1,
      kept: 1,
    });
    expect(await to.get('live')).toMatchObject({ remainingMs: 1 });
  });

  it('reports its progress, and stops when it is cancelled', async () => {
    await bulkAdd(
      set,
      Array.from({ length: 5000 }, (_, i) => `m${i}`),
    );
    const controller = new AbortController();
    const to = await bench.newSet('to');
    const result = await importNdjson(to, exportNdjson(set), {
      signal: controller.signal,
      onProgress: ({ done }) => done > 1000 && controller.abort(),
    });
    expect(result.status).toBe('cancelled');
    expect(result.added).toBe(result.done);
    expect(await to.count()).toBe(result.done);
    expect(result.done).toBeLessThan(5000);
  });

  const good = '{"member":"good","expiresAt":null}';

  it.each([
    ['not JSON', 'alice'],
    ['an array', '[]'],
    ['null', 'null'],
    ['no member', '{"expiresAt":null}'],
    ['a member that is no text', '{"member":7,"expiresAt":null}'],
    ['an empty member', '{"member":"","expiresAt":null}'],
    ['half a character', '{"member":"\\ud800","expiresAt":null}'],
    ['a member that is too long', `{"member":"${'x'.repeat(1025)}","expiresAt":null}`],
    ['no expiry', '{"member":"a"}'],
    ['an expiry that is text', '{"member":"a","expiresAt":"2030-01-01"}'],
    ['half a millisecond', '{"member":"a","expiresAt":0.5}'],
    ['a value that is too long', `{"member":"a","expiresAt":null,"value":"${'x'.repeat(4096)}"}`],
    ['a line that never ends', 'x'.repeat(70_000)],
    ['what is cut short', '{"member":"a","expiresAt":18'],
  ])('rejects %s, after it has added the lines before it and none after', async (_, line) => {
    const text = `${good}\n\n${line}\n{"member":"after","expiresAt":null}\n`;
    await expect(importNdjson(set, [text])).rejects.toMatchObject({
      code: 'INVALID_LINE',
      field: 'lines[2]',
    });
    expect(await contentsOf(set)).toMatchObject([{ member: 'good' }]);
  });

  it('rejects text that is not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${good}\n{"member":"`),
      Buffer.from([0xff]),
      Buffer.from('","expiresAt":null}'),
    ]);
    await expect(importNdjson(set, [bytes])).rejects.toMatchObject({
      code: 'INVALID_LINE',
      field: 'lines[1]',
    });
    expect(await contentsOf(set)).toMatchObject([{ member: 'good' }]);
  });

  it('rejects a line that expires too far ahead', async () => {
    const expiresAt = bench.clock.now + CONSTRAINTS.ttlMs + 1;
    const text = `${good}\n{"member":"a","expiresAt":${expiresAt}}`;
    await expect(importNdjson(set, [text])).rejects.toMatchObject({
      code: 'INVALID_LINE',
      field: 'lines[1]',
    });
  });

  it.each([
    ['text as it is', good],
    ['numbers', [1, 2]],
    ['nothing', undefined],
  ])('rejects %s as a source', async (_, source) => {
    // @ts-expect-error What JavaScript could pass.
    await expect(importNdjson(set, source)).rejects.toMatchObject({
      code: 'INVALID_BATCH',
      field: 'lines',
    });
  });

  it('never quotes a line in its message', async () => {
    const refusal = await importNdjson(set, ['secret']).catch((error: unknown) => String(error));
    expect(refusal).toContain('lines[0]');
    expect(refusal).not.toContain('secret');
  });
});
