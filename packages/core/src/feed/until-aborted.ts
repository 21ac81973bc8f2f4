/** What work resolves to, or undefined as soon as the signal aborts. The work goes on then. */
export async function untilAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result | undefined> {
  if (signal === undefined) return work;
  // Nobody looks at it after the signal.
  work.catch(() => undefined);
  if (signal.aborted) return undefined;
  let onAbort = () => {};
  const aborted = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
