import { expect, it } from 'vitest';
import { findProblems, parseInfo } from '../../src/redis/problems.ts';

const info = (fields: Readonly<Record<string, string | number>>) =>
  parseInfo(
    Object.entries({ redis_version: '7.0.15', maxmemory_policy: 'noeviction', ...fields })
      .map(([name, value]) => `${name}:${value}\r\n`)
      .join(''),
  );

it.each([
  ['6.2.14', [{ kind: 'REDIS_VERSION', severity: 'CRITICAL', subject: '6.2.14' }]],
  ['7.0.0', []],
  ['10.1.0', []],
])('knows whether Redis %s is supported', (version, problems) => {
  expect(findProblems(info({ redis_version: version }), null)).toEqual(problems);
});

it.each([
  [800, null],
  [801, 'WARNING'],
  [901, 'CRITICAL'],
])('compares %i bytes with a limit of 1000', (used, severity) => {
  const found = findProblems(info({ used_memory: used, maxmemory: 1000 }), null);
  expect(found).toEqual(
    severity === null ? [] : [{ kind: 'REDIS_MEMORY', severity, share: used / 1000 }],
  );
});

it('warns of every policy that evicts, but only if there is a limit', () => {
  const policy = 'volatile-ttl';
  const limited = info({ used_memory: 1, maxmemory: 1000, maxmemory_policy: policy });
  expect(findProblems(limited, null)).toEqual([
    { kind: 'REDIS_EVICTION_POLICY', severity: 'WARNING', subject: policy },
  ]);
  expect(findProblems(info({ maxmemory: 0, maxmemory_policy: policy }), null)).toEqual([]);
});

it('finds nothing wrong where INFO is forbidden', () => {
  expect(findProblems(parseInfo(''), null)).toEqual([]);
});
