import type { Counts, TrafficRequest } from '@mayfly/core';
import { optionalNumber } from './optional-number.ts';

/** The arguments of all fields with counts of calls. */
interface CountsArgs {
  readonly windowMs?: number | null | undefined;
  readonly points: number;
}

export function toRequest({ windowMs, points }: CountsArgs): TrafficRequest {
  return { windowMs: optionalNumber(windowMs), points };
}

/** The times of counts as in the schema. */
export function toTimes({ from, to, stepMs, now }: Counts<never>) {
  return { from: new Date(from), to: new Date(to), stepMs, now: new Date(now) };
}
