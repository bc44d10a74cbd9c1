import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[\w.:-]{1,64}$/;
/** Longer than any browser's; services take heads of a size, and a caller's words are in every one of them. */
const LONGEST = 512;

/** Whether an id that a caller gives its request may stand in logs and travel on. */
export const isRequestId = (given: string): boolean => REQUEST_ID.test(given);

/** Cuts what a caller says of itself to what is passed on to the services. */
export function cutCallersWords(headers: IncomingHttpHeaders): void {
  const { 'x-request-id': id } = headers;
  if (id !== undefined && !isRequestId(String(id))) delete headers['x-request-id'];
  for (const name of ['user-agent', 'accept-language'] as const) {
    const said = headers[name];
    if (said && said.length > LONGEST) headers[name] = said.slice(0, LONGEST);
  }
}
