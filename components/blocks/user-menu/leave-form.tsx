'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leave } from './leave';

/** Signs out; a plain form around its button, so that a person can leave where no script runs, too. */
export function LeaveForm({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  return (
    <form
      action="/api/session/leave"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void leave(cache);
      }}
    >
      {children}
    </form>
  );
}
