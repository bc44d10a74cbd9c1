'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CarouselBar } from '@/components/ui/carousel/carousel-bar';
import styles from './banner-carousel.module.css';

interface BannerTrackProps {
  count: number;
  /** The next slide comes that often, unless stopped, held, hidden or unwanted. */
  seconds: number;
  children: ReactNode;
}

const quiet = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser's own sideways scroll with snapping: swiping needs no script. This adds dots, pause and time. */
export function BannerTrack({ count, seconds, children }: BannerTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (quiet()) setStopped(true);
  }, []);

  function go(index: number) {
    const row = track.current;
    if (!row) return;
    const left = (index % count) * row.clientWidth;
    row.scrollTo({ left, behavior: quiet() ? 'instant' : 'smooth' });
  }

  useEffect(() => {
    if (count < 2 || stopped || held) return;
    const timer = setTimeout(() => document.hidden || go(current + 1), seconds * 1000);
    return () => clearTimeout(timer);
  });

  function follow() {
    const row = track.current;
    if (row) setCurrent(Math.min(count - 1, Math.round(row.scrollLeft / row.clientWidth)));
  }

  return (
    <div
      className={styles.held}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        className={styles.track}
        onScroll={follow}
        aria-live={stopped || held ? 'polite' : 'off'}
      >
        {children}
      </div>
      {count > 1 && (
        <div className={styles.bar} data-script="">
          <CarouselBar
            dark
            count={count}
            current={current}
            onGo={go}
            stopped={stopped}
            onToggle={() => setStopped(!stopped)}
          />
        </div>
      )}
    </div>
  );
}
