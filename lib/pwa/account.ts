/** Storage key of the account; other tabs listen to it. */
export const ACCOUNT_NAME = 'portal:account';

/** Storage key of the account's recent searches (`recent-searches`), removed with the account. */
export const SEARCHES_NAME = 'portal:searches';

/**
 * Storage key of the account that left this device last: if a page closes while it wipes that account's data, the next
 * page finishes.
 */
const LEFT_NAME = 'portal:left';

/** Account that left this device last; null when none has, or all its data is wiped (`end-account`). */
export function readLeft(): string | null {
  try {
    return localStorage.getItem(LEFT_NAME);
  } catch {
    return null;
  }
}

/** Marks the account's data as wiped, unless another account has left since. */
export function endLeft(userId: string): void {
  if (readLeft() === userId) localStorage.removeItem(LEFT_NAME);
}

/** Account whose data this device keeps: the last signed-in person who has not signed out; null: none. */
export function readAccount(): string | null {
  try {
    return localStorage.getItem(ACCOUNT_NAME);
  } catch {
    return null;
  }
}

export function writeAccount(userId: string | null): void {
  try {
    const before = readAccount();
    if (userId !== before) localStorage.removeItem(SEARCHES_NAME);
    if (before !== null && userId !== before) localStorage.setItem(LEFT_NAME, before);
    if (userId === null) localStorage.removeItem(ACCOUNT_NAME);
    else localStorage.setItem(ACCOUNT_NAME, userId);
  } catch {
    // without storage there is no data of an account
  }
}
