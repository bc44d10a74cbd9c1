'use client';

import { useEffect, useRef } from 'react';
import { isAllowed } from '@/lib/domain/cookie-groups';
import { takeEarly } from '@/lib/telemetry/early-errors';
import type { ReportSettings } from '@/lib/telemetry/report-settings';
import { whenIdle } from '@/lib/browser/when-idle';
import { useConsent } from '../cookie-groups/use-consent';

/** Loads the error reporter when the browser is idle and the reporter's cookie group is allowed. */
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
        // the page works without the reporter
        () => undefined,
      );
    };
    if (begun.current) return step();
    return allowed ? whenIdle(step) : undefined;
  }, [allowed, settings]);

  return null;
}
