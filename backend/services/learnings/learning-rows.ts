import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NEW_TAG } from '@/lib/domain/learning';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import {
  learningFavorites,
  learningItems,
  learningItemTags,
  learningProgress,
  ratings,
  tags,
  videoWatches,
} from '../../db/schema/learning';
import { modules } from '../../db/schema/modules';
import { surveyResponses, surveyRevisions } from '../../db/schema/surveys';
import { attempts, testRevisions, tests } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import { isShownTest } from '../authoring/states';
import { testPassed } from './test-passed';

const finished = sql`(${learningProgress.finishedAt} is not null or ${learningProgress.lastAccrualPointsAt} is not null)`;

/** A survey is begun by its first answer: one that was only opened, or cleared again, is not. */
const surveyStarted = sql`exists (
  select 1 from ${surveyResponses} where ${surveyResponses.surveyId} = ${learningItems.surveyId}
    and ${surveyResponses.userId} = ${learningProgress.userId} and ${surveyResponses.submittedAt} is null
    and ${surveyResponses.answers} <> '[]'::jsonb)`;

/**
 * A test is started while an attempt is open, a survey once it has an answer, any other item once progress was
 * recorded.
 */
const started = sql`(${attempts.id} is not null or (${learningItems.testId} is null and ${learningProgress.itemId} is not null
  and (${learningItems.surveyId} is null or ${surveyStarted})))`;

/** The item has one of these tags. */
export const tagged = (slugs: readonly string[]) => sql`exists (
  select 1 from ${learningItemTags} join ${tags} on ${tags.id} = ${learningItemTags.tagId}
  where ${learningItemTags.itemId} = ${learningItems.id} and ${inArray(tags.slug, [...slugs])})`;
const taggedNew = tagged([NEW_TAG]);

/**
 * `learningState` of lib/domain in SQL, for filters and counts; a contract test holds the two equal. One case
 * differs: an attempt of 0 points that waits for its repeat.
 */
export function stateOf(now: Date): SQL<string> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { startDate, endDate } = learningItems;
  const { repeatAt } = learningProgress;
  return sql<string>`case
    when ${startDate} > ${at} or ${endDate} <= ${at} then 'locked'
    when ${finished} and coalesce(${repeatAt} > ${at}, true) then
      case when ${repeatAt} is null then 'finished' else 'repeat' end
    when ${repeatAt} > ${at} then 'waiting'
    when ${started} and not ${finished} then 'started'
    when ${repeatAt} is null and ${taggedNew} then 'new'
    else 'open' end`;
}

/** Join conditions for what a person has done with an item, by keys, so that each item stays one row. */
export function joined(userId: string) {
  return {
    progress: and(eq(learningProgress.itemId, learningItems.id), eq(learningProgress.userId, userId)),
    open: and(
      eq(attempts.testId, learningItems.testId),
      eq(attempts.userId, userId),
      isNull(attempts.submittedAt),
    ),
    /** Answers to a survey that are not sent yet. */
    survey: and(
      eq(surveyResponses.surveyId, learningItems.surveyId),
      eq(surveyResponses.userId, userId),
      isNull(surveyResponses.submittedAt),
      sql`${surveyResponses.answers} <> '[]'::jsonb`,
    ),
  };
}

export function countLearnings(db: Db, userId: string, now: Date, where: SQL | undefined) {
  const on = joined(userId);
  const rows = db
    .select({ type: learningItems.type, mark: marks.slug, state: stateOf(now).as('state') })
    .from(learningItems)
    .innerJoin(marks, eq(marks.id, learningItems.markId))
    .leftJoin(learningProgress, on.progress)
    .leftJoin(attempts, on.open)
    .where(where)
    .as('counted');
  return db
    .select({
      type: rows.type,
      mark: rows.mark,
      state: rows.state,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(rows)
    .groupBy(rows.type, rows.mark, rows.state);
}

function factsOf(userId: string) {
  const mine = sql`${userId}::bigint`;
  return {
    isFavorite: sql<boolean>`exists (
      select 1 from ${learningFavorites}
      where ${learningFavorites.userId} = ${mine} and ${learningFavorites.itemId} = ${learningItems.id})`,
    /** A like of an article or a video belongs to the article, wherever it was given. */
    likeId: sql<string | null>`(
      select ${ratings.id}::text from ${ratings}
      where ${ratings.userId} = ${mine} and ${gt(ratings.rating, 0)}
        and ${ratings.rateableType} = case when ${learningItems.articleId} is null then 'learning' else 'article' end
        and ${ratings.rateableId} = coalesce(${learningItems.articleId}, ${learningItems.id}))`,
    tags: sql<string[]>`array(
      select ${tags.slug} from ${learningItemTags} join ${tags} on ${tags.id} = ${learningItemTags.tagId}
      where ${learningItemTags.itemId} = ${learningItems.id} order by 1)`,
    /**
     * Questions of the version of the open attempt, else of the published one; of a survey only those that everybody is
     * asked.
     */
    questionsCount: sql<number>`coalesce((
      select ${testRevisions.questionsCount} from ${testRevisions}
      where ${testRevisions.testId} = ${learningItems.testId} and case when ${attempts.id} is null
        then ${testRevisions.state} = 'published' else ${testRevisions.id} = ${attempts.revisionId} end), (
      select ${surveyRevisions.questionsCount} - jsonb_array_length(${surveyRevisions.content} -> 'dependentQuestion')
      from ${surveyRevisions} where ${surveyRevisions.surveyId} = ${learningItems.surveyId} and ${surveyRevisions.state} = 'published'), 0)`.mapWith(
      Number,
    ),
    /** Seconds on the device that has watched most. */
    watchedSeconds: sql<number>`coalesce((
      select max(${videoWatches.countedSeconds}) from ${videoWatches}
      where ${videoWatches.userId} = ${mine} and ${videoWatches.articleId} = ${learningItems.articleId}), 0)`.mapWith(
      Number,
    ),
  };
}

/** The test of an article, as opposed to the item's own test. */
export const articleTests = alias(tests, 'article_test');

export function selectLearnings(db: Db, userId: string, now: Date, where: SQL | undefined) {
  const on = joined(userId);
  return db
    .select({
      item: learningItems,
      mark: { slug: marks.slug, name: marks.name },
      progress: learningProgress,
      open: {
        startedAt: attempts.startedAt,
        answered: sql<number>`jsonb_array_length(${attempts.answers})`.mapWith(Number),
      },
      survey: {
        startedAt: surveyResponses.startedAt,
        asked: sql<number>`jsonb_array_length(${surveyResponses.asked})`.mapWith(Number),
        answered: sql<number>`(
          select count(*) from jsonb_array_elements(${surveyResponses.answers}) as answer
          where ${surveyResponses.asked} ? (answer ->> 'questionId'))`.mapWith(Number),
      },
      // drizzle takes a joined object whose first column is null for absent: a column that is never null comes first
      article: {
        createdAt: articles.createdAt,
        durationSeconds: articles.durationSeconds,
        readMinutes: articles.readMinutes,
        needErid: articles.needErid,
        eridToken: articles.eridToken,
        eridSource: articles.eridSource,
      },
      module: {
        createdAt: modules.createdAt,
        isDynamicScoring: modules.isDynamicScoring,
        needErid: modules.needErid,
        eridToken: modules.eridToken,
        eridSource: modules.eridSource,
      },
      test: {
        points: tests.maxPoints,
        createdAt: tests.createdAt,
      },
      // a test that the person has passed pays no more
      articleTestPoints: sql<number | null>`case when ${testPassed(userId, now, articles.testId)} then null
        else ${articleTests.maxPoints} end`,
      ...factsOf(userId),
    })
    .from(learningItems)
    .innerJoin(marks, eq(marks.id, learningItems.markId))
    .leftJoin(learningProgress, on.progress)
    .leftJoin(attempts, on.open)
    .leftJoin(surveyResponses, on.survey)
    .leftJoin(articles, eq(articles.id, learningItems.articleId))
    .leftJoin(tests, eq(tests.id, learningItems.testId))
    .leftJoin(modules, eq(modules.id, learningItems.moduleId))
    .leftJoin(articleTests, and(eq(articleTests.id, articles.testId), isShownTest(articleTests, now)))
    .where(where);
}

export type LearningRow = Awaited<ReturnType<typeof selectLearnings>>[number];
