import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PointsRings, type MarkPoints } from './points-rings';

const mark: MarkPoints = { slug: 'lrp', name: 'La Roche-Posay', points: 520, goal: null };

test('who has no gifts is told why, and sees no ring that can’t fill', () => {
  render(<PointsRings marks={[mark]} closed="chain" />);
  expect(screen.getByText(/^Для вашей аптечной сети каталог подарков закрыт/)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Накоплено')).toBeVisible();
});

test('points that the basket takes are told beside the balance, whose ring fills without them', () => {
  const goal = { gift: { name: 'Блокнот', price: 160 }, missing: 130, share: 0.19 };
  render(<PointsRings marks={[{ ...mark, points: 310, reserved: 280, goal }]} closed={null} />);
  expect(screen.getByText('310')).toHaveTextContent('310 280 в корзине');
  expect(screen.getByRole('img', { name: /Набрано 19/ })).toBeVisible();
});

test('outside a wave that is said', () => {
  render(<PointsRings marks={[mark]} closed="wave" />);
  expect(screen.getByText(/^Сейчас волны заказов нет/)).toBeVisible();
});

test('where the catalogue is open nothing is said of it', () => {
  const goal = { gift: { name: 'Термос', price: 650 }, missing: 130, share: 0.8 };
  render(<PointsRings marks={[{ ...mark, goal }]} closed={null} />);
  expect(screen.queryByText(/каталог|волны/)).toBeNull();
  expect(screen.getByRole('img', { name: /Набрано 80/ })).toBeVisible();
});
