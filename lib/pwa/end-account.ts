import { endLeft, readAccount, readLeft } from './account';
import { dropPush } from './drop-push';
import { forgetAccount } from './keep-account';
import { dropLongLeft, dropOwn } from './own-entries';
import { wipeSaved } from './wipe-saved';

/**
 * Wipes all data of the account that left last, its push included. The account stays noted until everything is wiped: a
 * page closed midway has already stored that nobody is signed in.
 */
async function wipeLeft(current: string | null): Promise<void> {
  const left = readLeft();
  if (left === null) return;
  const done = await Promise.all([dropPush(), wipeSaved(left, current)]);
  if (done.every(Boolean)) endLeft(left);
}

/** Wipes data that other accounts left: of the last one at once, waiting data of any after a time limit. */
export async function clearLeft(current: string | null, now: number): Promise<void> {
  dropLongLeft(current, now);
  await wipeLeft(current);
}

/** Wipes account data on the login page, where a session ends in many ways: nobody is signed in there. */
export async function forgetEnded(now = Date.now()): Promise<void> {
  if (readAccount() !== null) await forgetAccount();
  await clearLeft(null, now);
}

/** Wipes all data of a deleted account, also data kept for its next sign-in (outbox, drafts). */
export async function eraseAccount(): Promise<void> {
  const before = readAccount();
  const wiped = forgetAccount();
  if (before !== null) dropOwn(before);
  await wiped;
  await wipeLeft(null);
}
