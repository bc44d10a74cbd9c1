'use client';

import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { LayoutMain } from '@/components/blocks/layout-main/layout-main';

/** A layout that failed, mostly because the services are away: the frame itself can't be drawn. */
export default function LayoutError({ reset }: { error: Error; reset: () => void }) {
  return (
    <LayoutMain>
      <ErrorPage status={500} onHome={reset} />
    </LayoutMain>
  );
}
