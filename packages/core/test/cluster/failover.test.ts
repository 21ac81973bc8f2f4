import slotOf from 'cluster-key-slot';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { startCluster } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';
import { AGREED, compare, fewest, start, Writer } from '../support/writer.ts';

const HOUR_MS = 3_600_000;

it('serves the sets of a killed master again, with all replicated data, and the others throughout', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const redis = cluster.client();
  const { sets } = createMayfly({ redis });
  const names = Array.from({ length: 12 }, (_, i) => `set:${i}`);
  for (const name of names) await sets.create(name, { defaultTtlMs: HOUR_MS });
  const slot = slotOf('set:0');
  const victim = await cluster.masterOf(slot);
  const owners = await Promise.all(names.map((name) => cluster.masterOf(slotOf(name))));
  const open = (isHit: boolean) =>
    names.filter((_, i) => (owners[i] === victim) === isHit).map((name) => sets.open(name));
  const hit = open(true);

  // A separate connection checks whether the replica has the data that was written through it.
  const connection = redis
    .nodes('master')
    .find(({ options }) => options.port === victim.server.port);
  const isReplicated = async () => {
    const replicas = await connection?.wait(1, 200).catch(() => 0);
    return replicas === 1;
  };
  const before = ['b0', 'b1', 'b2'].map((name) => new Writer(name, hit, isReplicated));
  const others = ['o0', 'o1', 'o2'].map((name) => new Writer(name, open(false)));
  const finishBefore = start(before);
  const finishOthers = start(others);
  await expect.poll(() => fewest(before), PATIENCE).toBeGreaterThan(20);

  await cluster.killMasterOf(slot);
  const finished = finishBefore();
  // From here on only the new master answers.
  const after = ['a0', 'a1', 'a2'].map((name) => new Writer(name, hit));
  const finishAfter = start(after);
  const successor = await cluster.failedOver(slot);
  await expect.poll(() => fewest(after), PATIENCE).toBeGreaterThan(20);
  // The first call on a connection sends its script, so the other calls need a master without scripts.
  await successor.redis.script('FLUSH');
  const flushed = fewest(after);
  await expect.poll(() => fewest(after), PATIENCE).toBeGreaterThan(flushed + 5);
  expect(await successor.errorCount('NOSCRIPT')).toBeGreaterThan(0);
  await Promise.all([finished, finishAfter(), finishOthers()]);

  for (const set of hit) expect(await compare(set, [...before, ...after])).toEqual(AGREED);
  for (const set of open(false)) expect(await compare(set, others)).toEqual(AGREED);
  expect(others.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  expect(others.map(({ unavailable }) => unavailable)).toEqual([0, 0, 0]);
}, 90_000);
