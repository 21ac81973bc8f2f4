import { expect, it } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { connect } from '../support/mayfly.ts';

const secret = 'a secret of thirty-two bytes: 32';

/** As untyped code calls it. */
// oxlint-disable-next-line typescript/no-explicit-any
const mayfly: any = createMayfly({ redis: connect(), namespace: 'test:misuse:codes' });

const login = mayfly.otp('login', { secret });
const codes = mayfly.codes('team');

it.each<[string, () => unknown, string, string | undefined]>([
  ['otp', () => mayfly.otp('login', { secret, ttl: 5 }), 'ttl', 'ttlMs'],
  [
    'callerLimit',
    () => mayfly.otp('login', { secret, callerLimit: { limit: 1, window: 5 } }),
    'callerLimit.window',
    'callerLimit.windowMs',
  ],
  ['issue', () => login.issue('a', { callers: 'b' }), 'callers', 'caller'],
  ['verify', () => login.verify('a', '000000', { ip: 'b' }), 'ip', undefined],
  ['purposes.create', () => mayfly.purposes.create('a', { digit: 8 }), 'digit', 'digits'],
  ['purposes.open', () => mayfly.purposes.open('a', { secrets: [secret] }), 'secrets', 'secret'],
  ['purposes.open', () => mayfly.purposes.open('a', { secret, digits: 8 }), 'digits', undefined],
  ['purposes.list', () => mayfly.purposes.list({ first: 1, before: 'a' }), 'before', undefined],
  [
    'purposes.compareSecret',
    () => mayfly.purposes.compareSecret({ secret, subject: secret }),
    'subject',
    'subjectSecret',
  ],
  ['codes', () => mayfly.codes('team', { maxUse: 1 }), 'maxUse', 'maxUses'],
  [
    'missesPerCaller',
    () => mayfly.codes('team', { missesPerCaller: { limits: 1, windowMs: 5 } }),
    'missesPerCaller.limits',
    'missesPerCaller.limit',
  ],
  [
    'missesOfAll',
    () => mayfly.codes('team', { missesOfAll: { limit: 1, windowMS: 5 } }),
    'missesOfAll.windowMS',
    'missesOfAll.windowMs',
  ],
  ['resolve', () => codes.resolve('000000', { Caller: 'b' }), 'Caller', 'caller'],
  ['lookUp', () => codes.lookUp('000000', { callerId: 'b' }), 'callerId', 'caller'],
  ['revoke', () => codes.revoke({ id: 'a', codes: 'b' }), 'codes', 'code'],
  ['page', () => codes.page({ first: 1, afterCode: 'a' }), 'afterCode', 'after'],
  ['sweep', () => codes.sweep({ atmost: 1 }), 'atmost', 'atMost'],
  ['spaces.create', () => mayfly.spaces.create('a', { digit: 8 }), 'digit', 'digits'],
  ['spaces.list', () => mayfly.spaces.list({ first: 1, size: 5 }), 'size', undefined],
])('%s rejects an option that is unknown', async (_name, call, field, similar) => {
  const suggestion = similar === undefined ? '' : `. Did you mean ${similar}?`;
  await expect((async () => call())()).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field,
    message: `${field} is not an option${suggestion}`,
  });
});

it('purposes.change and spaces.change reject an option that is unknown, and change nothing', async () => {
  const { purposes, spaces } = mayfly;
  for (const catalogue of [purposes, spaces]) {
    const { entry } = await catalogue.create('a', {});
    const change = catalogue.change('a', { ttl: 5 });
    await expect(change).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'ttl' });
    expect(await catalogue.get('a')).toEqual(entry);
    await catalogue.delete('a');
  }
});

it.each([{}, { id: 'a', code: '000000' }])('revoke needs an id or a code: %j', async (target) => {
  await expect(codes.revoke(target)).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field: 'target',
  });
});
