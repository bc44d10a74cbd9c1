import { afterAll, vi } from 'vitest';

/** Modules loaded by the previous file of this worker may contain that file's mocks. */
vi.resetModules();

/**
 * Waits for imports that a test started without waiting (code of an island, of a popup): finishing after the reset
 * above and before the next file's mocks, they would leave it modules without mocks.
 */
afterAll(() => vi.dynamicImportSettled());
