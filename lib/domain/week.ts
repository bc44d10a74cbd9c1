import { DAY_MS, moscowDay, moscowMidnight } from './moscow';

/** Something that takes time: a training, a visit. */
export interface Slot {
  id: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
}

/** A slot in the grid of its block. */
export interface PlacedSlot<S extends Slot> {
  slot: S;
  /** Column from 0. */
  lane: number;
  /** Lines of the grid between which it stands, from 1: of every moment at which a slot of the block begins or ends. */
  from: number;
  to: number;
  /** It began on an earlier day; it goes on into a later one. */
  isBegun: boolean;
  isGoingOn: boolean;
}

/** Slots that overlap, each with some other, side by side. */
export interface Block<S extends Slot> {
  lanes: number;
  slots: PlacedSlot<S>[];
}

export interface DayPlan<S extends Slot> {
  /** `YYYY-MM-DD`, Moscow's. */
  day: string;
  /** Slots that begin on it. */
  count: number;
  blocks: Block<S>[];
}

/** A slot without a length, or one that ends before it begins, still takes a moment of the day. */
const SHORTEST_MS = 60_000;

export const shiftDay = (day: string, days: number): string =>
  moscowDay(new Date(moscowMidnight(day).getTime() + days * DAY_MS));

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export const isDay = (day: string): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day;
};

/** The Monday of the week that the day falls in. */
export const mondayOf = (day: string): string =>
  shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The seven days of that week, Monday first. */
export function weekOf(day: string): string[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, nth) => shiftDay(monday, nth));
}

interface Piece<S extends Slot> {
  slot: S;
  start: number;
  end: number;
  isBegun: boolean;
  isGoingOn: boolean;
}

/** The part of a slot that falls on the day; null for none. One that ends at midnight is not the next day's. */
function pieceOf<S extends Slot>(slot: S, day: string): Piece<S> | null {
  const midnight = moscowMidnight(day).getTime();
  const start = Date.parse(slot.startsAt);
  const end = Math.max(Date.parse(slot.endsAt), start + SHORTEST_MS);
  if (end <= midnight || start >= midnight + DAY_MS) return null;
  return {
    slot,
    start: Math.max(start, midnight),
    end: Math.min(end, midnight + DAY_MS),
    isBegun: start < midnight,
    isGoingOn: end > midnight + DAY_MS,
  };
}

/** Pieces that touch in time, in one block each; in the order of time, of two at once the longer first. */
function inBlocks<S extends Slot>(pieces: Piece<S>[]): Piece<S>[][] {
  const sorted = pieces.sort((one, other) => one.start - other.start || other.end - one.end);
  const blocks: Piece<S>[][] = [];
  let end = -Infinity;
  for (const piece of sorted) {
    if (piece.start < end) blocks.at(-1)?.push(piece);
    else blocks.push([piece]);
    end = Math.max(piece.end, end);
  }
  return blocks;
}

/** Each piece in the first lane that is free when it begins. */
function laid<S extends Slot>(pieces: readonly Piece<S>[]): Block<S> {
  const moments = [...new Set(pieces.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const ends: number[] = [];
  const slots = pieces.map(({ start, end, ...piece }) => {
    const free = ends.findIndex((taken) => taken <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    return { ...piece, lane, from: moments.indexOf(start) + 1, to: moments.indexOf(end) + 1 };
  });
  return { lanes: ends.length, slots };
}

/** The days of a week with their slots laid out; a slot over midnight stands on both days. */
export function layWeek<S extends Slot>(days: readonly string[], slots: readonly S[]): DayPlan<S>[] {
  return days.map((day) => {
    const pieces = slots.flatMap((slot) => pieceOf(slot, day) ?? []);
    return {
      day,
      count: pieces.filter(({ isBegun }) => !isBegun).length,
      blocks: inBlocks(pieces).map(laid),
    };
  });
}
