'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ReportSettings } from '@/lib/telemetry/report-settings';
import type { Tag } from '@/lib/tags/tag-settings';

export interface Observed {
  tags?: { tags: readonly Tag[]; keptHosts: readonly string[] };
  reports?: ReportSettings;
  person?: { id: string; email: string };
}

/** What watches, where it is configured: its code is no part of a first load. */
export function Observers(observed: Observed) {
  const [Parts, setParts] = useState<ComponentType<Observed> | null>(null);
  useEffect(() => {
    // a page nobody watches is a page all the same
    import('./observer-parts').then(
      ({ ObserverParts }) => setParts(() => ObserverParts),
      () => undefined,
    );
  }, []);
  return Parts && <Parts {...observed} />;
}
