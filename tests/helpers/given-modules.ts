import { eq } from 'drizzle-orm';
import { learningItems } from '@/backend/db/schema/learning';
import { modules } from '@/backend/db/schema/modules';
import { contentPackages } from '@/backend/db/schema/packages';
import { pages } from '@/backend/db/schema/pages';
import type { Db } from '@/backend/db/types';
import { unique, type Given } from './given';

interface World {
  db: Db;
  given: Given;
  clock: { now(): Date };
}

/** Factories of modules and pages, published yesterday, with a package that has a row but no files. */
export function givenModules({ db, given, clock }: World) {
  const yesterday = () => new Date(clock.now().getTime() - 864e5);

  async function pack() {
    const id = Buffer.from(unique('package')).toString('hex').padEnd(32, '0').slice(-32);
    const facts = {
      name: 'p.zip',
      format: 'plain' as const,
      indexFile: 'index.html',
      filesCount: 1,
      size: 10,
    };
    await db.insert(contentPackages).values({ id, ...facts });
    return id;
  }

  async function module(fields: Partial<typeof modules.$inferInsert> = {}) {
    const slug = unique('module');
    const markId = fields.markId ?? (await given.mark()).id;
    const packageId = fields.packageId ?? (await pack());
    const values = {
      ...{ slug, title: slug, points: 30, questionsCount: 5, status: 'published' as const },
      ...{ publishedAt: yesterday(), ...fields, markId, packageId },
    };
    const [row] = await db.insert(modules).values(values).returning();
    if (!row) throw new Error('The row was not made');
    const [item] = await db.select().from(learningItems).where(eq(learningItems.moduleId, row.id));
    return { ...row, itemId: item?.id ?? '', learningId: `interactive_module-${row.id}` };
  }

  async function page(fields: Partial<typeof pages.$inferInsert> = {}) {
    const slug = unique('page');
    const markId = fields.markId ?? (await given.mark()).id;
    const values = {
      ...{ slug, title: slug, content: '<p>Текст</p>', status: 'published' as const },
      ...{ publishedAt: yesterday(), ...fields, markId },
    };
    const [row] = await db.insert(pages).values(values).returning();
    if (!row) throw new Error('The row was not made');
    return row;
  }

  return { pack, module, page };
}
