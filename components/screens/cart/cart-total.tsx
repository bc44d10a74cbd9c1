'use client';

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '@/api/me/queries';
import { isUnclear } from '@/api/core/unclear';
import { basketQuery, useSendOrder, type Basket } from '@/api/orders/queries';
import { ConfirmEmail } from '@/components/blocks/confirm-email/confirm-email';
import { RequestKey } from '@/lib/browser/request-key';
import { CONFIRM_TO_ORDER } from '@/lib/domain/order-messages';
import { Delivery } from '@/components/blocks/order-check/delivery';
import { useOrderCheck, type OrderTerms } from '@/components/blocks/order-check/use-order-check';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Panel } from '@/components/ui/panel/panel';
import { points } from '@/lib/format/number';
import { MarkBalance } from './mark-balance';
import styles from './cart.module.css';
import { SentWords } from './sent-words';
import * as path from '@/lib/routes/path';

interface CartTotalProps extends OrderTerms {
  basket: Basket;
}

/** Price of the basket in each brand's points, obstacles to ordering, and the button that sends the order. */
export function CartTotal({ basket, ...terms }: CartTotalProps) {
  const send = useSendBasket(terms.wave);
  const { balances, nameOf, problems, unconfirmed } = useOrderCheck(basket, terms);
  const confirm = () => openPopup('order-confirmation', { ...terms, onYes: send });
  return (
    <Panel className={styles.total}>
      <h2 className={styles.heading}>Итого</h2>
      <div className={styles.sums}>
        {Object.entries(basket.markPrices).map(([mark, price]) => (
          <MarkBalance
            key={mark}
            mark={mark}
            name={nameOf(mark)}
            price={price}
            balance={balances[mark] ?? 0}
          />
        ))}
      </div>
      {problems.length > 0 && (
        <Note kind="warn" role="status" className={styles.problems}>
          {problems.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      )}
      {unconfirmed && (
        <div className={styles.problems}>
          <ConfirmEmail>{CONFIRM_TO_ORDER}</ConfirmEmail>
        </div>
      )}
      <Button wide disabled={problems.length > 0 || unconfirmed} onClick={confirm} className={styles.send}>
        Заказать, {points(basket.totalPrice)}
      </Button>
      <p className={styles.promise}>Заказ можно отменить до конца волны. Баллы вернутся сразу.</p>
      <div className={styles.where}>
        <Delivery wave={terms.wave} />
      </div>
    </Panel>
  );
}

/** Sends the basket as it was shown. One key per shown basket: a double click or a retry makes one order. */
function useSendBasket(wave: OrderTerms['wave']): (basket: Basket) => Promise<void> {
  const cache = useQueryClient();
  // balances before the order: what is left is counted from them
  const { data: me } = useSuspenseQuery(meQuery());
  const send = useSendOrder();
  const [request] = useState(() => new RequestKey());
  return async (basket) => {
    const seen = basket.items.map(({ giftId, quantity, basePrice }) => [giftId, quantity, basePrice]);
    try {
      const order = await send.mutateAsync({ items: basket.items, idempotencyKey: request.of(seen) });
      openPopup('thanks', {
        title: 'Заказ оформлен',
        text: <SentWords {...{ order, basket, me, wave }} />,
        celebrates: true,
        next: { title: 'Ещё подарки', href: path.catalogue() },
      });
    } catch (error) {
      // the refusal is final: the next try is a new request with another key
      if (!isUnclear(error)) request.forget();
      void cache.invalidateQueries({ queryKey: basketQuery().queryKey });
      throw error;
    }
  };
}
