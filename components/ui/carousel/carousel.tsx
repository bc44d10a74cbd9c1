'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion';
import styles from './carousel.module.css';
import { CarouselBar } from './carousel-bar';
import { useAutoplay } from './use-autoplay';

export type CarouselProps = {
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Autoplay interval; without it there is no autoplay and no pause button. */
  seconds?: number;
  /** Dots on a dark picture. */
  dark?: boolean;
  /** Dots overlap the slide's bottom, where its text leaves room. */
  over?: boolean;
};

/** A carousel with swiping, arrow keys and dots. The first slide is visible without scripts. */
export function Carousel({ label, slides, seconds, dark, over }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: slides.length > 2, duration: 28 });
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const reduced = useReducedMotion();
  const auto = useAutoplay(embla, slides.length > 1 ? seconds : undefined, held);

  useEffect(() => {
    if (!embla) return;
    const select = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  function go(index: number) {
    embla?.scrollTo((index + slides.length) % slides.length, reduced);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || (event.target as Element).closest('input, textarea, select')) return;
    event.preventDefault();
    go(current + step);
  }

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <section
      aria-roledescription="карусель"
      aria-label={label}
      className={styles.carousel}
      data-over={over || undefined}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={press}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={seconds && !auto.stopped ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription="слайд"
              aria-label={`${index + 1} из ${slides.length}`}
              className={styles.slide}
              inert={index !== current}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselBar
          count={slides.length}
          current={current}
          dark={dark}
          onGo={go}
          stopped={seconds ? auto.stopped : undefined}
          onToggle={auto.toggle}
        />
      )}
    </section>
  );
}
