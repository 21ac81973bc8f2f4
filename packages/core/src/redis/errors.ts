import { MayflyError, setNotFound, unsupportedServer, wrongStrategy } from '../errors.ts';

/** Prefixes of errors with which Redis refuses a command temporarily. The command did not run. */
const REFUSED_FOR_NOW: Readonly<Record<string, string>> = {
  LOADING: 'it is loading its data',
  BUSY: 'it is running a script of another client',
  CLUSTERDOWN: 'its cluster is down',
  MASTERDOWN: 'its master is down',
  TRYAGAIN: 'the slot of these keys is moving',
  READONLY: 'it is a replica',
  MISCONF: 'it cannot save its data',
  NOREPLICAS: 'it has too few replicas',
};

/**
 * Maps an error of a command to a `MayflyError`. It reads only the code, which is the first word of an error
 * of Redis. The rest may quote arguments, so it is only in `cause`.
 */
export function toMayflyError(error: unknown): MayflyError {
  if (error instanceof MayflyError) return error;
  if (error instanceof Error && error.name === 'ReplyError') {
    const [code = ''] = error.message.split(' ', 1);
    if (code === 'SETNOTFOUND') return setNotFound();
    if (code === 'WRONGSTRATEGY') return wrongStrategy();
    if (code === 'UNSUPPORTEDSERVER') return unsupportedServer();
    if (code === 'NOTASORTEDSET') {
      return new MayflyError('INVALID_KEY', 'The key is not a sorted set', {
        field: 'key',
      });
    }
    if (code === 'CODESEXHAUSTED') {
      return new MayflyError('CODES_EXHAUSTED', 'Every code of the space is live', {
        field: 'space',
      });
    }
    if (code === 'FEEDOFF') {
      return new MayflyError('FEED_OFF', 'The set has no change feed');
    }
    if (code === 'OOM') {
      return new MayflyError('REDIS_FULL', 'Redis is full: it refuses to store more', {
        cause: error,
      });
    }
    const reason = REFUSED_FOR_NOW[code];
    return reason === undefined
      ? new MayflyError('REDIS_FAILED', `Redis answered with an error (${code})`, { cause: error })
      : new MayflyError('REDIS_UNAVAILABLE', `Redis refused the command: ${reason}`, {
          cause: error,
        });
  }
  return new MayflyError('REDIS_UNAVAILABLE', 'Redis cannot be reached or did not answer in time', {
    cause: error,
    mayHaveHappened: true,
  });
}

export function notAnsweredInTime(timeoutMs: number): MayflyError {
  return new MayflyError('REDIS_UNAVAILABLE', `Redis did not answer within ${timeoutMs} ms`, {
    mayHaveHappened: true,
  });
}

/**
 * The same error without secret arguments: ioredis attaches the command and its arguments to an error of
 * Redis.
 */
export function withoutCause(error: unknown): MayflyError {
  const { code, message, field, mayHaveHappened } = toMayflyError(error);
  return new MayflyError(code, message, { field, mayHaveHappened });
}
