import { MayflyError } from '@mayfly/core';
import { expect, it } from 'vitest';
import { createErrorFormatter } from '../../src/graphql/errors.ts';

const FORMATTED = { message: 'as it was thrown' };

function format(thrown: unknown) {
  const logged: unknown[] = [];
  const answer = createErrorFormatter((error) => logged.push(error))(FORMATTED, thrown);
  return { answer, logged };
}

it('logs errors of Redis, of which the client only receives the code', () => {
  const refused = new MayflyError('REDIS_FAILED', 'Redis answered with an error (OOM)');
  const { answer, logged } = format(refused);
  expect(logged).toEqual([refused]);
  expect(answer.extensions).toEqual({ code: 'REDIS_FAILED' });
});

it('does not log errors that the client can fix', () => {
  const bad = new MayflyError('INVALID_TTL', 'ttlMs is too long', { field: 'ttlMs' });
  const { answer, logged } = format(bad);
  expect(logged).toEqual([]);
  expect(answer).toEqual({
    message: 'ttlMs is too long',
    extensions: { code: 'INVALID_TTL', field: 'ttlMs' },
  });
});

it('masks and logs an error that has no name', () => {
  const unexpected = new Error('password=hunter2');
  const { answer, logged } = format(unexpected);
  expect(logged).toEqual([unexpected]);
  expect(answer.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
  expect(JSON.stringify(answer)).not.toMatch(/hunter2|as it was thrown/);
});
