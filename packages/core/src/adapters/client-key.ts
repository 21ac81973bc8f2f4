import { isIPv4, isIPv6 } from 'node:net';
import { MayflyError } from '../errors.ts';
import { checkInteger, checkOptions, type OptionNames } from '../input.ts';

export interface ClientKeyOptions {
  /** The bits of an IPv6 address that identify a client: 48 to 64, and 64 by default. */
  readonly ipv6Prefix?: number | undefined;
}

const OPTIONS: OptionNames<ClientKeyOptions> = { ipv6Prefix: true };

/**
 * The key of a client's address. An IPv4 address is the key. Of an IPv6 address, the key is the prefix,
 * because its owner can use all addresses with this prefix. IPv4 in IPv6 (`::ffff:192.0.2.1`) is IPv4, and
 * zones (`%eth0`) are removed. All spellings of an address have one key.
 *
 * Throws `INVALID_KEY` (`address`) for anything else, `INVALID_OPTION` (`ipv6Prefix`).
 */
export function clientKey(address: string, options: ClientKeyOptions = {}): string {
  const { ipv6Prefix = 64 } = checkOptions(options, OPTIONS);
  const prefix = checkInteger(ipv6Prefix, 48, 64, 'INVALID_OPTION', 'ipv6Prefix');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) {
    throw new MayflyError('INVALID_KEY', 'address must be an IPv4 or IPv6 address', {
      field: 'address',
    });
  }
  const groups = ipv6Groups(address);
  return mappedIpv4(groups) ?? networkOf(groups, prefix);
}

/** The eight numbers of a valid IPv6 address. */
function ipv6Groups(address: string): number[] {
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = withoutZone.split('::');
  const first = groupsOf(head);
  if (tail === undefined) return first;
  const last = groupsOf(tail);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return [...first, ...zeros, ...last];
}

function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [256 * a + b, 256 * c + d];
  });
}

function mappedIpv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

function networkOf(groups: readonly number[], prefix: number): string {
  const network = groups.slice(0, 4).map((group, index) => {
    const bits = Math.min(Math.max(prefix - 16 * index, 0), 16);
    return (group & (0xffff << (16 - bits)) & 0xffff).toString(16);
  });
  return `${network.join(':')}::/${prefix}`;
}
