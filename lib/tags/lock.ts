/**
 * The policy that is laid over a page when a group is withdrawn: scripts that run already can't be unloaded, but from
 * here on the browser itself lets them speak to nobody. `hosts`: origins that stay allowed; `nonce` of the page.
 */
export function lockPolicy(hosts: readonly string[], nonce: string): string {
  const kept = hosts.map((host) => ` ${host}`).join('');
  return [
    `script-src 'self' 'nonce-${nonce}'${kept}`,
    `connect-src 'self' blob:${kept}`,
    `img-src 'self' data: blob:${kept}`,
    `frame-src 'self'${kept}`,
  ].join('; ');
}
