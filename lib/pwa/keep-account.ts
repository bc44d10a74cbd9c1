import { readAccount, writeAccount } from './account';
import { dropForms } from './form-drafts';
import { forgetProblems } from './outbox';
import { wipeSaved } from './wipe-saved';

/** Stores who is signed in, and wipes data and push of another account on this device. */
export async function keepAccount(userId: string, now = Date.now()): Promise<void> {
  const before = readAccount();
  const changed = before !== userId;
  if (changed) writeAccount(userId);
  if (changed && before !== null) {
    dropForms();
    forgetProblems(before);
  }
  // loaded separately to keep it out of first loads; if loading fails, the next page repeats it
  const rest = import('./end-account').then(({ clearLeft }) => clearLeft(userId, now)).catch(() => undefined);
  // on every page: a page closed during the wipe has already stored the new account
  await Promise.all([wipeSaved(before, userId), rest]);
}

/** Wipes the account's data at sign-out, whatever the request's result. Needs no network and only loaded code. */
export async function forgetAccount(): Promise<void> {
  const before = readAccount();
  writeAccount(null);
  dropForms();
  if (before !== null) forgetProblems(before);
  await wipeSaved(before);
}
