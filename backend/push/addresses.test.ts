import { expect, test } from 'vitest';
import { HiddenAddress, isPublicAddress, publicLookup } from './addresses';

test.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4010::1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'not an address',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test('a name that leads home is not called', async () => {
  const found = await new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  );
  expect(found).toBeInstanceOf(HiddenAddress);
});
