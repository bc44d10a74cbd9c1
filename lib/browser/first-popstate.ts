type OnStep = (event: PopStateEvent) => void;
let onStep: OnStep | null = null;

/** Who is told of every step of history before the router is, and may keep it from it; null for nobody. */
export function beforeRouter(next: OnStep | null): void {
  onStep = next;
}

// Chromium calls what listens on `window` in the order of registration, whatever the phase. The router listens once
// the page is hydrated; this module is part of every page's first code, so it has listened before.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => onStep?.(event));
