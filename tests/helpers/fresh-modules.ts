import { vi } from 'vitest';

/** What the file before in this worker has loaded may hold that file's mocks. */
vi.resetModules();
