import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { draft as shape, draftBody } from '@/api/drafts/schemas';
import { DRAFT_KINDS, type DraftKind } from '@/lib/domain/editor-draft';
import type { Of } from '@/lib/json-api/resource';
import { editorDrafts } from '../../db/schema/drafts';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { nextVersion } from '../authoring/seen';
import { assertCan, viewerOf, type Ctx } from '../../http/context';

interface Place {
  kind: string;
  subject: string;
}

const isKind = (kind: string): kind is DraftKind => Object.hasOwn(DRAFT_KINDS, kind);
const missing = () => notFound('Такого черновика нет.', 'draft-missing');

/**
 * Returns condition and key of the viewer's row; nobody else's row can be named. 404 for a kind without an editor, 403
 * without its right.
 */
function ownRow(ctx: Ctx, { kind, subject }: Place) {
  if (!isKind(kind) || !/^[\w-]{1,64}$/.test(subject)) throw missing();
  assertCan(ctx, DRAFT_KINDS[kind]);
  const userId = viewerOf(ctx).id;
  const row = and(
    eq(editorDrafts.userId, userId),
    eq(editorDrafts.kind, kind),
    eq(editorDrafts.subject, subject),
  );
  return { row, key: { userId, kind, subject } };
}

const present = ({
  userId: _u,
  kind,
  subject,
  ...row
}: typeof editorDrafts.$inferSelect): Of<typeof shape> => ({
  ...row,
  id: `${kind}-${subject}`,
  seenAt: row.seenAt?.toISOString() ?? null,
  savedAt: row.savedAt.toISOString(),
});

export async function getDraft(ctx: Ctx, place: Place) {
  const [known] = await ctx.db.select().from(editorDrafts).where(ownRow(ctx, place).row);
  if (!known) throw missing();
  return present(known);
}

/**
 * Stores the form. 409 `draft-elsewhere` with the time (`at`), if another tab has written a version that this one has
 * not seen. A tab in `before` is no other tab: this one continues from its copy in the browser. If that tab is still
 * open, the last write wins, as between two tabs that have seen each other's versions.
 */
export async function putDraft(ctx: Ctx, place: Place, body: z.output<typeof draftBody>) {
  const { row, key } = ownRow(ctx, place);
  const { after, before = [], seenAt, ...kept } = body;
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.select().from(editorDrafts).where(row).for('update');
    const isSeen = after === undefined || !known || [kept.writer, ...before].includes(known.writer);
    if (!isSeen && known.savedAt.toISOString() !== (after && new Date(after).toISOString())) {
      const meta = { at: known.savedAt.toISOString() };
      throw new AppError(
        409,
        'draft-elsewhere',
        'Этот черновик правили в другой вкладке или на другом устройстве.',
        undefined,
        { meta },
      );
    }
    const values = {
      ...kept,
      seenAt: seenAt === null ? null : new Date(seenAt),
      savedAt: nextVersion(known?.savedAt, ctx.now()),
    };
    const [saved] = await tx
      .insert(editorDrafts)
      .values({ ...key, ...values })
      .onConflictDoUpdate({
        target: [editorDrafts.userId, editorDrafts.kind, editorDrafts.subject],
        set: values,
      })
      .returning();
    if (!saved) throw new Error('A kept draft is gone');
    return present(saved);
  });
}

export async function deleteDraft(ctx: Ctx, place: Place): Promise<void> {
  await ctx.db.delete(editorDrafts).where(ownRow(ctx, place).row);
}
