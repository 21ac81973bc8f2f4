type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isSettled = false;
let isFetching = false;

async function fetchAll(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    // It is loaded again when it is needed, and that reports a failure.
    await load().catch(() => undefined);
  }
  isFetching = false;
}

/** Fetches the code when the browser is idle, so that a dialog also opens during an outage. */
export function fetchLater(load: Load): void {
  waiting.push(load);
  if (isSettled) void fetchAll();
}

/** To be called once, when the first page has loaded, so that nothing competes with it. */
export function startFetching(): void {
  isSettled = 'requestIdleCallback' in globalThis;
  if (isSettled) void fetchAll();
}
