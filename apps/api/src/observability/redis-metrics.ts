import type { Metrics } from './metrics.ts';
import { followRedisCommands, type RedisCommand } from './redis-commands.ts';

/** Measures every command that is sent to Redis. Returns a function that stops it. */
export function observeRedis({ redisCommands }: Metrics): () => void {
  const sentAt = new WeakMap<RedisCommand, number>();
  return followRedisCommands({
    onSent: (command) => sentAt.set(command, performance.now()),
    onEnded(command) {
      const from = sentAt.get(command);
      if (from === undefined) return;
      const outcome = command.error === undefined ? 'answered' : 'failed';
      redisCommands.observe({ outcome }, (performance.now() - from) / 1000);
    },
  });
}
