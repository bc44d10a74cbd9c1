/**
 * Time for which data waiting for an account (outbox, answers of tests, states of modules, views of lists, drafts of
 * editors) is kept while others are signed in. 90 days cover a leave or a shared till; after longer the account may be
 * deleted, which this device would never learn.
 */
const WAITS_MS = 90 * 86_400_000;

/** Names of these entries; `left:{id}` holds the time since when another account uses this device. */
const OWN = /^(?:outbox|test|module|views|editor-draft|left):(\d+)(?::|$)/;
const ownerOf = (name: string) => OWN.exec(name)?.[1];

function dropNames(userId: string): void {
  for (const name of Object.keys(localStorage)) if (ownerOf(name) === userId) localStorage.removeItem(name);
}

/** Removes all entries of an account, under names like `outbox:{id}` or `test:{id}:…`. */
export function dropOwn(userId: string): void {
  try {
    dropNames(userId);
  } catch {
    // without storage there is nothing to remove
  }
}

/** Removes entries that have waited too long, except those of `current`. */
export function dropLongLeft(current: string | null, now: number): void {
  try {
    for (const owner of new Set(Object.keys(localStorage).map(ownerOf))) {
      if (owner === undefined) continue;
      const mark = `left:${owner}`;
      const since = Number(localStorage.getItem(mark));
      if (owner === current) localStorage.removeItem(mark);
      else if (!since) localStorage.setItem(mark, String(now));
      else if (now - since > WAITS_MS) dropNames(owner);
    }
  } catch {
    // without storage there is nothing to remove
  }
}
