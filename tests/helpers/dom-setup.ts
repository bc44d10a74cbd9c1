import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { stay } from '@/lib/browser/history-steps';

// files of one worker share a document: what a test drew past the renderer goes too
afterEach(() => {
  cleanup();
  stay();
  // a test that failed has not given them back
  vi.useRealTimers();
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

// Machines are shared and noisy: what comes at all comes within this.
configure({ asyncUtilTimeout: 10_000 });

// files of a worker share its globals and its storage: what the last test put there would meet the next file
afterAll(() => {
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
});
