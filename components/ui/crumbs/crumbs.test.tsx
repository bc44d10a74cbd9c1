import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Crumbs } from './crumbs';

const items = [
  { title: 'Главная', href: '/' },
  { title: 'Раздел' },
  { title: 'Статьи', href: '/lrp/news' },
  { title: 'Ниацинамид' },
];

it('draws the way and marks the page itself', () => {
  render(<Crumbs items={items} />);
  const way = within(screen.getByRole('list'));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/lrp/news']);
  expect(way.getByText('Ниацинамид')).toHaveAttribute('aria-current', 'page');
});

it('leads a phone one step back, and names where', () => {
  render(<Crumbs items={items} />);
  const back = screen.getByRole('link', { name: 'Назад: Статьи' });
  expect(back).toHaveAttribute('href', '/lrp/news');
  expect(back).not.toHaveTextContent('Ниацинамид');
});

it('large, it says the heading of the page where that is another name', () => {
  render(<Crumbs items={items} largeBack heading="Избранное" />);
  expect(screen.getByText('Избранное')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByText('Ниацинамид')).toHaveLength(1);
});

it('large, it stands before the title of the page, which leads nowhere', () => {
  render(<Crumbs items={items} largeBack />);
  expect(screen.getByRole('link', { name: 'Назад: Статьи' })).toHaveTextContent('Назад: Статьи');
  for (const title of screen.getAllByText('Ниацинамид')) expect(title.closest('a')).toBeNull();
});
