'use client';

import { useEffect } from 'react';

let locks = 0;
let release: (() => void) | undefined;

function lock() {
  locks += 1;
  if (release) return;
  const { style } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const bar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  release = () => Object.assign(style, before);
}

function unlock(after: number) {
  setTimeout(() => {
    locks -= 1;
    if (locks > 0) return;
    release?.();
    release = undefined;
  }, after);
}

/** Locks the page's scrolling while `open`; unlocks 300 ms after the last popup closes (specification, section 9). */
export function useScrollLock(open: boolean, after = 300) {
  useEffect(() => {
    if (!open) return;
    lock();
    return () => unlock(after);
  }, [open, after]);
}
