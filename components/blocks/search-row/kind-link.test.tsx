import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as path from '@/lib/routes/path';
import { KindLink } from './kind-link';

const show = (query: string, counts: Parameters<typeof KindLink>[0]['counts'] = []) =>
  render(<KindLink query={query} counts={counts} />).container;

test.each([
  ['тест', 'Тесты', `${path.learnings()}?type=test`],
  ['Видео', 'Видео', path.videos()],
  [' статьи ', 'Статьи', path.news()],
])('«%s» leads to all of «%s»', (query, title, href) => {
  expect(show(query)).toHaveTextContent(`Раздел: ${title}`);
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', href);
});

test('any other query leads to what was found alone', () => {
  expect(show('тест на жирность')).toBeEmptyDOMElement();
});

test('gifts are a kind for whoever is found any', () => {
  expect(show('подарки')).toBeEmptyDOMElement();
  show('подарки', [{ type: 'gift', count: 3 }]);
  expect(screen.getByRole('link', { name: 'Подарки' })).toHaveAttribute('href', path.catalogue());
});
