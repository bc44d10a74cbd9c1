'use client';

import { useEffect } from 'react';

/** Reports an error that a boundary caught. An error with a digest is the server's and is reported there. */
export function useReport(error: Error & { digest?: string }): void {
  useEffect(() => {
    if (!error.digest) reportError(error);
  }, [error]);
}
