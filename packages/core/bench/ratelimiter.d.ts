/** The measured part of `ratelimiter`, which has no types. */
declare module 'ratelimiter' {
  import type { Redis } from 'ioredis';

  interface Options {
    readonly id: string;
    readonly db: Redis;
    readonly max: number;
    /** ms */
    readonly duration: number;
  }

  export default class Limiter {
    constructor(options: Options);
    get(done: (error: Error | null, info: unknown) => void): void;
  }
}
