'use client';

import { useEffect, useId, useRef } from 'react';

type Marked = { popup?: string } | null;
const top = () => (window.history.state as Marked)?.popup;

/** The router must not see the steps over our own entries: the page under them is the same. */
function hide(event: Event) {
  event.stopImmediatePropagation();
}

function stepBack() {
  window.addEventListener('popstate', hide, { capture: true, once: true });
  window.history.back();
}

/**
 * Gives an open popup its own step of history, so that the back gesture closes it and leaves the page. Closed
 * otherwise, it takes the step back, unless a navigation has already gone on from it.
 */
export function useBackClose(open: boolean, onClose: () => void) {
  const id = useId();
  const close = useRef(onClose);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => void (close.current = onClose));

  useEffect(() => {
    if (!open) return;
    clearTimeout(leaving.current);
    if (top() !== id) window.history.pushState({ ...(window.history.state as object), popup: id }, '');

    function left(event: PopStateEvent) {
      const now = (event.state as Marked)?.popup;
      if (now === id) return hide(event);
      window.removeEventListener('popstate', left, { capture: true });
      hide(event);
      close.current();
    }
    window.addEventListener('popstate', left, { capture: true });
    return () => {
      window.removeEventListener('popstate', left, { capture: true });
      leaving.current = setTimeout(() => void (top() === id && stepBack()));
    };
  }, [open, id]);
}
