import { leastReadingMs } from '@/lib/domain/reading-time';

interface Reading {
  /** The text being read. */
  text: HTMLElement;
  /** An element after the text. */
  end: Element;
  /** Reports that the text is read; after a rejection it is called again when the end is seen again. */
  report: () => Promise<unknown>;
}

/** Counts milliseconds in which the page is visible. */
function readingClock() {
  let had = 0;
  let since: number | null = null;
  return {
    turn(isVisible: boolean) {
      if (since !== null) had += performance.now() - since;
      since = isVisible ? performance.now() : null;
    },
    elapsed: () => had + (since === null ? 0 : performance.now() - since),
    runs: () => since !== null,
  };
}

/**
 * Reports once that a text was read through: its end was visible, and the page was visible at least as long as leafing
 * through the text takes. Returns a function that stops.
 */
export function whenRead({ text, end, report }: Reading): () => void {
  const least = leastReadingMs(text.textContent);
  const clock = readingClock();
  let isReached = false;
  let isReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    off.abort();
  };
  const look = () => {
    clearTimeout(timer);
    if (!isReached || isReported) return;
    const left = least - clock.elapsed();
    if (left > 0) {
      if (clock.runs()) timer = setTimeout(look, left);
      return;
    }
    isReported = true;
    report().then(stop, () => {
      isReported = false;
      isReached = false;
    });
  };
  const observer = new IntersectionObserver((entries) => {
    isReached ||= entries.some(({ isIntersecting }) => isIntersecting);
    look();
  });
  const turned = () => {
    clock.turn(document.visibilityState === 'visible');
    look();
  };
  turned();
  document.addEventListener('visibilitychange', turned, off);
  observer.observe(end);
  return stop;
}
