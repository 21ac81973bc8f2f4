/** Timeout for the work of servers: longer than it ever takes, also on a busy machine. */
export const PATIENCE = { timeout: 30_000, interval: 50 };
