import type { BasketItem, Gift } from '@/api/orders/queries';
import { limitWords } from '@/lib/domain/order-limit';
import { formatNumber } from '@/lib/format/number';

export const BADGES = { new: 'Новинка', hit: 'Хит', last: 'Последние' } as const;

/** Below the price: `До 4 штук · Осталось 130`; its size stands on the gift's own page. */
export const cardWords = (gift: Pick<Gift, 'limit' | 'amount'>): string => factsOf(gift).join(' · ');

/** The same and how many are ordered already, where there is room to say it. */
export const stockWords = (gift: Pick<Gift, 'limit' | 'amount' | 'ordered'>): string =>
  [...factsOf(gift), gift.amount > 0 && gift.ordered > 0 && `Уже заказано\u00a0${formatNumber(gift.ordered)}`]
    .filter(Boolean)
    .join(' · ');

function factsOf({ limit, amount }: Pick<Gift, 'limit' | 'amount'>): string[] {
  if (amount === 0) return ['Закончились'];
  return [limitWords(limit), `Осталось\u00a0${formatNumber(amount)}`].filter(Boolean);
}

/** What the basket would hold of it: all the island needs. */
export function lineOf(gift: Gift): BasketItem {
  const {
    giftId,
    price,
    amount,
    limit,
    ordered,
    isAvailable,
    badges,
    name,
    slug,
    size,
    markId,
    markName,
    image,
  } = gift;
  return {
    itemId: giftId,
    giftId,
    quantity: 1,
    basePrice: price,
    price,
    ...{ amount, limit, ordered, isAvailable, badges, name, slug, size, markId, markName, image },
  };
}
