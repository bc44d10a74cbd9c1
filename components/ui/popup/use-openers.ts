import { createContext, useContext, useLayoutEffect, useRef, type RefObject } from 'react';

type Openers = RefObject<readonly HTMLElement[]>;

/** The elements that opened the surrounding popup and the popups below it. */
export const OpenersContext = createContext<Openers | null>(null);

/**
 * Finds the element that gets the focus after a popup has closed: its opener, or, if that was in a closed popup, the
 * opener of that popup. The focus is not moved when the person has focused another element, or when all openers are
 * removed.
 */
export function useOpeners(open: boolean) {
  const under = useContext(OpenersContext);
  const openers = useRef<readonly HTMLElement[]>([]);
  const box = useRef<HTMLDivElement>(null);

  // a layout effect, because the popup takes the focus after the effects of its opening
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
