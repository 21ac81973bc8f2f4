/** The built API, as `npm start` runs it, on the Redis and the port that the environment names. */
import { startApp } from '../dist/app.js';
import { readEnv } from '../dist/env/env.js';
import { connectRedis } from '../dist/redis/connect.js';

const env = readEnv(process.env);
if (env.redis === undefined || env.token === undefined || env.secrets === undefined) {
  throw new TypeError('REDIS_URL, MAYFLY_TOKEN and MAYFLY_SECRET say what to measure');
}
// With --expose-gc, a benchmark can ask for the memory that is really in use.
process.on('SIGUSR2', () => globalThis.gc?.());
const app = await startApp(env, await connectRedis(env.redis), env.token, env.secrets);
console.log(app.url);
