/** An act made without a network, waiting to be sent; for each key only the last intent waits. */
export interface OutboxEntry {
  key: string;
  kind: 'like' | 'favorite' | 'read' | 'module' | 'visit' | 'stop';
  /** Title of the material, shown to the person. */
  title: string;
  /** The wanted state, whatever the services have now. */
  on: boolean;
  /** Parameters of the call: ids and types. */
  data: Readonly<Record<string, string>>;
  /** Time of the act, ms. */
  at: number;
  /** Why the services refused it, in their text; it then waits for the person. */
  problem?: string;
}

/** Event on `window` when the outbox changes; other tabs receive `storage`. */
export const OUTBOX_CHANGED = 'portal:outbox-changed';

const nameOf = (userId: string) => `outbox:${userId}`;

/** Entries in the order of the acts. */
export function readOutbox(userId: string): OutboxEntry[] {
  try {
    const read = JSON.parse(localStorage.getItem(nameOf(userId)) ?? '[]') as unknown;
    return Array.isArray(read) ? (read as OutboxEntry[]) : [];
  } catch {
    return [];
  }
}

/** Returns false when the browser stores nothing. */
function write(userId: string, entries: readonly OutboxEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(entries));
    window.dispatchEvent(new Event(OUTBOX_CHANGED));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores an intent in place of the former one of its key. It is sent even when it cancels one that was never sent: a
 * page may be stale, and only the services know their state.
 */
export function putIntent(userId: string, entry: OutboxEntry): boolean {
  const others = readOutbox(userId).filter(({ key }) => key !== entry.key);
  return write(userId, [...others, entry]);
}

/** Removes a sent or cancelled intent; one renewed after `at` stays. */
export function dropIntent(userId: string, key: string, at = Infinity): void {
  const entries = readOutbox(userId);
  const left = entries.filter((entry) => entry.key !== key || entry.at > at);
  if (left.length < entries.length) write(userId, left);
}

/** Stores the services' refusal of an intent, or clears it for a retry. An intent renewed after `at` is not changed. */
export function markIntent(userId: string, key: string, problem: string | null, at = Infinity): void {
  const entries = readOutbox(userId).map((entry) => {
    if (entry.key !== key || entry.at > at) return entry;
    const { problem: _before, ...rest } = entry;
    return problem === null ? rest : { ...rest, problem };
  });
  write(userId, entries);
}

/** Clears refusals at sign-out: their text may name other people. After the next sign-in the intents are sent again. */
export function forgetProblems(userId: string): void {
  write(
    userId,
    readOutbox(userId).map(({ problem: _problem, ...rest }) => rest),
  );
}
