import * as React from 'react';
import type { ReactNode } from 'react';
import { flatten } from './flatten';
import { pageKeeper } from './page-keeper';
import { Raw } from './raw';

/** True in server components, where React has no client hooks; in tests and client components nothing is flattened. */
const OF_SERVER = !('useState' in React);

/**
 * Renders the same page with fewer React elements. React serializes, parses and hydrates every element of a server
 * component, though only client components change: an element without client components inside becomes one piece of
 * HTML, which the document contains once.
 */
export function Flat({ children }: { children: ReactNode }): ReactNode {
  // components are called during this component's rendering, because some of them call `useId`
  return OF_SERVER ? flatten(children, { keep: React.use(pageKeeper()), as: Raw }) : children;
}
