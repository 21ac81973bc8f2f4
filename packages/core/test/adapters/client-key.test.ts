import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientKey } from '../../src/adapters/client-key.ts';

describe('clientKey', () => {
  it('uses the whole IPv4 address', () => {
    expect(clientKey('192.0.2.1')).toBe('192.0.2.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('uses the prefix of %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  it.each([
    '::ffff:192.0.2.1',
    '::FFFF:c000:201',
    '0:0:0:0:0:ffff:192.0.2.1',
    '::ffff:192.0.2.1%1',
  ])('recognises the IPv4 address in %s', (address) => {
    expect(clientKey(address)).toBe('192.0.2.1');
  });

  it.each([
    [48, '2001:db8:ffff:0::/48'],
    [56, '2001:db8:ffff:ff00::/56'],
    [63, '2001:db8:ffff:fffe::/63'],
    [64, '2001:db8:ffff:ffff::/64'],
  ])('uses %i bits with ipv6Prefix', (ipv6Prefix, key) => {
    expect(clientKey('2001:db8:ffff:ffff:1::', { ipv6Prefix })).toBe(key);
  });

  it('gives two addresses the same key if and only if they share their prefix', () => {
    const group = fc.integer({ min: 1, max: 0xffff });
    const address = fc.array(group, { minLength: 8, maxLength: 8 });
    const spell = (groups: number[]) => groups.map((each) => each.toString(16)).join(':');
    const bits = (groups: number[]) =>
      groups.map((each) => each.toString(2).padStart(16, '0')).join('');
    fc.assert(
      fc.property(
        address,
        fc.integer({ min: 48, max: 64 }),
        fc.nat({ max: 127 }),
        (groups, prefix, n) => {
          const other = groups.map((each, i) =>
            i === Math.floor(n / 16) ? each ^ (1 << (15 - (n % 16))) : each,
          );
          const share = bits(groups).slice(0, prefix) === bits(other).slice(0, prefix);
          const options = { ipv6Prefix: prefix };
          expect(clientKey(spell(groups), options) === clientKey(spell(other), options)).toBe(
            share,
          );
        },
      ),
    );
  });

  it.each([
    '',
    'localhost',
    '192.0.2.1:80',
    '192.0.2.01',
    '192.0.2',
    '3221225985',
    '[::1]',
    '1::2::3',
    ' ::1',
    '2001:db8:1:2:3:4:5:6:7',
    '::ffff:192.0.2.256',
  ])('rejects %j', (address) => {
    expect(() => clientKey(address)).toThrowError(
      expect.objectContaining({ code: 'INVALID_KEY', field: 'address' }),
    );
  });

  it.each([47, 65, 56.5, NaN])('rejects a prefix of %d', (ipv6Prefix) => {
    expect(() => clientKey('192.0.2.1', { ipv6Prefix })).toThrowError(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'ipv6Prefix' }),
    );
  });
});
