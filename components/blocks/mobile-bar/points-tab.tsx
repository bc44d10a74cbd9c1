'use client';

import type { ReactNode } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { opensHistory } from '../points-pill/points-pill';
import * as path from '@/lib/routes/path';

export function PointsTab({ children }: { children: ReactNode }) {
  return (
    <Anchor href={`${path.account()}#points`} {...opensHistory}>
      {children}
    </Anchor>
  );
}
