/** What was done without a network, by what it is done to: the last intent of each waits, no other. */
export interface OutboxEntry {
  key: string;
  kind: 'like' | 'favorite' | 'read' | 'module' | 'visit' | 'stop';
  /** Of the material, for the person. */
  title: string;
  /** What is wanted, whatever the services have. */
  on: boolean;
  /** What the call needs: ids and types. */
  data: Readonly<Record<string, string>>;
  /** When it was done, ms. */
  at: number;
  /** Why the services refused it, in their words; it waits for the person then. */
  problem?: string;
}

/** Raised on `window` when something joined or left; other tabs hear `storage`. */
export const OUTBOX_CHANGED = 'portal:outbox-changed';

const nameOf = (userId: string) => `outbox:${userId}`;

/** In the order they were done. */
export function readOutbox(userId: string): OutboxEntry[] {
  try {
    const read = JSON.parse(localStorage.getItem(nameOf(userId)) ?? '[]') as unknown;
    return Array.isArray(read) ? (read as OutboxEntry[]) : [];
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing. */
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
 * The last intent of its key wins and is sent to the services even where it takes back one that never left: a page
 * may be old, and what they have is theirs to know.
 */
export function putIntent(userId: string, entry: OutboxEntry): boolean {
  const others = readOutbox(userId).filter(({ key }) => key !== entry.key);
  return write(userId, [...others, entry]);
}

/** Sent, or no longer wanted; one that was done anew after `at` stays. */
export function dropIntent(userId: string, key: string, at = Infinity): void {
  const entries = readOutbox(userId);
  const left = entries.filter((entry) => entry.key !== key || entry.at > at);
  if (left.length < entries.length) write(userId, left);
}

/** The services' words beside it, or none: it is tried again. They are not about one that was done anew after `at`. */
export function markIntent(userId: string, key: string, problem: string | null, at = Infinity): void {
  const entries = readOutbox(userId).map((entry) => {
    if (entry.key !== key || entry.at > at) return entry;
    const { problem: _before, ...rest } = entry;
    return problem === null ? rest : { ...rest, problem };
  });
  write(userId, entries);
}

/** At sign-out: the services' words may name others. Each is tried again, and refused anew, when its person is back. */
export function forgetProblems(userId: string): void {
  write(
    userId,
    readOutbox(userId).map(({ problem: _problem, ...rest }) => rest),
  );
}
