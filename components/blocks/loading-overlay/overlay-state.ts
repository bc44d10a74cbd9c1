/** One switch: the global loading overlay (specification, sections 2 and 4). */
let on = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (on === next) return;
  on = next;
  for (const listener of listeners) listener();
}

export const showOverlay = () => become(true);
export const hideOverlay = () => become(false);
export const isOverlayOn = () => on;

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
