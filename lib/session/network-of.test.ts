import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, plainAddress, widerNetworkOf } from './network-of';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5'],
  ['0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1::9', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.5', '64:ff9b:0:0::/64'],
  ['', ''],
  ['nowhere', 'nowhere'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('whatever the last 64 bits are, and however they are written, the network is one', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  // an address that starts with zeros can be IPv4 in disguise
  const first = fc.integer({ min: 0x2000, max: 0x3fff });
  fc.assert(
    fc.property(
      first,
      fc.array(group, { minLength: 3, maxLength: 3 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (top, rest, host) => {
        const prefix = [top, ...rest];
        const short = [...prefix, ...host].map((part) => part.toString(16)).join(':');
        const long = [...prefix, ...host]
          .map((part) => part.toString(16).padStart(4, '0').toUpperCase())
          .join(':');
        const network = `${prefix.map((part) => part.toString(16)).join(':')}::/64`;
        expect([networkOf(short), networkOf(long)]).toEqual([network, network]);
      },
    ),
  );
});

test('what is no address is none', () => {
  for (const text of ['', 'x', '1.2.3', '1.2.3.4.5', '999.1.1.1', ':::', '12345::'])
    expect(plainAddress(text)).toBe('');
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:1:ffff::', '2001:db8:1::/48'],
  ['2001:db8:2::', '2001:db8:2::/48'],
  ['nowhere', 'nowhere'],
])('%s is of the wider network %s', (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});
