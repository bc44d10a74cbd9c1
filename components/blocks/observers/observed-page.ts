import { env } from '@/lib/config/portal';
import { configuredTags } from '@/lib/tags/tag-settings';
import { reportHosts, reportSettings } from '@/lib/telemetry/report-settings';
import type { Observed } from './observers';

/**
 * Tags and error reporting of a document, for all pages shown in it: a running script stays on every page, and so must
 * the code that stops it. Null when nothing is configured.
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

/** The person named in error reports; null where errors are not reported. */
export function observedPerson({ id, email }: { id: string; email: string }): Observed | null {
  return reportHosts(env()).length > 0 ? { person: { id, email } } : null;
}
