import type { gifts, waves } from '../db/schema/orders';
import { DAY_MS, moscowParts } from '@/lib/domain/moscow';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import type { GiftContent } from './content';
import { stored, type Pictures } from './pictures';

/** A gift as histories use it. */
export interface KnownGift {
  id: string;
  slug: string;
  brand: string;
  name: string;
  price: number;
  limit: number;
  /** Whether it can have been ordered before: it is not marked new. */
  isOld: boolean;
  inStock: boolean;
}
export interface KnownWave {
  id: string;
  name: string;
  startAt: Date;
  endAt: Date;
  isOpen: boolean;
}

const LENGTH_DAYS = 28;
/** Days ago the waves began: one is open, one was a season before, one two seasons before. */
const BEGINNINGS = [196, 104, 12] as const;
const SEASONS = ['Зимняя', 'Весенняя', 'Летняя', 'Осенняя'] as const;

function seasonOf(date: Date): string {
  const { month } = moscowParts(date);
  return SEASONS[Math.floor((month % 12) / 3)] ?? SEASONS[0];
}

/** Two waves that are over and the open one, named by season. */
export function makeWaves(calendar: Calendar): { rows: (typeof waves.$inferInsert)[]; known: KnownWave[] } {
  const known = BEGINNINGS.map((days, at) => {
    const startAt = calendar.ago(days, '00:00');
    return {
      id: String(at + 1),
      name: `${seasonOf(new Date(startAt.getTime() + 14 * DAY_MS))} волна`,
      startAt,
      endAt: calendar.ago(days - LENGTH_DAYS, '00:00'),
      isOpen: days < LENGTH_DAYS,
    };
  });
  const rows = known.map(({ id, name, startAt, endAt }) => ({
    id,
    name,
    startAt,
    endAt,
    createdAt: startAt,
  }));
  return { rows, known };
}

interface GiftSetting {
  calendar: Calendar;
  pictures: Pictures;
  markIds: Readonly<Record<string, string>>;
}

async function makeGift(
  content: GiftContent,
  { id, position }: { id: string; position: number },
  { calendar, pictures, markIds }: GiftSetting,
) {
  const { slug, brand, name, price, limit, amount, badges } = content;
  const drawn = await pictures.draw({
    kind: 'gift',
    brand,
    subject: content.kind,
    seed: slug,
    index: position,
    name,
    width: 800,
    height: 600,
    preview: 640,
  });
  const row: typeof gifts.$inferInsert = {
    id,
    slug,
    markId: markIds[brand] ?? '',
    name,
    shortDescription: content.shortDescription,
    fullDescription: content.description,
    vendorCode: content.vendorCode,
    size: content.size,
    preview: stored(drawn),
    images: [stored(drawn)],
    badges,
    price,
    amount,
    limit,
    position,
    createdAt: calendar.ago(badges.includes('new') ? 12 : 210 - position, '00:00'),
  };
  const isOld = !badges.includes('new');
  const known: KnownGift = { id, slug, brand, name, price, limit, isOld, inStock: amount > 0 };
  return { row, known };
}

/** Gifts with their pictures, mixed by brand as the catalogue shows them. */
export async function makeGifts(contents: readonly GiftContent[], setting: GiftSetting) {
  const id = counter();
  const made = await Promise.all(
    contents.map((content, position) => makeGift(content, { id: id(), position }, setting)),
  );
  return { rows: made.map(({ row }) => row), known: made.map(({ known }) => known) };
}
