import { trustPeers } from '../session/trusted-peers';
import { env } from './portal';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Others can reach the portal and its sessions travel in the clear: said once, at the start. Null when they don't. */
export function cookieWarning({
  HOST,
  SECURE_COOKIES,
}: {
  HOST: string;
  SECURE_COOKIES: boolean;
}): string | null {
  if (SECURE_COOKIES || LOOPBACK.test(HOST)) return null;
  return `Warning: HOST=${HOST} lets others in, and the cookies are not secure: set PUBLIC_URL to the https address, or SECURE_COOKIES=1 behind https.`;
}

/** A wrong variable ends the start with one line that names it; from here on addresses are those of real peers. */
export function atStart(): void {
  try {
    const settings = env();
    trustPeers(settings.TRUSTED_PROXY);
    const warning = cookieWarning(settings);
    if (warning) process.stderr.write(`${warning}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
