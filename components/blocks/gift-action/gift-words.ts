import type { BasketItem, Gift } from '@/api/orders/queries';
import { limitWords } from '@/lib/domain/order-limit';
import { formatNumber } from '@/lib/format/number';

export const BADGES = { new: 'Новинка', hit: 'Хит', last: 'Последние' } as const;

/** The line below the price: `До 4 штук · Осталось 130`; the gift's size is shown on its page only. */
export const cardWords = (gift: Pick<Gift, 'limit' | 'amount'>): string => factsOf(gift).join(' · ');

/** The same line with the ordered quantity, for wider places. */
export const stockWords = (gift: Pick<Gift, 'limit' | 'amount' | 'ordered'>): string =>
  [...factsOf(gift), gift.amount > 0 && gift.ordered > 0 && `Уже заказано\u00a0${formatNumber(gift.ordered)}`]
    .filter(Boolean)
    .join(' · ');

function factsOf({ limit, amount }: Pick<Gift, 'limit' | 'amount'>): string[] {
  if (amount === 0) return ['Закончились'];
  return [limitWords(limit), `Осталось\u00a0${formatNumber(amount)}`].filter(Boolean);
}

/** The gift as a line of the basket: all data that the island needs. */
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
