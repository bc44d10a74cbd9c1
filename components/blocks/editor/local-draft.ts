import type { DraftPlace } from './draft-keeper';

export interface LocalDraft {
  values: string;
  seenAt: string | null;
  /** `savedAt` of the server's draft that this copy continues; null for none. */
  after: string | null;
  /** Tabs that have written the copy, one after another, while the services were out of reach. */
  writers?: readonly string[];
}

const keyOf = ({ owner, kind, subject }: DraftPlace) => `editor-draft:${owner}:${kind}:${subject}`;

/** Storage may be full or forbidden: then there is no copy, and the editor says that nothing is kept. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Writes a copy of a draft that the server has not saved into the browser. */
export const keepLocal = (place: DraftPlace, draft: LocalDraft) =>
  void quietly(() => localStorage.setItem(keyOf(place), JSON.stringify(draft)));

export const dropLocal = (place: DraftPlace) => void quietly(() => localStorage.removeItem(keyOf(place)));

export const takeLocal = (place: DraftPlace): LocalDraft | null =>
  quietly(() => {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as LocalDraft | null;
    return kept && { ...kept, after: kept.after ?? null };
  });
