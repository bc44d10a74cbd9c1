interface Watched {
  /** Called when the network is lost; called at once when there is none. */
  onLost: () => void;
  onBack: () => void;
  onHidden: () => void;
  /** Called when the tab is visible again: another device may have saved answers since. */
  onShown: () => void;
  /** Called when a navigation starts; the next page may be rendered before a running request arrives. */
  onLeaving: () => void;
  /** When false, the browser asks for confirmation before the page is unloaded. */
  mayLeave: () => boolean;
}

/** Listens to the network, to hiding and to leaving the page; returns a function that stops it. */
export function watchPage({ onLost, onBack, onHidden, onShown, onLeaving, mayLeave }: Watched): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('offline', onLost, { signal });
  window.addEventListener('online', onBack, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      onLeaving();
      if (!mayLeave()) event.preventDefault();
    },
    { signal },
  );
  const onSeen = () => (document.visibilityState === 'hidden' ? onHidden() : onShown());
  document.addEventListener('visibilitychange', onSeen, { signal });
  if (!navigator.onLine) onLost();
  return () => stop.abort();
}
