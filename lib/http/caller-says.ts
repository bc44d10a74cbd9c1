import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[\w.:-]{1,64}$/;
/** Most characters of a header kept, more than any browser sends: services limit heads, which repeat these headers. */
const LONGEST = 512;

/** Whether a request id from a caller may be logged and passed on. */
export const isRequestId = (given: string): boolean => REQUEST_ID.test(given);

/** Limits the caller's own headers to what may be passed on to the services. */
export function cutCallersWords(headers: IncomingHttpHeaders): void {
  const { 'x-request-id': id } = headers;
  if (id !== undefined && !isRequestId(String(id))) delete headers['x-request-id'];
  for (const name of ['user-agent', 'accept-language'] as const) {
    const said = headers[name];
    if (said && said.length > LONGEST) headers[name] = said.slice(0, LONGEST);
  }
}
