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

/** The login page, to which a session ends in many ways: nobody is signed in, so nothing here is anybody's. */
export async function forgetEnded(): Promise<void> {
  if (readAccount() !== null) await forgetAccount();
}

/** The account is no more: what would have waited for its coming back (outbox, drafts) goes too. */
export async function eraseAccount(): Promise<void> {
  const before = readAccount();
  const wiped = forgetAccount();
  if (before !== null) dropOwn(before);
  await wiped;
}

/** Everything kept under a name like `outbox:{id}` or `test:{id}:…`. */
function dropOwn(userId: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.split(':')[1] === userId);
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // where nothing is kept there is nothing to drop
  }
}
