const FRAME_GROWN = 'portal:frame-grown';

/** The module's frame has taken the height its page asks for. */
export const tellGrown = () => window.dispatchEvent(new Event(FRAME_GROWN));

/**
 * Runs once the frame has grown, or after a while where its page never says how high it is: until then what stands
 * below moves, and a press on it lands beside it. Gives what calls it off.
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
