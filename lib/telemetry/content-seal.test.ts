import { expect, test } from 'vitest';
import { isSealed, sealOf } from './content-seal';

const SECRET = 's'.repeat(40);
const content = { type: 'article', id: '5' };

test('a seal is of one person and one content, by our secret', () => {
  const seal = sealOf(SECRET, '7', content);
  expect(isSealed(SECRET, '7', content, seal)).toBe(true);
  expect(isSealed(SECRET, '8', content, seal)).toBe(false);
  expect(isSealed(SECRET, '7', { ...content, id: '6' }, seal)).toBe(false);
  expect(isSealed(SECRET, '7', { ...content, type: 'video' }, seal)).toBe(false);
  expect(isSealed('x'.repeat(40), '7', content, seal)).toBe(false);
  for (const wrong of ['', 'x', `${seal}x`]) expect(isSealed(SECRET, '7', content, wrong)).toBe(false);
});
