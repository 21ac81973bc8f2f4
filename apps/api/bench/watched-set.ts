import { setTimeout as delay } from 'node:timers/promises';
import { TOKEN } from './store.ts';

/** A set whose changes subscribers watch. */
export const CREATE = `mutation {
  createExpiringSet(input: { name: "watched", defaultTtlMs: 3600000 }) { status }
  openSetFeed(input: { set: "watched" }) { status }
}`;
export const ADD = `mutation ($member: String!) {
  addMember(input: { set: "watched", member: $member }) { status }
}`;

export async function post(url: string, query: string, variables = {}): Promise<void> {
  for (;;) {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    if (response.status === 503) {
      // An overloaded server has done nothing.
      await delay(100);
      continue;
    }
    if (text.includes('"errors"')) throw new Error(`A mutation failed: ${text}`);
    return;
  }
}

/** The error of a subscription: also of a connection that was closed. */
export function failure(error: unknown): Error {
  if (error instanceof Error) return error;
  // An event of the WebSocket.
  const known = ['code', 'reason', 'message'].map((name): unknown =>
    error instanceof Object ? Reflect.get(error, name) : undefined,
  );
  return new Error(`A subscription ended: ${known.map(String).join(' ')}`);
}
