import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '@/api/me/queries';
import type { Basket } from '@/api/orders/queries';
import { can } from '@/lib/access/permissions';
import { nameIn } from '@/lib/domain/brands';
import { orderProblemText } from '@/lib/domain/order-messages';
import { checkOrder } from '@/lib/domain/orders';

/** When and by whom an order is sent. */
export interface OrderTerms {
  wave: { startsAt: string; endsAt: string } | null;
  roles: string[];
}

/** The points an order is paid with, and in words what stands against sending this basket now. */
export function useOrderCheck(basket: Basket, { wave, roles }: OrderTerms) {
  const { data: me } = useSuspenseQuery(meQuery());
  const nameOf = nameIn(basket.items.map(({ markId, markName }) => ({ slug: markId, name: markName })));
  const problems = checkOrder({
    basket: basket.items.map(({ markId, basePrice, ...item }) => ({
      ...item,
      mark: markId,
      price: basePrice,
    })),
    balances: me.markPoints,
    wave,
    now: new Date(),
    outsideWave: can({ roles, permissions: [] }, 'catalogue.outside-wave'),
  });
  return { balances: me.markPoints, nameOf, problems: problems.map((one) => orderProblemText(one, nameOf)) };
}
