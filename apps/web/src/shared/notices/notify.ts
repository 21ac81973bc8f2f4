/** The result of an action, shown once. */
export interface Notice {
  readonly tone: 'done' | 'failed';
  readonly text: string;
  /** For example undo, while the notice is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it is shown; pointing at it pauses the time. */
  readonly forMs?: number;
}

type Show = (notice: Notice) => { readonly close: () => void };

const SHOWN_MS = 6_000;

let show: Show | undefined;
let early: Notice[] = [];

/** Shows the result of an action. */
export function notify(tone: Notice['tone'], text: string): void {
  showNotice({ tone, text });
}

/** Like `notify`, with an action. Returns a function that removes the notice. */
export function showNotice(notice: Notice): () => void {
  const timed = { forMs: SHOWN_MS, ...notice };
  if (show) return show(timed).close;
  early.push(timed);
  return () => {
    early = early.filter((other) => other !== timed);
  };
}

/** The component that shows notices calls it when mounted, after the first paint. */
export function showNoticesWith(next: Show): () => void {
  show = next;
  const waiting = early;
  early = [];
  for (const notice of waiting) next(notice);
  return () => {
    if (show === next) show = undefined;
  };
}
