import { createContext, useContext, useLayoutEffect, useRef, type RefObject } from 'react';

type Openers = RefObject<readonly HTMLElement[]>;

/** What opened the window around, and what opened that one. */
export const OpenersContext = createContext<Openers | null>(null);

/**
 * Where the keyboard goes when a window has left the screen: to what opened it, or, where that went with a window, to
 * what opened that one. Nowhere once the person has gone on elsewhere, and nowhere where all of them are gone: what had
 * the focus before any of them has nothing to do with it.
 */
export function useOpeners(open: boolean) {
  const under = useContext(OpenersContext);
  const openers = useRef<readonly HTMLElement[]>([]);
  const box = useRef<HTMLDivElement>(null);

  // the focus moves into the window after the effects of its opening
  useLayoutEffect(() => {
    if (!open) return;
    const at = document.activeElement;
    const here = at instanceof HTMLElement && at !== document.body ? [at] : [];
    openers.current = [...here, ...(under?.current ?? [])];
  }, [open, under]);

  const finalFocus = (): HTMLElement | false => {
    const { activeElement: at, body } = document;
    const isElsewhere = at !== null && at !== body && !box.current?.contains(at);
    return (!isElsewhere && openers.current.find((opener) => opener.isConnected)) || false;
  };
  return { openers, box, finalFocus };
}
