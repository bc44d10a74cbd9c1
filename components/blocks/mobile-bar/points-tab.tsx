'use client';

import type { ReactNode } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { opensHistory } from '../points-pill/points-pill';

export function PointsTab({ children }: { children: ReactNode }) {
  return (
    <Anchor href="/lk#points" {...opensHistory}>
      {children}
    </Anchor>
  );
}
