/** Other tabs hear of it by this name. */
export const ACCOUNT_NAME = 'portal:account';

/** What they searched for (`recent-searches`); it goes with them. */
export const SEARCHES_NAME = 'portal:searches';

/** Who left this device last: a page may close in the middle of wiping what was theirs, and the next one ends it. */
const LEFT_NAME = 'portal:left';

/** Null: nobody has, or nothing of theirs is left (`end-account`). */
export function readLeft(): string | null {
  try {
    return localStorage.getItem(LEFT_NAME);
  } catch {
    return null;
  }
}

/** Nothing of theirs is left, unless somebody else has left meanwhile. */
export function endLeft(userId: string): void {
  if (readLeft() === userId) localStorage.removeItem(LEFT_NAME);
}

/** Whose things this device keeps: the person who was signed in last and has not signed out; null: nobody's. */
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
    // where nothing is kept nothing is anybody's
  }
}
