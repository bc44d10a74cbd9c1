/** Activities that an update must not interrupt: an open test or module, a playing video, an upload, unsent text. */
export type BusyKind = 'test' | 'video' | 'upload' | 'form';

const marks = new Map<symbol, BusyKind>();
const NONE: readonly BusyKind[] = [];
let kinds = NONE;
const listeners = new Set<() => void>();

function emit(): void {
  const next = [...new Set(marks.values())];
  kinds = next.length > 0 ? next : NONE;
  for (const listener of listeners) listener();
}

/** Marks an activity as running. Returns a function that ends it; further calls have no effect. */
export function markBusy(kind: BusyKind): () => void {
  const mark = Symbol(kind);
  marks.set(mark, kind);
  emit();
  return () => {
    if (marks.delete(mark)) emit();
  };
}

/** Kinds of marked activities, without duplicates. The same array until it changes. */
export const markedKinds = (): readonly BusyKind[] => kinds;

let look = (marked: readonly BusyKind[]) => marked;
/** Sets a function that adds activities seen on the page but not marked; loaded later, not with the first view. */
export const lookFurther = (also: typeof look): void => void (look = also);

/** Kinds of marked activities and of those seen on the page: everything that a reload would lose. */
export const busyKinds = (): readonly BusyKind[] => look(kinds);

export function subscribeToBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
