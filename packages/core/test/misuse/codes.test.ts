import { expect, it } from 'vitest';
import { connect, testBench } from '../support/mayfly.ts';

const secret = 'a secret of thirty-two bytes: 32';

/** Options from untyped code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const untyped = (options: object) => options as never;

const { mayfly } = testBench(connect());
const { purposes, spaces } = mayfly;
const login = mayfly.otp('login', { secret });
const codes = mayfly.codes('team');

it.each<[string, () => unknown, string, string | undefined]>([
  ['otp', () => mayfly.otp('login', untyped({ secret, ttl: 5 })), 'ttl', 'ttlMs'],
  [
    'callerLimit',
    () => mayfly.otp('login', untyped({ secret, callerLimit: { limit: 1, window: 5 } })),
    'callerLimit.window',
    'callerLimit.windowMs',
  ],
  ['issue', () => login.issue('a', untyped({ callers: 'b' })), 'callers', 'caller'],
  ['verify', () => login.verify('a', '000000', untyped({ ip: 'b' })), 'ip', undefined],
  ['purposes.create', () => purposes.create('a', untyped({ digit: 8 })), 'digit', 'digits'],
  ['purposes.open', () => purposes.open('a', untyped({ secrets: [secret] })), 'secrets', 'secret'],
  ['purposes.open', () => purposes.open('a', untyped({ secret, digits: 8 })), 'digits', undefined],
  ['purposes.list', () => purposes.list(untyped({ first: 1, before: 'a' })), 'before', undefined],
  [
    'purposes.compareSecret',
    () => purposes.compareSecret(untyped({ secret, subject: secret })),
    'subject',
    'subjectSecret',
  ],
  ['codes', () => mayfly.codes('team', untyped({ maxUse: 1 })), 'maxUse', 'maxUses'],
  [
    'missesPerCaller',
    () => mayfly.codes('team', untyped({ missesPerCaller: { limits: 1, windowMs: 5 } })),
    'missesPerCaller.limits',
    'missesPerCaller.limit',
  ],
  [
    'missesOfAll',
    () => mayfly.codes('team', untyped({ missesOfAll: { limit: 1, windowMS: 5 } })),
    'missesOfAll.windowMS',
    'missesOfAll.windowMs',
  ],
  ['resolve', () => codes.resolve('000000', untyped({ Caller: 'b' })), 'Caller', 'caller'],
  ['lookUp', () => codes.lookUp('000000', untyped({ callerId: 'b' })), 'callerId', 'caller'],
  ['revoke', () => codes.revoke(untyped({ id: 'a', codes: 'b' })), 'codes', 'code'],
  ['page', () => codes.page(untyped({ first: 1, afterCode: 'a' })), 'afterCode', 'after'],
  ['sweep', () => codes.sweep(untyped({ atmost: 1 })), 'atmost', 'atMost'],
  ['spaces.create', () => spaces.create('a', untyped({ digit: 8 })), 'digit', 'digits'],
  ['spaces.list', () => spaces.list(untyped({ first: 1, size: 5 })), 'size', undefined],
])('%s rejects an unknown option', async (_name, call, field, similar) => {
  const suggestion = similar === undefined ? '' : `. Did you mean ${similar}?`;
  await expect((async () => call())()).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field,
    message: `${field} is not an option${suggestion}`,
  });
});

it('purposes.change and spaces.change reject an unknown option, and change nothing', async () => {
  for (const settings of [purposes, spaces]) {
    const { entry } = await settings.create('a', {});
    const change = settings.change('a', untyped({ ttl: 5 }));
    await expect(change).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'ttl' });
    expect(await settings.get('a')).toEqual(entry);
    await settings.delete('a');
  }
});

it.each([{}, { id: 'a', code: '000000' }])('revoke needs an id or a code: %j', async (target) => {
  await expect(codes.revoke(untyped(target))).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field: 'target',
  });
});
