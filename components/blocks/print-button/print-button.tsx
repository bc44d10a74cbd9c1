'use client';

import { Button } from '@/components/ui/button/button';

/** Prints the page: `reset.css` hides links to elsewhere, the page's own style sheet what is useless on paper. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button kind="quiet" icon="doc" data-script="" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
