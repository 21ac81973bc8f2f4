import { ReplyError } from 'ioredis';
import { expect, it } from 'vitest';
import { toMayflyError, withoutCause } from '../../src/redis/errors.ts';

it.each([
  ["OOM command not allowed when used memory > 'maxmemory'.", 'REDIS_FULL'],
  ["READONLY You can't write against a read only replica.", 'REDIS_UNAVAILABLE'],
  ['MISCONF Redis is configured to save RDB snapshots', 'REDIS_UNAVAILABLE'],
  ['NOREPLICAS Not enough good replicas to write.', 'REDIS_UNAVAILABLE'],
  ['LOADING Redis is loading the dataset in memory', 'REDIS_UNAVAILABLE'],
  ['BUSY Redis is busy running a script.', 'REDIS_UNAVAILABLE'],
  ['MASTERDOWN Link with MASTER is down', 'REDIS_UNAVAILABLE'],
  ['CLUSTERDOWN The cluster is down', 'REDIS_UNAVAILABLE'],
  ['TRYAGAIN Multiple keys request during rehashing of slot', 'REDIS_UNAVAILABLE'],
  ['WRONGTYPE Operation against a key', 'REDIS_FAILED'],
  ['NOPERM this user has no permissions to run the command', 'REDIS_FAILED'],
  ['EXECABORT Transaction discarded because of previous errors.', 'REDIS_FAILED'],
  ['ERR unknown command', 'REDIS_FAILED'],
])('the reply %j is %s, and the command had no effect', (message, code) => {
  // oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call
  const error: Error = new ReplyError(message);
  expect(toMayflyError(error)).toMatchObject({ code, mayHaveHappened: false, cause: error });
  expect(withoutCause(error)).toMatchObject({ code, mayHaveHappened: false });
  expect(withoutCause(error).cause).toBeUndefined();
});

it.each([
  'Command timed out',
  'Connection is closed.',
  'Reached the max retries per request limit',
])('%j is REDIS_UNAVAILABLE, and the command may have had an effect', (message) => {
  const wanted = { code: 'REDIS_UNAVAILABLE', mayHaveHappened: true };
  expect(toMayflyError(new Error(message))).toMatchObject(wanted);
  expect(withoutCause(new Error(message))).toMatchObject(wanted);
});
