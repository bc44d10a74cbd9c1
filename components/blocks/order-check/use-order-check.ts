import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '@/api/me/queries';
import type { Basket } from '@/api/orders/queries';
import { can } from '@/lib/access/permissions';
import { needsConfirmation } from '@/lib/domain/account-confirmation';
import { nameIn } from '@/lib/domain/brands';
import { orderProblemText } from '@/lib/domain/order-messages';
import { checkOrder } from '@/lib/domain/orders';

/** The wave and the person's roles, which decide whether an order can be sent. */
export interface OrderTerms {
  wave: { startsAt: string; endsAt: string } | null;
  roles: string[];
}

/**
 * Returns the balances that pay an order, the problems of sending this basket now, in words, and whether the account
 * must be confirmed first.
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
