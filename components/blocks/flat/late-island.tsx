'use client';

import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { IslandName } from './island-code';
import { loadIslands } from './load-islands';

interface LateIslandProps {
  name: IslandName;
  props: object;
  /** What stands here until the code has come. */
  children: ReactNode;
}

/** An island that no piece of HTML holds. */
export function LateIsland({ name, props, children }: LateIslandProps) {
  const [live, setLive] = useState<{ component: ComponentType<object> } | null>(null);

  useEffect(
    () =>
      loadIslands([name], (islands) => {
        const component = islands.get(name);
        if (component) setLive({ component });
      }),
    [name],
  );

  return live ? createElement(live.component, props) : children;
}
