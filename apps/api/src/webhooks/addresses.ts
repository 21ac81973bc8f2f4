import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Special-purpose addresses (https://www.iana.org/assignments/iana-ipv4-special-registry). */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Public addresses of IPv6 are in one range, without these parts: tunnels to IPv4, and documentation. */
const GLOBAL = '2000::/3';
const NOT_GLOBAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const version = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (version === 'ipv6' ? 128 : 32)), version);
  }
  return list;
}

const notPublic = listOf(NOT_PUBLIC);
const globalRange = listOf([GLOBAL]);
const notGlobal = listOf(NOT_GLOBAL);

/** A receiver's address is not public, and not allowed either. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor() {
    super('The address of the receiver is not public');
  }
}

/** The addresses to which webhooks may connect: public ones, and those of the allowed ranges. */
export class Addresses {
  readonly #allowed: BlockList;

  /** `allowed`: addresses or CIDR ranges. */
  constructor(allowed: readonly string[]) {
    this.#allowed = listOf(allowed);
  }

  permits(address: string): boolean {
    const version = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (this.#allowed.check(address, version)) return true;
    if (version === 'ipv4') return isIP(address) === 4 && !notPublic.check(address, 'ipv4');
    return globalRange.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
  }

  /** Throws `AddressRefused` for a host that is an address itself: such a host is not resolved. */
  checkHost(hostname: string): void {
    const host = hostname.replaceAll(/[[\]]/g, '');
    if (isIP(host) !== 0 && !this.permits(host)) throw new AddressRefused();
  }

  /**
   * Resolves a name to permitted addresses only. The connection uses these and does not resolve the name again, so a
   * name that changes between check and use (DNS rebinding) gains nothing.
   */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        callback(error, []);
        return;
      }
      const permitted = found.filter(({ address }) => this.permits(address));
      const [first] = permitted;
      if (first === undefined) callback(new AddressRefused(), []);
      else if (options.all === true) callback(null, permitted);
      else callback(null, first.address, first.family);
    });
  };
}
