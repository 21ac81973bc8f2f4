import { tracingChannel } from 'node:diagnostics_channel';

/** A command under way. ioredis tells more of it, arguments among that: they are left alone. */
export interface RedisCommand {
  /** Its name, such as `evalsha`. */
  readonly command: string;
  /** Set when it has failed. */
  readonly error?: unknown;
}

interface CommandObserver {
  readonly onSent: (command: RedisCommand) => void;
  /** Told of the same object. */
  readonly onEnded: (command: RedisCommand) => void;
}

/**
 * Follows every command that ioredis sends in this process, as it tells of them on a diagnostics channel.
 * Returns what ends that.
 */
export function followRedisCommands({ onSent, onEnded }: CommandObserver): () => void {
  const channel = tracingChannel<unknown, RedisCommand>('ioredis:command');
  const ignore = () => undefined;
  const subscribers = {
    start: onSent,
    end: ignore,
    asyncStart: ignore,
    asyncEnd: onEnded,
    error: ignore,
  };
  channel.subscribe(subscribers);
  return () => channel.unsubscribe(subscribers);
}
