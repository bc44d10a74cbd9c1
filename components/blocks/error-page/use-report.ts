'use client';

import { useEffect } from 'react';

/** An error a boundary caught reaches nobody by itself. One with a digest is the server's, and reported there. */
export function useReport(error: Error & { digest?: string }): void {
  useEffect(() => {
    if (!error.digest) reportError(error);
  }, [error]);
}
