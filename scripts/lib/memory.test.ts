import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { memoryFlags } from './memory.mjs';

const limitMb = (flags: readonly string[], nodeOptions = '') => {
  const print =
    'process.stdout.write(String(require("node:v8").getHeapStatistics().heap_size_limit / 2 ** 20))';
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  return Number(execFileSync(process.execPath, [...flags, '-e', print], { env, encoding: 'utf8' }));
};

test('a process of ours has a small limit, whatever memory the machine has', () => {
  const limit = limitMb(memoryFlags({}));
  expect(limit).toBeGreaterThanOrEqual(512);
  expect(limit).toBeLessThan(720);
});

test('whoever sets a limit of their own keeps it', () => {
  const own = '--max-old-space-size=1024';
  expect(memoryFlags({ NODE_OPTIONS: own })).toEqual([]);
  expect(limitMb(memoryFlags({ NODE_OPTIONS: own }), own)).toBeGreaterThanOrEqual(1024);
});
