import { and, eq, or, sql } from 'drizzle-orm';
import { orderSteps } from '@/lib/domain/course';
import { articles } from '../../db/schema/articles';
import { courses, courseSteps } from '../../db/schema/academy';
import { marks } from '../../db/schema/directory';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { visibleItem } from '../learnings/visible-item';

/** Selects the steps with the learning item of each, and whether the viewer has finished it. */
function selectSteps(ctx: Ctx, courseId: string) {
  const item = learningItems;
  const finished = sql<boolean>`coalesce(${learningProgress.finishedAt}, ${learningProgress.lastAccrualPointsAt}) is not null`;
  return ctx.db
    .select({
      step: courseSteps,
      type: sql<'article' | 'video' | 'test' | 'express-training'>`${item.type}`,
      points: item.points,
      brand: marks.slug,
      modelSlug: articles.slug,
      // a test has no marking of its own
      needErid: sql<boolean>`coalesce(${articles.needErid}, false)`,
      eridToken: articles.eridToken,
      eridSource: articles.eridSource,
      finished,
    })
    .from(courseSteps)
    .innerJoin(item, or(eq(item.articleId, courseSteps.articleId), eq(item.testId, courseSteps.testId)))
    .innerJoin(marks, eq(marks.id, item.markId))
    .leftJoin(articles, eq(articles.id, courseSteps.articleId))
    .leftJoin(
      learningProgress,
      and(eq(learningProgress.itemId, item.id), eq(learningProgress.userId, viewerOf(ctx).id)),
    )
    .where(and(eq(courseSteps.courseId, courseId), visibleItem(ctx.now())));
}

/** The course with its four steps in their order, for one viewer. 404 `course-missing`. */
export async function getCourse(ctx: Ctx, slug: string) {
  const [course] = await ctx.db.select().from(courses).where(eq(courses.slug, slug));
  if (!course) throw notFound('Такого курса нет.', 'course-missing');
  const rows = await selectSteps(ctx, course.id);
  const ordered = orderSteps(rows.map((row) => ({ ...row, slug: row.step.slug })));
  const lessons = ordered.map(({ step, type, modelSlug, slug: _slug, ...rest }, at) => ({
    id: step.id,
    number: at + 1,
    type,
    title: step.title,
    image: step.image,
    previewImageUrl: step.image?.previewUrl ?? null,
    ...rest,
    modelId: step.articleId ?? step.testId ?? '',
    slug: modelSlug ?? '',
  }));
  return { ...course, lessons };
}
