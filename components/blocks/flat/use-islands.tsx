import {
  createElement,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactPortal,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { Islands } from './island-code';
import { loadIslands } from './load-islands';

interface Found {
  place: HTMLElement;
  /** What the server drew in the place, until the live component stands beside it. */
  face: ChildNode[];
  component: ComponentType<object>;
  props: object;
}

const PLACES = '[data-island]';
const BUTTON = 'button, a';

function propsOf({ dataset }: HTMLElement): object {
  return JSON.parse(dataset.props ?? '{}') as object;
}

/** A press on a face waits for who can answer it. */
function noteEarlyPress(target: EventTarget | null): boolean {
  const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
  if (!place || place.dataset.live !== undefined) return false;
  place.dataset.pressed = '';
  return true;
}

/**
 * What this answers acts at once, or when nothing is held down on the piece any more: a browser makes no click of a
 * press whose button went away half-way.
 */
function releaseOf(piece: HTMLElement, signal: AbortSignal): (act: () => void) => void {
  let isHeld = false;
  let waiting: (() => void) | null = null;
  // the click comes after the finger is up
  const onUp = () =>
    setTimeout(() => {
      isHeld = false;
      if (!signal.aborted) waiting?.();
      waiting = null;
    });
  const onDown = () => {
    isHeld = true;
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, onUp, { once: true, signal });
  };
  piece.addEventListener('pointerdown', onDown, { signal });
  return (act) => {
    if (isHeld) waiting = act;
    else act();
  };
}

/** The live component takes the place of its face: with the keyboard, if it stood there, and the press it waited for. */
function replaceFace({ place, face }: Found): void {
  const hadFocus = face.some((node) => node.contains(document.activeElement));
  face.forEach((node) => node.remove());
  place.dataset.live = '';
  const button = place.querySelector<HTMLElement>(BUTTON);
  if (hadFocus) button?.focus();
  if (place.dataset.pressed === undefined) return;
  delete place.dataset.pressed;
  button?.click();
}

/** The live components of a piece of HTML, anew when the piece changes; their code comes after the page's own. */
export function useIslands(piece: RefObject<HTMLElement>, text: string | null): ReactPortal[] {
  const [found, setFound] = useState<Found[]>([]);

  // with the piece itself: a press on what is shown is heard from the first moment on
  useLayoutEffect(() => {
    const { current } = piece;
    const places = Array.from(current?.querySelectorAll<HTMLElement>(PLACES) ?? []);
    if (!current || places.length === 0) return;
    const nameOf = ({ dataset }: HTMLElement) => dataset.island ?? '';
    const ended = new AbortController();
    const { signal } = ended;
    const onceReleased = releaseOf(current, signal);
    const show = (islands: Islands) =>
      setFound(
        places.flatMap((place) => {
          const component = islands.get(nameOf(place));
          return component ? [{ place, component, face: [...place.childNodes], props: propsOf(place) }] : [];
        }),
      );
    const stop = loadIslands(places.map(nameOf), (islands) => onceReleased(() => show(islands)));
    // a press on a face asks again for code that did not come
    const onPress = ({ target }: Event) => noteEarlyPress(target) && stop.again();
    current.addEventListener('click', onPress, { signal });
    return () => {
      stop();
      ended.abort();
      setFound([]);
    };
  }, [piece, text]);

  useLayoutEffect(() => found.forEach(replaceFace), [found]);

  return found.map(({ place, component, props }, at) =>
    createPortal(createElement(component, props), place, String(at)),
  );
}
