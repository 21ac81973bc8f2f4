import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createKeys, type Keys } from '../src/keys.ts';

const page = readFileSync(new URL('../../../docs/redis-keys.md', import.meta.url), 'utf8');

/** The keys and channels in the tables of the page, without those of the API. */
const documented = [...page.matchAll(/^\| `(<ns>:(?!api:)[^`]+)`/gm)].map(([, key = '']) => key);

const keys = createKeys('shop');
const limiter = keys.limiter('search', 'l');
const policyLimiter = keys.policyLimiter('calls', 'id', 'l');
const activity = keys.activity('spaces', 'rooms');
const { counts, written, ...traffic } = keys.policyTraffic('calls');
const { recorder, ringPrefix, ...series } = keys.series('load');
const { sources, samplesPrefix } = keys.definedSeries('load');
const { callerMisses, ...codes } = keys.codes('rooms', 'digits-6');
const { unfinished, deadLetters, ...set } = keys.set('online');

/** A new kind of key does not compile until it is in this table. */
const families: Record<Exclude<keyof Keys, 'owns'>, object> = {
  registry: [keys.registry],
  slots: [keys.slots],
  history: [keys.history],
  notifications: [keys.notifications],
  deadlines: [keys.deadlines(1)],
  set: { ...set, unfinished: unfinished('group'), deadLetters: deadLetters('group') },
  series: { ...series, recorder: recorder('web'), ring: ringPrefix(1) },
  definedSeries: { sources, samplesPrefix },
  limiter: [limiter.globalOverrides(1), limiter.globalOverrides(undefined), limiter.of('ada')],
  settings: keys.settings('spaces'),
  policyLimiter: [policyLimiter.globalOverrides(1), policyLimiter.of('ada')],
  policyOverrides: keys.policyOverrides('calls', 'id'),
  policyTraffic: { ...traffic, ring: counts.ringPrefix(1), written: written('web') },
  activity: [activity.counts.ringPrefix(1), activity.written('web')],
  decisions: [keys.decisions],
  codes: { ...codes, callerMisses: callerMisses('digest') },
  otpSecret: [keys.otpSecret],
  otp: keys.otp('login', 'digest'),
  idempotencyClaim: [keys.idempotencyClaim('digest')],
  idempotencyRecord: [keys.idempotencyRecord(keys.set('online').meta, 'digest')],
  storage: [keys.storage('token')],
  otpCaller: [keys.otpCaller('login', 'digest')],
};
const spelled = Object.values(families).flatMap((family) => Object.values(family).map(String));

/** Whether a documented key matches an actual one, which can be a prefix of several keys. */
function standsFor(pattern: string, key: string): boolean {
  const source = pattern
    .replaceAll('<ns>', 'shop')
    .replaceAll(/[{}.]/g, String.raw`\$&`)
    .replaceAll(/<[^>]+>/g, '[^{}]*');
  const expression = new RegExp(`^${source}$`);
  return ['', '1', '1:2', '1:2:3', 'web#load', 'all#denied'].some((end) =>
    expression.test(key + end),
  );
}

it('docs/redis-keys.md has every key', () => {
  expect(spelled.length).toBeGreaterThan(40);
  const missing = spelled.filter((key) => !documented.some((row) => standsFor(row, key)));
  expect(missing).toEqual([]);
});

it('docs/redis-keys.md has no key that does not exist', () => {
  // A shard of a `sharded` set has the keys of a `sorted` set.
  const stale = documented.filter(
    (row) => !row.includes('#<incarnation>') && !spelled.some((key) => standsFor(row, key)),
  );
  expect(stale).toEqual([]);
});
