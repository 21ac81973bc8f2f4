/** The result of an action, told once. */
export interface Notice {
  readonly tone: 'done' | 'failed';
  readonly text: string;
  /** Such as undoing it, for as long as the notice is shown. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it is shown, unless somebody points at it. */
  readonly forMs?: number;
}

type Show = (notice: Notice) => { readonly close: () => void };

const SHOWN_MS = 6_000;

let show: Show | undefined;
let early: Notice[] = [];

/** Tells the result of an action. */
export function notify(tone: Notice['tone'], text: string): void {
  tell({ tone, text });
}

/** As `notify`, with something to do about it. Returns a function that takes the notice away. */
export function tell(notice: Notice): () => void {
  const timed = { forMs: SHOWN_MS, ...notice };
  if (show) return show(timed).close;
  early.push(timed);
  return () => {
    early = early.filter((other) => other !== timed);
  };
}

/** Called by what shows notices once it is there: it comes after the first paint. */
export function showNoticesWith(next: Show): () => void {
  show = next;
  const waiting = early;
  early = [];
  for (const notice of waiting) next(notice);
  return () => {
    if (show === next) show = undefined;
  };
}
