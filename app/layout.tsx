import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/styles/tokens.css';
import '@/styles/dark.css';
import '@/styles/reset.css';
// styles of the error pages are bundled with the frame: in a file of their own every page would preload them in vain
import '@/components/ui/wrap/wrap.module.css';
import '@/components/blocks/layout-main/layout-main.module.css';
import '@/components/blocks/error-page/error-page.module.css';
import { EarlyErrors } from '@/components/blocks/error-reports/early-errors';
import { DocumentObservers } from '@/components/blocks/observers/document-observers';
import { Providers } from '@/components/blocks/providers/providers';
import { PopupHost } from '@/components/popups/host';
import { documentOwner } from '@/lib/session/guard';
import { barColours } from '@/lib/domain/theme';
import { chosenTheme } from '@/lib/session/theme';
import { fontNames } from '@/styles/fonts';

/** Every page is made per request: a page made at build time could not carry the nonce of its policy. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { default: 'ПроЭксперт', template: '%s — ПроЭксперт' },
  description: 'Обучение и мотивация специалистов аптек',
  icons: { icon: '/art/icon.svg', apple: '/icons/apple-touch-icon.png' },
  appleWebApp: { capable: true, title: 'ПроЭксперт', statusBarStyle: 'default' },
  robots: { index: false },
  formatDetection: { telephone: false },
};

export async function generateViewport(): Promise<Viewport> {
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: barColours(await chosenTheme()),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [owner, theme] = await Promise.all([documentOwner(), chosenTheme()]);
  return (
    <html lang="ru" className={fontNames} data-person={owner ?? undefined} data-theme={theme ?? undefined}>
      <head>
        <EarlyErrors />
      </head>
      <body>
        <DocumentObservers />
        <Providers popups={<PopupHost />}>{children}</Providers>
      </body>
    </html>
  );
}
