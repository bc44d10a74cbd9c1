'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusKept<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Keeps the focus in a box whose controls replace each other: when the focused control is removed or disabled, the
 * focus moves to the element that `next` returns, and not to the top of the page.
 */
export function useFocusKept<E extends HTMLElement>(
  next: (box: E) => HTMLElement | null | undefined,
): FocusKept<E> {
  const ref = useRef<E>(null);
  const inside = useRef(false);
  // runs after every render, because React fires no blur for an element that it removes
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
