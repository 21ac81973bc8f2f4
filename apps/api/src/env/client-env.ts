import { z } from 'zod';
import { EnvError, parseVariables, schema } from './env.ts';
import { findConflict, redisSettings, type RedisSettings } from './redis-url.ts';

/** The variables of the commands. A server's other variables need not be valid for them. */
const clientSchema = z.object(schema.shape).pick({
  PORT: true,
  REDIS_URL: true,
  REDIS_SENTINEL_MASTER: true,
  REDIS_CA_FILE: true,
  REDIS_CERT_FILE: true,
  REDIS_KEY_FILE: true,
  MAYFLY_URL: true,
  MAYFLY_TOKEN: true,
  MAYFLY_NAMESPACE: true,
  DATA_DIR: true,
});

export interface ClientEnv {
  /** The URL of the server, without a path. */
  readonly url: URL;
  readonly token: string | undefined;
  readonly redis: RedisSettings | undefined;
  readonly namespace: string;
  readonly dataDir: string;
}

/** Throws `EnvError`. */
export function readClientEnv(variables: NodeJS.ProcessEnv): ClientEnv {
  const data = parseVariables(clientSchema, variables);
  const conflict = findConflict(data);
  if (conflict !== null) throw new EnvError(`${conflict.name} ${conflict.message}`);
  return {
    url: new URL(data.MAYFLY_URL ?? `http://127.0.0.1:${data.PORT}`),
    token: data.MAYFLY_TOKEN,
    redis: redisSettings(data),
    namespace: data.MAYFLY_NAMESPACE,
    dataDir: data.DATA_DIR,
  };
}
