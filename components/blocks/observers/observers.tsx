'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ReportSettings } from '@/lib/telemetry/report-settings';
import type { Tag } from '@/lib/tags/tag-settings';

export interface Observed {
  tags?: { tags: readonly Tag[]; keptHosts: readonly string[] };
  reports?: ReportSettings;
  person?: { id: string; email: string };
}

/** Errors from the first moment on, ten at most; the reporter takes them when it comes. */
const MOST = 10;
const early: unknown[] = [];

function keep(event: Event): void {
  const { error, message, reason } = event as Event & Partial<ErrorEvent & PromiseRejectionEvent>;
  if (early.length < MOST) early.push(error ?? reason ?? message);
}

function takeEarly(): unknown[] {
  window.removeEventListener('error', keep);
  window.removeEventListener('unhandledrejection', keep);
  return early.splice(0);
}

/** What watches, where it is configured: its code is no part of a first load, what fails meanwhile is kept. */
export function Observers(observed: Observed) {
  const [Parts, setParts] = useState<ComponentType<Observed & { takeEarly: () => unknown[] }> | null>(null);
  const { reports } = observed;
  useState(() => {
    if (!reports || typeof window === 'undefined') return;
    window.addEventListener('error', keep);
    window.addEventListener('unhandledrejection', keep);
  });
  useEffect(() => {
    // a page nobody watches is a page all the same
    import('./observer-parts').then(
      ({ ObserverParts }) => setParts(() => ObserverParts),
      () => undefined,
    );
  }, []);
  return Parts && <Parts {...observed} takeEarly={takeEarly} />;
}
