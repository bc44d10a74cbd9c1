/**
 * How long what waits for a person's coming back (outbox, answers of tests, states of modules, views of lists,
 * drafts of editors) is kept where others are signed in. A quarter covers a leave or a shared till; somebody
 * who stays away longer may have no account any more, and this device would never learn of that.
 */
const WAITS_MS = 90 * 86_400_000;

/** `left:{id}` says since when the person is not the one of this device. */
const OWN = /^(?:outbox|test|module|views|editor-draft|left):(\d+)(?::|$)/;
const ownerOf = (name: string) => OWN.exec(name)?.[1];

function dropNames(userId: string): void {
  for (const name of Object.keys(localStorage)) if (ownerOf(name) === userId) localStorage.removeItem(name);
}

/** Everything kept under a name like `outbox:{id}` or `test:{id}:…`. */
export function dropOwn(userId: string): void {
  try {
    dropNames(userId);
  } catch {
    // where nothing is kept there is nothing to drop
  }
}

/** Drops what has waited too long for anyone but `current`. */
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
    // as above
  }
}
