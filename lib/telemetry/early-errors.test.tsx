import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KEEP_EARLY, takeEarly } from './early-errors';

const fail = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields));

test('the first ten errors and rejections wait until they are taken, the rest is dropped', () => {
  runInThisContext(KEEP_EARLY);
  const thrown = new Error('first');
  fail('error', { error: thrown });
  fail('unhandledrejection', { reason: 'second' });
  for (let i = 0; i < 20; i += 1) fail('error', { message: `more ${i}` });
  const taken = takeEarly();
  expect(taken).toHaveLength(10);
  expect(taken.slice(0, 3)).toEqual([thrown, 'second', 'more 0']);
  fail('error', { error: thrown });
  expect(takeEarly()).toEqual([]);
});

test('written as text it stays what it is', () => {
  expect(KEEP_EARLY).not.toMatch(/[&<>"']/);
});

test('a page without the script has kept nothing', () => {
  delete window.portalEarly;
  expect(takeEarly()).toEqual([]);
});

test('a page carries it whole, with the nonce of its policy', () => {
  const page = renderToString(<script nonce="n0">{KEEP_EARLY}</script>);
  expect(page).toContain(`<script nonce="n0">${KEEP_EARLY}</script>`);
});
