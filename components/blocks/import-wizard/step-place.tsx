'use client';

import type { ReactNode } from 'react';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';

/** The box of an import's step; it takes the focus when the button that led to the next step disappears. */
export function StepPlace({ title, children }: { title: string; children: ReactNode }) {
  const kept = useFocusKept<HTMLDivElement>((box) => box);
  return (
    <div {...kept} tabIndex={-1} role="group" aria-label={title}>
      {children}
    </div>
  );
}
