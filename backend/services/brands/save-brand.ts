import { sql } from 'drizzle-orm';
import { brandSlug } from '@/lib/domain/brands';
import { marks } from '../../db/schema/directory';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';

export interface BrandChange {
  slug: string;
  name: string;
  /** Place among the brands, from 0; a new brand without one comes last. */
  position?: number | undefined;
}

const last = sql<number>`(select coalesce(max(position) + 1, 0) from ${marks})`;

/** Adds a brand, or renames and moves the one with this slug. Throws for a slug that is reserved for an address. */
export function saveBrand(ctx: Ctx, { slug, name, position }: BrandChange): Promise<void> {
  if (brandSlug(slug) !== slug) throw new Error(`«${slug}» can't be a brand's slug.`);
  return inTransaction(ctx, async (tx) => {
    const place = position === undefined ? {} : { position };
    const [row] = await tx
      .insert(marks)
      .values({ slug, name, isRoutingMark: true, position: position ?? last })
      .onConflictDoUpdate({ target: marks.slug, set: { name, ...place } })
      .returning({ id: marks.id });
    await audit.record(ctx, {
      action: 'brand.saved',
      subjectType: 'brand',
      subjectId: row?.id ?? '',
      details: { slug, name, by: 'command' },
    });
  });
}
