import { useEffect, useRef, useState, type RefObject } from 'react';

const CONTROL = 'input, textarea, select, [contenteditable="true"]';

/** Moves the focus after a change of the rows, and announces the change. */
export function useRowFocus(list: RefObject<HTMLOListElement | null>) {
  const [change, setChange] = useState<{ said: string; focus: () => void } | null>(null);
  const done = useRef(change);
  useEffect(() => {
    if (!change || done.current === change) return;
    done.current = change;
    change.focus();
  }, [change]);

  return {
    said: change?.said ?? '',
    /** Focuses the first field of a row; without rows the button that adds one. */
    toRow(at: number, said: string) {
      const focus = () => {
        const row = list.current?.children[at];
        const add = list.current?.parentElement?.querySelector<HTMLElement>(':scope > [data-add]');
        (row?.querySelector<HTMLElement>(CONTROL) ?? add)?.focus();
      };
      setChange({ said, focus });
    },
    /** Restores the focus, which a row loses when it is moved in the page. */
    toSame(said: string) {
      const active = document.activeElement;
      setChange({ said, focus: () => active instanceof HTMLElement && active.focus() });
    },
  };
}
