/** Runs once the browser has nothing better to do, two seconds later at most; gives what calls it off. Safari has no idle callbacks. */
export function whenIdle(run: () => void, atMostMs = 2000): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, atMostMs);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: atMostMs });
  return () => window.cancelIdleCallback(id);
}
