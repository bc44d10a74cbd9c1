'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusKept<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * For a box whose controls replace each other: when the one with focus goes away or can't be pressed any more, focus
 * moves to what `next` finds in the box, and not to the top of the page.
 */
export function useFocusKept<E extends HTMLElement>(
  next: (box: E) => HTMLElement | null | undefined,
): FocusKept<E> {
  const ref = useRef<E>(null);
  const inside = useRef(false);
  // after every render, whatever took the control away; React tells no blur of what it removes
  useLayoutEffect(() => {
    const box = ref.current;
    const at = document.activeElement;
    if (!box || !inside.current || (box.contains(at) && !at?.matches(':disabled'))) return;
    next(box)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}
