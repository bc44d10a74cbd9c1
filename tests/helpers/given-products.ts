import { eq } from 'drizzle-orm';
import { glossaryWords } from '@/backend/db/schema/glossary';
import { tags } from '@/backend/db/schema/learning';
import {
  productFilterEntries,
  productFilterLinks,
  products,
  productTags,
} from '@/backend/db/schema/products';
import type { Db } from '@/backend/db/types';
import type { FilterGroupName } from '@/lib/domain/product-filters';
import { unique, type Given } from './given';

type Entry = [group: FilterGroupName, alias: string, title?: string];
type NewProduct = Partial<typeof products.$inferInsert> & { entries?: Entry[]; tags?: string[] };
type NewWord = Partial<typeof glossaryWords.$inferInsert>;

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The row was not made');
  return row;
}

/** Factories of products and glossary words; a product has its own mark unless one is given. */
export function givenProducts({ db, given, now }: { db: Db; given: Given; now: () => Date }) {
  const yesterday = () => new Date(now().getTime() - 864e5);

  async function entry([group, alias, title = alias]: Entry, markId: string) {
    const own = group === 'gamma' ? markId : null;
    await db.insert(productFilterEntries).values({ group, alias, title, markId: own }).onConflictDoNothing();
    const rows = await db.select().from(productFilterEntries).where(eq(productFilterEntries.alias, alias));
    return only(rows.filter((row) => row.group === group));
  }

  async function product({ entries = [], tags: themes = [], ...fields }: NewProduct = {}) {
    const slug = unique('product');
    const markId = fields.markId ?? (await given.mark()).id;
    const values = { slug, name: slug, shortDescription: slug, publishedAt: yesterday(), ...fields, markId };
    const row = only(await db.insert(products).values(values).returning());
    for (const one of entries) {
      const { id } = await entry(one, markId);
      await db.insert(productFilterLinks).values({ productId: row.id, entryId: id });
    }
    for (const theme of themes) {
      await db.insert(tags).values({ slug: theme, title: theme }).onConflictDoNothing();
      const { id } = only(await db.select().from(tags).where(eq(tags.slug, theme)));
      await db.insert(productTags).values({ productId: row.id, tagId: id });
    }
    return row;
  }

  async function word(fields: NewWord = {}) {
    const slug = unique('word');
    const values = {
      slug,
      name: slug,
      description: `<p>Что такое ${slug}</p>`,
      publishedAt: yesterday(),
      ...fields,
    };
    return only(
      await db
        .insert(glossaryWords)
        .values({ ...values, updatedAt: now() })
        .returning(),
    );
  }

  return { product, word };
}

export type GivenProducts = ReturnType<typeof givenProducts>;
