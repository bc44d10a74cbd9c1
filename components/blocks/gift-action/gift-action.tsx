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
  /** The gift as a line of the basket. */
  gift: BasketItem;
  /** The person's points of the gift's mark. */
  balance: number;
  /** The quantity that the person may take, by limit and stock. */
  most: number;
  /** For the gift's page: a filled button and a link to the basket; links to more points are below it on that page. */
  main?: boolean;
  /** The person's points by mark, where missing points may be transferred from other marks. */
  held?: Readonly<Record<string, number>>;
}

function noneWords({ isAvailable, amount }: BasketItem): string {
  if (!isAvailable) return 'Сейчас недоступен';
  return amount === 0 ? 'Подарки разобрали' : 'Вы заказали всё, что можно';
}

/** Adds the gift to the basket, changes its quantity or shows the missing points; keeps the focus inside. */
export function GiftAction({ gift, balance, most, main = false, held = {} }: GiftActionProps) {
  const { data: basket } = useQuery(basketQuery());
  const edit = useEditItem();
  const router = useRouter();
  // the stepper's plus, or the control that replaces it
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
  /** The basket reserves points of the same brand, so less is left than the balance shows. */
  reserved: boolean;
  main: boolean;
  movable: boolean;
}

/** Why the gift can't be added: unavailable, or how many points are missing. */
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
