import type { TestAnswer } from '@/api/tests/schemas';
import { OUTBOX_CHANGED } from '@/lib/pwa/outbox';

/** An answer that the service has not confirmed yet. */
export interface Pending {
  optionIds: readonly string[];
  /** When it was given, ms. */
  at: number;
  /** What the service had for the question when it was given. */
  was: readonly string[];
}
export type PendingAnswers = Readonly<Record<string, Pending>>;

interface Kept {
  pending: Record<string, Pending>;
  send?: { key: string; body: string };
  /** Of the test or the survey, for the person. */
  title?: string;
  /** Why the services refused the answers, in their words: they wait for the person then. */
  problem?: string;
}

/** What this device keeps of one attempt while the service does not have it. */
export interface Draft {
  read(): PendingAnswers;
  put(questionId: string, pending: Pending): void;
  /** Confirmed; an answer given after `at` stays. */
  drop(questionId: string, at: number): void;
  /** One key for one set of answers: a second click, tab or try after a lost answer is the same sending. */
  sendKey(body: string): string;
  clear(): void;
  /** False where the browser keeps nothing: leaving would lose what is not confirmed. */
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

/** What is answered in parts, as the names of drafts begin. */
export const DRAFTED = ['test', 'programme-test', 'survey'] as const;
export type Drafted = (typeof DRAFTED)[number];

interface DraftOf {
  kind: Drafted;
  userId: string;
  /** Of the test or the survey. */
  id: string;
  /** Tells attempts of one apart: the id of the result before, or `first`. */
  attempt: string;
  /** Kept with the answers, for the person. */
  title?: string;
}

/** What is kept under a name; in memory alone where the browser keeps nothing. */
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

/** A draft in the browser's storage; drafts of the person's earlier attempts at it are thrown away. */
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

/** Every draft of a person on this device with answers the service has not confirmed. */
export function waitingDrafts(userId: string, storage: Storage = localStorage): WaitingDraft[] {
  return Object.keys(storage).flatMap((name) => {
    const kind = DRAFTED.find((one) => name.startsWith(`${one}:${userId}:`));
    if (!kind) return [];
    const [id, attempt] = name.slice(`${kind}:${userId}:`.length).split(':');
    const { send: _send, ...kept } = parse(storage.getItem(name));
    return id && attempt && Object.keys(kept.pending).length > 0 ? [{ kind, id, attempt, ...kept }] : [];
  });
}

/** Why the services refused the answers, shown beside them; null when the person discards the answers. */
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
 * What is left to send of a draft, given what the service has now. An answer changed elsewhere after ours was given
 * is the later intent and wins; otherwise ours does.
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
