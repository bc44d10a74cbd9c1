import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { leave, sideBySide, step, summary } from './scripts/lib/steps.mjs';
  await sideBySide([['much', process.execPath, ['-e', 'console.log("x".repeat(400_000))']]]);
  const last = await step('short', process.execPath, ['-e', '0']);
  summary([last]);
  console.log('7 passed, 0 failed');
  leave(3);
`;

test('what is said after much is said too, to a reader that is slow', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part))).pause();
  setTimeout(() => child.stdout.resume(), 500);
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(said).toContain('— short');
  expect([said.trimEnd().split('\n').at(-1), code]).toEqual(['7 passed, 0 failed', 3]);
});
