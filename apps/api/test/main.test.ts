import { startLocalRedis } from '@mayfly/local-redis';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { EnvError, readEnv } from '../src/env/env.ts';
import { unknownSettings } from '../src/env/unknown-settings.ts';
import { mayfly } from './support/command.ts';
import { nightly } from './support/nightly.ts';
import { run, temporaryFolder } from './support/program.ts';

const TOKEN = 'a-token-for-tests-only';

/** How a program ends that cannot start. */
async function failure(environment: Record<string, string>, flags: readonly string[] = []) {
  const child = run(environment, flags);
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), complaint: complaint.trim() };
}

/** How the command ends in this process. A start of a program takes a second of CPU time. */
async function failureHere(env: Record<string, string>, ...flags: readonly string[]) {
  // Those of the test run.
  const others = Object.keys(process.env).filter((name) => name.startsWith('MAYFLY_'));
  for (const name of others) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, err } = await mayfly(['start', ...flags]);
  return { code, complaint: err.trim() };
}

it('keeps the data of a checkout in its folder `data`, which git ignores', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  expect(readEnv({}).dataDir).toBe(join(root, 'data'));
});

describe('what cannot start says why in one line and fails', { timeout: 20_000 }, () => {
  it('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const environment = { PORT: port, MAYFLY_TOKEN: TOKEN, REDIS_URL: inject('redisUrl') };
    expect(await failureHere(environment)).toEqual({
      code: 1,
      complaint: `Port ${port} on 127.0.0.1 is in use: stop the other process, or set PORT`,
    });
  });

  it('with a data folder that is none', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { code, complaint } = await failureHere({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(complaint).toBe(
      `The data folder ${file} cannot be used (EEXIST): set DATA_DIR, or MAYFLY_TOKEN`,
    );
  });

  it('with a Redis that cannot be reached, without its password', async () => {
    const { code, complaint } = await failureHere({
      REDIS_URL: 'redis://:hunter2@127.0.0.1:1/3',
      MAYFLY_TOKEN: TOKEN,
    });
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^Redis at redis:\/\/127\.0\.0\.1:1\/3 cannot be reached: .*\. Check REDIS_URL$/,
    );
  });

  it.each(
    (
      [
        [2, ['--sample']],
        [1, []],
      ] as const
    ).slice(0, nightly(2, 1)),
  )('with a Redis that goes away at look %d for demo data, the last step', async (look, flags) => {
    const server = await startLocalRedis();
    onTestFinished(() => server.stop());
    const url = new URL(server.url);
    const { port, hostname } = url;
    let looks = 0;
    const proxy = createServer((client) => {
      const redis = connect(Number(port), hostname);
      client.on('data', (sent) => {
        if (sent.includes('(sample:')) looks += 1;
        if (looks < look) redis.write(sent);
        else client.destroy();
      });
      redis.on('data', (reply) => client.write(reply));
      for (const [one, other] of [[client, redis] as const, [redis, client] as const]) {
        one.on('error', () => undefined).on('close', () => other.destroy());
      }
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const address = proxy.address();
    url.port = typeof address === 'object' ? String(address?.port) : '';
    const environment = { REDIS_URL: url.href, MAYFLY_TOKEN: TOKEN };
    expect(await failure(environment, flags)).toEqual({
      code: 1,
      complaint: expect.stringContaining('Redis cannot be reached'),
    });
  });

  it.each([
    [
      { REDIS_URL: 'http://example.com' },
      'REDIS_URL must be a redis://, rediss:// or unix: URL, or several redis:// URLs with commas',
    ],
    [
      { REDIS_URL: 'redis://:hunter2@a,rediss://b' },
      'REDIS_URL must have the same protocol in every address',
    ],
    [
      { REDIS_URL: 'redis://:hunter2@a,redis://:other@b' },
      'REDIS_URL must have the same user and password in every address, or only in the first',
    ],
    [
      { REDIS_URL: 'redis://a/1,redis://b' },
      'REDIS_URL must have no database if it has several addresses',
    ],
    [
      { REDIS_URL: 'redis://a', REDIS_CA_FILE: 'ca.pem' },
      'REDIS_CA_FILE requires a REDIS_URL with rediss://',
    ],
    [
      { REDIS_URL: 'rediss://a', REDIS_CERT_FILE: 'client.pem' },
      'REDIS_CERT_FILE and REDIS_KEY_FILE require each other',
    ],
    [
      { REDIS_URL: 'unix:/run/redis.sock', REDIS_SENTINEL_MASTER: 'main' },
      'REDIS_SENTINEL_MASTER requires Sentinels in REDIS_URL',
    ],
    [{ MAYFLY_TOKEN: 'hunter2' }, 'MAYFLY_TOKEN must have at least 16 characters'],
    [
      { MAYFLY_SECRET: `${'x'.repeat(32)},hunter2` },
      'MAYFLY_SECRET must be 1 to 8 secrets of at least 32 characters, separated by commas',
    ],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/33' },
      'TRUST_PROXY must be a list of addresses, ranges, loopback, linklocal or uniquelocal',
    ],
    [
      { ALLOWED_ORIGINS: 'https://ops.example, https://ops.example/path' },
      'ALLOWED_ORIGINS must be a list of origins such as https://ops.example',
    ],
    [
      { HOST: '0.0.0.0' },
      'MAYFLY_TOKEN or MAYFLY_TOKENS_FILE is required when HOST is not a loopback address',
    ],
  ])('with %j', (environment, complaint) => {
    expect(() => readEnv(environment)).toThrow(new EnvError(complaint));
  });

  it('with a flag that does not exist', async () => {
    expect(await failureHere({}, '--smaple')).toEqual({
      code: 2,
      complaint: "error: unknown option '--smaple'\n(Did you mean --sample?)",
    });
  });
});

it('warns of variables that are no settings, but not of those of other programs', () => {
  const names = ['MAYFLY_TOKN', 'MAYFLY_COLOUR', 'LOGLEVEL', 'REDIS_ULR', 'SAMPLE_INTERVAL'];
  const others = ['HOME', 'PORTS', 'PATH', 'MAYFLY_REDIS_SERVER', 'MAYFLY_SERVICE_HOST'];
  const set = Object.fromEntries([...names, ...others, 'REDIS_URL'].map((name) => [name, 'x']));
  expect(unknownSettings(set)).toEqual([
    'MAYFLY_TOKN is not a setting. Did you mean MAYFLY_TOKEN?',
    'MAYFLY_COLOUR is not a setting.',
    'LOGLEVEL is not a setting. Did you mean LOG_LEVEL?',
    'REDIS_ULR is not a setting. Did you mean REDIS_URL?',
  ]);
});

it('starts, signs in with the printed link, keeps its token, and stops despite an idle connection', async () => {
  const dataDir = await temporaryFolder();
  const child = run({
    DATA_DIR: dataDir,
    MAYFLY_NAMESPACE: `test:main:${process.pid}`,
    MAYFLY_TOKN: 'hunter2',
  });
  const warnings = text(child.stderr);
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

  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');

  // The command finds the token of the server's data folder.
  const command = run({ DATA_DIR: dataDir, MAYFLY_URL: origin }, ['sets']);
  const [table, [commandCode]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  expect({ table, commandCode }).toEqual({
    table: 'NAME  STRATEGY  MEMBERS  DEFAULT TTL  NEXT EXPIRY\n',
    commandCode: 0,
  });

  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await warnings).toBe('MAYFLY_TOKN is not a setting. Did you mean MAYFLY_TOKEN?\n');
}, 30_000);
