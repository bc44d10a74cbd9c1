'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the script of the page has come: what only it can do is asleep till then. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
