/** The event of a shard, as one of its set. */
export function eventOfSet<Event extends { readonly expiresAt: number; readonly member: string }>(
  set: string,
  event: Event,
): Event {
  return { ...event, set, id: `${set}:${event.expiresAt}:${event.member}` };
}
