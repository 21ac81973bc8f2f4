import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApi, TOKEN } from '../support/api.ts';
import { mayfly } from '../support/command.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
let url: string;

beforeAll(async () => {
  api = await openTestApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => api.close());

const run = (args: string | readonly string[], more: Parameters<typeof mayfly>[1] = {}) =>
  mayfly(args, { url, ...more });

describe('sets and members', () => {
  it('are created, listed and removed, as tables and as JSON', async () => {
    expect(await run('create cli:online --ttl 30s')).toMatchObject({ code: 0 });
    expect((await run('create cli:online --ttl 30s')).out).toBe('Set cli:online exists already.\n');
    expect(await run(`add cli:online alice --ttl 10m --value '{"device":"phone"}'`)).toEqual({
      code: 0,
      out: 'Added alice, which expires in 10m.\n',
      err: '',
    });
    expect((await run('add cli:online bob')).out).toBe('Added bob, which expires in 30s.\n');
    expect((await run('add cli:online bob --ttl never')).out).toBe(
      'Renewed bob, which never expires.\n',
    );
    expect((await run('members cli:online')).out).toBe(
      'MEMBER  EXPIRES  VALUE\nalice   in 10m   {"device":"phone"}\nbob     never\n',
    );
    expect(JSON.parse((await run('members cli:online --json --prefix a')).out)).toEqual([
      {
        member: 'alice',
        value: { device: 'phone' },
        expiresAt: new Date(api.clock.now + 600_000).toISOString(),
        remainingMs: 600_000,
      },
    ]);
    const { out, err } = await run('members cli:online --limit 1');
    expect(out).not.toContain('bob');
    expect(err).toContain('Only 1 members are shown');
    expect((await run('sets --prefix cli:on')).out).toBe(
      'NAME        STRATEGY  MEMBERS  DEFAULT TTL  NEXT EXPIRY\n' +
        'cli:online  sorted    2        30s          in 10m\n',
    );
    expect(JSON.parse((await run('sets --prefix cli:on --json')).out)).toMatchObject([
      { name: 'cli:online', strategy: 'SORTED', count: 2 },
    ]);
    expect((await run('remove cli:online bob')).out).toBe('Removed bob.\n');
    expect(JSON.parse((await run('remove cli:online bob --json')).out)).toEqual({
      status: 'ABSENT',
    });
  });

  it('escape what could control a terminal', async () => {
    await run('create cli:escapes --ttl 1h');
    await run(['add', 'cli:escapes', 'red\u{1b}[31m']);
    expect((await run('members cli:escapes')).out).toContain(String.raw`red\u{1b}[31m`);
  });

  it('move to another set, with their expiries, and leave out expired ones', async () => {
    await run('create cli:from --ttl 1h');
    await run('create cli:to --ttl 1h');
    await run(`add cli:from a --ttl 5m --value 7`);
    await run('add cli:from b --ttl never');
    await run('add cli:from c --ttl 1s');
    const { out: lines } = await run('export cli:from');
    expect(lines.trim().split('\n')).toHaveLength(3);
    api.clock.now += 2000;
    const { out, code } = await run('import cli:to --json', { input: lines });
    expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, added: 2, expired: 1 });
    expect((await run('export cli:to')).out).toBe((await run('export cli:from')).out);
  });

  it('are imported in chunks, up to the first wrong line', async () => {
    await run('create cli:chunks --ttl 1h');
    const lines = Array.from({ length: 1001 }, (_, i) =>
      JSON.stringify({ member: `m${i}`, expiresAt: null }),
    );
    expect((await run('import cli:chunks', { input: lines.join('\n') })).out).toContain('1001');
    const wrong = [...lines.slice(0, 500), '{"member":"","expiresAt":null}'].join('\n');
    expect(await run('import cli:chunks', { input: wrong })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Imported before the error: 500\.\nLine 501: member/),
    });
    expect((await run('import cli:chunks', { input: '{"member":1}' })).err).toMatch(/^Line 1 must/);
    expect((await run('import cli:chunks', { input: 'alice' })).err).toBe('Line 1 must be JSON.\n');
  });
});

describe('watch', () => {
  /** Watches until the output contains a text. */
  async function watch(args: string, until: string, change: () => Promise<unknown>) {
    const stop = new AbortController();
    let seen = '';
    const watching = run(args, {
      signal: stop.signal,
      onOutput(text) {
        seen += text;
        if (seen.includes(until)) stop.abort();
      },
    });
    const changing = setInterval(() => void change(), 50);
    onTestFinished(() => clearInterval(changing));
    const result = await watching;
    clearInterval(changing);
    return result;
  }

  it('prints the changes of a set', async () => {
    await run('create cli:watched --ttl 1h');
    const add = () => run('add cli:watched eve');
    const { code, out } = await watch('watch cli:watched', 'eve', add);
    expect(code).toBe(0);
    expect(out).toMatch(/^2030-\S+Z {2}(added|extended) +eve {2}until 2030-/);
    const { out: json } = await watch('watch cli:watched --json', 'eve', add);
    expect(JSON.parse(json.split('\n')[0] ?? '')).toMatchObject({ member: 'eve' });
  });

  it('prints the count of a set without a feed', async () => {
    await api.mayfly.sets.create('cli:compact', { strategy: 'compact', defaultTtlMs: 60_000 });
    const { out, err } = await watch('watch cli:compact', 'count', () => Promise.resolve());
    expect(out).toMatch(/count +0\n/);
    expect(err).toContain('has no feed of changes');
  });
});

it('a limit allows with 0 and denies with 3', async () => {
  await api.mayfly.policies.create('cli:login', {
    limits: [{ name: 'minute', algorithm: 'gcra', limit: 1, windowMs: 60_000 }],
  });
  expect(await run('limit try cli:login alice')).toEqual({
    code: 0,
    out: 'Allowed.\nLIMIT   REMAINING  WINDOW\nminute  0 of 1     1m\n',
    err: '',
  });
  const denied = await run('limit try cli:login alice');
  expect(denied.code).toBe(3);
  expect(denied.out).toMatch(/^Denied\. Try again in 1m\.\n/);
  const { code, out } = await run('limit try cli:login alice --json');
  expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 3, passes: false, status: 'DENIED' });
});

it('a created token works, with its role', async () => {
  const { out, err } = await run('token create ci --role viewer --ttl 1h');
  const env = { MAYFLY_TOKEN: out.trim() };
  expect(err).toContain('Token ci created, with the role viewer.');
  expect(await run('sets', { env })).toMatchObject({ code: 0 });
  expect(await run('create cli:no --ttl 1h', { env })).toMatchObject({ code: 1, out: '' });
});

it('reads the token of the data folder, only for a server of this machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'token'), `${TOKEN}\n`);
  const env = { MAYFLY_TOKEN: '', DATA_DIR: folder };
  expect(await run('sets', { env })).toMatchObject({ code: 0, err: '' });
  expect(await run('sets', { url: 'http://ops.example', env })).toEqual({
    code: 1,
    out: '',
    err: 'Set MAYFLY_TOKEN to a token of the server.\n',
  });
});

const SECRET = 'hunter2-hunter2-hunter2';

describe('errors are one line without the token', () => {
  it.each([
    ['members no-such-set', {}, 1, 'The set no-such-set does not exist.'],
    [
      'sets',
      { MAYFLY_TOKEN: SECRET },
      1,
      'The server does not accept the token: set MAYFLY_TOKEN.',
    ],
    [
      'sets',
      { MAYFLY_TOKEN: `${SECRET}\u{1F600}` },
      1,
      'MAYFLY_TOKEN must consist of ASCII characters without spaces.',
    ],
    [
      'sets',
      { MAYFLY_URL: `http://127.0.0.1:1/#token=${SECRET}` },
      1,
      'No server answers at http://127.0.0.1:1: start one with "mayfly start", or set MAYFLY_URL.',
    ],
    ['sets', { MAYFLY_URL: 'ops' }, 1, 'MAYFLY_URL must be an http:// or https:// URL'],
    ['members', {}, 2, "error: missing required argument 'set'"],
    ['sets --jsno', {}, 2, "error: unknown option '--jsno'\n(Did you mean --json?)"],
    ['stes', {}, 2, "error: unknown command 'stes'\n(Did you mean sets?)"],
    [
      'add s m --ttl soon',
      {},
      2,
      "error: option '--ttl <duration>' argument 'soon' is invalid. It must be a duration such as 500ms, 90s, 10m, 2h or 30d.",
    ],
    ['token create x --role root', {}, 2, expect.stringContaining('Allowed choices are viewer')],
  ])('mayfly %s with %j', async (args, env: Record<string, string>, code, err) => {
    const result = await run(args, { env });
    expect({ ...result, err: result.err.trim() }).toEqual({ code, out: '', err });
  });
});

it('prints help, and its version, which is that of the server', async () => {
  const { out, code } = await run('--help');
  expect(code).toBe(0);
  expect(out).toContain('Usage: mayfly');
  expect(await run('limit')).toMatchObject({ code: 2 });
  const { data } = await api.query<{ about: { version: string } }>('{ about { version } }');
  expect(await run('--version')).toEqual({ code: 0, out: `${data.about.version}\n`, err: '' });
});
