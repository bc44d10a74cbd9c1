import type { ReactNode } from 'react';

/**
 * Signs out; a plain form around its button, so that a person can leave where no script runs, too. It is HTML alone:
 * `LeaveForms` leaves in its own way where scripts run.
 */
export function LeaveForm({ children }: { children: ReactNode }) {
  return (
    <form action="/api/session/leave" method="post" data-leave="">
      {children}
    </form>
  );
}
