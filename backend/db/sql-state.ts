/** SQLSTATE of a driver's error, which Drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !NOT_STATES.has(code)) return code;
  }
  return undefined;
}

/** Codes of the system that look like a SQLSTATE. */
const NOT_STATES = new Set(['EPIPE', 'EPERM', 'EBUSY', 'EROFS']);
