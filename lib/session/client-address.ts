import { plainAddress } from './network-of';

/** Trusted peers in one spelling: IPv4 that is written as IPv6 is IPv4. */
export const spelledAlike = (trusted: readonly string[]): Set<string> =>
  new Set(trusted.map((one) => plainAddress(one) || one));

/** Who called: the peer, or what trusted peers say they forwarded for, read from the right. */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  const believed = spelledAlike(trusted);
  const hops = (forwarded ?? '').split(',').map(plainAddress).filter(Boolean);
  let address = plainAddress(peer) || peer;
  while (believed.has(address) && hops.length > 0) address = hops.pop() ?? address;
  return address;
}
