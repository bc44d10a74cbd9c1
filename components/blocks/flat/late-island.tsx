'use client';

import {
  createElement,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { awaitIslands, takePlace } from './early-press';
import type { IslandName } from './island-code';

interface LateIslandProps {
  name: IslandName;
  props: object;
  /** What stands here until the code has come. */
  children: ReactNode;
}

interface Live {
  component: ComponentType<object>;
  hadFocus: boolean;
}

/** An island that no piece of HTML holds: it takes the place of its face as one inside a piece does. */
export function LateIsland({ name, props, children }: LateIslandProps) {
  const place = useRef<HTMLSpanElement>(null) as RefObject<HTMLSpanElement>;
  const [live, setLive] = useState<Live | null>(null);

  useLayoutEffect(
    () =>
      awaitIslands(place.current, [name], (islands) => {
        const component = islands.get(name);
        if (component) setLive({ component, hadFocus: place.current.contains(document.activeElement) });
      }),
    [name],
  );

  useLayoutEffect(() => {
    if (live) takePlace(place.current, live.hadFocus);
  }, [live]);

  return (
    <span ref={place} style={{ display: 'contents' }} data-island={name}>
      {live ? createElement(live.component, props) : children}
    </span>
  );
}
