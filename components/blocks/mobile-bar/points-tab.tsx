'use client';

import type { ReactNode } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { openHistory } from '../points-pill/points-pill';

export function PointsTab({ children }: { children: ReactNode }) {
  return (
    <Anchor href="/lk#points" onClick={openHistory}>
      {children}
    </Anchor>
  );
}
