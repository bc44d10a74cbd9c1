'use client';

import { messageOf } from '@/api/core/call-error';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { compareMarks } from '@/lib/domain/brands';
import { counted, formatNumber, points } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { OrderConfirmationProps, OrderLine } from '../types';
import { useAnswer } from '../use-answer';
import styles from './order-confirmation.module.css';

const PIECES = ['штука', 'штуки', 'штук'] as const;

interface Total {
  mark: string;
  name: string;
  sum: number;
}

function totalsOf(items: readonly OrderLine[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { mark, markName, amount, price } of items) {
    const known = totals.get(mark) ?? { mark, name: markName, sum: 0 };
    totals.set(mark, { ...known, sum: known.sum + amount * price });
  }
  return [...totals.values()].sort((one, other) => compareMarks(one.mark, other.mark));
}

/** What is ordered, which brand pays how much, and what is left after it. */
export function OrderConfirmationPopup({ points: balances, items, onYes }: OrderConfirmationProps) {
  const close = useClosePopup();
  const send = useAnswer(onYes);
  return (
    <PopupShell title="Отправить заказ?" size="m">
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id}>
            {item.image ? <img src={item.image} alt="" width={56} height={56} /> : <span />}
            <span>
              {item.name}
              <small>{counted(item.amount, PIECES)}</small>
            </span>
            <b>{points(item.amount * item.price)}</b>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {totalsOf(items).map(({ mark, name, sum }) => (
          <div key={mark} data-brand={mark}>
            <dt>
              <i />
              {name}
            </dt>
            <dd>
              {points(sum)}
              <small>останется {formatNumber((balances[mark] ?? 0) - sum)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {send.error && (
        <Note kind="bad" role="alert">
          {messageOf(send.error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Вернуться в корзину
        </Button>
        <Button loading={send.isPending} onClick={send.answer}>
          Отправить заказ
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
