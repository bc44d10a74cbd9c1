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

interface DeferredIslandProps {
  name: IslandName;
  props: object;
  /** The face of the island, drawn until its code arrives. */
  children: ReactNode;
}

interface Live {
  component: ComponentType<object>;
  hadFocus: boolean;
}

/** An island that React draws outside any piece of plain HTML: it replaces its face once its code arrives. */
export function DeferredIsland({ name, props, children }: DeferredIslandProps) {
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
