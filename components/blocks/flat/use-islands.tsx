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

/** Until the finger or the mouse's button that went down on a face comes up. */
function noteHeld(target: EventTarget | null): void {
  const place = target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
  if (!place || place.dataset.live !== undefined) return;
  const ended = new AbortController();
  const { signal } = ended;
  const end = (event: Event) => {
    ended.abort();
    // a browser makes no click of a press whose button went away half-way
    const isHere = event.target instanceof Node && place.contains(event.target);
    if (event.type === 'pointerup' && isHere && place.dataset.live !== undefined) {
      place.querySelector<HTMLElement>(BUTTON)?.click();
    }
  };
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
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
    const show = (islands: Islands) =>
      setFound(
        places.flatMap((place) => {
          const component = islands.get(nameOf(place));
          return component ? [{ place, component, face: [...place.childNodes], props: propsOf(place) }] : [];
        }),
      );
    const stop = loadIslands(places.map(nameOf), show);
    // a press on a face asks again for code that did not come
    const onPress = ({ target }: Event) => noteEarlyPress(target) && stop.again();
    const onDown = ({ target }: Event) => noteHeld(target);
    current.addEventListener('click', onPress);
    current.addEventListener('pointerdown', onDown);
    return () => {
      stop();
      current.removeEventListener('click', onPress);
      current.removeEventListener('pointerdown', onDown);
      setFound([]);
    };
  }, [piece, text]);

  useLayoutEffect(() => found.forEach(replaceFace), [found]);

  return found.map(({ place, component, props }, at) =>
    createPortal(createElement(component, props), place, String(at)),
  );
}
