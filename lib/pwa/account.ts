const NAME = 'portal:account';

/** Whose things this device keeps: the person who was signed in last and has not signed out; null: nobody's. */
export function readAccount(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

export function writeAccount(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, userId);
  } catch {
    // where nothing is kept nothing is anybody's
  }
}
