import { afterAll, vi } from 'vitest';

/** What the file before in this worker has loaded may hold that file's mocks. */
vi.resetModules();

/**
 * An import that a test started and did not wait for (code of an island, of a popup) would otherwise go on into the
 * next file: after the reset above and before that file's mocks, it would leave it modules with nothing mocked.
 */
afterAll(() => vi.dynamicImportSettled());
