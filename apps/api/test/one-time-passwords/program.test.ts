import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataFolderUnusable } from '../../src/env/data-folder.ts';
import { secretsOf } from '../../src/env/secrets.ts';
import { started as listening, temporaryFolder, TOKEN } from '../support/program.ts';

const SECRET = 'a secret of a program with more than 32 characters';
const PHONE = '+6212312341234';

/** Logs all that a program can log. */
const started = (environment: Record<string, string>) =>
  listening({ LOG_LEVEL: 'trace', ...environment });

it('prints no password, subject, secret or configured token, and warns of an instance of another secret', async () => {
  const shared = { MAYFLY_NAMESPACE: `test:otp:${process.pid}` };
  const one = await started({ ...shared, MAYFLY_SECRET: SECRET });
  await one.ask(
    'mutation { createOneTimePasswordPurpose(input: { purpose: "login", digits: 12, subjectForm: PHONE }) { status } }',
  );
  const of = `purpose: "login", subject: "${PHONE}"`;
  const issued = await one.ask(`mutation { issueOneTimePassword(input: { ${of} }) { code } }`);
  const [code = ''] = /\d{12}/.exec(issued) ?? [];
  expect(code).toHaveLength(12);
  const answers = [
    await one.ask(
      `mutation { verifyOneTimePassword(input: { ${of}, code: "${code}" }) { status } }`,
    ),
    await one.ask(`{ oneTimePasswordStatus(${of}) { liveCodes } }`),
    await one.ask(`mutation { revokeOneTimePasswords(input: { ${of} }) { revokedCount } }`),
    await one.ask(
      `{ oneTimePasswordStatus(purpose: "login", subject: "0${PHONE}") { liveCodes } }`,
    ),
  ];
  expect(answers[0]).toContain('VERIFIED');
  expect(answers[3]).toContain('INVALID_SUBJECT');

  const two = await started({ ...shared, MAYFLY_SECRET: `${SECRET} of last year` });
  await two.stop();
  await one.stop();
  // It did log.
  expect(one.log()).toContain('"path":"/graphql"');
  for (const hidden of [code, PHONE, PHONE.slice(1), SECRET, TOKEN]) {
    for (const said of [one.log(), two.log(), ...answers]) expect(said).not.toContain(hidden);
  }
  expect(one.log()).not.toContain('another MAYFLY_SECRET');
  expect(two.log()).toContain('another MAYFLY_SECRET');
}, 120_000);

it('keeps a secret in the data folder, for its owner only', async () => {
  const dataDir = await temporaryFolder();
  const file = join(dataDir, 'secret');
  const [secret, ...others] = await secretsOf({ secrets: undefined, dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(others).toEqual([]);
  expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await secretsOf({ secrets: undefined, dataDir })).toEqual([secret]);

  await writeFile(file, 'short\n');
  await expect(secretsOf({ secrets: undefined, dataDir })).rejects.toThrow(
    new DataFolderUnusable(
      `${file} must be 1 to 8 secrets of at least 32 characters, separated by commas`,
    ),
  );
});
