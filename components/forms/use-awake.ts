'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until hydration; controls that need the script are disabled until then. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
