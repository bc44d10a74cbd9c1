import {
  createElement,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactPortal,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { awaitIslands, PLACES, takePlace } from './early-press';
import type { Islands } from './island-code';

interface Found {
  place: HTMLElement;
  /** Server-rendered nodes of the place, removed once the live component is rendered. */
  face: ChildNode[];
  component: ComponentType<object>;
  props: object;
}

function propsOf({ dataset }: HTMLElement): object {
  return JSON.parse(dataset.props ?? '{}') as object;
}

function replaceFace({ place, face }: Found): void {
  const hadFocus = face.some((node) => node.contains(document.activeElement));
  face.forEach((node) => node.remove());
  takePlace(place, hadFocus);
}

/** Live components of a piece of HTML, mounted again when the piece changes; their code is loaded after the page's. */
export function useIslands(piece: RefObject<HTMLElement>, text: string | null): ReactPortal[] {
  const [found, setFound] = useState<Found[]>([]);

  // a layout effect, so that presses are recorded as soon as the piece is shown
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
    const stop = awaitIslands(current, places.map(nameOf), show);
    return () => {
      stop();
      setFound([]);
    };
  }, [piece, text]);

  useLayoutEffect(() => found.forEach(replaceFace), [found]);

  return found.map(({ place, component, props }, at) =>
    createPortal(createElement(component, props), place, String(at)),
  );
}
