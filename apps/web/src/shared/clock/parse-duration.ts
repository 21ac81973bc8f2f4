/** The API accepts whole milliseconds from 1 ms to ten years. */
export const LONGEST_TTL_MS = 315_360_000_000;

export type ParsedDuration =
  | { readonly ok: true; readonly ms: number }
  | { readonly ok: false; readonly problem: 'empty' | 'unreadable' | 'too-short' | 'too-long' };

const UNIT_MS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, ['ms', 'millisecond', 'milliseconds']],
      [1_000, ['s', 'sec', 'secs', 'second', 'seconds']],
      [60_000, ['m', 'min', 'mins', 'minute', 'minutes']],
      [3_600_000, ['h', 'hr', 'hrs', 'hour', 'hours']],
      [86_400_000, ['d', 'day', 'days']],
      [604_800_000, ['w', 'week', 'weeks']],
      [31_536_000_000, ['y', 'year', 'years']],
    ] as const
  ).flatMap(([ms, names]) => names.map((name) => [name, ms] as const)),
);

const PART = /(\d+(?:\.\d+)?|\.\d+)\s*([a-z]*)[\s,]*/gy;

function sumParts(text: string): number | undefined {
  let total = 0;
  let end = 0;
  const parts = [...text.matchAll(PART)];
  for (const part of parts) {
    const [whole, amount, unit] = part;
    // A number without a unit means seconds, but only alone: "1h 30" is ambiguous.
    const unitMs = unit === '' && parts.length === 1 ? 1_000 : UNIT_MS.get(unit ?? '');
    if (unitMs === undefined) return undefined;
    total += Number(amount) * unitMs;
    end = part.index + whole.length;
  }
  return end === text.length ? total : undefined;
}

/** Parses a duration: "30s", "5m", "1h 30m", "1.5 days", or seconds without a unit. */
export function parseDuration(input: string): ParsedDuration {
  const text = input.trim().toLowerCase();
  if (text === '') return { ok: false, problem: 'empty' };
  const total = sumParts(text);
  if (total === undefined) return { ok: false, problem: 'unreadable' };
  const ms = Math.round(total);
  if (ms < 1) return { ok: false, problem: 'too-short' };
  if (ms > LONGEST_TTL_MS) return { ok: false, problem: 'too-long' };
  return { ok: true, ms };
}
