'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** The letters as a rail that marks the one being read; its code comes when the page is idle. */
export function LetterRail({ children }: { children: ReactNode }) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    const forget = whenIdle(() => {
      void import('./watch-letters').then(
        ({ watchLetters }) => {
          if (rail.current) stop = watchLetters(rail.current);
        },
        () => undefined,
      );
    });
    return () => {
      forget();
      stop();
    };
  }, []);
  return (
    <div ref={rail} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
