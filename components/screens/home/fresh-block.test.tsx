import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FreshBlock } from './fresh-block';

vi.mock('@/components/blocks/article-card/article-card', () => ({
  ArticleCard: ({ item }: { item: { title: string } }) => <article>{item.title}</article>,
}));
vi.mock('./new-mosaic', () => ({ NewMosaic: () => <p>мозаика</p> }));

const now = new Date('2026-11-24T12:00:00+03:00');
const popular = { items: [{ id: '1', title: 'Любимая статья' }] } as never;

test('with nothing new, what colleagues like most stands in its place', () => {
  render(<FreshBlock fresh={{ items: [] }} popular={popular} now={now} />);
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Любимая статья');
});

test('with neither there is no block', () => {
  const { container } = render(<FreshBlock fresh={{ items: [] }} popular={null} now={now} />);
  expect(container).toBeEmptyDOMElement();
});

test('what is new stands first', () => {
  render(
    <FreshBlock fresh={{ items: [{ id: 'test-1', type: 'test' } as never] }} popular={popular} now={now} />,
  );
  expect(screen.getByRole('heading', { name: 'Новое' })).toBeVisible();
  expect(screen.queryByText('Популярное')).toBeNull();
});
