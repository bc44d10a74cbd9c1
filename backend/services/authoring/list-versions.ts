import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/types';
import type { Revision, RevisionsIn } from './revisions';

/** Table of sent attempts or responses, and its columns. */
interface Sent {
  from: PgTable;
  revisionId: PgColumn;
  submittedAt: PgColumn;
  /** Column with the id of the test or survey. */
  subject: PgColumn;
}

async function sentBy(db: Db, id: string, { from, revisionId, submittedAt, subject }: Sent) {
  const rows = await db
    .select({ id: revisionId, sent: count() })
    .from(from)
    .where(and(eq(subject, id), isNotNull(submittedAt)))
    .groupBy(revisionId);
  return new Map(rows.map((row) => [String(row.id), row.sent]));
}

/** Returns the versions of one test or survey, the newest first, each with its changes to the previous one. */
export async function listVersions<Content, Changes>(
  db: Db,
  id: string,
  versions: RevisionsIn<Content>,
  sent: Sent,
  changesOf: (before: Revision<Content>, next: Content) => Changes,
) {
  const rows = await versions.all(db, id);
  const counts = await sentBy(db, id, sent);
  return rows.map(({ revision, author }, at) => {
    const before = rows[at + 1]?.revision;
    return {
      id: revision.id,
      number: revision.number,
      state: revision.state,
      author: author || null,
      createdAt: revision.createdAt.toISOString(),
      publishedAt: revision.publishedAt?.toISOString() ?? null,
      questionsCount: revision.questionsCount,
      sentCount: counts.get(revision.id) ?? 0,
      changes: before ? changesOf(before, revision.content) : null,
    };
  });
}
