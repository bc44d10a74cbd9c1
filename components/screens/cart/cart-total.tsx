'use client';

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '@/api/core/call-error';
import { basketQuery, useSendOrder, type Basket } from '@/api/orders/queries';
import { meQuery } from '@/api/me/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Panel } from '@/components/ui/panel/panel';
import { can } from '@/lib/access/permissions';
import { nameIn } from '@/lib/domain/brands';
import { orderProblemText } from '@/lib/domain/order-messages';
import { checkOrder } from '@/lib/domain/orders';
import { points } from '@/lib/format/number';
import { MarkBalance } from './mark-balance';
import styles from './cart.module.css';

interface CartTotalProps {
  basket: Basket;
  wave: { startsAt: string; endsAt: string } | null;
  roles: string[];
}

/** What the basket costs each brand's points, what stands against it, and the way to send it. */
export function CartTotal({ basket, wave, roles }: CartTotalProps) {
  const { data: me } = useSuspenseQuery(meQuery());
  const send = useSendBasket(basket);
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
  const nameOf = nameIn(basket.items.map(({ markId, markName }) => ({ slug: markId, name: markName })));
  const confirm = () =>
    openPopup('order-confirmation', {
      id: basket.id,
      points: me.markPoints,
      items: basket.items.map((item) => ({
        id: item.giftId,
        name: item.name,
        amount: item.quantity,
        price: item.basePrice,
        mark: item.markId,
        markName: item.markName,
        image: item.image?.previewUrl ?? null,
      })),
      onYes: send,
    });
  return (
    <Panel>
      <h2 className={styles.heading}>Итого</h2>
      {Object.entries(basket.markPrices).map(([mark, price]) => (
        <MarkBalance
          key={mark}
          mark={mark}
          name={nameOf(mark)}
          price={price}
          balance={me.markPoints[mark] ?? 0}
        />
      ))}
      {problems.length > 0 && (
        <Note kind="warn" role="status" className={styles.problems}>
          {problems
            .map((problem) => orderProblemText(problem, nameOf))
            .map((words) => (
              <p key={words}>{words}</p>
            ))}
        </Note>
      )}
      <Button wide disabled={problems.length > 0} onClick={confirm} className={styles.send}>
        Заказать, {points(basket.totalPrice)}
      </Button>
      <p className={styles.promise}>Заказ можно отменить до конца волны. Баллы вернутся сразу.</p>
    </Panel>
  );
}

/** Sends what is on screen. One key per basket as it is seen, so a double click and a retry are one order. */
function useSendBasket(basket: Basket): () => Promise<void> {
  const cache = useQueryClient();
  const send = useSendOrder();
  const intent = useRef({ seen: '', key: '' });
  return async () => {
    const seen = JSON.stringify(
      basket.items.map(({ giftId, quantity, basePrice }) => [giftId, quantity, basePrice]),
    );
    if (intent.current.seen !== seen) intent.current = { seen, key: crypto.randomUUID() };
    try {
      const order = await send.mutateAsync({ items: basket.items, idempotencyKey: intent.current.key });
      openPopup('thanks', {
        title: 'Заказ оформлен',
        text: `Номер заказа ${order.number}. Отменить его можно до конца волны, баллы вернутся сразу.`,
      });
    } catch (error) {
      // the answer is final: the next try is another intent, with another key
      if (error instanceof CallError && !error.retriable) intent.current = { seen: '', key: '' };
      void cache.invalidateQueries({ queryKey: basketQuery().queryKey });
      throw error;
    }
  };
}
