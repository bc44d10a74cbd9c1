import { sqlState } from './sql-state';

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]);

/** Messages of the driver and its pool about a lost or missing connection, where they give no code. */
const LOST =
  /^Connection terminated|^timeout e(xpired|xceeded when trying)|^Query read timeout|is not queryable$|^Cannot use a pool after calling end/;

/**
 * SQLSTATEs after which the same call may succeed on another connection or later: 08 connection, 53 resources, 57P
 * shutdown, 25006 a server that became read-only in a failover, 25P03 and 57014 timeouts, 55P03 lock timeout, 58 I/O.
 */
const STATES = /^(08...|53...|57P0\d|57014|25006|25P03|55P03|58...)$/;

/** Conflicts that remain after the transactions were retried. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Whether this connection can't be used again: it is gone, hangs, or leads to a server that takes no writes. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08...|57P0\d|25006|25P03|58...)$/.test(state);
  for (let at = error; at instanceof Error; at = at.cause) {
    if (NETWORK.has(String((at as { code?: unknown }).code)) || LOST.test(at.message)) return true;
  }
  return false;
}

/** Returns true if the database failed temporarily: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  return isConnectionLost(error) || (state !== undefined && (STATES.test(state) || CONFLICTS.has(state)));
}
