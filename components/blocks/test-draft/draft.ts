import type { TestAnswer } from '@/api/tests/schemas';
import { OUTBOX_CHANGED } from '@/lib/pwa/outbox';

/** An answer that the service has not confirmed yet. */
export interface Pending {
  optionIds: readonly string[];
  /** Time of the answer, ms. */
  at: number;
  /** The service's answer to the question at that time. */
  was: readonly string[];
}
export type PendingAnswers = Readonly<Record<string, Pending>>;

interface Kept {
  pending: Record<string, Pending>;
  send?: { key: string; body: string };
  /** Title of the test or the survey, for display. */
  title?: string;
  /** Why the services refused the answers, in their words: the answers then wait for the person. */
  problem?: string;
}

/** Answers of one attempt that this device keeps while the service does not have them. */
export interface Draft {
  read(): PendingAnswers;
  put(questionId: string, pending: Pending): void;
  /** Drops a confirmed answer; one given after `at` stays. */
  drop(questionId: string, at: number): void;
  /** Idempotency key of a set of answers: a second click, another tab and a retry share it. */
  sendKey(body: string): string;
  clear(): void;
  /** False where storage is unavailable: leaving the page would lose unconfirmed answers. */
  readonly safe: boolean;
  /** Calls `onOther` with answers given in another tab; returns a function that stops it. */
  watch(onOther: (pending: PendingAnswers) => void): () => void;
}

const EMPTY: Kept = { pending: {} };

function parse(text: string | null): Kept {
  try {
    const read = text ? (JSON.parse(text) as Partial<Kept> | null) : null;
    return read?.pending ? { ...EMPTY, ...read } : { pending: {} };
  } catch {
    return { pending: {} };
  }
}

function works(storage: Storage): boolean {
  try {
    storage.setItem('test-draft', '1');
    storage.removeItem('test-draft');
    return true;
  } catch {
    return false;
  }
}

/** Kinds with drafts; names of drafts begin with them. */
export const DRAFTED = ['test', 'programme-test', 'survey'] as const;
export type Drafted = (typeof DRAFTED)[number];

interface DraftOf {
  kind: Drafted;
  userId: string;
  /** Id of the test or the survey. */
  id: string;
  /** Distinguishes attempts: the id of the previous result, or `first`. */
  attempt: string;
  /** Stored with the answers, for display. */
  title?: string;
}

/** The stored value of a name; in memory only where storage is unavailable. */
function keptUnder(name: string, storage: Storage) {
  const safe = works(storage);
  let memory: Kept = { pending: {} };
  const load = () => (safe ? parse(storage.getItem(name)) : memory);
  const keep = (next: Kept) => {
    memory = next;
    const empty = Object.keys(next.pending).length === 0 && !next.send;
    if (safe && empty) storage.removeItem(name);
    else if (safe) storage.setItem(name, JSON.stringify(next));
    window.dispatchEvent(new Event(OUTBOX_CHANGED));
  };
  return { safe, load, keep };
}

/** A draft in the browser's storage; drafts of the person's earlier attempts are deleted. */
export function storedDraft(
  { kind, userId, id, attempt, title }: DraftOf,
  storage: Storage = localStorage,
): Draft {
  const stem = `${kind}:${userId}:${id}:`;
  const name = stem + attempt;
  const { safe, load, keep } = keptUnder(name, storage);
  if (safe) {
    for (const key of Object.keys(storage)) if (key.startsWith(stem) && key !== name) storage.removeItem(key);
  }
  return {
    safe,
    read: () => load().pending,
    put: (questionId, pending) => {
      const { problem: _before, ...kept } = load();
      keep({ ...kept, ...(title ? { title } : {}), pending: { ...kept.pending, [questionId]: pending } });
    },
    drop: (questionId, at) => {
      const kept = load();
      const { [questionId]: mine, ...rest } = kept.pending;
      if (mine && mine.at <= at) keep({ ...kept, pending: rest });
    },
    sendKey: (body) => {
      const kept = load();
      if (kept.send?.body === body) return kept.send.key;
      const send = { key: crypto.randomUUID(), body };
      keep({ ...kept, send });
      return send.key;
    },
    clear: () => keep({ pending: {} }),
    watch: (onOther) => {
      const listen = (event: StorageEvent) => {
        if (event.key === name) onOther(parse(event.newValue).pending);
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

export interface WaitingDraft {
  kind: Drafted;
  id: string;
  attempt: string;
  pending: PendingAnswers;
  title?: string;
  problem?: string;
}

/** Every draft of a person on this device with unconfirmed answers. */
export function waitingDrafts(userId: string, storage: Storage = localStorage): WaitingDraft[] {
  return Object.keys(storage).flatMap((name) => {
    const kind = DRAFTED.find((one) => name.startsWith(`${one}:${userId}:`));
    if (!kind) return [];
    const [id, attempt] = name.slice(`${kind}:${userId}:`.length).split(':');
    const { send: _send, ...kept } = parse(storage.getItem(name));
    return id && attempt && Object.keys(kept.pending).length > 0 ? [{ kind, id, attempt, ...kept }] : [];
  });
}

/** Stores why the services refused the answers, to be shown beside them; null deletes the draft. */
export function refuseDraft(
  userId: string,
  { kind, id, attempt }: WaitingDraft,
  problem: string | null,
): void {
  const name = `${kind}:${userId}:${id}:${attempt}`;
  if (problem === null) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify({ ...parse(localStorage.getItem(name)), problem }));
  window.dispatchEvent(new Event(OUTBOX_CHANGED));
}

export const sameChoice = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && [...one].sort().join(' ') === [...other].sort().join(' ');

/**
 * Answers of a draft that are still to send, given the service's answers. An answer changed elsewhere after this one
 * was given is the later intent and wins; otherwise this one does.
 */
export function stillPending(
  pending: PendingAnswers,
  saved: readonly TestAnswer[],
  savedAt: string | null,
): Record<string, Pending> {
  const known = new Map(saved.map(({ questionId, optionIds }) => [questionId, optionIds]));
  const server = savedAt ? Date.parse(savedAt) : 0;
  return Object.fromEntries(
    Object.entries(pending).filter(([questionId, mine]) => {
      const theirs = known.get(questionId) ?? [];
      if (sameChoice(theirs, mine.optionIds)) return false;
      return sameChoice(theirs, mine.was) || mine.at >= server;
    }),
  );
}
