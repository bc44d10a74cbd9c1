import type { ReactNode } from 'react';
import { LayoutMotivation } from '@/components/blocks/layout-motivation/layout-motivation';

export default function Layout({ children }: { children: ReactNode }) {
  return <LayoutMotivation>{children}</LayoutMotivation>;
}
