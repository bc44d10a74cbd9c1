import { vi } from 'vitest';

/** What comes at all comes within this on a machine that others use too; vitest's own second is too short for that. */
const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
