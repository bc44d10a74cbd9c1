import type { Method, Service } from './endpoint';

/** One request as the transports see it: `path` begins with `/` and holds the query. */
export interface Outgoing {
  service: Service;
  method: Method;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  /** Called with the share of the body that has been sent, 0–1; the server's transport ignores it. */
  onProgress?: (share: number) => void;
}

export interface Incoming {
  status: number;
  retryAfter?: number;
  /** The parsed document; undefined where there is none. */
  document: unknown;
}

export type Transport = (outgoing: Outgoing) => Promise<Incoming>;
