'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { messageOf } from '@/api/core/call-error';
import { isUnclear } from '@/api/core/unclear';
import { basketQuery, type Basket, type BasketItem } from '@/api/orders/queries';
import { ConfirmEmail } from '@/components/blocks/confirm-email/confirm-email';
import { Delivery } from '@/components/blocks/order-check/delivery';
import { useOrderCheck } from '@/components/blocks/order-check/use-order-check';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { compareMarks } from '@/lib/domain/brands';
import { CONFIRM_TO_ORDER } from '@/lib/domain/order-messages';
import { counted, formatNumber, points } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import { whenNoPopups } from '../store';
import type { OrderConfirmationProps } from '../types';
import { useAnswer } from '../use-answer';
import styles from './order-confirmation.module.css';
import * as path from '@/lib/routes/path';

const PIECES = ['штука', 'штуки', 'штук'] as const;
const UNCLEAR =
  'Неизвестно, оформлен ли заказ: ответ сервера не пришёл. Нажмите «Повторить»: второй раз баллы не спишутся.';

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

/** Returns the latest value; while `held`, the value from before: an order in sending or sent is shown unchanged. */
function useHeld<T>(value: T, held: boolean): T {
  const [shown, setShown] = useState(value);
  if (!held && shown !== value) setShown(value);
  return shown;
}

/**
 * Shows the ordered gifts, the points by brand and the points left. The basket is live, also when another tab changes
 * it. When the response is lost, the basket stays as it was sent, for a retry.
 */
export function OrderConfirmationPopup({ onYes, ...terms }: OrderConfirmationProps) {
  const close = useClosePopup();
  const send = useAnswer<Basket>(onYes);
  const unclear = isUnclear(send.error);
  const held = send.isPending || send.isSuccess || unclear;
  const basket = useHeld(useSuspenseQuery(basketQuery()).data, held);
  const check = useOrderCheck(basket, terms);
  const balances = useHeld(check.balances, held);
  const problems = held ? [] : check.problems;
  const unconfirmed = !held && check.unconfirmed;
  const isGone = basket.items.length === 0;
  return (
    <PopupShell title={isGone ? 'Корзина уже пуста' : 'Отправить заказ?'} size="m">
      {isGone ? (
        <NothingLeft />
      ) : (
        <>
          <Lines items={basket.items} />
          <Totals items={basket.items} balances={balances} />
          <Delivery wave={terms.wave} />
          {send.error && !unconfirmed && (
            <Note kind={unclear ? 'warn' : 'bad'} role="alert">
              {unclear ? UNCLEAR : messageOf(send.error)}
            </Note>
          )}
          <Problems words={problems} />
          {unconfirmed && <ConfirmEmail>{CONFIRM_TO_ORDER}</ConfirmEmail>}
          <PopupShell.Actions>
            <Button kind="second" onClick={close}>
              Вернуться в корзину
            </Button>
            <Button
              loading={send.isPending}
              disabled={problems.length > 0 || unconfirmed}
              onClick={() => send.answer(basket)}
            >
              {unclear ? 'Повторить' : 'Отправить заказ'}
            </Button>
          </PopupShell.Actions>
        </>
      )}
    </PopupShell>
  );
}

function Problems({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Note kind="warn" role="status">
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Note>
  );
}

/** Shown when the basket is empty, because another tab or device has sent the order. */
function NothingLeft() {
  const close = useClosePopup();
  // the orders are on the page under the popup: the popup and its history entry are removed first
  const show = (event: MouseEvent) => {
    event.preventDefault();
    close();
    whenNoPopups(() => document.getElementById('orders')?.scrollIntoView());
  };
  return (
    <>
      <Note kind="warn" role="alert">
        Похоже, заказ уже оформлен в другой вкладке или на другом устройстве.
      </Note>
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Закрыть
        </Button>
        <ButtonLink href={`${path.cart()}#orders`} onClick={show}>
          Мои заказы
        </ButtonLink>
      </PopupShell.Actions>
    </>
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
