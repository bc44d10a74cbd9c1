/** What one connection may take of the portal or the backend (docs/security.md, 'Limits'). Times in milliseconds. */
export const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** The whole request, an upload on a slow phone included. */
  requestTimeout: 130_000,
  connectionsCheckingInterval: 2000,
} as const;

export const CONNECTION_LIMITS = {
  /** Longer than a balancer or the portal keeps one open, so that none is closed under a request. */
  keepAliveTimeout: 75_000,
  /** Nothing sent and nothing read for so long: nobody is there. */
  timeout: 120_000,
} as const;

/** Of the portal: one network, one /48, everybody; trusted balancers and the backend's one caller have no limit. */
export const CONNECTION_PLACES = { each: 512, wider: 2048, all: 10_000 } as const;

/** An idle connection of somebody who comes directly; a balancer keeps its own for longer. */
export const DIRECT_IDLE_MS = 15_000;

/** What is left of a refused body may still come for so long, so that the answer is read before the end. */
export const LINGER_MS = 1500;
