/** Event of Chromium before its install offer; TypeScript's library has no type for it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function become(next: InstallPrompt | null): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's install offer until the hint shows it. Returns a function that stops it. */
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
/** An offer can be used once. */
export const dropPrompt = (): void => become(null);

export function subscribeToPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
