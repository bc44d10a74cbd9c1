'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { basketQuery } from '@/api/orders/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { Hidden } from '@/components/ui/hidden/hidden';
import { CartLine } from './cart-line';
import { CartTotal } from './cart-total';
import { SentOrders } from './sent-orders';

export interface CartScreenProps {
  wave: { startsAt: string; endsAt: string } | null;
  roles: string[];
}

/** The basket, what it costs each brand's points, and the orders sent before. */
export function CartScreen({ wave, roles }: CartScreenProps) {
  const { data: basket } = useSuspenseQuery(basketQuery());
  if (basket.items.length === 0) {
    return (
      <>
        <Empty
          picture="/art/empty-cart.svg"
          title="В корзине пока пусто"
          text="Выберите подарок в каталоге: там видно, на что уже хватает баллов."
          action={<ButtonLink href="/lk/catalogue">Выбрать подарок</ButtonLink>}
        />
        <SentOrders />
      </>
    );
  }
  return (
    <>
      <Grid>
        <Cell desktop={8} as="section">
          <Hidden as="h2">Подарки в корзине</Hidden>
          {basket.items.map((item) => (
            <CartLine key={item.giftId} item={item} />
          ))}
        </Cell>
        <Cell desktop={4} as="aside" sticky>
          <CartTotal basket={basket} wave={wave} roles={roles} />
        </Cell>
      </Grid>
      <SentOrders />
    </>
  );
}
