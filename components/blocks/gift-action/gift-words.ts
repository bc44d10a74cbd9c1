import type { BasketItem, Gift } from '@/api/orders/queries';
import { limitWords } from '@/lib/domain/order-limit';
import { formatNumber } from '@/lib/format/number';

export const BADGES = { new: 'Новинка', hit: 'Хит', last: 'Последние' } as const;

/** One line of what a card says below the price: commas break anywhere, dots would dangle. */
const lineOfWords = (parts: readonly (string | null | false)[]): string => {
  const line = parts.filter(Boolean).join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

/** How large it is, then its stock. */
export const cardWords = (gift: Gift): string => lineOfWords([gift.size, ...stockOf(gift)]);

/** How many one may take, how many are left, how many are ordered already. */
export const stockWords = (gift: Gift): string => lineOfWords(stockOf(gift));

function stockOf({ limit, ordered, amount }: Gift): (string | false)[] {
  if (amount === 0) return ['закончились'];
  return [
    limitWords(limit).toLowerCase(),
    `осталось\u00a0${formatNumber(amount)}`,
    ordered > 0 && `уже заказано\u00a0${formatNumber(ordered)}`,
  ];
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
