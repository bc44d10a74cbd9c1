import { vi } from 'vitest';

/** Timeout of `vi.waitFor`, ms, enough on a machine with other load; vitest's own second is not. */
const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
