'use client';

import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { useReport } from '@/components/blocks/error-page/use-report';
import { LayoutMain } from '@/components/blocks/layout-main/layout-main';

/** Error page of a failed layout, mostly because the services are unavailable; rendered without the portal's frame. */
export default function LayoutError({ error, reset }: { error: Error; reset: () => void }) {
  useReport(error);
  return (
    <LayoutMain>
      <ErrorPage status={500} onHome={reset} />
    </LayoutMain>
  );
}
