import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';

const PHONE = '+6212312341234';
const SECRET = 'a secret of thirty-two bytes: 32';

async function ownServer() {
  const server = await startLocalRedis();
  const redis = new Redis(server.url, {
    commandTimeout: 300,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => {});
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  await new Promise((resolve) => {
    redis.once('ready', resolve);
  });
  const login = createMayfly({ redis }).otp('login', { secret: SECRET });
  const result = await login.issue(PHONE);
  const code = 'code' in result ? (result.code ?? '') : '';
  return { server, login, code };
}

it('verifies nothing while Redis hangs: neither the right code nor a wrong one', async () => {
  const { server, login, code } = await ownServer();
  // The server knows the script, so the verification itself fails.
  await login.verify('another subject', '0000000');
  process.kill(server.pid, 'SIGSTOP');
  const outcomes = await Promise.allSettled([
    login.verify(PHONE, code),
    login.verify(PHONE, '0000000'),
    login.issue(PHONE),
  ]);
  process.kill(server.pid, 'SIGCONT');
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: { code: 'REDIS_UNAVAILABLE' } });
  }
  const printed = inspect(outcomes, { depth: 10, showHidden: true });
  expect(printed).not.toContain(PHONE);
  expect(printed).not.toContain(`'${code}'`);
});

it('verifies nothing when Redis is unavailable', async () => {
  const { server, login, code } = await ownServer();
  await server.kill();
  const error: unknown = await login.verify(PHONE, code).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'REDIS_UNAVAILABLE' });
  await expect(login.issue(PHONE)).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
});
