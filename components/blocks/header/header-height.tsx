'use client';

import { useEffect } from 'react';

/** Specification, sections 2 and 9. */
const THROTTLE_MS = 50;

/**
 * Keeps `--header-height` equal to the header's real height, so that the page starts below it: large letters or a
 * wrapped line make the header taller than the design token.
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
