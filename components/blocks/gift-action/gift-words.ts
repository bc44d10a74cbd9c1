import type { BasketItem, Gift } from '@/api/orders/queries';
import { limitWords } from '@/lib/domain/order-limit';
import { formatNumber } from '@/lib/format/number';

export const BADGES = { new: 'Новинка', hit: 'Хит', last: 'Последние' } as const;

/** A line of the card breaks after a dot, never before it. */
export function cardWords(gift: Gift): string {
  const { size } = gift;
  const lead = size && `${size.charAt(0).toUpperCase()}${size.slice(1)}\u00a0· `;
  return `${lead ?? ''}${stockWords(gift)}`;
}

/** How many one may take, how many are left, how many are ordered already. */
export function stockWords({ limit, ordered, amount }: Gift): string {
  if (amount === 0) return 'Закончились';
  const already = ordered > 0 ? `\u00a0· Уже заказано ${formatNumber(ordered)}` : '';
  const most = limitWords(limit);
  return `${most && `${most}\u00a0· `}Осталось\u00a0${formatNumber(amount)}${already}`;
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
