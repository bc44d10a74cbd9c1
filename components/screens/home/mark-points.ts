import type { MarkPoints } from '@/components/blocks/points-rings/points-rings';
import { BRANDS, brandName, compareMarks } from '@/lib/domain/brands';
import { canTake, towardGift } from '@/lib/domain/orders';
import type { HomeData } from './load-home';

/** Rings of the brands, and of any other mark with points on it; [] when there is nothing to fill them with. */
export function markPointsOf({ me, gifts, catalogue }: Pick<HomeData, 'me' | 'gifts' | 'catalogue'>): MarkPoints[] {
  const offered = (gifts?.items ?? []).filter((gift) => gift.isVisible && canTake(gift) > 0);
  const earned = Object.keys(me.markPoints).filter((slug) => (me.markPoints[slug] ?? 0) > 0);
  const slugs = [...new Set([...BRANDS.map(({ slug }): string => slug), ...earned])].sort(compareMarks);
  if (offered.length === 0 && earned.length === 0) return [];
  return slugs.map((slug) => {
    const points = me.markPoints[slug] ?? 0;
    const own = offered.filter(({ markId }) => markId === slug);
    const href = catalogue && own.length > 0 ? `/lk/catalogue?mark=${slug}` : undefined;
    return { slug, name: brandName(slug), points, goal: towardGift(points, own), ...(href ? { href } : {}) };
  });
}
