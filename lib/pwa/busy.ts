/** What an update must not tear away: a test or module under way, a playing video, an upload, unsent text. */
export type BusyKind = 'test' | 'video' | 'upload' | 'form';

const marks = new Map<symbol, BusyKind>();
const NONE: readonly BusyKind[] = [];
let kinds = NONE;
const listeners = new Set<() => void>();

function tell(): void {
  const next = [...new Set(marks.values())];
  kinds = next.length > 0 ? next : NONE;
  for (const listener of listeners) listener();
}

/** Something is under way from here on; gives back how to say that it is over. Saying so twice is once. */
export function markBusy(kind: BusyKind): () => void {
  const mark = Symbol(kind);
  marks.set(mark, kind);
  tell();
  return () => {
    if (marks.delete(mark)) tell();
  };
}

/** Every kind that somebody said is under way, once. The same array until it changes. */
export const markedKinds = (): readonly BusyKind[] => kinds;

let look = (marked: readonly BusyKind[]) => marked;
/** What nobody says but the page shows; it comes with the rest of the page, so that no first load carries it. */
export const lookFurther = (also: typeof look): void => void (look = also);

/** The marked kinds, and what the page shows besides: whatever a load would lose. */
export const busyKinds = (): readonly BusyKind[] => look(kinds);

export function subscribeToBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
