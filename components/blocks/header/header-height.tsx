'use client';

import { useEffect } from 'react';

/** Specification, sections 2 and 9. */
const THROTTLE_MS = 50;

/**
 * Keeps `--header-height` equal to the real header, so that the page below starts where it ends: large letters
 * or a wrapped line make it taller than the token says.
 */
export function HeaderHeight() {
  useEffect(() => {
    const header = document.querySelector('header[data-shell]');
    if (!header) return;
    let timer = 0;
    const measure = () => {
      timer = 0;
      const height = header.getBoundingClientRect().height;
      if (height > 0) document.documentElement.style.setProperty('--header-height', `${height}px`);
    };
    const later = () => {
      timer ||= window.setTimeout(measure, THROTTLE_MS);
    };
    later();
    window.addEventListener('resize', later);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, []);
  return null;
}
