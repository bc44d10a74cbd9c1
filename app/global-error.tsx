'use client';

import '@/styles/tokens.css';
import '@/styles/dark.css';
import '@/styles/reset.css';
import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { useReport } from '@/components/blocks/error-page/use-report';
import { LayoutMain } from '@/components/blocks/layout-main/layout-main';
import { fontNames } from '@/styles/fonts';

/** Error page of last resort, for a failure of the root layout. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  useReport(error);
  return (
    <html lang="ru" className={fontNames}>
      <body>
        <title>Ошибка — ПроЭксперт</title>
        <LayoutMain>
          <ErrorPage status={500} onHome={reset} />
        </LayoutMain>
      </body>
    </html>
  );
}
