/** Bounds the queue of a hidden page, which receives no frames. */
const HIDDEN_GAP_MS = 1_000;

interface FrameBatch<T> {
  readonly add: (item: T) => void;
  /** Drops what has not been applied. */
  readonly cancel: () => void;
}

/**
 * Collects events and applies them once per frame: five thousand events a second cause sixty renders. `gapMs` is the
 * least time between two.
 */
export function frameBatch<T>(apply: (batch: readonly T[]) => void, gapMs = 0): FrameBatch<T> {
  let batch: T[] = [];
  let appliedAt = -Infinity;
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
    appliedAt = performance.now();
    apply(full);
  };
  return {
    cancel,
    add: (item) => {
      batch.push(item);
      if (batch.length > 1) return;
      const waitMs = appliedAt + gapMs - performance.now();
      // Both: a page that is hidden after it requested a frame does not receive it.
      if (waitMs <= 0) frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, waitMs <= 0 ? HIDDEN_GAP_MS : waitMs);
    },
  };
}
