import { MayflyError } from '../errors.ts';
import type { Unavailable } from '../limiter/outage/unavailable.ts';

/** Throws `REDIS_UNAVAILABLE` if the outage policy denies the call, for frameworks that have no other answer. */
export function passesOutage({ passes, cause }: Unavailable): void {
  if (passes) return;
  const message = 'Redis is unavailable, or did not answer in time';
  throw new MayflyError('REDIS_UNAVAILABLE', message, { cause });
}
