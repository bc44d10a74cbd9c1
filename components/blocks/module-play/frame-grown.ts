const FRAME_GROWN = 'portal:frame-grown';

/** Announces that the module's frame has grown to the height its page requested. */
export const announceGrowth = () => window.dispatchEvent(new Event(FRAME_GROWN));

/**
 * Runs once the frame has grown, or after `atMostMs` if its page never reports a height: until then the content below
 * moves, and a press would miss it. Returns a function that cancels.
 */
export function whenGrown(run: () => void, atMostMs = 5000): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener(FRAME_GROWN, end);
  };
  const end = () => {
    stop();
    run();
  };
  const timer = setTimeout(end, atMostMs);
  window.addEventListener(FRAME_GROWN, end);
  return stop;
}
