import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Article } from '@/api/articles/queries';
import { NextArticle } from './next-article';

test('the next article is a step: how long it takes, what its test pays, where it is read, its marking', () => {
  const article = { id: '2', title: 'Три церамида', slug: 'tri-ceramida', brand: 'cerave', needErid: true };
  render(<NextArticle article={{ ...article, readMinutes: 4, testPoints: 70 } as Article} />);
  const step = screen.getByRole('region', { name: 'Три церамида' });
  expect(step).toHaveTextContent(/^Читайте дальше70\sбаллов за тестТри церамида4\sминутыРеклама/);
  expect(screen.getByRole('link', { name: 'Читать' })).toHaveAttribute('href', '/cerave/news/tri-ceramida');
});
