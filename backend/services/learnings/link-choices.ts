import { asc, eq, sql } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { tags } from '../../db/schema/learning';
import { productFilterEntries } from '../../db/schema/products';
import type { Ctx } from '../../http/context';

/** Returns every theme and every gamma that an article or a test can refer to. */
export async function linkChoices({ db }: Ctx) {
  const { alias, title, group, position, markId } = productFilterEntries;
  const [themes, gammas] = await Promise.all([
    db
      .select({ slug: tags.slug, title: tags.title })
      .from(tags)
      .orderBy(asc(sql`${tags.title} collate "und-x-icu"`)),
    db
      .select({ slug: alias, title, mark: marks.slug })
      .from(productFilterEntries)
      .leftJoin(marks, eq(marks.id, markId))
      .where(eq(group, 'gamma'))
      .orderBy(asc(position), asc(title)),
  ]);
  return { tags: themes, gammas };
}
