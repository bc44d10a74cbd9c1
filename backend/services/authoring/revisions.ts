import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { testRevisions } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';

export type Revision<Content> = Omit<typeof testRevisions.$inferSelect, 'testId' | 'content'> & {
  content: Content;
};

/** The versions that an author works with: the unpublished draft and the published version. */
export interface Revisions<Content> {
  draft: Revision<Content> | null;
  published: Revision<Content> | null;
}

interface Written<Content> {
  content: Content;
  authorId: string;
  now: Date;
}

/** Maximum of listed versions, more than any test or survey has had; the oldest are left out. */
const MOST = 200;

/**
 * Returns the functions for versions of one kind. `subject` is the column with the id of the test or survey: the tables
 * differ only in it.
 */
export function revisionsIn<Content>(kept: PgTable, subject: readonly [key: string, column: PgColumn]) {
  const table = kept as unknown as typeof testRevisions;
  const [key, column] = subject;

  async function revisionsOf(db: Db, id: string): Promise<Revisions<Content>> {
    const rows = (await db
      .select()
      .from(table)
      .where(
        and(eq(column, id), inArray(table.state, ['draft', 'published'])),
      )) as unknown as Revision<Content>[];
    const of = (state: 'draft' | 'published') => rows.find((row) => row.state === state) ?? null;
    return { draft: of('draft'), published: of('published') };
  }

  /** Returns the version with this number, or null. */
  async function numbered(db: Db, id: string, number: number): Promise<Revision<Content> | null> {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(column, id), eq(table.number, number)));
    return (row as unknown as Revision<Content> | undefined) ?? null;
  }

  /** Returns all versions with their authors' names, the newest first. */
  async function all(db: Db, id: string) {
    const rows = await db
      .select({ revision: table, author: users.fullName })
      .from(table)
      .leftJoin(users, eq(users.id, table.authorId))
      .where(eq(column, id))
      .orderBy(desc(table.number))
      .limit(MOST);
    return rows as unknown as { revision: Revision<Content>; author: string | null }[];
  }

  async function insert(db: Db, id: string, number: number, { content, authorId, now }: Written<Content>) {
    const row = { [key]: id, number, state: 'draft', content, authorId, createdAt: now };
    await db.insert(table).values(row as unknown as typeof testRevisions.$inferInsert);
  }

  /** Writes the content of the draft, and makes a draft if there is none. Requires the lock of the subject's row. */
  async function writeDraft(db: Db, id: string, written: Written<Content>): Promise<void> {
    const { content, authorId } = written;
    const changed = await db
      .update(table)
      .set({ content: content as never, authorId })
      .where(and(eq(column, id), eq(table.state, 'draft')))
      .returning({ id: table.id });
    if (changed.length > 0) return;
    const [last] = await db
      .select({ number: table.number })
      .from(table)
      .where(eq(column, id))
      .orderBy(desc(table.number))
      .limit(1);
    await insert(db, id, (last?.number ?? 0) + 1, written);
  }

  /** Publishes the draft in place of the published version. */
  async function putOut(db: Db, { draft, published }: Revisions<Content>, now: Date): Promise<void> {
    if (!draft) return;
    const retired = { state: 'retired' as const, retiredAt: now };
    if (published) await db.update(table).set(retired).where(eq(table.id, published.id));
    const out = { state: 'published' as const, publishedAt: now };
    await db.update(table).set(out).where(eq(table.id, draft.id));
  }

  async function drop(db: Db, draft: Revision<Content>): Promise<void> {
    await db.delete(table).where(eq(table.id, draft.id));
  }

  return { revisionsOf, numbered, all, writeDraft, putOut, drop };
}

export type RevisionsIn<Content> = ReturnType<typeof revisionsIn<Content>>;
