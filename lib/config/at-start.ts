import { isLoopback } from './loopback';
import { env } from './portal';

/**
 * Warning printed once at the start: the portal is reachable from other machines and session cookies are not secure.
 * Null when that is not so.
 */
export function cookieWarning({
  HOST,
  SECURE_COOKIES,
}: {
  HOST: string;
  SECURE_COOKIES: boolean;
}): string | null {
  if (SECURE_COOKIES || isLoopback(HOST)) return null;
  return `Warning: HOST=${HOST} lets others in, and the cookies are not secure: set PUBLIC_URL to the https address, or SECURE_COOKIES=1 behind https.`;
}

/** Warning at the start when the portal is reachable from other machines without `TRUSTED_PROXY`; otherwise null. */
export function proxyWarning({ HOST, isProxySet }: { HOST: string; isProxySet: boolean }): string | null {
  if (isProxySet || isLoopback(HOST)) return null;
  return `Warning: HOST=${HOST} lets others in and TRUSTED_PROXY is not set: x-forwarded-for is believed from nobody. Behind a balancer set TRUSTED_PROXY to its address, or all who come through it count as one; without one set it empty.`;
}

/** Checks the environment at the start: an invalid variable ends the process with one line that names it. */
export function atStart(): void {
  try {
    const settings = env();
    const isProxySet = process.env.TRUSTED_PROXY !== undefined;
    for (const warning of [cookieWarning(settings), proxyWarning({ ...settings, isProxySet })]) {
      if (warning) process.stderr.write(`${warning}\n`);
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
