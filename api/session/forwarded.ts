import 'server-only';
import { env } from '@/lib/config/portal';
import { deadlineIn } from '../core/service-request';

/** Headers about the browser for a service: its address and the request id, a new one if it has none. */
export function forwarded(headers: Headers): Record<string, string> {
  const out: Record<string, string> = {};
  for (const name of ['x-forwarded-for', 'x-request-id', 'user-agent', 'accept-language']) {
    const value = headers.get(name);
    if (value) out[name] = value;
  }
  out['x-request-id'] ??= crypto.randomUUID();
  return out;
}

/** Headers and deadline shared by all calls that one browser request causes. */
export interface Behind {
  headers: Record<string, string>;
  deadline: number;
}

export const behind = (headers: Headers): Behind => ({ headers: forwarded(headers), deadline: deadlineIn() });

/** Limit of the steps before a page, so that they and the page together end within 10 s. */
const timeBeforePage = () => env().API_TIMEOUT_MS / 2;

/** The same for a step before a page (renewal, leaving, hand-off). */
export const beforePage = (headers: Headers): Behind => ({
  headers: forwarded(headers),
  deadline: deadlineIn(timeBeforePage()),
});

/** Whether a page that begins now ends in time, counted from `began` on the clock of `performance`. */
export const leavesTimeForPage = (began: number): boolean => performance.now() - began <= timeBeforePage();
