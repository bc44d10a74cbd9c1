import { and, asc, eq, sql } from 'drizzle-orm';
import type { articleChoices as shape } from '@/api/articles/author-schemas';
import type { Of } from '@/lib/json-api/resource';
import { categories } from '../../db/schema/articles';
import { tests } from '../../db/schema/tests';
import type { Ctx } from '../../http/context';
import { linkChoices } from '../learnings/link-choices';
import { CORE } from '../spaces/core';

/** Returns everything that an article can refer to. */
export async function articleChoices(ctx: Ctx): Promise<Of<typeof shape>> {
  const { db } = ctx;
  const [sections, links, quizzes] = await Promise.all([
    db
      .select({ slug: categories.slug, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    linkChoices(ctx),
    db
      .select({ id: tests.id, title: tests.title })
      .from(tests)
      .where(and(eq(tests.isArchived, false), CORE.tests))
      .orderBy(asc(sql`${tests.title} collate "und-x-icu"`)),
  ]);
  return { id: 'choices', categories: sections, ...links, tests: quizzes };
}
