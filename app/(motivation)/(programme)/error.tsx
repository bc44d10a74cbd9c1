'use client';

import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { useReport } from '@/components/blocks/error-page/use-report';

export default function RouteError({ error, reset }: { error: Error; reset: () => void }) {
  useReport(error);
  return <ErrorPage status={500} onHome={reset} />;
}
