import type { ReactNode } from 'react';
import { LayoutApart } from '@/components/blocks/layout-motivation/layout-apart';

/** The programme's page for when it is closed asks its services for nothing: what they refuse leads here. */
export default function Layout({ children }: { children: ReactNode }) {
  return <LayoutApart>{children}</LayoutApart>;
}
