/**
 * Policy added to a page when a group is withdrawn: running scripts cannot be unloaded, but the browser then blocks
 * their requests. `hosts`: origins that stay allowed; `nonce` of the page.
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
