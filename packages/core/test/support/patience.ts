/** For what servers do in their own time: longer than it ever takes, also on a busy machine. */
export const PATIENCE = { timeout: 30_000, interval: 50 };
