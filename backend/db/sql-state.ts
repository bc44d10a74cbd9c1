/** SQLSTATE of a driver's error, which Drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !NOT_STATES.has(code)) return code;
  }
  return undefined;
}

/**
 * Returns true if a schema change, perhaps by another server, has invalidated the plan of a prepared statement;
 * preparing it again helps.
 */
export function isPlanSpoiled(error: unknown): boolean {
  if (sqlState(error) !== '0A000') return false;
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.message.startsWith('cached plan')) return true;
  return false;
}

/** Operating system codes that look like a SQLSTATE. */
const NOT_STATES = new Set(['EPIPE', 'EPERM', 'EBUSY', 'EROFS']);
