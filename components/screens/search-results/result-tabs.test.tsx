import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultTabs } from './result-tabs';

const meta = { matched: 'near', correction: null, counts: [], words: [], isCapped: false } as const;
const shown = (type?: 'expert') => {
  render(<ResultTabs view={{ q: 'крем', page: 1, type }} meta={{ ...meta, counts: [], words: [] }} />);
  return screen.queryAllByRole('link').map((link) => link.textContent);
};

test('of nothing found there is nothing to choose', () => {
  expect(shown()).toEqual([]);
});

test('a chosen type keeps the way back to all of them, whatever was found', () => {
  const links = shown('expert');
  expect(links).toHaveLength(2);
  expect(links[0]).toMatch(/^Всё/);
});

test('of more than was counted the number is said in words', () => {
  const counts = [
    { type: 'article', count: 221 },
    { type: 'product', count: 7 },
  ] as const;
  render(
    <ResultTabs
      view={{ q: 'крем', page: 1, type: undefined }}
      meta={{ ...meta, counts: [...counts], words: [], isCapped: true }}
    />,
  );
  const [all, ...kinds] = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(all).toBe('Всёбольше 220');
  expect(kinds.filter((text) => /\d/.test(text ?? ''))).toEqual(['Статьибольше 220', 'Продукты7 и больше']);
});
