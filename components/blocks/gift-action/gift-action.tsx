'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { basketQuery, useEditItem, type BasketItem } from '@/api/orders/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { Progress } from '@/components/ui/progress/progress';
import { Stepper } from '@/components/ui/stepper/stepper';
import { quantityOf } from '@/lib/domain/basket';
import { earnHref } from '@/lib/domain/earn-href';
import { canMakeUp, missingToAfford, roomFor } from '@/lib/domain/afford';
import { pointsGenitive } from '@/lib/format/number';
import { offerBasket } from './basket-offer';
import styles from './gift-action.module.css';
import { nextPieceWords } from './next-piece';
import * as path from '@/lib/routes/path';

interface GiftActionProps {
  /** The line the basket would hold of it. */
  gift: BasketItem;
  /** The person's points of the gift's mark. */
  balance: number;
  /** How many the person may take, by limit and stock. */
  most: number;
  /** On the gift's own page: the filled button, and the way to the basket; ways to more points stand below it there. */
  main?: boolean;
  /** The person's points by mark, where its page may make up for what is missing out of another one. */
  held?: Readonly<Record<string, number>>;
}

function noneWords({ isAvailable, amount }: BasketItem): string {
  if (!isAvailable) return 'Сейчас недоступен';
  return amount === 0 ? 'Подарки разобрали' : 'Вы заказали всё, что можно';
}

/** Into the basket, how many, or what is missing: follows the basket as it changes, and focus follows it. */
export function GiftAction({ gift, balance, most, main = false, held = {} }: GiftActionProps) {
  const { data: basket } = useQuery(basketQuery());
  const edit = useEditItem();
  const router = useRouter();
  // plus of the stepper, or what stands in its place
  const kept = useFocusKept<HTMLDivElement>(
    (box) => [...box.querySelectorAll<HTMLElement>('button, a')].at(-1) ?? box,
  );
  const quantity = quantityOf(basket, gift.giftId);
  const set = (next: number, onSuccess?: () => void) =>
    edit.mutate(
      {
        giftId: gift.giftId,
        quantity: next,
        line: { ...gift, quantity: next, price: gift.basePrice * next },
      },
      { onError: toastRefusal, onSuccess },
    );
  const reserved = basket?.markPrices[gift.markId] ?? 0;
  const missing = missingToAfford(gift.basePrice, balance, reserved);
  const movable = basket ? canMakeUp(missing, gift.markId, held, basket.markPrices) : false;
  const room = roomFor({ most, price: gift.basePrice, balance, reserved, quantity });
  return (
    <div {...kept} tabIndex={-1} className={styles.action}>
      {quantity > 0 ? (
        <>
          <div className={styles.taken}>
            <Stepper
              value={quantity}
              max={room}
              onChange={(next) => set(next)}
              {...(!main && { after: 'в корзине' })}
              label={`Сколько в корзине: ${gift.name}`}
            />
            {main && <ButtonLink href={path.cart()}>В корзине · Оформить</ButtonLink>}
          </div>
          {quantity < most && missing > 0 && <p className={styles.none}>{nextPieceWords(missing)}</p>}
        </>
      ) : most > 0 && missing === 0 ? (
        <Button
          size={main ? 'm' : 's'}
          kind={main ? 'main' : 'second'}
          aria-label={`В корзину: ${gift.name}`}
          onClick={() => set(1, () => offerBasket(() => router.push(path.cart())))}
        >
          В корзину
        </Button>
      ) : (
        <Lack {...{ gift, most, missing, main, movable }} reserved={reserved > 0} />
      )}
    </div>
  );
}

const EARN = 'Где набрать баллы';
const MOVE = 'Перевести баллы';

interface LackProps {
  gift: BasketItem;
  most: number;
  missing: number;
  /** The basket takes points of the same brand: the balance shown elsewhere is more than is left. */
  reserved: boolean;
  main: boolean;
  movable: boolean;
}

/** Why it can't be taken: no more of it, or how far it still is. */
function Lack({ gift, most, missing, reserved, main, movable }: LackProps) {
  if (most === 0) return <p className={styles.none}>{noneWords(gift)}</p>;
  return (
    <div className={styles.lack}>
      <Progress value={((gift.basePrice - missing) / gift.basePrice) * 100} />
      <span>
        Не хватает {pointsGenitive(missing)}
        {reserved && ' с учётом корзины'}
      </span>
      {!main && (
        <ButtonLink
          size="s"
          kind="quiet"
          href={movable ? path.gift(gift.giftId) : earnHref(gift.markId)}
          aria-label={`${movable ? MOVE : EARN} на подарок: ${gift.name}`}
        >
          {movable ? MOVE : EARN}
        </ButtonLink>
      )}
    </div>
  );
}
