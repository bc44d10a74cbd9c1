import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:/i;

/** The eight groups of an IPv6 address, also of one with an IPv4 tail. */
function groupsOf(address: string): number[] {
  const tail = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = (tail?.slice(1) ?? []).map(Number);
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
  const plain = tail ? address.slice(0, tail.index) + `${hex(a, b)}:${hex(c, d)}` : address;
  const [left = '', right] = plain.split('::');
  const read = (part: string | undefined) =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [head, end] = [read(left), read(right)];
  if (right === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - end.length }, () => 0), ...end];
}

/** Canonical form of an address: IPv4 written as IPv6 becomes IPv4, a zone is removed. '' for an invalid address. */
export function plainAddress(address: string): string {
  const text = address.trim().replace(/%.*$/, '');
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return '';
  const groups = groupsOf(text);
  const isMapped = MAPPED.test(text) || (groups[5] === 0xffff && groups.slice(0, 5).every((group) => !group));
  if (!isMapped) return text.toLowerCase();
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Network of the first groups of an IPv6 address; IPv4 and invalid addresses are returned unchanged. */
function prefixOf(address: string, groups: number): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain || address;
  const prefix = groupsOf(plain).slice(0, groups);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${String(groups * 16)}`;
}

/**
 * Network by which attempts are counted: an IPv4 address, or the /64 of an IPv6 one, as a single household or server
 * has 2⁶⁴ addresses. An invalid address is returned unchanged.
 */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** The /48 of an IPv6 address, 2¹⁶ networks: allocated to a whole site or a rented server. IPv4 as in `networkOf`. */
export const widerNetworkOf = (address: string): string => prefixOf(address, 3);
