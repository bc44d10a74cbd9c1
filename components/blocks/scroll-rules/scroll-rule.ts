import * as path from '@/lib/routes/path';

/** Specification, section 2, 'Scroll rules'. */
const KEEPING: readonly string[] = [path.appointments(), path.schedule(), path.learnings()];
export const HASH_TRIES = 50;
export const HASH_EVERY_MS = 100;

export type ScrollRule =
  | { kind: 'hash'; id: string }
  /** Keeps the position when its own address changes, and restores it on return from another page. */
  | { kind: 'keep' }
  | { kind: 'top' };

/** Scroll rule of a navigation. `hash` as in the address, with `#`, or ''. */
export function scrollRule({ pathname, hash }: { pathname: string; hash: string }): ScrollRule {
  const id = idOf(hash);
  if (id) return { kind: 'hash', id };
  return KEEPING.includes(pathname) ? { kind: 'keep' } : { kind: 'top' };
}

function idOf(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Looks for the hash's target at once and then up to 50 × 100 ms; returns a function that stops. */
export function scrollToId(id: string, find: (id: string) => Element | null): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const target = find(id);
    if (target) target.scrollIntoView();
    else if (tries < HASH_TRIES) {
      tries += 1;
      timer = setTimeout(look, HASH_EVERY_MS);
    }
  };
  look();
  return () => clearTimeout(timer);
}
