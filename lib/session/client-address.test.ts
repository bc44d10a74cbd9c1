import { expect, test } from 'vitest';
import { clientAddress } from './client-address';

const trusted = ['127.0.0.1', '::1', '10.0.0.9'];

test.each([
  ['a stranger may say what they like', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['a trusted peer is believed', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['an IPv4 peer written as IPv6 is the same one', '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
  [
    'of a chain, the last hop that is not trusted',
    '127.0.0.1',
    '1.2.3.4, 203.0.113.5, 10.0.0.9',
    '203.0.113.5',
  ],
  ['an IPv4 peer in the hex of IPv6 is the same one too', '::ffff:7f00:1', '203.0.113.5', '203.0.113.5'],
  ['a hop that is no address is skipped', '127.0.0.1', '203.0.113.5, 999.1.1.1', '203.0.113.5'],
  ['nothing forwarded', '127.0.0.1', undefined, '127.0.0.1'],
  ['rubbish forwarded', '127.0.0.1', '<script>, ,x'.repeat(3), '127.0.0.1'],
])('%s', (_, peer, forwarded, address) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(address);
});
