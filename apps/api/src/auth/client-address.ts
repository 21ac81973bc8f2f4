import { clientKey, MayflyError } from '@mayfly/core';

/**
 * The key of whoever is at the other end, for limits: an IPv6 address counts by its prefix. What a proxy
 * passes on need not be an address (`unknown`): all such clients share one key.
 */
export function addressKey(address: string): string {
  try {
    return clientKey(address);
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return 'unknown';
  }
}
