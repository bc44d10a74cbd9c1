/** A basket as the portal shows it; sums are points of the marks. */
export interface BasketView<I extends BasketViewItem = BasketViewItem> {
  count: number;
  totalPrice: number;
  markPrices: Record<string, number>;
  items: I[];
}

export interface BasketViewItem {
  giftId: string;
  quantity: number;
  /** Price of one piece. */
  basePrice: number;
  /** Price of all pieces. */
  price: number;
  markId: string;
}

/**
 * The basket with `quantity` pieces of a gift, before the service answers: the line is changed, added (when `line` is
 * given) or removed, and the sums are recalculated.
 */
export function withQuantity<I extends BasketViewItem, B extends BasketView<I>>(
  basket: B,
  giftId: string,
  quantity: number,
  line?: I,
): B {
  const known = basket.items.some((item) => item.giftId === giftId);
  const all = known || !line ? basket.items : [...basket.items, line];
  const items = all
    .map((item) => (item.giftId === giftId ? { ...item, quantity, price: item.basePrice * quantity } : item))
    .filter((item) => item.quantity > 0);
  const prices = new Map<string, number>();
  for (const { markId, price } of items) prices.set(markId, (prices.get(markId) ?? 0) + price);
  return {
    ...basket,
    items,
    count: items.reduce((sum, item) => sum + item.quantity, 0),
    totalPrice: items.reduce((sum, item) => sum + item.price, 0),
    markPrices: Object.fromEntries(prices),
  };
}

/** Quantity of a gift in the basket. */
export function quantityOf(basket: BasketView | undefined, giftId: string): number {
  return basket?.items.find((item) => item.giftId === giftId)?.quantity ?? 0;
}
