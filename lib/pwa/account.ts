/** Other tabs hear of it by this name. */
export const ACCOUNT_NAME = 'portal:account';

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
    if (userId === null) localStorage.removeItem(ACCOUNT_NAME);
    else localStorage.setItem(ACCOUNT_NAME, userId);
  } catch {
    // where nothing is kept nothing is anybody's
  }
}
