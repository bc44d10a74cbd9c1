import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatisticsPart } from './statistics-part';

test('months are charts with their numbers; what lies before them is said, so that all adds up', () => {
  const none = {
    articles: 3,
    videos: 0,
    tests: 0,
    modules: 0,
    surveys: 0,
    points: 2130,
    testsSent: 0,
    testsPassed: 0,
  };
  const months = [
    { month: '2026-10', learned: 0, points: 0 },
    { month: '2026-11', learned: 2, points: 1580 },
  ];
  const brands = [{ brand: 'lrp', brandName: 'La Roche-Posay', learned: 3, points: 2130 }];
  render(<StatisticsPart statistics={{ id: '1', ...none, months, brands }} />);
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent?.replace(/\u00a0/g, ' '));
  expect(rowsOf('Материалы по месяцам')).toEqual(['МесяцМатериалов', 'Октябрь0', 'Ноябрь2']);
  expect(rowsOf('Баллы по месяцам')).toEqual(['МесяцБаллов', 'Октябрь0', 'Ноябрь+1 580']);
  expect(screen.getByText(/^До октября/)).toHaveTextContent('До октября: 1 материал, 550 баллов');
});

test('a brand is called as the services call it', () => {
  const none = {
    articles: 1,
    videos: 0,
    tests: 0,
    modules: 0,
    surveys: 0,
    points: 30,
    testsSent: 0,
    testsPassed: 0,
  };
  const brands = [{ brand: 'skin', brandName: 'SkinCeuticals', learned: 1, points: 30 }];
  render(<StatisticsPart statistics={{ id: '1', ...none, months: [], brands }} />);
  expect(screen.getByRole('rowheader', { name: 'SkinCeuticals' })).toBeInTheDocument();
});

test('surveys are told where there are some: the kinds add up to the tables', () => {
  const kinds = { articles: 1, videos: 0, tests: 0, modules: 0, surveys: 2, points: 30 };
  render(
    <StatisticsPart
      statistics={{ id: '1', ...kinds, testsSent: 0, testsPassed: 0, months: [], brands: [] }}
    />,
  );
  expect(screen.getByText('опроса пройдены')).toHaveTextContent('2 опроса пройдены');
});
