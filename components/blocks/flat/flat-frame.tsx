import { use, type ReactNode } from 'react';
import { flatten } from './flatten';
import { FrameRaw } from './frame-raw';
import { pageKeeper } from './page-keeper';

/** `Flat` for a layout; uses `FrameRaw`, which no page uses. */
export function FlatFrame({ children }: { children: ReactNode }): ReactNode {
  return flatten(children, { keep: use(pageKeeper()), as: FrameRaw });
}
