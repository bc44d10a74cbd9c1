import type { Islands } from './island-code';
import { loadIslands } from './load-islands';

/** Stands around a face, and around the live component after it. */
export const PLACES = '[data-island]';

/** Events that begin and end a press that is held. A key released in another window sends no event here. */
const HOLDS = [
  ['pointerdown', 'pointerup', 'pointercancel'],
  ['keydown', 'keyup', 'blur'],
] as const;

/** A press on a face waits for who can answer it. */
function noteEarlyPress(target: EventTarget | null): boolean {
  const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
  if (!place || place.dataset.live !== undefined) return false;
  place.dataset.pressed = '';
  return true;
}

/**
 * What this answers acts at once, or when nothing is held down on the piece any more, neither a button, a finger nor a
 * key: a browser makes no click of a press whose button went away half-way.
 */
function releaseOf(piece: HTMLElement, signal: AbortSignal): (act: () => void) => void {
  const held = new Set<string>();
  let waiting: (() => void) | null = null;
  for (const [down, ...ups] of HOLDS) {
    // the click comes after the finger is up
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

/** Gives the code of islands in a piece once it has come and no face of them is held; what this answers ends the waiting. */
export function awaitIslands(
  piece: HTMLElement,
  names: readonly string[],
  show: (islands: Islands) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onceReleased = releaseOf(piece, signal);
  const stop = loadIslands(names, (islands) => onceReleased(() => show(islands)));
  // a press on a face asks again for code that did not come
  piece.addEventListener('click', ({ target }) => noteEarlyPress(target) && stop.again(), { signal });
  return () => {
    stop();
    ended.abort();
  };
}

/** The live component has the place of its face: with the keyboard, if it stood there, and the press it waited for. */
export function takePlace(place: HTMLElement, hadFocus: boolean): void {
  place.dataset.live = '';
  const button = place.querySelector<HTMLElement>('button, a');
  if (hadFocus) button?.focus();
  if (place.dataset.pressed === undefined) return;
  delete place.dataset.pressed;
  button?.click();
}
