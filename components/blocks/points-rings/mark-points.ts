import type { GiftGoal } from '@/api/orders/queries';
import type { Me } from '@/api/me/queries';
import { brandName, compareMarks, type Brand } from '@/lib/domain/brands';
import { freePoints } from '@/lib/domain/afford';
import { towardGift } from '@/lib/domain/gift-goal';
import type { Viewer } from '@/lib/access/permissions';
import type { GiftsClosed, MarkPoints } from './points-rings';
import * as path from '@/lib/routes/path';

/** Reason why there are no gifts to save for; null when there are. */
export const closedTo = (
  { chainLocked }: Pick<Viewer, 'chainLocked'>,
  catalogue: boolean,
): GiftsClosed | null => (catalogue ? null : chainLocked ? 'chain' : 'wave');

export interface RingsData {
  me: Pick<Me, 'markPoints'>;
  /** Null when the catalogue is closed, or the services gave none. */
  goals: { items: readonly GiftGoal[] } | null;
  catalogue: boolean;
  brands: readonly Brand[];
}

/** Rings of the brands, and of any other mark with points; [] when nothing can fill them. */
export function markPointsOf({ me, goals, catalogue, brands }: RingsData): MarkPoints[] {
  const aims = goals?.items ?? [];
  const names = new Map(brands.map(({ slug, name }) => [slug, name]));
  const earned = Object.keys(me.markPoints).filter((slug) => (me.markPoints[slug] ?? 0) > 0);
  const slugs = [...new Set([...names.keys(), ...earned])].sort(compareMarks);
  if (aims.length === 0 && earned.length === 0) return [];
  return slugs.map((slug) => {
    const points = me.markPoints[slug] ?? 0;
    const own = aims.filter(({ markId }) => markId === slug);
    const href = catalogue && own.length > 0 ? `${path.catalogue()}?mark=${slug}` : undefined;
    const reserved = own[0]?.reserved ?? 0;
    return {
      slug,
      name: names.get(slug) ?? brandName(slug),
      points,
      goal: towardGift(freePoints(points, reserved), own),
      ...(reserved > 0 ? { reserved } : {}),
      ...(href ? { href } : {}),
    };
  });
}
