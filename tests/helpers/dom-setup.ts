import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { stay } from '@/lib/browser/history-steps';

// files of one worker share a document: what a test drew past the renderer goes too
afterEach(() => {
  cleanup();
  stay();
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

// Machines are shared and noisy: what comes at all comes within this.
configure({ asyncUtilTimeout: 10_000 });

// files of a worker share its globals: what the last test put in their place would meet the next file
afterAll(() => void vi.unstubAllGlobals());
