import type { learning } from '@/api/learnings/schemas';
import type { Of } from '@/lib/json-api/resource';
import { percentOf } from '@/lib/domain/watching';
import type { LearningRow } from './learning-rows';

type Learning = Of<typeof learning>;

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/**
 * Progress of an item that is begun and not finished: seconds watched, or questions answered, and their total; else
 * null.
 */
function remainingOf(
  { item, open, survey, article, progress, ...row }: LearningRow,
  finished: boolean,
): Learning['remaining'] {
  if (survey) return { kind: 'questions', done: survey.answered, total: survey.asked };
  if (open)
    return {
      kind: 'questions',
      done: Math.min(open.answered, row.questionsCount),
      total: row.questionsCount,
    };
  const duration = article?.durationSeconds ?? 0;
  if (item.type !== 'video' || !progress || finished || duration <= 0) return null;
  return { kind: 'seconds', done: Math.min(row.watchedSeconds, duration), total: duration };
}

function progressOf(row: LearningRow, finished: boolean, remaining: Learning['remaining']): number {
  if (remaining) return remaining.total > 0 ? percentOf(remaining.done / remaining.total) : 0;
  const duration = row.article?.durationSeconds ?? 0;
  if (row.item.type === 'video' && duration > 0) return percentOf(row.watchedSeconds / duration);
  return finished ? 100 : 0;
}

/** Duration and advertising marking: those of the material, not of its item. */
function materialOf({ article, module }: LearningRow) {
  const marked = article ?? module;
  return {
    durationSeconds: article?.durationSeconds ?? null,
    readMinutes: article?.readMinutes ?? null,
    needErid: marked?.needErid ?? false,
    eridToken: marked?.eridToken ?? null,
    eridSource: marked?.eridSource ?? null,
  };
}

/** Returns when the item was started: a test only while an attempt is open, a survey by its first answer. */
function startedAtOf({ item, open, survey, progress }: LearningRow): Date | null | undefined {
  if (item.testId !== null) return open?.startedAt;
  return item.surveyId === null || progress?.finishedAt ? progress?.startedAt : survey?.startedAt;
}

export function presentLearning(row: LearningRow): Learning {
  const { item, mark, progress, survey, article, test, module } = row;
  const finished = Boolean(progress?.finishedAt ?? progress?.lastAccrualPointsAt);
  const remaining = remainingOf(row, finished);
  const isTest = item.testId !== null;
  const modelId = item.articleId ?? item.testId ?? item.moduleId ?? item.surveyId ?? '';
  const createdAt =
    item.publishedAt ?? article?.createdAt ?? module?.createdAt ?? test?.createdAt ?? new Date(0);
  return {
    id: `${item.type}-${modelId}`,
    modelId,
    title: item.title,
    type: item.type,
    description: item.description,
    markId: mark.slug,
    markName: mark.name,
    points: test?.points ?? item.points,
    testPoints: row.articleTestPoints,
    isDynamicScoring: module?.isDynamicScoring ?? false,
    finished,
    progress: progressOf(row, finished, remaining),
    remaining,
    startedAt: iso(startedAtOf(row)),
    likeId: row.likeId,
    isFavorite: row.isFavorite,
    tags: row.tags,
    startDate: iso(item.startDate),
    endDate: iso(item.endDate),
    lastAccrualPointsDatetime: iso(progress?.lastAccrualPointsAt),
    repeatDatetime: iso(progress?.repeatAt),
    score: progress?.score ?? null,
    isPublished: item.isPublished,
    slug: item.slug ?? '',
    preview: item.preview,
    types: [item.type],
    questionsCount: isTest || item.surveyId !== null ? (survey?.asked ?? row.questionsCount) : null,
    ...materialOf(row),
    createdAt: createdAt.toISOString(),
  };
}
