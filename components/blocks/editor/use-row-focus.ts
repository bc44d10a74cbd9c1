import { useEffect, useRef, useState, type RefObject } from 'react';

const CONTROL = 'input, textarea, select, [contenteditable="true"]';

/** After a change of the rows: where the focus goes, and what is said aloud. */
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
    /** Into the first field of a row; without rows to what adds one. */
    toRow(at: number, said: string) {
      const focus = () => {
        const row = list.current?.children[at];
        const add = list.current?.parentElement?.querySelector<HTMLElement>(':scope > [data-add]');
        (row?.querySelector<HTMLElement>(CONTROL) ?? add)?.focus();
      };
      setChange({ said, focus });
    },
    /** Where it was: a row that has moved takes its place in the page anew and loses it. */
    toSame(said: string) {
      const active = document.activeElement;
      setChange({ said, focus: () => active instanceof HTMLElement && active.focus() });
    },
  };
}
