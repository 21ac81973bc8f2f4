/** Bounds the queue of a hidden page, which receives no frames. */
const HIDDEN_GAP_MS = 1_000;

interface FrameBatch<T> {
  readonly add: (item: T) => void;
  /** Drops what has not been applied. */
  readonly cancel: () => void;
}

/** Collects events and applies them once per frame: five thousand events a second cause sixty renders. */
export function frameBatch<T>(apply: (batch: readonly T[]) => void): FrameBatch<T> {
  let batch: T[] = [];
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
    batch = [];
  };
  const flush = () => {
    const full = batch;
    cancel();
    apply(full);
  };
  return {
    cancel,
    add: (item) => {
      batch.push(item);
      if (batch.length > 1) return;
      // Both: a page that is hidden after it requested a frame does not receive it.
      frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, HIDDEN_GAP_MS);
    },
  };
}
