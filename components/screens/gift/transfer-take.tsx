'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { basketQuery, useEditItem, type BasketItem } from '@/api/orders/queries';
import { useTransferPoints } from '@/api/points/queries';
import { offerBasket } from '@/components/blocks/gift-action/basket-offer';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';
import { RequestKey } from '@/lib/browser/request-key';
import { quantityOf } from '@/lib/domain/basket';
import { canTake, missingToAfford } from '@/lib/domain/afford';
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
  // one key a move: what a shaky network sends twice moves once, another amount is another move
  const [request] = useState(() => new RequestKey());
  const [half, setHalf] = useState<{ moved: number; why: string }>();
  const reserved = (mark: string) => basket?.markPrices[mark] ?? 0;
  const missing = missingToAfford(gift.basePrice, balance, reserved(gift.markId));
  const [from] = others
    .filter((other) => other.points - reserved(other.slug) >= missing)
    .sort((left, right) => right.points - left.points);
  if (half && quantityOf(basket, gift.giftId) === 0) return <OnlyMoved {...half} gift={gift} />;
  // what the basket takes is not known yet: the move would be too small
  if (!basket) return null;
  if (!from || missing === 0 || quantityOf(basket, gift.giftId) > 0 || canTake(gift) === 0) return null;

  const take = async () => {
    const move = { from: from.slug, to: gift.markId, amount: missing };
    await transfer.mutateAsync({ ...move, idempotencyKey: request.of(move) });
    request.forget();
    router.refresh();
    try {
      await edit.mutateAsync({ giftId: gift.giftId, quantity: 1, line: gift });
    } catch (error) {
      // asked again, the popup would move the points a second time: it closes, and the page tells what is left to do
      return setHalf({ moved: missing, why: messageOf(error) });
    }
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
    <Button onClick={ask}>
      Перевести {formatNumber(missing)} из {from.name} и взять
    </Button>
  );
}

/** The first step is done, the second is not: the points are there, and the gift waits for its button or the basket. */
function OnlyMoved({ moved, why, gift }: { moved: number; why: string; gift: BasketItem }) {
  return (
    <Note kind="warn" role="alert">
      Баллы переведены: {points(moved)} теперь на счёте {gift.markName}. Подарок в корзину не попал: {why}{' '}
      Баллы остались у вас: положите подарок кнопкой «В корзину» или{' '}
      <TextLink href={path.cart()}>откройте корзину</TextLink>.
    </Note>
  );
}
