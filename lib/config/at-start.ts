import { isLoopback } from './loopback';
import { env } from './portal';

/** Others can reach the portal and its sessions travel in the clear: said once, at the start. Null when they don't. */
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

/** Others can reach the portal and nobody said what stands before it: said once, at the start. Null when it is known. */
export function proxyWarning({ HOST, isProxySet }: { HOST: string; isProxySet: boolean }): string | null {
  if (isProxySet || isLoopback(HOST)) return null;
  return `Warning: HOST=${HOST} lets others in and TRUSTED_PROXY is not set: x-forwarded-for is believed from nobody. Behind a balancer set TRUSTED_PROXY to its address, or all who come through it count as one; without one set it empty.`;
}

/** A wrong variable ends the start with one line that names it. */
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
