/** Where a product opens: under its own brand. Segments are encoded. */
export function productHref({ markId, slug }: { markId: string; slug: string }): string {
  return `/${encodeURIComponent(markId)}/products/${encodeURIComponent(slug)}`;
}
