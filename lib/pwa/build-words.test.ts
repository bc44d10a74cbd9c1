import { expect, test } from 'vitest';
import { buildWords } from './build-words';

const part = (isServer: boolean, dev = false) => ({ isServer, dev, buildId: 'a1' });

test('the browser’s code is the same whenever it is built', () => {
  const at = (now: number) => buildWords(part(false), new Date(now));
  expect(at(0)).toEqual(at(1e12));
  expect(at(0)).toEqual({ 'process.env.BUILD_ID': '"a1"' });
});

test('the server knows when it was built, development has no number', () => {
  expect(buildWords(part(true), new Date(0))['process.env.BUILT_AT']).toBe('"1970-01-01T00:00:00.000Z"');
  expect(buildWords(part(false, true), new Date(0))['process.env.BUILD_ID']).toBe('"development"');
});
