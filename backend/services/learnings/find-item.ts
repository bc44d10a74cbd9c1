import { and, eq } from 'drizzle-orm';
import { learningItems } from '../../db/schema/learning';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { visibleItem } from './visible-item';

export type LearningItem = typeof learningItems.$inferSelect;

const ID = /^(test|express-training|article|video|interactive_module|survey)-([1-9]\d{0,17})$/;

const COLUMNS: Readonly<
  Record<string, (typeof learningItems)['testId' | 'articleId' | 'moduleId' | 'surveyId']>
> = {
  article: learningItems.articleId,
  video: learningItems.articleId,
  interactive_module: learningItems.moduleId,
  survey: learningItems.surveyId,
};

/** Returns the item with this id of the list (`test-12`); 404 for a wrong id and for an unpublished item. */
export async function findLearningItem(ctx: Ctx, id: string): Promise<LearningItem> {
  const [, type = '', modelId = '0'] = ID.exec(id) ?? [];
  const column = COLUMNS[type] ?? learningItems.testId;
  const [item] = await ctx.db
    .select()
    .from(learningItems)
    .where(and(eq(column, modelId), visibleItem(ctx.now())));
  if (!item || item.type !== type) throw notFound('Такого материала нет.', 'learning-missing');
  return item;
}
