import { readAccount, writeAccount } from './account';
import { dropForms } from './form-drafts';
import { forgetProblems } from './outbox';
import { wipeSaved } from './wipe-saved';

/** Somebody is signed in: what another person left on this device goes, their push with it. */
export async function keepAccount(userId: string, now = Date.now()): Promise<void> {
  const before = readAccount();
  const changed = before !== userId;
  if (changed) writeAccount(userId);
  if (changed && before !== null) {
    dropForms();
    forgetProblems(before);
  }
  // no first view carries it; not fetched, the next page does it
  const rest = import('./end-account').then(({ clearLeft }) => clearLeft(userId, now)).catch(() => undefined);
  // each time: a page that was left in the middle of it has noted the new person already
  await Promise.all([wipeSaved(before, userId), rest]);
}

/** At sign-out, whatever becomes of the request for it. Needs no network and no code that is not there. */
export async function forgetAccount(): Promise<void> {
  const before = readAccount();
  writeAccount(null);
  dropForms();
  if (before !== null) forgetProblems(before);
  await wipeSaved(before);
}
