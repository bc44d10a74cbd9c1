import { and, asc, eq, sql } from 'drizzle-orm';
import type { articleChoices as shape } from '@/api/articles/author-schemas';
import type { Of } from '@/lib/json-api/resource';
import { categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { tags } from '../../db/schema/learning';
import { productFilterEntries } from '../../db/schema/products';
import { tests } from '../../db/schema/tests';
import type { Ctx } from '../../http/context';
import { CORE } from '../spaces/core';

const byTitle = (title: typeof tags.title | typeof tests.title) => asc(sql`${title} collate "und-x-icu"`);

/** Everything that an article can name. */
export async function articleChoices({ db }: Ctx): Promise<Of<typeof shape>> {
  const { alias, title, group, position, markId } = productFilterEntries;
  const [sections, themes, gammas, quizzes] = await Promise.all([
    db
      .select({ slug: categories.slug, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    db.select({ slug: tags.slug, title: tags.title }).from(tags).orderBy(byTitle(tags.title)),
    db
      .select({ slug: alias, title, mark: marks.slug })
      .from(productFilterEntries)
      .leftJoin(marks, eq(marks.id, markId))
      .where(eq(group, 'gamma'))
      .orderBy(asc(position), asc(title)),
    db
      .select({ id: tests.id, title: tests.title })
      .from(tests)
      .where(and(eq(tests.isArchived, false), CORE.tests))
      .orderBy(byTitle(tests.title)),
  ]);
  return { id: 'choices', categories: sections, tags: themes, gammas, tests: quizzes };
}
