/**
 * HTML pieces of one request for its document. React's payload refers to a piece by its number, so that the document
 * contains the HTML once: in its body, not a second time in the payload.
 */
interface Kept {
  html: string;
  at: number;
}
interface Store {
  made: number;
  pieces: Map<string, Kept>;
}

/** A global key: server components and the server rendering of client components use two copies of this module. */
const STORE = Symbol.for('portal.kept-html');
const MOST = 4000;
const LIFETIME_MS = 60_000;

function store(): Store {
  const all = globalThis as { [STORE]?: Store };
  return (all[STORE] ??= { made: 0, pieces: new Map() });
}

/** Deletes pieces older than a minute, left by aborted responses, once there are `MOST`. */
function sweep({ pieces }: Store, now: number): void {
  if (pieces.size < MOST) return;
  for (const [id, { at }] of pieces) {
    if (now - at < LIFETIME_MS) return;
    pieces.delete(id);
  }
}

/** Stores a piece until `forgetHtml` and returns its number, unique in this process. */
export function keepHtml(html: string, now = Date.now()): string {
  const all = store();
  sweep(all, now);
  all.made += 1;
  const id = all.made.toString(36);
  all.pieces.set(id, { html, at: now });
  return id;
}

export const keptHtml = (id: string): string | null => store().pieces.get(id)?.html ?? null;

export function forgetHtml(ids: readonly string[]): void {
  for (const id of ids) store().pieces.delete(id);
}
