import type { BasketItem } from '@/api/orders/queries';

/** Item number `at` of a basket, a gift of La Roche-Posay for 30 points a piece. */
export const basketItem = (at: number, quantity: number): BasketItem => ({
  itemId: String(at),
  giftId: String(at),
  quantity,
  basePrice: 30,
  price: 30 * quantity,
  amount: 9,
  limit: 9,
  ordered: 0,
  isAvailable: true,
  badges: [],
  name: `Подарок ${at}`,
  slug: String(at),
  size: null,
  markId: 'lrp',
  markName: 'La Roche-Posay',
  image: null,
});
