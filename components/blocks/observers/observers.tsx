'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ReportSettings } from '@/lib/telemetry/report-settings';
import type { Tag } from '@/lib/tags/tag-settings';

export interface Observed {
  tags?: { tags: readonly Tag[]; keptHosts: readonly string[] };
  reports?: ReportSettings;
  person?: { id: string; email: string };
}

/** Tags and error reporting, where configured; their code is not in a first load. */
export function Observers(observed: Observed) {
  const [Parts, setParts] = useState<ComponentType<Observed> | null>(null);
  useEffect(() => {
    // a failed load is ignored: the page works without them
    import('./observer-parts').then(
      ({ ObserverParts }) => setParts(() => ObserverParts),
      () => undefined,
    );
  }, []);
  return Parts && <Parts {...observed} />;
}
