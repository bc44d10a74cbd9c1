import { endLeft, readAccount, readLeft } from './account';
import { dropPush } from './drop-push';
import { forgetAccount } from './keep-account';
import { dropLongLeft, dropOwn } from './own-entries';
import { wipeSaved } from './wipe-saved';

/**
 * What others left here: what has waited too long for them, and all that was of whoever left last, their push with it.
 * It is noted until nothing is left: a page that closed in the middle of it noted nobody's account already.
 */
export async function clearLeft(current: string | null, now: number): Promise<void> {
  dropLongLeft(current, now);
  const left = readLeft();
  if (left === null) return;
  const done = await Promise.all([dropPush(), wipeSaved(left, current)]);
  if (done.every(Boolean)) endLeft(left);
}

/** The login page, to which a session ends in many ways: nobody is signed in, so nothing here is anybody's. */
export async function forgetEnded(now = Date.now()): Promise<void> {
  if (readAccount() !== null) await forgetAccount();
  await clearLeft(null, now);
}

/** The account is no more: what would have waited for its coming back (outbox, drafts) goes too. */
export async function eraseAccount(now = Date.now()): Promise<void> {
  const before = readAccount();
  const wiped = forgetAccount();
  if (before !== null) dropOwn(before);
  await wiped;
  await clearLeft(null, now);
}
