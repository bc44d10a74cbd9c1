import * as paths from '../routes/path';

/** External origins by purpose. External scripts are allowed by `strict-dynamic`, not by host. */
export interface OutsideHosts {
  /** Origins for scripts, pictures and frames of the configured tags. */
  tags: readonly string[];
  /** Origins for requests of scripts only. */
  connect: readonly string[];
}

/** The page that shows saved copies: a copy contains its module's fonts, and its frame inherits this page's policy. */
export const COPIES_PATH = paths.offline();

/**
 * Content security policy of a page: external requests to the configured hosts only, scripts by nonce only. `dev`
 * allows HMR.
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
    // style attributes hold sizes and positions (progress); a style element still needs the nonce
    'style-src': `'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob:${also(tags)}`,
    'font-src': path === COPIES_PATH ? "'self' data:" : "'self'",
    'media-src': "'self' blob:",
    // a picture chosen for upload is read from its blob before it is sent
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

/** Pages that scan codes at the door, and the offline page that replaces them without a network. */
const SCANS = /^\/(?:offline|lk\/(?:trainings|representative(?:\/pharmacist-register)?)\/pharmacist-visit)$/;

/**
 * Security headers of every page; HSTS only with secure cookies, that is on https. Files that bypass the edge get
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
