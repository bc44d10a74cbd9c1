import { formatDay } from '../../format/date';
import { NBSP } from '../../format/number';
import { parseSlot } from './slot';
import type { WallTime } from './zone-clock';

/** Times of a slot as the services send them. */
export interface SlotClocks {
  type: 'webinar' | 'offline';
  /** Time by Moscow's clock. */
  slot: string;
  /** Time by the clock of the place. */
  localSlot: string;
  city: string | null;
  /** Time by the clock of the reader's workplace; null when it is unknown. */
  readerSlot: string | null;
}

const minutesOf = ({ day, from }: WallTime) => Date.parse(`${day}T${from}:00Z`) / 60_000;

/** Difference from Moscow by two wall clocks of one instant: `МСК+7`, `МСК−1`. */
export function shiftWords(moscow: WallTime, other: WallTime): string {
  const hours = (minutesOf(other) - minutesOf(moscow)) / 60;
  return `МСК${hours > 0 ? '+' : '−'}${Math.abs(hours)}`;
}

/** `10:00–12:00` */
export const spanWords = ({ from, to }: WallTime): string => `${from}–${to}`;

/** `10:00–12:00 МСК`; '' for an invalid slot. */
export function moscowWords(slot: string): string {
  const wall = parseSlot(slot);
  return wall ? `${spanWords(wall)}${NBSP}МСК` : '';
}

/** `24 ноября, 10:00 МСК`: the slot in messages and selects. */
export function momentWords(slot: string, now: Date = new Date()): string {
  const wall = parseSlot(slot);
  return wall ? `${formatDay(wall.day, now)}, ${wall.from}${NBSP}МСК` : '';
}

/** `24 ноября 2026, 15:30–17:00 МСК`: the whole slot for letters and files that are read later. */
export function wholeMomentWords(slot: string): string {
  const wall = parseSlot(slot);
  return wall ? `${formatDay(wall.day, new Date(0))}, ${spanWords(wall)}${NBSP}МСК` : '';
}

/** Time by another clock, with its day when it is not Moscow's: Monday morning in Kamchatka is Sunday in Moscow. */
export function otherWall(moscow: WallTime, other: WallTime, now: Date): string {
  const day = other.day === moscow.day ? '' : `${formatDay(other.day, now)}, `;
  return `${day}${spanWords(other)}`;
}

type OtherClocks = Pick<SlotClocks, 'type' | 'slot' | 'localSlot'> & Partial<Pick<SlotClocks, 'readerSlot'>>;

/**
 * Moscow's wall clock and the one shown beside it: the place's for a hall, the reader's for a webinar. Null when both
 * are equal or the second is unknown.
 */
function bothWalls({ type, slot, localSlot, readerSlot = null }: OtherClocks) {
  const moscow = parseSlot(slot);
  const other = parseSlot((type === 'offline' ? localSlot : readerSlot) ?? '');
  return moscow && other && minutesOf(moscow) !== minutesOf(other) ? { moscow, other } : null;
}

/**
 * `24 ноября 2026, 03:00–05:00 МСК (местное время: 10:00–12:00, МСК+7)`: for messages and files read outside the page.
 * The second clock of a webinar is the reader's, if known.
 */
export function wholeClocksWords(clocks: OtherClocks): string {
  const words = wholeMomentWords(clocks.slot);
  const walls = bothWalls(clocks);
  if (!walls) return words;
  const { moscow, other } = walls;
  const whose = clocks.type === 'offline' ? 'местное время' : 'у вас';
  return `${words} (${whose}: ${otherWall(moscow, other, new Date(0))}, ${shiftWords(moscow, other)})`;
}

/**
 * Line below Moscow's time: the place's clock for a hall, the reader's for a webinar; '' when it is the same. The city
 * is always in the nominative: names are not inflected.
 */
export function secondClock(clocks: SlotClocks, now: Date = new Date()): string {
  const walls = bothWalls(clocks);
  if (!walls) return '';
  const { type, city } = clocks;
  const { moscow, other } = walls;
  const shift = shiftWords(moscow, other);
  const words = otherWall(moscow, other, now);
  if (type === 'webinar') return `У вас: ${words} (${shift})`;
  return `Местное время: ${words} (${[city, shift].filter(Boolean).join(', ')})`;
}
