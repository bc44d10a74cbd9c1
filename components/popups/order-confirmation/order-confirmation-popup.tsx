'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { basketQuery, type Basket, type BasketItem } from '@/api/orders/queries';
import { useOrderCheck } from '@/components/blocks/order-check/use-order-check';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { compareMarks } from '@/lib/domain/brands';
import { counted, formatNumber, points } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { OrderConfirmationProps } from '../types';
import { useAnswer } from '../use-answer';
import styles from './order-confirmation.module.css';

const PIECES = ['штука', 'штуки', 'штук'] as const;

interface Total {
  mark: string;
  name: string;
  sum: number;
}

function totalsOf(items: readonly BasketItem[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { markId: mark, markName, quantity, basePrice } of items) {
    const known = totals.get(mark) ?? { mark, name: markName, sum: 0 };
    totals.set(mark, { ...known, sum: known.sum + quantity * basePrice });
  }
  return [...totals.values()].sort((one, other) => compareMarks(one.mark, other.mark));
}

/** The basket as it is by now, also when another tab changes it; what is being sent and what was sent stays shown. */
function useShownBasket(held: boolean): { basket: Basket; isEmpty: boolean } {
  const { data } = useSuspenseQuery(basketQuery());
  const [shown, setShown] = useState(data);
  const isEmpty = !held && data.items.length === 0;
  if (!held && !isEmpty && shown !== data) setShown(data);
  return { basket: shown, isEmpty };
}

/** What is ordered, which brand pays how much, and what is left after it; it goes when nothing is left to order. */
export function OrderConfirmationPopup({ onYes, ...terms }: OrderConfirmationProps) {
  const close = useClosePopup();
  const send = useAnswer<Basket>(onYes);
  const { basket, isEmpty } = useShownBasket(send.isPending || send.isSuccess);
  const { balances, problems } = useOrderCheck(basket, terms);
  const isStopped = problems.length > 0 && !send.isPending && !send.isSuccess;
  useEffect(() => {
    if (isEmpty) close();
  });
  return (
    <PopupShell title="Отправить заказ?" size="m">
      <Lines items={basket.items} />
      <Totals items={basket.items} balances={balances} />
      {send.error && (
        <Note kind="bad" role="alert">
          {messageOf(send.error)}
        </Note>
      )}
      {isStopped && (
        <Note kind="warn" role="status">
          {problems.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Вернуться в корзину
        </Button>
        <Button loading={send.isPending} disabled={isStopped} onClick={() => send.answer(basket)}>
          Отправить заказ
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}

function Lines({ items }: { items: readonly BasketItem[] }) {
  return (
    <ul className={styles.lines}>
      {items.map(({ giftId, name, image, quantity, basePrice }) => (
        <li key={giftId}>
          {image ? <img src={image.previewUrl} alt="" width={56} height={56} /> : <span />}
          <span>
            {name}
            <small>{counted(quantity, PIECES)}</small>
          </span>
          <b>{points(quantity * basePrice)}</b>
        </li>
      ))}
    </ul>
  );
}

interface TotalsProps {
  items: readonly BasketItem[];
  balances: Readonly<Record<string, number>>;
}

function Totals({ items, balances }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      {totalsOf(items).map(({ mark, name, sum }) => {
        const left = (balances[mark] ?? 0) - sum;
        return (
          <div key={mark} data-brand={mark}>
            <dt>
              <i />
              {name}
            </dt>
            <dd>
              {points(sum)}
              {left >= 0 && <small>останется {formatNumber(left)}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
