'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** Rail of letters: marks the letter being read and the requested word. Its code is loaded when the page is idle. */
export function LetterRail({ children }: { children: ReactNode }) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    const forget = whenIdle(() => {
      void Promise.all([import('./watch-letters'), import('./mark-word')]).then(
        ([{ watchLetters }, { markWord }]) => {
          if (!rail.current) return;
          const stops = [watchLetters(rail.current), markWord()];
          stop = () => stops.forEach((one) => one());
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
