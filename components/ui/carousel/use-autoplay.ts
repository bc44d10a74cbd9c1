'use client';

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion';

/** Shows the next slide every `seconds`, unless stopped by the person, by reduced motion, a hidden tab or `held`. */
export function useAutoplay(embla: UseEmblaCarouselType[1], seconds: number | undefined, held: boolean) {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const stopped = chosen ?? reduced;

  useEffect(() => {
    if (!embla || !seconds || stopped || held) return;
    const timer = setInterval(() => document.hidden || embla.scrollNext(), seconds * 1000);
    return () => clearInterval(timer);
  }, [embla, seconds, stopped, held]);

  return { stopped, toggle: () => setChosen(!stopped) };
}
