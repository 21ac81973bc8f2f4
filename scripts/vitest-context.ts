import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The private Redis of this test run. */
    redisUrl: string;
  }
}
