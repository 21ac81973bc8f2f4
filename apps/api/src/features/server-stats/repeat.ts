import { MayflyError } from '@mayfly/core';

export interface RepeatOptions {
  readonly intervalMs: number;
  readonly action: () => Promise<void>;
  /** Receives the error of a failed action. The interval continues. */
  readonly onError: (error: MayflyError) => void;
}

/** Runs an action now and on an interval, never twice at once. Returns a function that stops it. */
export function repeat({ intervalMs, action, onError }: RepeatOptions): () => Promise<void> {
  let pending: Promise<void> | undefined;
  const once = async () => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      onError(error);
    } finally {
      pending = undefined;
    }
  };
  const begin = () => {
    pending ??= once();
  };
  const timer = setInterval(begin, intervalMs);
  begin();
  return async () => {
    clearInterval(timer);
    await pending;
  };
}
