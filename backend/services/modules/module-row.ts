import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { interactiveModule } from '@/api/modules/schemas';
import { learningHref, NEW_TAG } from '@/lib/domain/learning';
import { modulePoints } from '@/lib/domain/modules';
import { packageAddress } from '@/lib/domain/packages';
import { publicationState } from '@/lib/domain/publication-state';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import {
  learningFavorites,
  learningItems,
  learningItemTags,
  learningProgress,
  ratings,
  tags,
} from '../../db/schema/learning';
import { modules, moduleStates } from '../../db/schema/modules';
import { contentPackages } from '../../db/schema/packages';
import type { Db } from '../../db/types';
import { inState } from '../authoring/states';
import { isOpened } from '../learnings/openings';

/** Condition: published, and its time has come. */
export function published(now: Date): SQL | undefined {
  return inState('material', modules, 'published', now);
}

/** Whether a row is published and its time has come. */
export const isOut = (row: typeof modules.$inferSelect, now: Date) =>
  publicationState('material', row, now) === 'published';

const likes = sql`${ratings.rateableType} = 'learning' and ${ratings.rateableId} = ${learningItems.id} and ${ratings.rating} > 0`;

function factsOf(userId: string) {
  const mine = sql`${userId}::bigint`;
  return {
    likesCount: learningItems.likeCount,
    ratingId: sql<string | null>`(
      select ${ratings.id}::text from ${ratings} where ${likes} and ${ratings.userId} = ${mine})`,
    isFavorite: sql<boolean>`exists (
      select 1 from ${learningFavorites}
      where ${learningFavorites.userId} = ${mine} and ${learningFavorites.itemId} = ${learningItems.id})`,
    isNew: sql<boolean>`exists (
      select 1 from ${learningItemTags} join ${tags} on ${tags.id} = ${learningItemTags.tagId}
      where ${learningItemTags.itemId} = ${learningItems.id} and ${tags.slug} = ${NEW_TAG})`,
  };
}

/** Selects modules with everything that cards and pages show to one person; the state only with `withState`. */
export function selectModules(db: Db, userId: string, where: SQL | undefined, withState = false) {
  const { state, ...kept } = getTableColumns(moduleStates);
  return db
    .select({
      module: getTableColumns(modules),
      mark: { slug: marks.slug, name: marks.name },
      pack: {
        indexFile: contentPackages.indexFile,
        format: contentPackages.format,
        scorm: contentPackages.scorm,
      },
      progress: learningProgress,
      kept,
      state: withState ? state : sql<null>`null`,
      itemId: learningItems.id,
      isOpened: withState ? isOpened(userId, learningItems.id) : sql<null>`null`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
      ...factsOf(userId),
    })
    .from(modules)
    .innerJoin(marks, eq(marks.id, modules.markId))
    .innerJoin(learningItems, eq(learningItems.moduleId, modules.id))
    .leftJoin(contentPackages, eq(contentPackages.id, modules.packageId))
    .leftJoin(
      learningProgress,
      and(eq(learningProgress.itemId, learningItems.id), eq(learningProgress.userId, userId)),
    )
    .leftJoin(moduleStates, and(eq(moduleStates.moduleId, modules.id), eq(moduleStates.userId, userId)))
    .where(where);
}

export type ModuleRow = Awaited<ReturnType<typeof selectModules>>[number];

function personal({ progress, kept, ratingId, likesCount, isFavorite }: ModuleRow) {
  const isFinished = Boolean(progress?.finishedAt ?? progress?.lastAccrualPointsAt);
  return {
    isLiked: ratingId !== null,
    likesCount,
    ratingId,
    isFavorite,
    isStarted: progress !== null && !isFinished,
    isFinished,
    correctAnswersCount: kept?.correctAnswersCount ?? null,
    earnedPoints: kept?.points ?? null,
    repeatDatetime: progress?.repeatAt?.toISOString() ?? null,
  };
}

/** Converts a row to the wire format. */
export function presentModule(row: ModuleRow): Of<typeof interactiveModule> {
  const { module, mark, pack } = row;
  const { id, slug, packageId } = module;
  return {
    id,
    slug,
    title: module.title,
    description: module.description,
    mark: mark.slug,
    markName: mark.name,
    image: module.image,
    points: modulePoints(module),
    isDynamicScoring: module.isDynamicScoring,
    scoringRules: module.scoringRules,
    questionsCount: module.questionsCount,
    isNew: row.isNew,
    ...personal(row),
    filePath: packageId && pack ? packageAddress(packageId, pack.indexFile, pack.scorm?.query) : null,
    packageId,
    format: pack?.format ?? null,
    url: learningHref({ type: 'interactive_module', id, slug, brand: mark.slug }),
    state: row.state,
    stateSavedAt: row.kept?.savedAt?.toISOString() ?? null,
    updatedAt: module.updatedAt.toISOString(),
    needErid: module.needErid,
    eridToken: module.eridToken,
    eridSource: module.eridSource,
    status: module.status,
    publishedAt: module.publishedAt?.toISOString() ?? null,
  };
}
