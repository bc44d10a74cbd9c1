import * as path from '../routes/path';

/** Address of a product's page, under its brand. Segments are encoded. */
export function productHref({ markId, slug }: { markId: string; slug: string }): string {
  return path.product(markId, slug);
}
