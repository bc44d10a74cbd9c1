import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { productBody, productPatch } from '@/api/products/schemas';
import { hasContent } from '@/lib/format/plain-text';
import { slugOf } from '@/lib/format/latin';
import { products } from '../../db/schema/products';
import type { StoredProductImages } from '../../db/schema/types';
import { inTransaction } from '../../db/transaction';
import { notFound, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { cleanHtml } from '@/lib/html/clean-html';
import * as audit from '../audit/record';
import { assertPublishable, changed, dateOf, markIdOf, namingSlug } from '../authoring/prepare';
import { storedImage } from '../authoring/stored-image';
import { getProduct } from './get-product';
import { assertOwnGamma, writeFilters, writeTags } from './write-links';

type Patch = z.output<typeof productPatch>;
type Row = typeof products.$inferInsert;
const RICH = ['fullDescription', 'composition', 'features', 'applicationMethod', 'result'] as const;

function imagesOf(given: Patch['images'], known: StoredProductImages): StoredProductImages | undefined {
  if (!given) return undefined;
  const { ogImage, content, preview } = given;
  return {
    ogImage: ogImage === undefined ? known.ogImage : ogImage && storedImage(ogImage, 0),
    content: content?.map(storedImage) ?? known.content,
    preview: preview?.map(storedImage) ?? known.preview,
  };
}

/** Maps the fields of the request to columns; sanitises rich texts. */
async function columnsOf(ctx: Ctx, body: Patch, known: StoredProductImages) {
  const { title, markId, images, publishedAt, filters: _filters, tags: _tags, ...rest } = body;
  const rich = Object.fromEntries(
    RICH.flatMap((name) => (rest[name] === undefined ? [] : [[name, cleanHtml(rest[name])]])),
  );
  return {
    ...rest,
    ...rich,
    name: title,
    markId: markId === undefined ? undefined : await markIdOf(ctx, markId),
    images: imagesOf(images, known),
    publishedAt: dateOf(publishedAt),
  };
}

/**
 * Throws 422 if a product with a publication date lacks a text or an advertisement its marking; archived ones keep
 * their pages and are checked too.
 */
function assertReady({ publishedAt, needErid, eridToken, eridSource, ...texts }: Row): void {
  assertPublishable(
    {
      status: publishedAt ? 'published' : 'draft',
      needErid: needErid ?? false,
      eridToken: eridToken ?? null,
      eridSource: eridSource ?? null,
      hasBody: ['shortDescription' as const, ...RICH].some((name) => hasContent(texts[name] ?? '')),
    },
    { bodyField: 'fullDescription' },
  );
}

async function writeLinks(ctx: Ctx, id: string, markId: string, { filters, tags }: Patch): Promise<void> {
  if (filters) await writeFilters(ctx, { id, markId }, filters);
  else await assertOwnGamma(ctx, { id, markId });
  if (tags) await writeTags(ctx, id, tags);
}

const NO_IMAGES: StoredProductImages = { ogImage: null, content: [], preview: [] };

/**
 * Creates a product, a draft without a publication date. 422: `mark-missing`, `slug-taken`, `erid-…-missing`,
 * `filter-missing`.
 */
export async function createProduct(ctx: Ctx, body: z.output<typeof productBody>) {
  return inTransaction(ctx, async (tx) => {
    const slug = body.slug ?? slugOf(body.title);
    if (!slug) throw wrongField('slug', 'slug-missing', 'Из названия адрес не получается: задайте его.');
    const blank: Row = { slug, name: body.title, markId: await markIdOf(ctx, body.markId) };
    const row = changed<Row>(blank, await columnsOf(ctx, body, NO_IMAGES));
    assertReady(row);
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const [made] = await namingSlug(
      tx
        .insert(products)
        .values({ ...row, ...times })
        .returning({ id: products.id }),
    );
    const id = made?.id ?? '';
    await writeLinks(ctx, id, row.markId, body);
    await audit.record(ctx, {
      action: 'product.created',
      subjectType: 'product',
      subjectId: id,
      details: { slug },
    });
    return getProduct(ctx, { id });
  });
}

/** Updates only what is sent: texts, the publication date, the archive. 404; 422 as in `createProduct`. */
export async function updateProduct(ctx: Ctx, id: string, body: Patch) {
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.select().from(products).where(eq(products.id, id)).for('update');
    if (!known) throw notFound('Такого продукта нет.', 'product-missing');
    const row = changed<Row>(known, await columnsOf(ctx, body, known.images));
    assertReady(row);
    await namingSlug(
      tx
        .update(products)
        .set({ ...row, updatedAt: ctx.now() })
        .where(eq(products.id, id)),
    );
    await writeLinks(ctx, id, row.markId, body);
    const details = { fields: Object.keys(body), status: row.status };
    await audit.record(ctx, { action: 'product.changed', subjectType: 'product', subjectId: id, details });
    return getProduct(ctx, { id });
  });
}
