import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { moduleChanges, newModule } from '@/api/modules/schemas';
import { scoringProblems } from '@/lib/domain/modules';
import type { ScoringRule } from '@/lib/domain/scoring';
import { modules } from '../../db/schema/modules';
import type { StoredImage } from '../../db/schema/types';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { changed, dateOf, DRAFT, markIdOf, namingSlug, ready } from '../authoring/prepare';
import { storedImage } from '../authoring/stored-image';
import { presentModule, selectModules } from './module-row';

type Changes = z.output<typeof moduleChanges>;
const BLANK = {
  ...DRAFT,
  description: '',
  image: null as StoredImage | null,
  points: 0,
  isDynamicScoring: false,
  scoringRules: [] as ScoringRule[],
  questionsCount: 0,
};

/** Converts fields of the wire to columns. */
async function columnsOf(ctx: Ctx, { mark, image, publishedAt, ...rest }: Changes) {
  return {
    ...rest,
    markId: mark === undefined ? undefined : await markIdOf(ctx, mark),
    image: image === undefined ? undefined : image && storedImage(image, 0),
    publishedAt: dateOf(publishedAt),
  };
}

async function answer(ctx: Ctx, id: string) {
  const [row] = await selectModules(ctx.db, viewerOf(ctx).id, eq(modules.id, id));
  if (!row) throw new Error('A saved module is gone');
  return presentModule(row);
}

/** Creates a module. 422: `mark-missing`, `package-missing`, `slug-taken`, and everything that prevents publication. */
export async function createModule(ctx: Ctx, body: z.output<typeof newModule>) {
  return inTransaction(ctx, async (tx) => {
    const { slug, title } = body;
    const markId = await markIdOf(ctx, body.mark);
    const whole = changed({ ...BLANK, slug, title, markId }, await columnsOf(ctx, body));
    const row = await ready(ctx, whole, whole.packageId !== null, scoringProblems(whole));
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const [made] = await namingSlug(
      tx
        .insert(modules)
        .values({ ...row, ...times })
        .returning({ id: modules.id }),
    );
    const id = made?.id ?? '';
    await audit.record(ctx, {
      action: 'module.created',
      subjectType: 'module',
      subjectId: id,
      details: { slug },
    });
    return answer(ctx, id);
  });
}

/**
 * Changes a module, published or not, completely or not at all; points already paid stay. 404, and 422 as in
 * `createModule`.
 */
export async function updateModule(ctx: Ctx, id: string, body: Changes) {
  return inTransaction(ctx, async (tx) => {
    const [known] = await tx.select().from(modules).where(eq(modules.id, id)).for('update');
    if (!known) throw notFound('Такого модуля нет.', 'module-missing');
    const whole = changed(known, await columnsOf(ctx, body));
    const row = await ready(ctx, whole, whole.packageId !== null, scoringProblems(whole));
    await namingSlug(
      tx
        .update(modules)
        .set({ ...row, updatedAt: ctx.now() })
        .where(eq(modules.id, id)),
    );
    const details = { fields: Object.keys(body), status: row.status };
    await audit.record(ctx, { action: 'module.changed', subjectType: 'module', subjectId: id, details });
    return answer(ctx, id);
  });
}
