import { env } from '@/lib/config/portal';
import { configuredTags } from '@/lib/tags/tag-settings';
import { reportHosts, reportSettings } from '@/lib/telemetry/report-settings';
import type { Observed } from './observers';

/**
 * What watches a document, whatever pages it comes to show: a script that runs is there on all of them, and so must be
 * what stops it. Null for nothing.
 */
export function observedDocument(): Observed | null {
  const settings = env();
  const tags = configuredTags(settings);
  const reports = reportSettings(settings);
  if (tags.length === 0 && !reports) return null;
  return {
    ...(tags.length > 0 ? { tags: { tags, keptHosts: reportHosts(settings) } } : {}),
    ...(reports ? { reports } : {}),
  };
}

/** Who is there where errors are reported; null where they are not. */
export function observedPerson({ id, email }: { id: string; email: string }): Observed | null {
  return reportHosts(env()).length > 0 ? { person: { id, email } } : null;
}
