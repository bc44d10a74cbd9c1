'use client';

import { useState } from 'react';
import { useEditItem, type BasketItem } from '@/api/orders/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { nextPieceWords } from '@/components/blocks/gift-action/next-piece';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Shot } from '@/components/ui/shot/shot';
import { Stepper } from '@/components/ui/stepper/stepper';
import { toast } from '@/components/ui/toast/toast-store';
import { limitWords } from '@/lib/domain/order-limit';
import { canTake, missingToAfford, roomFor } from '@/lib/domain/afford';
import { formatNumber, points } from '@/lib/format/number';
import styles from './cart.module.css';

function stockWords({ limit, amount }: BasketItem): string {
  const most = limitWords(limit);
  return `${most ? `${most} · ` : ''}Осталось\u00a0${formatNumber(amount)}`;
}

interface CartLineProps {
  item: BasketItem;
  /** The person's points of the gift's mark; the basket takes `reserved` of them. */
  balance: number;
  reserved: number;
}

/** One gift of the basket: quantity, price, removal. */
export function CartLine({ item, balance, reserved }: CartLineProps) {
  const edit = useEditItem();
  const [isAsked, setAsked] = useState(false);
  const { giftId, name, size, quantity, markId, markName, image, price, basePrice } = item;
  const most = canTake(item);
  const room = roomFor({ most, price: basePrice, balance, reserved, quantity });
  const missing = missingToAfford(basePrice, balance, reserved);
  const set = (next: number) => edit.mutate({ giftId, quantity: next }, { onError: toastRefusal });
  const remove = () =>
    edit.mutate(
      { giftId, quantity: 0 },
      {
        onError: toastRefusal,
        onSuccess: () =>
          toast({
            text: `«${name}» убран из корзины`,
            action: {
              label: 'Вернуть',
              onPress: () => edit.mutate({ giftId, quantity, line: item }, { onError: toastRefusal }),
            },
          }),
      },
    );
  return (
    <article className={styles.line} data-line data-brand={markId}>
      <Shot {...itemPicture(image, '128px')} ratio="1/1" className={styles.shot} />
      <div className={styles.about}>
        <DropTag kind="name">{markName}</DropTag>
        <h3 tabIndex={-1}>{name}</h3>
        <small>
          {size ? `${size} · ` : ''}
          {stockWords(item)}
        </small>
        <small role="status">{isAsked && quantity < most && missing > 0 && nextPieceWords(missing)}</small>
      </div>
      <div className={styles.controls}>
        <Stepper
          value={quantity}
          max={room}
          onChange={(next) => (next === 0 ? remove() : set(next))}
          onMost={() => setAsked(true)}
          label={`Сколько: ${name}`}
        />
        <b className={styles.price}>{points(price)}</b>
        <IconButton
          icon="trash"
          label={`Убрать из корзины: ${name}`}
          className={styles.remove}
          onClick={remove}
        />
      </div>
    </article>
  );
}
