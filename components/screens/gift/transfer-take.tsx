'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { basketQuery, useEditItem, type BasketItem } from '@/api/orders/queries';
import { useTransferPoints } from '@/api/points/queries';
import { offerBasket } from '@/components/blocks/gift-action/basket-offer';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { quantityOf } from '@/lib/domain/basket';
import { canTake, missingToAfford } from '@/lib/domain/orders';
import { formatNumber, points } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';

export interface OtherPoints {
  slug: string;
  name: string;
  points: number;
}

interface TransferTakeProps {
  /** The line the basket would hold of it. */
  gift: BasketItem;
  /** The person's points of the gift's mark, and of the other ones. */
  balance: number;
  others: readonly OtherPoints[];
}

/** Where another brand's points make up for what is missing: moves them and puts the gift into the basket. */
export function TransferTake({ gift, balance, others }: TransferTakeProps) {
  const { data: basket } = useQuery(basketQuery());
  const transfer = useTransferPoints();
  const edit = useEditItem();
  const router = useRouter();
  // one key an intent: what a shaky network sends twice moves once
  const key = useRef('');
  const reserved = (mark: string) => basket?.markPrices[mark] ?? 0;
  const missing = missingToAfford(gift.basePrice, balance, reserved(gift.markId));
  const [from] = others
    .filter((other) => other.points - reserved(other.slug) >= missing)
    .sort((left, right) => right.points - left.points);
  if (!from || missing === 0 || quantityOf(basket, gift.giftId) > 0 || canTake(gift) === 0) return null;

  const take = async () => {
    key.current ||= crypto.randomUUID();
    const move = { from: from.slug, to: gift.markId, amount: missing };
    await transfer.mutateAsync({ ...move, idempotencyKey: key.current });
    key.current = '';
    router.refresh();
    await edit.mutateAsync({ giftId: gift.giftId, quantity: 1, line: gift });
    offerBasket(() => router.push(path.cart()));
  };
  const ask = () =>
    openPopup('confirm', {
      title: 'Перевести баллы и взять подарок?',
      text: `${points(missing)}: ${from.name} → ${gift.markName}, один к одному. ${quote(gift.name)} попадёт в корзину.`,
      yes: 'Перевести и взять',
      no: 'Отмена',
      onYes: take,
    });
  return (
    <Button kind="second" onClick={ask}>
      Перевести {formatNumber(missing)} из {from.name} и взять
    </Button>
  );
}
