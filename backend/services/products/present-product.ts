import type { product, productItem } from '@/api/products/schemas';
import type { TermIndex } from '@/lib/domain/glossary';
import { findTerms } from '@/lib/domain/glossary';
import type { FilterGroupName } from '@/lib/domain/product-filters';
import type { Of } from '@/lib/json-api/resource';
import { cleanHtml } from '@/lib/html/clean-html';
import type { ItemRow, ProductRow } from './product-row';

const byOrder = <T extends { order: number }>(images: readonly T[]) =>
  [...images].sort((left, right) => left.order - right.order);

export function presentItem({ product: row, mark, entries, ...found }: ItemRow): Of<typeof productItem> {
  const entryOf = (group: FilterGroupName) => entries.find((entry) => entry.group === group);
  const gamma = entryOf('gamma');
  return {
    id: row.id,
    slug: row.slug,
    title: row.name,
    shortDescription: row.shortDescription,
    size: row.size,
    markId: mark.slug,
    markName: mark.name,
    gammaAlias: gamma?.alias ?? null,
    gammaName: gamma?.title ?? null,
    format: entryOf('format')?.title ?? null,
    image: byOrder(row.images.preview)[0] ?? null,
    isNew: row.isNew,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isLiked: found.ratingId !== null,
    likeCount: found.likeCount,
    ratingId: found.ratingId,
    needErid: row.needErid,
    eridToken: row.eridToken,
    eridSource: row.eridSource,
  };
}

/** A whole product. Rich texts are sanitised again on their way out. */
export function presentProduct(found: ProductRow, terms: TermIndex): Of<typeof product> {
  const { product: row, entries, tags } = found;
  return {
    ...presentItem(found),
    fullDescription: cleanHtml(row.fullDescription),
    composition: cleanHtml(row.composition),
    features: cleanHtml(row.features),
    applicationMethod: cleanHtml(row.applicationMethod),
    result: cleanHtml(row.result),
    counsel: row.counsel,
    vendorCode: row.vendorCode,
    status: row.status,
    activeComponents: row.activeComponents.map((title) => ({
      title,
      slug: findTerms(title, terms)[0]?.word.slug ?? null,
    })),
    filters: entries,
    tags,
    images: { ...row.images, preview: byOrder(row.images.preview) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
