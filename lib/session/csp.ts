import * as paths from '../routes/path';

/** Origins beside our own, by what they are for. Scripts of theirs come with `strict-dynamic`, not by their host. */
export interface OutsideHosts {
  /** Asked by scripts, pictures and frames of configured tags. */
  tags: readonly string[];
  /** Asked by scripts alone. */
  connect: readonly string[];
}

/** The page that holds saved copies: a module's letters are inside its copy, and its frame has this page's policy. */
export const COPIES_PATH = paths.offline();

/**
 * Content security policy of a page: nothing from elsewhere but the configured hosts, scripts by nonce alone. `dev`
 * lets HMR work.
 */
export function contentSecurityPolicy(
  nonce: string,
  dev: boolean,
  outside?: OutsideHosts,
  path?: string,
): string {
  const { tags = [], connect = [] } = outside ?? {};
  const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    // style attributes carry measures (progress, positions); a style element still needs the nonce
    'style-src': `'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob:${also(tags)}`,
    'font-src': path === COPIES_PATH ? "'self' data:" : "'self'",
    'media-src': "'self' blob:",
    // a picture chosen for upload is read from its own blob before it goes
    'connect-src': `'self' blob:${also([...tags, ...connect])}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': `'self'${also(tags)}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Pages that read codes at a door, and the one that stands in for them without a network. */
const SCANS = /^\/(?:offline|lk\/(?:trainings|representative(?:\/pharmacist-register)?)\/pharmacist-visit)$/;

/**
 * Headers of every page. HSTS only where cookies are secure, that is on https. Files that pass the edge by have
 * `nosniff` and HSTS from the server in front (`lib/http/portal-server.ts`).
 */
export function securityHeaders(secure: boolean, pathname = ''): Record<string, string> {
  const camera = SCANS.test(pathname) ? '(self)' : '()';
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=${camera}, microphone=(), geolocation=(), payment=()`,
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
