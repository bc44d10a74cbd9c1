/** Limits of one connection to the portal or the backend (docs/security.md, 'Limits'). Times in milliseconds. */
export const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** Time for a whole request, an upload from a slow phone included. */
  requestTimeout: 130_000,
  connectionsCheckingInterval: 2000,
} as const;

export const CONNECTION_LIMITS = {
  /** Longer than a balancer or the portal keeps a connection open, so that none is closed during a request. */
  keepAliveTimeout: 75_000,
  /** Time without sent or received data after which the peer is considered gone. */
  timeout: 120_000,
} as const;

/** Connection limits of the portal per network, per /48 and in total; none for trusted balancers and the backend. */
export const CONNECTION_PLACES = { each: 512, wider: 2048, all: 10_000 } as const;

/** Time after which an idle direct connection is closed; a balancer keeps its own open longer. */
export const DIRECT_IDLE_MS = 15_000;

/** Time in which the rest of a refused body may still arrive, so that the client reads the response before the end. */
export const LINGER_MS = 1500;
