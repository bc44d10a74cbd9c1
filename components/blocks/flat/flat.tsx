import * as React from 'react';
import type { ReactNode } from 'react';
import { flatten } from './flatten';
import { pageKeeper } from './page-keeper';
import { Raw } from './raw';

/** Where React has no hooks of the browser: in tests and under a client component everything stays as it is. */
const OF_SERVER = !('useState' in React);

/**
 * The same page with fewer elements. React writes, reads and wakes each element of a server component one by one, though
 * only client components ever change: an element without any below it is given as one piece of HTML, which a document
 * carries once.
 */
export function Flat({ children }: { children: ReactNode }): ReactNode {
  // components are called within this one's own rendering: some of them ask React for an id
  return OF_SERVER ? flatten(children, { keep: React.use(pageKeeper()), as: Raw }) : children;
}
