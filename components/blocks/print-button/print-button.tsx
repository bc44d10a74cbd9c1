'use client';

import { Button } from '@/components/ui/button/button';

/** The page on paper: `reset.css` leaves out what leads elsewhere, the page's own sheet what is of no use there. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button kind="quiet" icon="doc" data-script="" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
