import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatisticsPart } from './statistics-part';

test('a brand is called as the services call it', () => {
  const none = { articles: 1, videos: 0, tests: 0, modules: 0, points: 30, testsSent: 0, testsPassed: 0 };
  const brands = [{ brand: 'skin', brandName: 'SkinCeuticals', learned: 1, points: 30 }];
  render(<StatisticsPart statistics={{ id: '1', ...none, months: [], brands }} />);
  expect(screen.getByRole('rowheader', { name: 'SkinCeuticals' })).toBeInTheDocument();
});
