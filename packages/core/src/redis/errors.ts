import { MayflyError, setNotFound, unsupportedServer, wrongStrategy } from '../errors.ts';

/** First words of Redis errors that say "not now" rather than "not so". */
const TRANSIENT = new Set([
  'LOADING',
  'BUSY',
  'CLUSTERDOWN',
  'MASTERDOWN',
  'TRYAGAIN',
  'READONLY',
  'MISCONF',
  'NOREPLICAS',
]);

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
    if (!TRANSIENT.has(code)) {
      return new MayflyError('REDIS_FAILED', `Redis answered with an error (${code})`, {
        cause: error,
      });
    }
  }
  return new MayflyError('REDIS_UNAVAILABLE', 'Redis cannot be reached or did not answer in time', {
    cause: error,
  });
}

/**
 * The same error for commands whose arguments are nobody's business: ioredis attaches the command,
 * arguments and all, to what Redis has refused.
 */
export function withoutCause(error: unknown): MayflyError {
  const { code, message, field } = toMayflyError(error);
  return new MayflyError(code, message, field === undefined ? {} : { field });
}
