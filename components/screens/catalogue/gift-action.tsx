'use client';

import { useQuery } from '@tanstack/react-query';
import { basketQuery, useEditItem, type BasketItem } from '@/api/orders/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Progress } from '@/components/ui/progress/progress';
import { Stepper } from '@/components/ui/stepper/stepper';
import { quantityOf } from '@/lib/domain/basket';
import { missingToAfford } from '@/lib/domain/orders';
import { pointsGenitive } from '@/lib/format/number';
import styles from './catalogue.module.css';

interface GiftActionProps {
  /** The line the basket would hold of it. */
  gift: BasketItem;
  /** The person's points of the gift's mark. */
  balance: number;
  /** How many the person may take, by limit and stock. */
  most: number;
}

function noneWords({ isAvailable, amount }: BasketItem): string {
  if (!isAvailable) return 'Сейчас недоступен';
  return amount === 0 ? 'Подарки разобрали' : 'Вы заказали всё, что можно';
}

/** Into the basket, how many, or what is missing: follows the basket as it changes. */
export function GiftAction({ gift, balance, most }: GiftActionProps) {
  const { data: basket } = useQuery(basketQuery());
  const edit = useEditItem();
  const quantity = quantityOf(basket, gift.giftId);
  const set = (next: number) =>
    edit.mutate(
      { giftId: gift.giftId, quantity: next, line: { ...gift, quantity: next, price: gift.basePrice * next } },
      { onError: toastRefusal },
    );

  if (quantity > 0) {
    return <Stepper value={quantity} max={Math.max(most, quantity)} onChange={set} label={`Сколько в корзине: ${gift.name}`} />;
  }
  if (most === 0) return <p className={styles.none}>{noneWords(gift)}</p>;
  const missing = missingToAfford(gift.basePrice, balance, basket?.markPrices[gift.markId] ?? 0);
  if (missing === 0) {
    return (
      <Button size="s" kind="second" aria-label={`В корзину: ${gift.name}`} onClick={() => set(1)}>
        В корзину
      </Button>
    );
  }
  return (
    <div className={styles.lack}>
      <Progress value={((gift.basePrice - missing) / gift.basePrice) * 100} />
      <span>Не хватает {pointsGenitive(missing)}</span>
      <ButtonLink size="s" kind="quiet" href="/lk/learnings" aria-label={`Где набрать баллы на подарок: ${gift.name}`}>
        Где набрать баллы
      </ButtonLink>
    </div>
  );
}
