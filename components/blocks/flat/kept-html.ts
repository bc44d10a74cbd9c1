/**
 * HTML that one request makes for its own document. React's payload names a piece by its number, so that a document
 * carries the piece once: as what the browser shows, not a second time as what React reads.
 */
interface Kept {
  html: string;
  at: number;
}
interface Store {
  made: number;
  pieces: Map<string, Kept>;
}

/** Server components and the HTML of client ones are made by two copies of this module in one process. */
const STORE = Symbol.for('portal.kept-html');
const MOST = 4000;
const LIFETIME_MS = 60_000;

function store(): Store {
  const all = globalThis as { [STORE]?: Store };
  return (all[STORE] ??= { made: 0, pieces: new Map() });
}

/** What a response never asked for goes after a minute: an answer that broke off. */
function sweep({ pieces }: Store, now: number): void {
  if (pieces.size < MOST) return;
  for (const [id, { at }] of pieces) {
    if (now - at < LIFETIME_MS) return;
    pieces.delete(id);
  }
}

/** Keeps a piece until `forgetHtml`; its number is never another's in this process. */
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
