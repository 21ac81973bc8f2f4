import type { Session } from './queries/use-sessions.ts';

/** The browser or the program of a session. */
export function clientLabel({ client }: Pick<Session, 'client'>): string {
  return client ?? 'Unknown client';
}
