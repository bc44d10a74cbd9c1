import { balanceOf, type Balances } from './balances';
import { toDate, type Instant } from './moscow';

/** Pieces a gift without a limit of its own allows: the most one call may ask for. */
export const NO_LIMIT = 1000;

/** A line of a basket with what is true of its gift at this moment. */
export interface BasketLine {
  giftId: string;
  name: string;
  /** Mark slug. */
  mark: string;
  /** Price of one, in the mark's points. */
  price: number;
  quantity: number;
  /** Most a person may order in a wave; 0 or less: none. */
  limit: number;
  /** Ordered by the person in this wave already. */
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

/** A wave is open from its start up to, not including, its end. */
export function isWaveOpen(wave: WaveFacts | null, now: Date): boolean {
  const start = toDate(wave?.startsAt);
  const end = toDate(wave?.endsAt);
  return start !== null && end !== null && start <= now && now < end;
}

/** Points the basket costs by mark. */
export function totalsByMark(
  basket: readonly Pick<BasketLine, 'mark' | 'price' | 'quantity'>[],
): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { mark, price, quantity } of basket)
    totals.set(mark, (totals.get(mark) ?? 0) + price * quantity);
  return Object.fromEntries(totals);
}

/** How many more of a gift a person may take: by limit and by stock. */
export function canTake(line: Pick<BasketLine, 'limit' | 'ordered' | 'amount' | 'isAvailable'>): number {
  if (line.isAvailable === false) return 0;
  return Math.max(0, Math.min(line.limit - line.ordered, line.amount));
}

/**
 * Everything that stands against sending the basket; [] means it may be sent (decisions, 'Orders'). Lines of one gift
 * are added up before limit and stock are compared.
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

interface Room {
  /** Pieces by limit and stock. */
  most: number;
  /** Of one. */
  price: number;
  balance: number;
  /** What the basket takes of the mark's points already, this gift included. */
  reserved: number;
  /** Pieces in the basket. */
  quantity: number;
}

/** How many pieces the basket may come to hold: by limit, stock and points; never fewer than it holds. */
export function roomFor({ most, price, balance, reserved, quantity }: Room): number {
  const affordable = price > 0 ? Math.floor(Math.max(0, balance - reserved) / price) : Infinity;
  return Math.max(quantity, Math.min(most, quantity + affordable));
}

/** Points still missing for a gift; 0 when it can be afforded. `reserved` is what the basket takes already. */
export function missingToAfford(price: number, balance: number, reserved = 0): number {
  return Math.max(0, price - Math.max(0, balance - reserved));
}

export interface GiftGoal<G> {
  /** The gift to aim for: the dearest affordable when everything is in reach, else the next one up. */
  gift: G;
  /** Points missing; 0: enough for it now. */
  missing: number;
  /** 0..1 of its price. */
  share: number;
  /** The dearest that can be had now, where the aim is another one. */
  inReach?: G;
}

/**
 * What a mark's ring aims at (interface, 'Home'): the cheapest gift that is still out of reach, or, when none is, the
 * dearest one in reach. Gifts of other marks, out of stock or hidden are to be left out before; null without gifts.
 */
export function towardGift<G extends { price: number }>(
  balance: number,
  gifts: readonly G[],
): GiftGoal<G> | null {
  const byPrice = gifts.filter((gift) => gift.price > 0).sort((left, right) => left.price - right.price);
  const inReach = byPrice.findLast(({ price }) => price <= balance);
  const gift = byPrice.find(({ price }) => price > balance) ?? inReach;
  if (!gift) return null;
  const share = Math.min(1, Math.max(0, balance) / gift.price);
  const missing = missingToAfford(gift.price, balance);
  return { gift, missing, share, ...(inReach && inReach !== gift ? { inReach } : {}) };
}

export type CancelRefusal = 'already-cancelled' | 'wave-closed' | 'already-sent' | 'already-received';

/** Why an order can not be cancelled now: the owner while its wave is open and nothing is sent, others at any time. */
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

/** Why an order can not be said to have come: it was given up, or is not on its way. */
export function receiveRefusal(status: string): ReceiveRefusal | null {
  if (status === 'cancelled') return 'already-cancelled';
  return status === 'paid' ? 'not-sent-yet' : null;
}
