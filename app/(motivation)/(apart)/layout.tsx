import type { ReactNode } from 'react';
import { LayoutApart } from '@/components/blocks/layout-motivation/layout-apart';

/** The programme's page for when it is closed asks no service for anything: what is refused to it could not lead here. */
export default function Layout({ children }: { children: ReactNode }) {
  return <LayoutApart>{children}</LayoutApart>;
}
