import type { ReactNode } from 'react';
import { LayoutAuth } from '@/components/blocks/layout-auth/layout-auth';

export default function Layout({ children }: { children: ReactNode }) {
  return <LayoutAuth>{children}</LayoutAuth>;
}
