import type { BasketItem, Gift } from '@/api/orders/queries';
import { limitWords } from '@/lib/domain/order-limit';
import { formatNumber } from '@/lib/format/number';

export const BADGES = { new: 'Новинка', hit: 'Хит', last: 'Последние' } as const;

/** How many one may take, how many are left, how many are ordered already. */
export function stockWords({ limit, ordered, amount }: Gift): string {
  if (amount === 0) return 'Закончились';
  const already = ordered > 0 ? ` · Уже заказано ${formatNumber(ordered)}` : '';
  const most = limitWords(limit);
  return `${most && `${most} · `}Осталось ${formatNumber(amount)}${already}`;
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
