'use client';

import { ErrorPage } from '@/components/blocks/error-page/error-page';

export default function RouteError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorPage status={500} onHome={reset} />;
}
