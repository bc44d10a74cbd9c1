/** Other tabs hear of it by this name. */
export const ACCOUNT_NAME = 'portal:account';

/** What they searched for (`recent-searches`); it goes with them. */
export const SEARCHES_NAME = 'portal:searches';

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
    if (userId !== readAccount()) localStorage.removeItem(SEARCHES_NAME);
    if (userId === null) localStorage.removeItem(ACCOUNT_NAME);
    else localStorage.setItem(ACCOUNT_NAME, userId);
  } catch {
    // where nothing is kept nothing is anybody's
  }
}
