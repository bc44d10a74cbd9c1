import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses outside the public internet: loopback, private, link-local, shared, reserved, documentation, multicast. */
const hidden = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  hidden.addSubnet(net, bits, 'ipv4');

/**
 * The only routed block of IPv6. Inside it, tunnels that carry an arbitrary IPv4 address and the documentation block
 * are hidden.
 */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  hidden.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !hidden.check(address, 'ipv4');
  return isIP(address) === 6 && routed.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}

/**
 * A name resolved to an address that is not public. Lookup and check are one step: the name could resolve to another
 * address between a check and a call.
 */
export class HiddenAddress extends Error {}

/** `lookup` for a request: fails when the name has any address that is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return callback(new HiddenAddress('not a public address'), '');
    const [first] = found;
    if (options.all) return callback(null, found);
    return callback(null, first?.address ?? '', first?.family);
  });
};
