import { use, type ReactNode } from 'react';
import { flatten } from './flatten';
import { FrameRaw } from './frame-raw';
import { pageKeeper } from './page-keeper';

/** `Flat` of a layout, with a component that no page shares. */
export function FlatFrame({ children }: { children: ReactNode }): ReactNode {
  return flatten(children, { keep: use(pageKeeper()), as: FrameRaw });
}
