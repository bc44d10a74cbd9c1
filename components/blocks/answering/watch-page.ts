interface Watched {
  /** The network is gone: at once when it is gone already. */
  onLost: () => void;
  onBack: () => void;
  onHidden: () => void;
  /** Looked at again: another device may have gone on meanwhile. */
  onShown: () => void;
  /** Another page was asked for; it may be made before what is on its way arrives. */
  onLeaving: () => void;
  /** False: the browser asks before the page goes. */
  mayLeave: () => boolean;
}

/** Listens to the network, to hiding and to leaving the page; gives back how to stop. */
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
