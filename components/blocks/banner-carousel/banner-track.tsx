'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { CarouselBar } from '@/components/ui/carousel/carousel-bar';
import styles from './banner-carousel.module.css';

interface BannerTrackProps {
  count: number;
  /** Autoplay interval; no autoplay while stopped, hovered, focused or hidden, or with reduced motion. */
  seconds: number;
  children: ReactNode;
}

const quiet = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** No subscription: the system setting seldom changes while a page is open. */
const never = () => () => undefined;

/** A native horizontal scroller with snapping, so swiping needs no script; adds dots, pause and autoplay. */
export function BannerTrack({ count, seconds, children }: BannerTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const still = useSyncExternalStore(never, quiet, () => false);
  const [choice, setStopped] = useState<boolean | null>(null);
  const stopped = choice ?? still;
  const [held, setHeld] = useState(false);

  const go = useCallback(
    (index: number) => {
      const row = track.current;
      if (!row) return;
      const left = (index % count) * row.clientWidth;
      row.scrollTo({ left, behavior: quiet() ? 'instant' : 'smooth' });
    },
    [count],
  );

  useEffect(() => {
    if (count < 2 || stopped || held) return;
    const timer = setInterval(() => document.hidden || go(current + 1), seconds * 1000);
    return () => clearInterval(timer);
  }, [count, current, go, held, seconds, stopped]);

  // loads the next slide's picture in advance, so that no empty slide scrolls into view
  useEffect(() => {
    const next = track.current?.children[current + 1]?.querySelector('img');
    if (!next) return;
    return whenIdle(() => next.setAttribute('loading', 'eager'));
  }, [current]);

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
