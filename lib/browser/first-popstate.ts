type OnStep = (event: PopStateEvent) => void;
let onStep: OnStep | null = null;
let guard: OnStep | null = null;

/** Called at every step of history before the router, which it may withhold; null for nobody. */
export function beforeRouter(next: OnStep | null): void {
  onStep = next;
}

/** Sets a listener for steps that lead to another page, called after the others. Returns a function that removes it. */
export function guardSteps(next: OnStep): () => void {
  guard = next;
  return () => void (guard === next && (guard = null));
}

// Chromium calls what listens on `window` in the order of registration, whatever the phase. The router listens once
// the page is hydrated; this module is part of every page's first code, so it has listened before.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    onStep?.(event);
    // kept from the router already: a step over a popup
    if (!event.cancelBubble) guard?.(event);
  });
