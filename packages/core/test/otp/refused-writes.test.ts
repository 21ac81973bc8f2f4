import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMayfly, type OneTimePasswords } from '../../src/index.ts';
import { REFUSALS, refusingServer, undeclared } from '../support/refusing-server.ts';

const SECRET = 'a secret of thirty-two bytes: 32';
const CALLER_LIMIT = { limit: 5, windowMs: 60_000 };

const server = refusingServer();
let subjects = 0;

/** A subject with a code and one wrong attempt. */
async function subjectWithCode(login: OneTimePasswords) {
  const subject = `subject:${(subjects += 1)}`;
  const result = await login.issue(subject);
  const code = 'code' in result ? (result.code ?? '') : '';
  await login.verify(subject, '0000000');
  return { subject, code };
}

const verifyWrong = (login: OneTimePasswords, subject: string, times: number) =>
  Promise.allSettled(Array.from({ length: times }, () => login.verify(subject, '0000000')));

describe.each(REFUSALS)('a Redis that is $state', ({ state, code: refused }) => {
  it('verifies nothing that it cannot count, and counts exactly after that', async () => {
    const login = createMayfly({ redis: server().redis }).otp('login', { secret: SECRET });
    const { subject, code } = await subjectWithCode(login);
    await server().whileRefusing(state, async () => {
      for (const outcome of await verifyWrong(login, subject, 200)) {
        expect(outcome).toMatchObject({ reason: { code: refused } });
      }
      await expect(login.verify(subject, code)).rejects.toMatchObject({ code: refused });
      await expect(login.issue(subject)).rejects.toMatchObject({ code: refused });
      expect(await login.status(subject)).toMatchObject({ attemptsUsed: 1, liveCodes: 1 });
    });
    const left = await verifyWrong(login, subject, 1);
    expect(left).toMatchObject([{ value: { status: 'wrong', attemptsLeft: 3 } }]);
    expect(await login.verify(subject, code)).toMatchObject({ status: 'verified', passes: true });
  });

  it('accepts no caller that it cannot count', async () => {
    const { redis } = server();
    const login = createMayfly({ redis }).otp(state.replaceAll(' ', '-'), {
      secret: SECRET,
      callerLimit: CALLER_LIMIT,
    });
    await login.verify('a', '000000', { caller: 'b' });
    await server().whileRefusing(state, async () => {
      const call = login.verify('a', '000000', { caller: 'b' });
      await expect(call).rejects.toMatchObject({ code: refused });
    });
    const results = [];
    for (let i = 0; i < 5; i += 1) {
      results.push((await login.issue(`${state}:${i}`, { caller: 'b' })).status);
    }
    expect(results).toEqual(['issued', 'issued', 'issued', 'issued', 'callerLimited']);
  });
});

describe('a full Redis that runs undeclared scripts', () => {
  let client: ReturnType<typeof undeclared>;

  beforeAll(() => {
    client = undeclared(server().redis);
  });

  afterAll(() => {
    client.disconnect();
  });

  it('counts an attempt before it compares: the right code is rejected', async () => {
    const login = createMayfly({ redis: client }).otp('login', { secret: SECRET });
    const { subject, code } = await subjectWithCode(login);
    await server().whileRefusing('full', async () => {
      for (const outcome of await verifyWrong(login, subject, 10)) {
        expect(outcome).toMatchObject({ reason: { code: 'REDIS_FULL' } });
      }
      await expect(login.verify(subject, code)).rejects.toMatchObject({ code: 'REDIS_FULL' });
    });
    expect(await login.verify(subject, code)).toMatchObject({ status: 'verified' });
  });
});

it('a full Redis ends codes and resets attempts, which frees memory', async () => {
  const login = createMayfly({ redis: server().redis }).otp('login', { secret: SECRET });
  const { subject, code } = await subjectWithCode(login);
  await server().whileRefusing('full', async () => {
    expect(await login.resetAttempts(subject)).toMatchObject({ forgotten: 1 });
    expect(await login.revoke(subject)).toMatchObject({ revoked: 1 });
  });
  expect(await login.verify(subject, code)).toMatchObject({ status: 'wrong', attemptsLeft: 4 });
});
