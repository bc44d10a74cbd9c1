import { and, eq } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { gifts } from '../../db/schema/orders';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { orderedBy, presentGift } from './gift-row';
import { enterShop } from './shop';

/**
 * Returns a visible gift, with the pieces that the person has ordered in this wave. 404 as `enterShop`, and for a
 * hidden gift.
 */
export async function getGift(ctx: Ctx, id: string) {
  const { wave } = await enterShop(ctx);
  const [row] = await ctx.db
    .select({
      gift: gifts,
      mark: { slug: marks.slug, name: marks.name },
      ordered: orderedBy(ctx.db, viewerOf(ctx).id, wave?.id),
    })
    .from(gifts)
    .innerJoin(marks, eq(marks.id, gifts.markId))
    .where(and(eq(gifts.id, id), eq(gifts.isVisible, true)));
  if (!row) throw notFound('Такого подарка в каталоге нет.', 'gift-missing');
  return presentGift(row);
}
