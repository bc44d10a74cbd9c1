import { readAccount, writeAccount } from './account';
import { dropPush } from './drop-push';
import { dropForms } from './form-drafts';
import { dropLongLeft, dropOwn } from './own-entries';
import { wipeSaved } from './wipe-saved';

/** Somebody is signed in: what another person left on this device goes, their push with it. */
export async function keepAccount(userId: string, now = Date.now()): Promise<void> {
  dropLongLeft(userId, now);
  const before = readAccount();
  if (before === userId) return;
  writeAccount(userId);
  if (before !== null) dropForms();
  await Promise.all([wipeSaved(before, userId), before === null ? undefined : dropPush()]);
}

/** At sign-out, whatever becomes of the request for it. Needs no network and no code that is not there. */
export async function forgetAccount(): Promise<void> {
  const before = readAccount();
  writeAccount(null);
  dropForms();
  await wipeSaved(before);
}

/** The login page, to which a session ends in many ways: nobody is signed in, so nothing here is anybody's. */
export async function forgetEnded(now = Date.now()): Promise<void> {
  dropLongLeft(null, now);
  if (readAccount() !== null) await Promise.all([forgetAccount(), dropPush()]);
}

/** The account is no more: what would have waited for its coming back (outbox, drafts) goes too. */
export async function eraseAccount(): Promise<void> {
  const before = readAccount();
  const wiped = forgetAccount();
  if (before !== null) dropOwn(before);
  await wiped;
}
