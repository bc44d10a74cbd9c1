'use client';

import { useEffect, useRef } from 'react';
import { isAllowed } from '@/lib/domain/cookie-groups';
import { takeEarly } from '@/lib/telemetry/early-errors';
import type { ReportSettings } from '@/lib/telemetry/report-settings';
import { whenIdle } from '@/lib/browser/when-idle';
import { useConsent } from '../cookie-groups/use-consent';

/** The reporter comes when idle and its group is allowed. */
export function ReportGate({ settings }: { settings: ReportSettings }) {
  const groups = useConsent();
  const allowed = isAllowed(groups, settings.group);
  const begun = useRef(false);

  useEffect(() => {
    const step = () => {
      import('@/lib/telemetry/report-browser').then(
        ({ startReports, allowReports }) => {
          if (begun.current) return allowReports(allowed);
          begun.current = true;
          startReports(settings, takeEarly());
        },
        // a page without a reporter is a page all the same
        () => undefined,
      );
    };
    if (begun.current) return step();
    return allowed ? whenIdle(step) : undefined;
  }, [allowed, settings]);

  return null;
}
