import { getMe } from '@/api/me/endpoints';
import { readAccount } from '@/lib/pwa/account';
import { forgetEnded } from '@/lib/pwa/end-account';

const LIMIT_MS = 12_000;

/**
 * A session may be ended from another device, and this page alone opens without one: where there is a network it asks
 * whether whoever's things are here is still signed in, and forgets them when the services say no (the proxy has tried
 * to renew the session by then). No answer, or any other, says nothing of them. True when they were forgotten.
 */
export async function forgetIfEnded(): Promise<boolean> {
  const account = readAccount();
  if (account === null || !navigator.onLine) return false;
  // not `call`: its 401 opens the window to sign in over a page, and there is nothing here to go on with
  const { method, path } = getMe;
  const asked = fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const status = await asked.then((answer) => answer.status).catch(() => 0);
  // another tab may have let somebody in meanwhile
  if (status !== 401 || readAccount() !== account) return false;
  await forgetEnded();
  return true;
}
