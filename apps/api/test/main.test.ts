import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EnvError, readEnv } from '../src/env/env.ts';
import { run, temporaryFolder } from './support/program.ts';

const TOKEN = 'a-token-for-tests-only';

/** How a program ends that cannot start. */
async function failure(environment: Record<string, string>, flags: readonly string[] = []) {
  const child = run(environment, flags);
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), complaint: complaint.trim() };
}

describe('what cannot start says why in one line and exits with 1', { timeout: 20_000 }, () => {
  it('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await failure({ PORT: port, MAYFLY_TOKEN: TOKEN })).toEqual({
      code: 1,
      complaint: `Port ${port} on 127.0.0.1 is taken: stop what listens there, or set PORT to another`,
    });
  });

  it('with a data folder that is none', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { code, complaint } = await failure({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(complaint).toBe(
      `The data folder ${file} cannot be used (EEXIST): set DATA_DIR, or MAYFLY_TOKEN`,
    );
  });

  it('with a Redis that cannot be reached, without its password', async () => {
    const { code, complaint } = await failure({
      REDIS_URL: 'redis://:hunter2@127.0.0.1:1/3',
      MAYFLY_TOKEN: TOKEN,
    });
    expect(code).toBe(1);
    expect(complaint).toMatch(/^Redis at redis:\/\/127\.0\.0\.1:1\/3 cannot be reached: .*$/);
  });

  it('with a wrong setting', async () => {
    expect(await failure({ REDIS_URL: 'http://example.com' })).toEqual({
      code: 1,
      complaint: 'REDIS_URL is not a redis:// or rediss:// URL',
    });
  });

  // One program has shown how it ends: the others are read in this process.
  it.each([
    [{ MAYFLY_TOKEN: 'hunter2' }, 'MAYFLY_TOKEN is shorter than 16 characters'],
    [
      { MAYFLY_SECRET: `${'x'.repeat(32)},hunter2` },
      'MAYFLY_SECRET is not 1 to 8 secrets of 32 characters or more, with commas',
    ],
    [{ PORT: 'http' }, 'PORT is not a whole number from 0 to 65535'],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/33' },
      'TRUST_PROXY is not a list of addresses, ranges, loopback, linklocal or uniquelocal',
    ],
    [
      { ALLOWED_ORIGINS: 'https://ops.example, https://ops.example/path' },
      'ALLOWED_ORIGINS is not a list of origins such as https://ops.example',
    ],
    [
      { HOST: '0.0.0.0' },
      'MAYFLY_TOKEN or MAYFLY_TOKENS_FILE is required when HOST is not a loopback address',
    ],
  ])('with %j', (environment, complaint) => {
    expect(() => readEnv(environment)).toThrow(new EnvError(complaint));
  });

  it('with a flag that does not exist', async () => {
    const { code, complaint } = await failure({}, ['--smaple']);
    expect(code).toBe(1);
    expect(complaint).toContain("Unknown option '--smaple'");
    expect(complaint).toContain('Usage: npm start');
  });
});

it('stops in order although somebody has connected and says nothing', async () => {
  const child = run({
    MAYFLY_TOKEN: TOKEN,
    DATA_DIR: await temporaryFolder(),
    MAYFLY_NAMESPACE: `test:main-silent:${process.pid}`,
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const port = () => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1]);
  await expect.poll(port, { timeout: 20_000 }).toBeGreaterThan(0);
  const silent = connect(port(), '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}, 40_000);

it('starts, signs in with the printed link, keeps its token, and stops when asked to', async () => {
  const dataDir = await temporaryFolder();
  const child = run({ DATA_DIR: dataDir, MAYFLY_NAMESPACE: `test:main:${process.pid}` });
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  const link = () => /(http:\/\/127\.0\.0\.1:\d+)\/#token=(\S+)/.exec(printed.join(''));
  await expect.poll(link, { timeout: 15_000 }).not.toBeNull();
  const [, origin = '', token = ''] = link() ?? [];

  const session = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(session.status).toBe(204);
  expect((await stat(join(dataDir, 'token'))).mode & 0o777).toBe(0o600);

  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}, 30_000);
