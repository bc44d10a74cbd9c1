'use client';

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** Next slide every `seconds`, unless stopped by hand, by reduced motion, a hidden tab, the pointer or the focus. */
export function useAutoplay(
  embla: UseEmblaCarouselType[1],
  seconds: number | undefined,
  held: boolean,
) {
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  useEffect(() => {
    if (!embla || !seconds || stopped || held) return;
    const timer = setInterval(() => document.hidden || embla.scrollNext(), seconds * 1000);
    return () => clearInterval(timer);
  }, [embla, seconds, stopped, held]);

  return { stopped, toggle: () => setStopped(!stopped) };
}
