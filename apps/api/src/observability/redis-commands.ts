import { tracingChannel } from 'node:diagnostics_channel';

/** An open command. ioredis also reports its arguments, which are not read. */
export interface RedisCommand {
  /** Its name, such as `evalsha`. */
  readonly command: string;
  /** Set when it has failed. */
  readonly error?: unknown;
}

interface CommandObserver {
  readonly onSent: (command: RedisCommand) => void;
  /** Receives the same object. */
  readonly onEnded: (command: RedisCommand) => void;
}

/**
 * Follows every command that ioredis sends in this process, on its diagnostics channel. Returns a function that
 * stops it.
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
