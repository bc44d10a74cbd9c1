import type { Islands } from './island-code';
import { loadIslands } from './load-islands';

/** Selects the element around a face, and later around its live component. */
export const PLACES = '[data-island]';

/** Events that begin and end a press that is held. A key released in another window sends no event here. */
const HOLDS = [
  ['pointerdown', 'pointerup', 'pointercancel'],
  ['keydown', 'keyup', 'blur'],
] as const;

/** Records a press on a face until its live component can handle it; returns whether it did. */
function noteEarlyPress(target: EventTarget | null): boolean {
  const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
  if (!place || place.dataset.live !== undefined) return false;
  place.dataset.pressed = '';
  return true;
}

/**
 * Returns a function that runs `act` at once, or as soon as no mouse button, finger or key is held down on the piece: a
 * browser fires no click when the pressed element is removed before the release.
 */
function releaseOf(piece: HTMLElement, signal: AbortSignal): (act: () => void) => void {
  const held = new Set<string>();
  let waiting: (() => void) | null = null;
  for (const [down, ...ups] of HOLDS) {
    // the click event follows the release
    const onUp = () =>
      setTimeout(() => {
        held.delete(down);
        if (held.size > 0 || signal.aborted) return;
        waiting?.();
        waiting = null;
      });
    const onDown = () => {
      held.add(down);
      for (const up of ups) window.addEventListener(up, onUp, { once: true, signal });
    };
    piece.addEventListener(down, onDown, { signal });
  }
  return (act) => {
    if (held.size > 0) waiting = act;
    else act();
  };
}

/** Calls `show` once the islands' code is loaded and no press on the piece is held; returns a function that cancels. */
export function awaitIslands(
  piece: HTMLElement,
  names: readonly string[],
  show: (islands: Islands) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onceReleased = releaseOf(piece, signal);
  const stop = loadIslands(names, (islands) => onceReleased(() => show(islands)));
  // a press on a face retries code that failed to load
  piece.addEventListener('click', ({ target }) => noteEarlyPress(target) && stop.again(), { signal });
  return () => {
    stop();
    ended.abort();
  };
}

/** Called when the live component has replaced its face: restores the focus and repeats the recorded press. */
export function takePlace(place: HTMLElement, hadFocus: boolean): void {
  place.dataset.live = '';
  const button = place.querySelector<HTMLElement>('button, a');
  if (hadFocus) button?.focus();
  if (place.dataset.pressed === undefined) return;
  delete place.dataset.pressed;
  button?.click();
}
