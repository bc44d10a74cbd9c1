import { eq } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { trainingTopics } from '../../db/schema/trainings';
import type { StoredImage } from '../../db/schema/types';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';

/** Id of a brand by its slug. 422 `mark-missing` on `mark`. */
export async function markOf({ db }: Ctx, slug: string): Promise<string> {
  const [brand] = await db.select({ id: marks.id }).from(marks).where(eq(marks.slug, slug));
  if (!brand) throw wrongField('mark', 'mark-missing', 'Выберите бренд из списка.');
  return brand.id;
}

interface Facts {
  name: string;
  /** Slug of the brand. */
  mark: string;
  description: string;
  image: StoredImage | null;
}

/** Creates a topic of the viewer; null if the brand has a topic of this name in use. 422 `mark-missing`. */
export async function insertTopic(ctx: Ctx, { mark, ...facts }: Facts): Promise<string | null> {
  const now = ctx.now();
  const values = {
    ...{ ...facts, markId: await markOf(ctx, mark) },
    ...{ createdById: viewerOf(ctx).id, createdAt: now, updatedAt: now },
  };
  const [made] = await ctx.db.insert(trainingTopics).values(values).onConflictDoNothing().returning();
  if (!made) return null;
  await audit.record(ctx, { action: 'topic.created', subjectType: 'training-topic', subjectId: made.id });
  return made.id;
}
