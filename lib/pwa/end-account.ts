import { readAccount } from './account';
import { dropPush } from './drop-push';
import { forgetAccount } from './keep-account';
import { dropLongLeft, dropOwn } from './own-entries';

/** What others left here: their push where they were here until now, what has waited too long for them in any case. */
export async function clearLeft(current: string | null, hadOther: boolean, now: number): Promise<void> {
  dropLongLeft(current, now);
  if (hadOther) await dropPush();
}

/** The login page, to which a session ends in many ways: nobody is signed in, so nothing here is anybody's. */
export async function forgetEnded(now = Date.now()): Promise<void> {
  const hadOther = readAccount() !== null;
  await Promise.all([hadOther ? forgetAccount() : undefined, clearLeft(null, hadOther, now)]);
}

/** The account is no more: what would have waited for its coming back (outbox, drafts) goes too. */
export async function eraseAccount(): Promise<void> {
  const before = readAccount();
  const wiped = forgetAccount();
  if (before !== null) dropOwn(before);
  await wiped;
}
