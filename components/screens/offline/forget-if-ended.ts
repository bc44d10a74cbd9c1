import { getMe } from '@/api/me/endpoints';
import { readAccount } from '@/lib/pwa/account';
import { forgetEnded } from '@/lib/pwa/end-account';

const LIMIT_MS = 12_000;

/**
 * A session may be ended from another device, and only this page opens without a session. With a network it asks
 * whether the owner of the data stored here is still signed in, and deletes the data after a 401 (the proxy has tried
 * to renew the session by then). Without a response, or after any other, the data stays. Returns true when the data was
 * deleted.
 */
export async function forgetIfEnded(): Promise<boolean> {
  const account = readAccount();
  if (account === null || !navigator.onLine) return false;
  // not `call`: its 401 opens the sign-in popup over a page, and this page has nothing to continue
  const { method, path } = getMe;
  const asked = fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const status = await asked.then((answer) => answer.status).catch(() => 0);
  // somebody may have signed in from another tab since
  if (status !== 401 || readAccount() !== account) return false;
  await forgetEnded();
  return true;
}
