import { MayflyError, type Mayfly } from '@mayfly/core';

export interface HistoryRecorderOptions {
  readonly mayfly: Mayfly;
  readonly instanceId: string;
  /** Receives the error of a failed round, or the first error of a round that missed some sets. The next round follows. */
  readonly onError: (error: MayflyError) => void;
}

const SOURCE = 'sets';

/** An instance that has missed this many rounds is considered stopped. */
const ROUNDS = 3;

/** A round begins this long after a step of the histories, so that it is never late in one and early in the next. */
const OFFSET_MS = 1000;

/** Records the live members of all sets, in one instance at a time. Returns a function that stops it. */
export function startHistoryRecorder(options: HistoryRecorderOptions): () => Promise<void> {
  const { mayfly, instanceId, onError } = options;
  const { histories } = mayfly;
  const { stepMs } = histories;
  const claims = mayfly.series('histories');
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const guarded = async (action: () => Promise<number>) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      onError(error);
      return 0;
    }
  };
  const round = async () => {
    const now = await guarded(async () => {
      if (!(await claims.claim(SOURCE, instanceId, ROUNDS * stepMs))) return mayfly.now();
      const recorded = await histories.record();
      recorded.failures.slice(0, 1).forEach(onError);
      return recorded.now;
    });
    if (isStopped) return;
    const waitMs = stepMs - (now % stepMs) + OFFSET_MS;
    timer = setTimeout(() => {
      pending = round();
    }, waitMs);
  };
  let pending = round();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await pending;
    await guarded(async () => {
      await claims.release(SOURCE, instanceId);
      return 0;
    });
  };
}
