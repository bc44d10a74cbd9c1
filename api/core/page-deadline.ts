import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/config/portal';
import { deadlineIn } from './service-request';

/** One deadline for all calls of a page, from the first on: those that follow one another wait no longer together. */
export const pageDeadline = cache(() => deadlineIn());

/** Milliseconds that the page's calls have taken up to now. */
export const spentByPage = (): number =>
  Math.max(0, Math.round(env().API_TIMEOUT_MS - (pageDeadline() - performance.now())));
