/** What Chromium tells before it would offer to install; no type of it is in TypeScript's own library. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function become(next: InstallPrompt | null): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until the hint can show it; returns how to stop. */
export function keepPrompt(): () => void {
  const stop = new AbortController();
  window.addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault();
      become(event as InstallPrompt);
    },
    stop,
  );
  window.addEventListener('appinstalled', () => become(null), stop);
  return () => stop.abort();
}

export const readPrompt = (): InstallPrompt | null => kept;
/** An offer is good for one question. */
export const dropPrompt = (): void => become(null);

export function subscribeToPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
