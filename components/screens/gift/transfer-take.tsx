'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { basketQuery, useEditItem, type BasketItem } from '@/api/orders/queries';
import { useTransferPoints } from '@/api/points/queries';
import { offerBasket } from '@/components/blocks/gift-action/basket-offer';
import { openPopup } from '@/components/popups/store';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { RequestKey } from '@/lib/browser/request-key';
import { quantityOf } from '@/lib/domain/basket';
import { canTake, missingToAfford } from '@/lib/domain/afford';
import { earnHref } from '@/lib/domain/earn-href';
import { transferPlan, type Source } from '@/lib/domain/transfer-plan';
import { formatNumber, points } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';

export interface OtherPoints extends Source {
  name: string;
}

interface TransferTakeProps {
  /** The gift as a line of the basket. */
  gift: BasketItem;
  /** The person's points of the gift's mark; `others` are of the other marks. */
  balance: number;
  others: readonly OtherPoints[];
}

/**
 * Transfers the missing points from other brands, from several when one is not enough, and puts the gift into the
 * basket. Points that the basket takes are not transferred.
 */
export function TransferTake({ gift, balance, others }: TransferTakeProps) {
  const { data: basket } = useQuery(basketQuery());
  const transfer = useTransferPoints();
  const edit = useEditItem();
  const router = useRouter();
  const keys = useMoveKeys();
  const [half, setHalf] = useState<{ moved: number; why: string }>();
  const inBasket = quantityOf(basket, gift.giftId) > 0;
  if (half && !inBasket) return <OnlyMoved {...half} gift={gift} />;
  // the basket is not loaded: without the points that it takes, the transfer would be too small
  if (!basket || inBasket || canTake(gift) === 0) return null;
  const missing = missingToAfford(gift.basePrice, balance, basket.markPrices[gift.markId]);
  const moves = transferPlan(missing, others, basket.markPrices);
  if (missing === 0) return null;
  if (moves.length === 0) {
    return (
      <>
        {transferPlan(missing, others, {}).length > 0 && <TakenByBasket />}
        <Earn gift={gift} />
      </>
    );
  }

  const take = async () => {
    try {
      for (const { from, amount } of moves) {
        const move = { from: from.slug, to: gift.markId, amount };
        await transfer.mutateAsync({ ...move, idempotencyKey: keys.of(move) });
      }
      keys.forget();
    } finally {
      // after a failure too: the first of two transfers may have succeeded
      router.refresh();
    }
    try {
      await edit.mutateAsync({ giftId: gift.giftId, quantity: 1, line: gift });
    } catch (error) {
      // a retry in the popup would transfer the points again: it closes, and the page shows what is left to do
      return setHalf({ moved: missing, why: messageOf(error) });
    }
    offerBasket(() => router.push(path.cart()));
  };
  const parts = moves.map(({ from, amount }) => `${points(amount)}: ${from.name} → ${gift.markName}`);
  const ask = () =>
    openPopup('confirm', {
      title: 'Перевести баллы и взять подарок?',
      text: `${parts.join(', ')}, 1 балл = 1 балл. ${quote(gift.name)} попадёт в корзину.`,
      yes: 'Перевести и взять',
      no: 'Отмена',
      onYes: take,
    });
  return (
    <>
      <Button onClick={ask}>
        Перевести {formatNumber(missing)} из {moves.map(({ from }) => from.name).join(' и ')} и взять
      </Button>
      <Earn gift={gift} />
    </>
  );
}

/** Link to places where points can be earned. */
function Earn({ gift }: { gift: BasketItem }) {
  return (
    <ButtonLink
      kind="second"
      href={earnHref(gift.markId)}
      aria-label={`Где набрать баллы на подарок: ${gift.name}`}
    >
      Где набрать баллы
    </ButtonLink>
  );
}

/** Shown when points of other brands would be enough without those that the basket takes. */
function TakenByBasket() {
  return (
    <Text size="sm" tone="soft">
      Баллов других брендов хватило бы, но их занимает <TextLink href={path.cart()}>корзина</TextLink>.
    </Text>
  );
}

/** One idempotency key per transfer: a repeated request transfers once, another amount gets another key. */
function useMoveKeys() {
  const [keys] = useState(() => new Map<string, RequestKey>());
  return {
    of: (move: { from: string; to: string; amount: number }) => {
      const key = keys.get(move.from) ?? new RequestKey();
      keys.set(move.from, key);
      return key.of(move);
    },
    forget: () => keys.clear(),
  };
}

/** Shown when the points are transferred but the gift is not in the basket: the person can still put it there. */
function OnlyMoved({ moved, why, gift }: { moved: number; why: string; gift: BasketItem }) {
  return (
    <Note kind="warn" role="alert">
      Баллы переведены: {points(moved)} теперь на счёте {gift.markName}. Подарок в корзину не попал: {why}{' '}
      Баллы остались у вас: положите подарок кнопкой «В корзину» или{' '}
      <TextLink href={path.cart()}>откройте корзину</TextLink>.
    </Note>
  );
}
