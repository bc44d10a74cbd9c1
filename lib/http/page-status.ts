import type { ServerResponse } from 'node:http';

/** The edge's word on the status of a page, for the server in front; it never leaves the process. */
export const STATUS_HEADER = 'x-portal-status';

/** A page that is rendered whole in place of a missing one still answers 404: the framework would make it 200. */
export function keepStatus(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const wanted = response.getHeader(STATUS_HEADER);
    response.removeHeader(STATUS_HEADER);
    return writeHead(status === 200 && wanted === '404' ? 404 : status, ...rest);
  }) as typeof response.writeHead;
}
