const KEY = 'portal-device';

/** Id of this browser, generated once: 70 % must be watched on one device (specification, section 1). */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // storage is unavailable: the id lives as long as the page
    return (inMemory ??= crypto.randomUUID());
  }
}

/** The id if it exists already: viewing a page creates none. */
export function knownDevice(): string {
  try {
    return localStorage.getItem(KEY) ?? inMemory ?? '';
  } catch {
    return inMemory ?? '';
  }
}

let inMemory: string | undefined;
