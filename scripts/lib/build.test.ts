import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasWorker } from './build.mjs';

let folder = '';
const put = (name: string, text = '') => writeFileSync(path.join(folder, name), text);
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'public-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a build whose worker is gone from public is no build', () => {
  expect(hasWorker(folder)).toBe(false);
  put('sw.js', 'define(["./workbox-1f84e78b"],()=>{importScripts("worker-a1b2c3.js")})');
  expect(hasWorker(folder)).toBe(false);
  put('worker-a1b2c3.js');
  expect(hasWorker(folder)).toBe(true);
});
