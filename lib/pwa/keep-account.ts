import { readAccount, writeAccount } from './account';
import { dropForms } from './form-drafts';
import { wipeSaved } from './wipe-saved';

/** Somebody is signed in: what another person left on this device goes. */
export async function keepAccount(userId: string): Promise<void> {
  const before = readAccount();
  if (before === userId) return;
  writeAccount(userId);
  if (before !== null) dropForms();
  await wipeSaved(before, userId);
}

/** At sign-out, whatever becomes of the request for it. Needs no network and no code that is not there. */
export async function forgetAccount(): Promise<void> {
  const before = readAccount();
  writeAccount(null);
  dropForms();
  await wipeSaved(before);
}
