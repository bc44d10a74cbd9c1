import type { ReactNode } from 'react';
import { LayoutDefault } from '@/components/blocks/layout-default/layout-default';

export default function Layout({ children }: { children: ReactNode }) {
  return <LayoutDefault>{children}</LayoutDefault>;
}
