import type { ReactNode } from 'react';

/**
 * Signs out by a plain form around the button, so that it works without scripts. It is plain HTML: where scripts run,
 * `LeaveForms` handles it.
 */
export function LeaveForm({ children }: { children: ReactNode }) {
  return (
    <form action="/api/session/leave" method="post" data-leave="">
      {children}
    </form>
  );
}
