type OnStep = (event: PopStateEvent) => void;
let onStep: OnStep | null = null;
let guard: OnStep | null = null;

/** Sets the listener that runs at every popstate before the router and may stop the event; null removes it. */
export function beforeRouter(next: OnStep | null): void {
  onStep = next;
}

/** Sets the listener for popstate events that reach the router; it runs after the first one. Returns its remover. */
export function guardSteps(next: OnStep): () => void {
  guard = next;
  return () => void (guard === next && (guard = null));
}

// Chromium calls listeners of `window` in the order of registration, whatever the phase. The router registers after
// hydration; this module is in the first code of every page, so its listener runs first.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    onStep?.(event);
    // a cancelled event closes a popup and never reaches the router
    if (!event.cancelBubble) guard?.(event);
  });
