import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/config/portal';
import { deadlineIn } from './service-request';

/** By the headers of a request, which are one object as long as it runs. */
const deadlines = new WeakMap<object, number>();

/**
 * One deadline for all calls of a page, from the first on: those that follow one another wait no longer together. It is
 * the request's and not React's `cache`: Next renders a page that failed once more for its head, in a cache of its own.
 */
export async function pageDeadline(): Promise<number> {
  const request = await headers();
  const deadline = deadlines.get(request) ?? deadlineIn();
  deadlines.set(request, deadline);
  return deadline;
}

/** Milliseconds that the page's calls have taken up to now. */
export const spentByPage = async (): Promise<number> =>
  Math.max(0, Math.round(env().API_TIMEOUT_MS - ((await pageDeadline()) - performance.now())));
