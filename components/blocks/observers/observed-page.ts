import { env } from '@/lib/config/portal';
import { configuredTags } from '@/lib/tags/tag-settings';
import { reportHosts } from '@/lib/telemetry/report-settings';
import type { Observed } from './observers';

/** What watches a signed-in page: configured tags, and who is there where errors are reported. Null for nothing. */
export function observedPage({ id, email }: { id: string; email: string }): Observed | null {
  const settings = env();
  const tags = configuredTags(settings);
  const keptHosts = reportHosts(settings);
  if (tags.length === 0 && keptHosts.length === 0) return null;
  return {
    ...(tags.length > 0 ? { tags: { tags, keptHosts } } : {}),
    ...(keptHosts.length > 0 ? { person: { id, email } } : {}),
  };
}
