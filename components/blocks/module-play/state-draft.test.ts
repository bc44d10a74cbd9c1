import { expect, test } from 'vitest';
import { unsentState } from './state-draft';

const EARLY = '2026-11-20T09:00:00.000Z';
const LATE = '2026-11-20T10:00:00.000Z';

test.each([
  ['nothing kept', null, LATE, null],
  ['never sent, nothing known', { state: '1', based: null }, null, '1'],
  ['begun on what is known', { state: '1', based: EARLY }, EARLY, '1'],
  ['another device went on since', { state: '1', based: EARLY }, LATE, null],
  ['another device began since', { state: '1', based: null }, EARLY, null],
  ['newer than an old page of the services', { state: '1', based: LATE }, EARLY, '1'],
])('%s', (_, draft, savedAt, unsent) => {
  expect(unsentState(draft, savedAt)).toBe(unsent);
});
