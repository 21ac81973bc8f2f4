/** The thrown value as an Error, because callbacks can throw any value. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('A callback threw something that is not an Error', { cause: thrown });
}

/**
 * Calls a user's function in the background, where no caller awaits it. Its error or rejection goes to
 * `onThrow`, because it must not end the process.
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
 * A user's error callback for the background. If it throws, no callback is left for this error, so the
 * process emits a warning (`process.on('warning')`) named `MayflyWarning`.
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
