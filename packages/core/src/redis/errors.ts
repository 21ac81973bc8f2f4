import { MayflyError, setNotFound, unsupportedServer, wrongStrategy } from '../errors.ts';

/** First words of errors with which Redis refuses a command for now: it has not run. */
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
 * What a failed command means for the caller. Redis errors carry their code as the first word, which
 * is the only part that is looked at; the rest may quote arguments and is kept as `cause` only.
 */
export function toMayflyError(error: unknown): MayflyError {
  if (error instanceof MayflyError) return error;
  if (error instanceof Error && error.name === 'ReplyError') {
    const [code = ''] = error.message.split(' ', 1);
    if (code === 'SETNOTFOUND') return setNotFound();
    if (code === 'WRONGSTRATEGY') return wrongStrategy();
    if (code === 'UNSUPPORTEDSERVER') return unsupportedServer();
    if (code === 'NOTASORTEDSET') {
      return new MayflyError('INVALID_KEY', 'The key holds something else than a sorted set', {
        field: 'key',
      });
    }
    if (code === 'CODESEXHAUSTED') {
      return new MayflyError('CODES_EXHAUSTED', 'Every code of the space is live', {
        field: 'space',
      });
    }
    if (code === 'FEEDOFF') {
      return new MayflyError('FEED_OFF', 'The set keeps no feed of its changes');
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
 * The same error for commands whose arguments are secret: ioredis attaches the command with its arguments to
 * what Redis has refused.
 */
export function withoutCause(error: unknown): MayflyError {
  const { code, message, field, mayHaveHappened } = toMayflyError(error);
  return new MayflyError(code, message, { field, mayHaveHappened });
}
