/** IPv4 written as IPv6 is the same address. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, '');
}

/** Who called: the peer, or what trusted peers say they forwarded for, read from the right. */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => /^[\da-f.:]{2,45}$/i.test(hop));
  let address = plain(peer);
  while (trusted.includes(address) && hops.length > 0) address = hops.pop() ?? address;
  return address;
}
