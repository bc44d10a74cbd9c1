'use client';

import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, type FocusEvent } from 'react';
import { meQuery } from '@/api/me/queries';
import { basketQuery, ordersQuery } from '@/api/orders/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { Hidden } from '@/components/ui/hidden/hidden';
import { CartLine } from './cart-line';
import { CartTotal } from './cart-total';
import styles from './cart.module.css';
import { SentOrders } from './sent-orders';
import * as path from '@/lib/routes/path';

export interface CartScreenProps {
  wave: { startsAt: string; endsAt: string } | null;
  roles: string[];
}

/** Empty basket. When orders follow it takes only two lines, as the orders are what the person came for. */
function NothingInBasket() {
  const { data } = useInfiniteQuery(ordersQuery());
  const isBrief = data?.pages.some(({ items }) => items.some(({ orders }) => orders.length > 0));
  const said = {
    title: <span tabIndex={-1}>В корзине пока пусто</span>,
    action: <ButtonLink href={path.catalogue()}>Выбрать подарок</ButtonLink>,
  };
  const drawn = {
    picture: '/art/empty-cart.svg',
    text: 'Выберите подарок в каталоге: там видно, на что уже хватает баллов.',
  };
  return (
    <div className={isBrief ? styles.brief : undefined}>
      <Empty {...said} {...(isBrief ? {} : drawn)} />
    </div>
  );
}

const linesOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-line]')];

/**
 * The basket, its price in each brand's points, and the orders sent before. A removed line takes its focused button
 * away: focus moves to the line in its place, or to the text of the empty basket.
 */
export function CartScreen({ wave, roles }: CartScreenProps) {
  const { data: basket } = useSuspenseQuery(basketQuery());
  const { data: me } = useSuspenseQuery(meQuery());
  const at = useRef(0);
  const { onFocus, ...kept } = useFocusKept<HTMLDivElement>((box) => {
    const lines = linesOf(box);
    return (lines[at.current] ?? lines.at(-1) ?? box).querySelector<HTMLElement>('[tabindex="-1"]');
  });
  const remember = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    // the list of orders manages its own focus
    if (target.closest('#orders')) return;
    at.current = linesOf(currentTarget).findIndex((line) => line.contains(target));
    onFocus();
  };
  const isEmpty = basket.items.length === 0;
  return (
    <div {...kept} onFocus={remember}>
      <Grid className={styles.grid}>
        <Cell desktop={isEmpty ? 12 : 8} as="section">
          {isEmpty ? (
            <NothingInBasket />
          ) : (
            <>
              <Hidden as="h2">Подарки в корзине</Hidden>
              {basket.items.map((item) => (
                <CartLine
                  key={item.giftId}
                  item={item}
                  balance={me.markPoints[item.markId] ?? 0}
                  reserved={basket.markPrices[item.markId] ?? 0}
                />
              ))}
            </>
          )}
        </Cell>
        {!isEmpty && (
          <Cell desktop={4} from={9} as="aside" sticky className={styles.aside}>
            <CartTotal basket={basket} wave={wave} roles={roles} />
          </Cell>
        )}
        <Cell desktop={isEmpty ? 12 : 8} className={styles.orders}>
          <SentOrders />
        </Cell>
      </Grid>
    </div>
  );
}
