import { and, eq } from 'drizzle-orm';
import { ratings } from '../../db/schema/learning';
import { products } from '../../db/schema/products';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';

/** Deletes a product and its likes. 404 `product-missing`. */
export async function deleteProduct(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [gone] = await tx.delete(products).where(eq(products.id, id)).returning({ slug: products.slug });
    if (!gone) throw notFound('Такого продукта нет.', 'product-missing');
    await tx.delete(ratings).where(and(eq(ratings.rateableType, 'product'), eq(ratings.rateableId, id)));
    await audit.record(ctx, {
      action: 'product.deleted',
      subjectType: 'product',
      subjectId: id,
      details: gone,
    });
  });
}
