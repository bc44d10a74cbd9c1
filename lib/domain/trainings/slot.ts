import type { WallTime } from './zone-clock';

const SLOT = /^(\d{4}-\d{2}-\d{2})\|(\d{2}:\d{2})[-–—](\d{2}:\d{2})$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Slot on the wire, always by Moscow's clock: `2026-11-24|10:00–12:00` (specification, section 3). */
export const formatSlot = ({ day, from, to }: WallTime): string => `${day}|${from}–${to}`;

/** Parses a slot with any of three dashes; null when it is invalid. */
export function parseSlot(slot: string): WallTime | null {
  const [, day = '', from = '', to = ''] = SLOT.exec(slot) ?? [];
  return isDay(day) && CLOCK.test(from) && CLOCK.test(to) ? { day, from, to } : null;
}
