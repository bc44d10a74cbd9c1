import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { stay } from '@/lib/browser/history-steps';

// files of one worker share a document: elements added outside the renderer are removed too
afterEach(() => {
  cleanup();
  stay();
  // a failed test may not have restored them
  vi.useRealTimers();
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

// Machines are shared and noisy: expected changes come within this time.
configure({ asyncUtilTimeout: 10_000 });

// files of a worker share globals and storage: the last test's values must not reach the next file
afterAll(() => {
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
});
