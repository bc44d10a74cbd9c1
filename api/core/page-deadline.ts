import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/config/portal';
import { deadlineIn } from './service-request';

/** Keyed by the headers of a request: one object for as long as the request runs. */
const deadlines = new WeakMap<object, number>();

/**
 * One deadline for all calls of a page, from the first call on: sequential calls do not wait longer together. It
 * belongs to the request and not to React's `cache`: Next renders a failed page once more for its head, with a cache of
 * its own.
 */
export async function pageDeadline(): Promise<number> {
  const request = await headers();
  const deadline = deadlines.get(request) ?? deadlineIn();
  deadlines.set(request, deadline);
  return deadline;
}

/** Milliseconds that the page's calls have taken so far. */
export const spentByPage = async (): Promise<number> =>
  Math.max(0, Math.round(env().API_TIMEOUT_MS - ((await pageDeadline()) - performance.now())));
