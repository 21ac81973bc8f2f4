/** What was thrown, as an Error: callbacks may throw anything. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('A callback threw something that is not an Error', { cause: thrown });
}

/**
 * Calls a user's function in the background, where no caller awaits it. What it throws, or what the promise
 * that it returns rejects with, goes to `onThrow`: it must not end the process.
 */
export function callInBackground(call: () => unknown, onThrow: (error: Error) => void): void {
  void (async () => {
    try {
      await call();
    } catch (error) {
      onThrow(toError(error));
    }
  })();
}

/**
 * A user's error callback that can be called in the background. If it throws, there is no callback left to
 * report that to: the process emits a warning (`process.on('warning')`), named `MayflyWarning`.
 */
export function guardErrorCallback<Args extends readonly unknown[]>(
  onError: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    callInBackground(
      () => onError(...args),
      (error) => {
        const { message, stack = message } = error;
        process.emitWarning(`onError threw: ${message}`, { type: 'MayflyWarning', detail: stack });
      },
    );
  };
}
