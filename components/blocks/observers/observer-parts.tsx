'use client';

import { Identified } from '../error-reports/identified';
import { ReportGate } from '../error-reports/report-gate';
import { TagsGate } from '../tags/tags-gate';
import type { Observed } from './observers';

/** The configured parts of tags and error reporting. */
export function ObserverParts({ tags, reports, person }: Observed) {
  return (
    <>
      {tags && <TagsGate {...tags} />}
      {reports && <ReportGate settings={reports} />}
      {person && <Identified {...person} />}
    </>
  );
}
