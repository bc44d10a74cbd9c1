import 'server-only';
import { env } from '@/lib/config/portal';
import { deadlineIn } from '../core/service-request';

/** What a service should know of the browser behind us: its address and the request's id, a new one if it has none. */
export function forwarded(headers: Headers): Record<string, string> {
  const out: Record<string, string> = {};
  for (const name of ['x-forwarded-for', 'x-request-id', 'user-agent', 'accept-language']) {
    const value = headers.get(name);
    if (value) out[name] = value;
  }
  out['x-request-id'] ??= crypto.randomUUID();
  return out;
}

/** What all calls made for one request of the browser share: what they say of it, and their deadline. */
export interface Behind {
  headers: Record<string, string>;
  deadline: number;
}

export const behind = (headers: Headers): Behind => ({ headers: forwarded(headers), deadline: deadlineIn() });

/** What steps on the way to a page may take, so that they and the page are over within 10 s together. */
const timeBeforePage = () => env().API_TIMEOUT_MS / 2;

/** The same for a step on the way to a page (renewal, leaving, hand-off). */
export const beforePage = (headers: Headers): Behind => ({
  headers: forwarded(headers),
  deadline: deadlineIn(timeBeforePage()),
});

/** Whether a page that begins now ends in time, counted from `began` on the clock of `performance`. */
export const leavesTimeForPage = (began: number): boolean => performance.now() - began <= timeBeforePage();
