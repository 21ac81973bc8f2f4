import { z } from 'zod';
import { parseVariables, schema } from './env.ts';

/** The variables of the commands. A server's other variables need not be valid for them. */
const clientSchema = z.object(schema.shape).pick({
  PORT: true,
  REDIS_URL: true,
  MAYFLY_URL: true,
  MAYFLY_TOKEN: true,
  MAYFLY_NAMESPACE: true,
  DATA_DIR: true,
});

export interface ClientEnv {
  /** The URL of the server, without a path. */
  readonly url: URL;
  readonly token: string | undefined;
  readonly redisUrl: string | undefined;
  readonly namespace: string;
  readonly dataDir: string;
}

/** Throws `EnvError`. */
export function readClientEnv(variables: NodeJS.ProcessEnv): ClientEnv {
  const data = parseVariables(clientSchema, variables);
  return {
    url: new URL(data.MAYFLY_URL ?? `http://127.0.0.1:${data.PORT}`),
    token: data.MAYFLY_TOKEN,
    redisUrl: data.REDIS_URL,
    namespace: data.MAYFLY_NAMESPACE,
    dataDir: data.DATA_DIR,
  };
}
