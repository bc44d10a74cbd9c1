import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { testBody } from '@/api/testing/author-schemas';
import { isExpress } from '@/lib/domain/scoring';
import { countedPoints } from '@/lib/domain/test-authoring';
import { articles } from '../../db/schema/articles';
import type { StoredQuestion, TestContent } from '../../db/schema/types';
import { ManyProblems, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { idGiver, imageKeeper } from '../authoring/kept-parts';
import { markIdOf } from '../authoring/prepare';
import { assertLinks } from '../learnings/item-links';
import { CORE } from '../spaces/core';
import type { Revisions } from './revisions';

export type Body = z.output<typeof testBody>;
type BodyQuestion = Body['questions'][number];
/** Throws 422 with each material that does not exist. */
async function assertMaterials(ctx: Ctx, { questions, videoId }: Body, own: SQL | undefined): Promise<void> {
  const ids = [...questions.map(({ articleId }) => articleId), videoId].filter((id) => id !== null);
  if (ids.length === 0) return;
  const rows = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, [...new Set(ids)]), own));
  const known = new Set(rows.map(({ id }) => id));
  const wrong = questions.flatMap(({ articleId }, at) =>
    articleId === null || known.has(articleId)
      ? []
      : [
          {
            code: 'article-missing',
            detail: 'Такого материала нет.',
            source: { pointer: `/data/attributes/questions/${String(at)}/article_id` },
          },
        ],
  );
  if (wrong.length > 0) throw new ManyProblems(422, wrong);
  if (videoId === null) return;
  const [video] = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, videoId), eq(articles.kind, 'video'), own));
  if (!video) throw wrongField('video_id', 'video-missing', 'Такого видео нет.');
}

/** Maps an author's request to the stored content of a test. 422: mark, materials. */
export async function readBody(
  ctx: Ctx,
  body: Body,
  revisions: Revisions,
  own = CORE.articles,
): Promise<TestContent> {
  const markId = await markIdOf(ctx, body.markId);
  await assertMaterials(ctx, body, own);
  await assertLinks(ctx.db, body);
  const idOf = idGiver(revisions);
  const imageOf = imageKeeper(revisions);
  const question = ({ options, ...asked }: BodyQuestion): StoredQuestion => ({
    ...asked,
    id: idOf(asked.id),
    image: imageOf(asked.image),
    options: options.map((option) => ({
      ...option,
      id: idOf(option.id),
      image: imageOf(option.image),
      // a wrong option pays nothing, even if the form still holds its points
      countPoints: option.isRight ? option.countPoints : 0,
    })),
  });
  const { title, description, availableErrorsCount, pointsMultiplier, multipleChoiceScoring } = body;
  const said = {
    ...{ title, description, availableErrorsCount, pointsMultiplier, multipleChoiceScoring },
    ...{ countPoints: body.countPoints, image: imageOf(body.image), questions: body.questions.map(question) },
  };
  const countPoints = isExpress(said) ? said.countPoints : countedPoints(said);
  const { videoId, startDate, endDate, dueAt } = body;
  const before = revisions.draft?.content.head;
  const links = { tags: body.tags ?? before?.tags, gammas: body.gammas ?? before?.gammas };
  return { head: { markId, videoId, startDate, endDate, dueAt, ...links }, ...said, countPoints };
}
