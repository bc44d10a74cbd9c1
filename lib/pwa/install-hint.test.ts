import { expect, test } from 'vitest';
import { installHint } from './install-hint';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const here = { standalone: false, offered: false, userAgent: ANDROID, touchPoints: 5, dismissed: false };

test.each([
  ['Android that has not offered yet', {}, null],
  ['Android that offers', { offered: true }, 'prompt'],
  ['an iPhone', { userAgent: IPHONE }, 'iphone'],
  ['an iPad that says it is a Mac', { userAgent: MAC }, 'ipad'],
  ['a Mac', { userAgent: MAC, touchPoints: 0 }, null],
  ['an installed app', { offered: true, standalone: true }, null],
  ['declined once', { offered: true, dismissed: true }, null],
  ['an iPhone, declined once', { userAgent: IPHONE, dismissed: true }, null],
] as const)('%s', (_, difference, hint) => {
  expect(installHint({ ...here, ...difference })).toBe(hint);
});
