/**
 * Runs `run` when the browser is idle, after `atMostMs` at the latest (Safari has no idle callbacks and always waits as
 * long). Returns a function that cancels it.
 */
export function whenIdle(run: () => void, atMostMs = 2000): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, atMostMs);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: atMostMs });
  return () => window.cancelIdleCallback(id);
}
