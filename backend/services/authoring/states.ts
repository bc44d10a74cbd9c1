import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { can } from '@/lib/access/permissions';
import {
  PUBLICATION_WORDS,
  type PublicationKind,
  type PublicationState,
} from '@/lib/domain/publication-state';
import { viewerOf, type Ctx } from '../../http/context';

interface Columns {
  status: PgColumn;
  publishedAt: PgColumn;
}

/** Condition: rows in `state` at `now`, by the status words of their kind; everybody sees `published` rows in lists. */
export function inState(
  kind: PublicationKind,
  { status, publishedAt }: Columns,
  state: PublicationState,
  now: Date,
): SQL | undefined {
  const words = PUBLICATION_WORDS[kind];
  if (state === 'archived') return eq(status, words.archived);
  const undated = and(eq(status, words.published), isNull(publishedAt));
  if (state === 'draft') return words.draft === null ? undated : or(eq(status, words.draft), undated);
  return and(
    eq(status, words.published),
    state === 'published' ? lte(publishedAt, now) : gt(publishedAt, now),
  );
}

/** Columns of `tests` or of an alias of it. */
type ShownBy = Record<'isPublished' | 'isHidden' | 'isArchived' | 'publishedAt', PgColumn>;

/** Condition on the flags of a test: published by now, neither hidden nor archived. */
export function isShownTest(table: ShownBy, now: Date): SQL | undefined {
  const { isPublished, isHidden, isArchived, publishedAt } = table;
  const shown = and(eq(isPublished, true), eq(isHidden, false), eq(isArchived, false));
  return and(shown, or(isNull(publishedAt), lte(publishedAt, now)));
}

/** Returns the viewer's condition: `readers`, but for authors `authors`; without `authors` they see all rows. */
export function seenBy(ctx: Ctx, readers: SQL | undefined, authors?: SQL): SQL | undefined {
  return can(viewerOf(ctx), 'content.author') ? authors : readers;
}
