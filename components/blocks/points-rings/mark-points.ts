import { giftListQuery, type Gift } from '@/api/orders/queries';
import type { Me } from '@/api/user/queries';
import { BRANDS, brandName, compareMarks } from '@/lib/domain/brands';
import { canTake, towardGift } from '@/lib/domain/orders';
import type { MarkPoints } from './points-rings';

/** Every gift of the wave: the rings aim at one of each brand. */
export const ringGiftsQuery = () => giftListQuery({}, 'price', 100);

export interface RingsData {
  me: Pick<Me, 'markPoints'>;
  /** Null where the catalogue is closed, or the services did not give it. */
  gifts: { items: readonly Gift[] } | null;
  catalogue: boolean;
}

/** Rings of the brands, and of any other mark with points on it; [] when there is nothing to fill them with. */
export function markPointsOf({ me, gifts, catalogue }: RingsData): MarkPoints[] {
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
