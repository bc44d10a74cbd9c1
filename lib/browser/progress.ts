/** One switch, many watchers: whether a soft navigation is under way. */
let under = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (under === next) return;
  under = next;
  for (const listener of listeners) listener();
}

/** For a navigation started by code: `startProgress(); router.push(…)`. It ends when the address has changed. */
export const startProgress = () => become(true);
export const endProgress = () => become(false);
export const isUnderWay = () => under;

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
