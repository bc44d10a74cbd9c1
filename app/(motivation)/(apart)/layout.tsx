import type { ReactNode } from 'react';
import { LayoutApart } from '@/components/blocks/layout-motivation/layout-apart';

/**
 * Layout of the page shown when the programme is closed: it calls no programme service, as their refusals lead here.
 */
export default function Layout({ children }: { children: ReactNode }) {
  return <LayoutApart>{children}</LayoutApart>;
}
