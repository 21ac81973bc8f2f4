/** The result of an action, told once. */
export interface Notice {
  readonly id: number;
  readonly tone: 'done' | 'failed';
  readonly text: string;
}

const SHOWN_MS = 6_000;
const MOST_AT_ONCE = 3;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Tells the result of an action; the oldest makes room when there are many. */
export function notify(tone: Notice['tone'], text: string): void {
  lastId += 1;
  const id = lastId;
  replace([...notices, { id, tone, text }].slice(-MOST_AT_ONCE));
  setTimeout(() => dismissNotice(id), SHOWN_MS);
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

export function currentNotices(): readonly Notice[] {
  return notices;
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
