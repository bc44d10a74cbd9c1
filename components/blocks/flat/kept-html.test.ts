import { afterEach, expect, test } from 'vitest';
import { forgetHtml, keepHtml, keptHtml } from './kept-html';

const MINUTE_MS = 60_000;
const MANY = 4000;
let made: string[] = [];
const keep = (html: string, now?: number) => {
  const id = keepHtml(html, now);
  made.push(id);
  return id;
};
afterEach(() => {
  forgetHtml(made);
  made = [];
});

test('a hundred requests at once: each finds its own piece, and nobody a forgotten one', () => {
  const people = Array.from({ length: 100 }, (_, at) => ({ html: `<p>${at}</p>`, id: keep(`<p>${at}</p>`) }));
  expect(new Set(people.map(({ id }) => id)).size).toBe(100);
  for (const { html, id } of people.toReversed()) expect(keptHtml(id)).toBe(html);
  forgetHtml(people.slice(0, 50).map(({ id }) => id));
  expect(people.filter(({ id }) => keptHtml(id) === null)).toEqual(people.slice(0, 50));
  expect(people.slice(50).every(({ html, id }) => keptHtml(id) === html)).toBe(true);
});

test('a number is never given twice, and one that nobody made has nothing', () => {
  const first = keep('<p>Анна</p>');
  forgetHtml([first]);
  expect(keep('<p>Мария</p>')).not.toBe(first);
  expect(keptHtml(first)).toBeNull();
  expect(keptHtml('__proto__')).toBeNull();
});

test('what no answer asked for goes after a minute, once there is much of it', () => {
  const left = keep('<p>оборвалось</p>', 0);
  for (let at = 0; at < MANY; at += 1) keep('<p>новое</p>', MINUTE_MS);
  const last = keep('<p>последнее</p>', MINUTE_MS + 1);
  expect(keptHtml(left)).toBeNull();
  expect(keptHtml(last)).toBe('<p>последнее</p>');
});
