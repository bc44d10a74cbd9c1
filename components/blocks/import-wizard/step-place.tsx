'use client';

import type { ReactNode } from 'react';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';

/** Where the step of an import stands: the button that led to the next one goes, and the keyboard goes on from here. */
export function StepPlace({ title, children }: { title: string; children: ReactNode }) {
  const kept = useFocusKept<HTMLDivElement>((box) => box);
  return (
    <div {...kept} tabIndex={-1} role="group" aria-label={title}>
      {children}
    </div>
  );
}
