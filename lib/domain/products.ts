import * as path from '../routes/path';

/** Where a product opens: under its own brand. Segments are encoded. */
export function productHref({ markId, slug }: { markId: string; slug: string }): string {
  return path.product(markId, slug);
}
