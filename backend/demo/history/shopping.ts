import { orderNumber } from '../../services/orders/order-row';
import type { Chance } from '../chance';
import type { KnownGift, KnownWave } from '../gifts';
import type { Person } from './person';

export interface Line {
  gift: KnownGift;
  quantity: number;
}

function sumsByBrand(lines: readonly Line[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { gift, quantity } of lines) {
    sums.set(gift.brand, (sums.get(gift.brand) ?? 0) + gift.price * quantity);
  }
  return sums;
}

function recordOrder(
  person: Person,
  wave: KnownWave,
  lines: readonly Line[],
  at: Date,
  cancelledAt: Date | null,
): string {
  const { book, id: userId } = person;
  const id = book.orderId();
  book.orders.push({
    id,
    userId,
    waveId: wave.id,
    status: cancelledAt ? 'cancelled' : wave.isOpen ? 'paid' : 'sent',
    submittedAt: at,
    totalSum: lines.reduce((sum, { gift, quantity }) => sum + gift.price * quantity, 0),
    cancelledAt,
    cancelledById: cancelledAt ? userId : null,
  });
  for (const { gift, quantity } of lines) {
    book.orderItems.push({
      id: book.orderItemId(),
      orderId: id,
      giftId: gift.id,
      markId: book.markId(gift.brand),
      name: gift.name,
      quantity,
      basePrice: gift.price,
      paidSum: gift.price * quantity,
      createdAt: at,
    });
  }
  return id;
}

/** Orders gifts that the balances cover. At `cancelledAt` a cancelled order returns its points. */
export function order(
  person: Person,
  wave: KnownWave,
  lines: readonly Line[],
  at: Date,
  cancelledAt: Date | null = null,
): void {
  person.seen(cancelledAt ?? at);
  const id = recordOrder(person, wave, lines, at, cancelledAt);
  const subject = ['order', id] as const;
  const title = orderNumber({ id, submittedAt: at });
  const sums = sumsByBrand(lines);
  for (const [brand, sum] of sums) {
    person.post(at, { brand, amount: -sum, kind: 'order', subject, title, key: `order:${id}:${brand}` });
  }
  if (!cancelledAt) return;
  for (const [brand, sum] of sums) {
    const key = `order-cancel:${id}:${person.book.markId(brand)}`;
    person.post(cancelledAt, { brand, amount: sum, kind: 'order-cancel', subject, title, key });
  }
}

/** Chooses one or two gifts for a person with points, expensive ones first when they are affordable. */
export function chooseGifts(person: Person, gifts: readonly KnownGift[], chance: Chance): Line[] {
  const lines: Line[] = [];
  const left = new Map<string, number>();
  const wanted = chance.roll(0.6) ? 1 : 2;
  for (const gift of chance.shuffled(gifts)) {
    const balance = left.get(gift.brand) ?? person.balance(gift.brand);
    if (lines.length >= wanted) break;
    if (balance < gift.price || (balance > gift.price * 4 && chance.roll(0.5))) continue;
    const quantity = gift.limit > 1 && balance >= gift.price * 2 && chance.roll(0.2) ? 2 : 1;
    left.set(gift.brand, balance - gift.price * quantity);
    lines.push({ gift, quantity });
  }
  return lines;
}
