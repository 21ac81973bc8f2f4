/** A measured operation: one call, from its request to its answer. */
export type Call = () => Promise<unknown>;

export interface Ratio {
  /** Calls a second of Mayfly, divided by those of the raw command: 1 is equal, more is faster. */
  readonly ratio: number;
  /** The quartiles of the ratio over the rounds. */
  readonly from: number;
  readonly to: number;
}

const ROUNDS = 21;

/** Calls a second with this number of calls in flight on one connection. */
async function rate(call: Call, inFlight: number, calls: number): Promise<number> {
  let left = calls;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: inFlight }, worker));
  return (calls / (performance.now() - start)) * 1000;
}

/**
 * Compares two calls in interleaved rounds: other load on the machine affects both. The order within a
 * round alternates, and the first rounds only warm up.
 */
export async function compare(
  mayfly: Call,
  raw: Call,
  options: { readonly inFlight: number; readonly calls: number },
): Promise<Ratio> {
  const { inFlight, calls } = options;
  const ratios: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const mayflyFirst = round % 2 === 0;
    const first = await rate(mayflyFirst ? mayfly : raw, inFlight, calls);
    const second = await rate(mayflyFirst ? raw : mayfly, inFlight, calls);
    if (round >= 0) ratios.push(mayflyFirst ? first / second : second / first);
  }
  ratios.sort((a, b) => a - b);
  const quantile = (q: number) => ratios[Math.floor(q * (ratios.length - 1))] ?? Number.NaN;
  return { ratio: quantile(0.5), from: quantile(0.25), to: quantile(0.75) };
}
