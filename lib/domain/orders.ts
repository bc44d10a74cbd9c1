import { balanceOf, type Balances } from './balances';
import { toDate, type Instant } from './moscow';

/** Limit of a gift without its own limit: the most pieces that one call may ask for. */
export const NO_LIMIT = 1000;

/** A line of a basket with the current facts of its gift. */
export interface BasketLine {
  giftId: string;
  name: string;
  /** Mark slug. */
  mark: string;
  /** Price of one piece, in the mark's points. */
  price: number;
  quantity: number;
  /** Most pieces that one person may order in a wave; 0 or less: none. */
  limit: number;
  /** Pieces that the person has already ordered in this wave. */
  ordered: number;
  /** Stock left. */
  amount: number;
  /** Hidden or withdrawn gifts can't be ordered. */
  isAvailable?: boolean;
}
export interface WaveFacts {
  startsAt: Instant;
  endsAt: Instant;
}

export type OrderProblem =
  | { code: 'empty-basket' }
  | { code: 'confirmation-needed' }
  | { code: 'wave-closed' }
  | { code: 'bad-quantity'; giftId: string; name: string }
  | { code: 'limit-exceeded'; giftId: string; name: string; limit: number; left: number }
  | { code: 'stock-gone'; giftId: string; name: string; amount: number }
  | { code: 'funds-short'; mark: string; needed: number; balance: number; missing: number };

export interface OrderCheck {
  basket: readonly BasketLine[];
  balances: Balances;
  wave: WaveFacts | null;
  now: Date;
  /** Admins order at any time (decisions, 'Orders'). */
  outsideWave?: boolean;
  /** The account is not confirmed where orders need it (`needsConfirmation`). */
  unconfirmed?: boolean;
}

/** Whether the wave is open: from its start up to, not including, its end. */
export function isWaveOpen(wave: WaveFacts | null, now: Date): boolean {
  const start = toDate(wave?.startsAt);
  const end = toDate(wave?.endsAt);
  return start !== null && end !== null && start <= now && now < end;
}

/** Sum of the basket's prices by mark, in points. */
export function totalsByMark(
  basket: readonly Pick<BasketLine, 'mark' | 'price' | 'quantity'>[],
): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { mark, price, quantity } of basket)
    totals.set(mark, (totals.get(mark) ?? 0) + price * quantity);
  return Object.fromEntries(totals);
}

/**
 * Problems that prevent sending the basket; [] when it may be sent (decisions, 'Orders'). Lines of one gift are added
 * up before limit and stock are compared.
 */
export function checkOrder(check: OrderCheck): OrderProblem[] {
  const { basket, balances, wave, now, outsideWave = false, unconfirmed = false } = check;
  if (basket.length === 0) return [{ code: 'empty-basket' }];
  const problems: OrderProblem[] = unconfirmed ? [{ code: 'confirmation-needed' }] : [];
  if (!outsideWave && !isWaveOpen(wave, now)) problems.push({ code: 'wave-closed' });
  for (const line of joinLines(basket)) problems.push(...checkLine(line));
  for (const [mark, needed] of Object.entries(totalsByMark(basket))) {
    const balance = balanceOf(balances, mark);
    if (needed > balance)
      problems.push({ code: 'funds-short', mark, needed, balance, missing: needed - balance });
  }
  return problems;
}

function joinLines(basket: readonly BasketLine[]): BasketLine[] {
  const byGift = new Map<string, BasketLine>();
  for (const line of basket) {
    const known = byGift.get(line.giftId);
    const broken = known && (known.quantity < 1 || line.quantity < 1);
    const quantity = broken ? Number.NaN : line.quantity + (known?.quantity ?? 0);
    byGift.set(line.giftId, { ...line, quantity });
  }
  return [...byGift.values()];
}

function checkLine(line: BasketLine): OrderProblem[] {
  const { giftId, name, quantity, limit, ordered, isAvailable } = line;
  if (!Number.isSafeInteger(quantity) || quantity < 1) return [{ code: 'bad-quantity', giftId, name }];
  const problems: OrderProblem[] = [];
  if (ordered + quantity > limit) {
    problems.push({ code: 'limit-exceeded', giftId, name, limit, left: Math.max(0, limit - ordered) });
  }
  const amount = isAvailable === false ? 0 : Math.max(0, line.amount);
  if (quantity > amount) problems.push({ code: 'stock-gone', giftId, name, amount });
  return problems;
}

export type CancelRefusal = 'already-cancelled' | 'wave-closed' | 'already-sent' | 'already-received';

/**
 * Why an order cannot be cancelled now; null when it can. The owner may cancel an unsent order while its wave is open,
 * others (`anyTime`) at any time unless it is cancelled or received.
 */
export function cancelRefusal({
  status,
  waveOpen,
  anyTime,
}: {
  status: string;
  waveOpen: boolean;
  anyTime: boolean;
}): CancelRefusal | null {
  if (status === 'cancelled') return 'already-cancelled';
  if (status === 'received') return 'already-received';
  if (anyTime) return null;
  if (!waveOpen) return 'wave-closed';
  return status === 'sent' ? 'already-sent' : null;
}

export type ReceiveRefusal = 'already-cancelled' | 'not-sent-yet';

/**
 * Why an order cannot be marked as received: it is cancelled, or it cannot be on its way yet. Orders are shipped after
 * their wave, and the portal may get no notice of it.
 */
export function receiveRefusal({
  status,
  waveOpen,
}: {
  status: string;
  waveOpen: boolean;
}): ReceiveRefusal | null {
  if (status === 'cancelled') return 'already-cancelled';
  return status === 'paid' && waveOpen ? 'not-sent-yet' : null;
}
