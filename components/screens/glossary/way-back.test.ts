import { expect, test } from 'vitest';
import { samePath, wayBack } from './way-back';

const HERE = 'https://portal.example';

test.each([
  ['/lrp/news/barrier', { href: '/lrp/news/barrier', title: 'Вернуться к статье' }],
  ['/news/barrier?utm=1#part-2', { href: '/news/barrier?utm=1', title: 'Вернуться к статье' }],
  ['/cerave/products/gel', { href: '/cerave/products/gel', title: 'Вернуться к продукту' }],
  ['/knowledges', { href: '/knowledges', title: 'Вернуться в научную базу' }],
  ['/news', null],
  ['/lrp/glossary', null],
])('from %s', (path, back) => expect(wayBack(HERE + path, HERE)).toEqual(back));

test('nobody is led to another site, nor from nowhere', () => {
  expect(wayBack('https://evil.example/news/barrier', HERE)).toBeNull();
  expect(wayBack('', HERE)).toBeNull();
});

test('a text is the same wherever in it one was', () => {
  expect(samePath(`${HERE}/news/a#one`, `${HERE}/news/a#two`)).toBe(true);
  expect(samePath(`${HERE}/news/a`, `${HERE}/news/b`)).toBe(false);
  expect(samePath('', '')).toBe(false);
});
