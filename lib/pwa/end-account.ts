import { endLeft, readAccount, readLeft } from './account';
import { dropPush } from './drop-push';
import { forgetAccount } from './keep-account';
import { dropLongLeft, dropOwn } from './own-entries';
import { wipeSaved } from './wipe-saved';

/**
 * All that was of whoever left last, their push with it. They are noted until nothing of theirs is left: a page that
 * closed in the middle of it noted nobody's account already.
 */
async function wipeLeft(current: string | null): Promise<void> {
  const left = readLeft();
  if (left === null) return;
  const done = await Promise.all([dropPush(), wipeSaved(left, current)]);
  if (done.every(Boolean)) endLeft(left);
}

/** What others left here: that of whoever left last at once, what waits for them when it has waited too long. */
export async function clearLeft(current: string | null, now: number): Promise<void> {
  dropLongLeft(current, now);
  await wipeLeft(current);
}

/** The login page, to which a session ends in many ways: nobody is signed in, so nothing here is anybody's. */
export async function forgetEnded(now = Date.now()): Promise<void> {
  if (readAccount() !== null) await forgetAccount();
  await clearLeft(null, now);
}

/** The account is no more: what would have waited for its coming back (outbox, drafts) goes too. */
export async function eraseAccount(): Promise<void> {
  const before = readAccount();
  const wiped = forgetAccount();
  if (before !== null) dropOwn(before);
  await wiped;
  await wipeLeft(null);
}
