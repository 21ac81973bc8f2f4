import { clientKey, MayflyError } from '@mayfly/core';

/**
 * The key of a client for limits. An IPv6 address counts by its prefix. A proxy can pass on a value that is no
 * address (`unknown`): all such clients share one key.
 */
export function addressKey(address: string): string {
  try {
    return clientKey(address);
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return 'unknown';
  }
}
