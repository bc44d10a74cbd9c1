const KEY = 'portal-device';

/** A name for this browser, made once: 70 % must be watched on one device (specification, section 1). */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // storage is closed to us: the page itself is the device
    return (inMemory ??= crypto.randomUUID());
  }
}

/** Its name as far as it has one: looking at a page gives none. */
export function knownDevice(): string {
  try {
    return localStorage.getItem(KEY) ?? inMemory ?? '';
  } catch {
    return inMemory ?? '';
  }
}

let inMemory: string | undefined;
