import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Me } from '@/api/me/queries';
import { giftGoalsQuery, type Basket, type GiftGoal } from '@/api/orders/queries';
import { SentWords } from './sent-words';

const basket = {
  markPrices: { lrp: 480 },
  items: [{ giftId: '4', name: 'Полотенца', image: null, markId: 'lrp', markName: 'La Roche-Posay' }],
} as unknown as Basket;
const me = {
  markPoints: { lrp: 520 },
  pharmacy: { name: 'Аптека № 7', address: 'ул. Ленина, 1' },
} as unknown as Me;

test('an order that was sent says what, where to, until when, and what is left', () => {
  const goal = (id: string, markId: string, price: number): GiftGoal => ({
    id,
    name: `Цель ${id}`,
    markId,
    price,
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(giftGoalsQuery().queryKey, {
    items: [goal('1', 'lrp', 30), goal('4', 'lrp', 80), goal('2', 'lrp', 90), goal('3', 'vichy', 10)],
  } as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <SentWords
        order={{ number: '2026-000001' }}
        basket={basket}
        me={me}
        wave={{ endsAt: '2026-12-10T20:59:00Z' }}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('img', { name: 'Полотенца' })).toBeInTheDocument();
  expect(container.querySelector('[data-count]'), 'one brand paid: its tint').toHaveAttribute(
    'data-brand',
    'lrp',
  );
  const words = container.textContent.replaceAll('\u00a0', ' ');
  expect(words).toContain('Заказ № 2026-000001');
  expect(words).toContain('Привезём до 10 января 2027');
  expect(words).toContain('«Аптека № 7», ул. Ленина, 1');
  expect(words).toContain('La Roche-Posay: 40 баллов');
  expect(words).toContain('Следующая цель«Цель 2», ещё 50 баллов');
  expect(screen.getByRole('link', { name: /Следующая цель/ })).toHaveAttribute('href', '/lk/catalogue/2');
});
