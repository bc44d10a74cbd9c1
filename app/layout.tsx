import type { ReactNode } from 'react';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/reset.css';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
