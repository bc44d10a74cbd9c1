import { plainAddress } from './network-of';

/** Normalises trusted addresses: IPv4 written as IPv6 becomes IPv4. */
export const spelledAlike = (trusted: readonly string[]): Set<string> =>
  new Set(trusted.map((one) => plainAddress(one) || one));

/** Address of the caller: the peer, or, behind trusted peers, the address they forwarded for, read from the right. */
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
