import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '@/api/me/queries';
import type { Basket } from '@/api/orders/queries';
import { can } from '@/lib/access/permissions';
import { needsConfirmation } from '@/lib/domain/account-confirmation';
import { nameIn } from '@/lib/domain/brands';
import { orderProblemText } from '@/lib/domain/order-messages';
import { checkOrder } from '@/lib/domain/orders';

/** When and by whom an order is sent. */
export interface OrderTerms {
  wave: { startsAt: string; endsAt: string } | null;
  roles: string[];
}

/**
 * The points an order is paid with, in words what stands against sending this basket now, and whether the account has
 * to be confirmed first.
 */
export function useOrderCheck(basket: Basket, { wave, roles }: OrderTerms) {
  const { data: me } = useSuspenseQuery(meQuery());
  const nameOf = nameIn(basket.items.map(({ markId, markName }) => ({ slug: markId, name: markName })));
  const unconfirmed = needsConfirmation(me);
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
  const words = problems.map((one) => orderProblemText(one, nameOf));
  return { balances: me.markPoints, nameOf, problems: words, unconfirmed };
}
