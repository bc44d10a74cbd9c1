'use client';

import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { useReport } from '@/components/blocks/error-page/use-report';
import { LayoutMain } from '@/components/blocks/layout-main/layout-main';

/** A layout that failed, mostly because the services are away: the frame itself can't be drawn. */
export default function LayoutError({ error, reset }: { error: Error; reset: () => void }) {
  useReport(error);
  return (
    <LayoutMain>
      <ErrorPage status={500} onHome={reset} />
    </LayoutMain>
  );
}
