import { and, eq, sql } from 'drizzle-orm';
import {
  isWatched,
  WATCH_REPORT_SECONDS,
  WATCH_TOLERANCE_SECONDS,
  acceptRanges,
  countedSeconds,
  type Range,
} from '@/lib/domain/watching';
import { learningProgress, videoWatches } from '../../db/schema/learning';
import type { PlayedRange } from '../../db/schema/types';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { awardForCourses } from '../certificates/award';
import { lockProgress } from '../learnings/lock-progress';
import { finishOpening, lastOpenedAt, pageRequired } from '../learnings/openings';
import type { Space } from '../spaces/space';

export interface Video {
  id: string;
  itemId: string;
  markId: string;
  title: string;
  points: number;
  /** Seconds; 0 if unknown: then nothing can be counted. */
  duration: number;
  /** Month of the programme, for a video of the programme. */
  monthId: string | null;
  space: Space;
}
export interface WatchReport {
  userId: string;
  deviceId: string;
  reported: readonly Range[];
}
interface Viewing extends WatchReport {
  now: Date;
  /** When the video's page was opened: nothing was watched before. */
  openedAt: Date | null;
}
export interface Watched {
  ranges: PlayedRange[];
  counted: number;
  finished: boolean;
  pointsAwarded: number;
}

const TOLERANCE_MS = WATCH_TOLERANCE_SECONDS * 1000;
/** Maximum time that one report can count: the time of a report and the unused tolerance. */
const REPORT_MS = WATCH_REPORT_SECONDS * 1000 + TOLERANCE_MS;

/**
 * Returns the end of the time already counted for the person, over all videos and devices: nobody watches two at once.
 */
async function spentUntil(tx: Db, userId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: sql<Date | null>`max(${videoWatches.lastReportAt})`.mapWith(videoWatches.lastReportAt) })
    .from(videoWatches)
    .where(eq(videoWatches.userId, userId));
  return row?.at ?? null;
}

/**
 * Returns the time from which a report is measured, ms. A device's first report starts its viewing and gets the
 * tolerance alone. A later one gets the time of one report at most: an hour of silence was not watching. Unused
 * tolerance is kept by setting this time that much back.
 */
function clockOf(spent: Date | null, begun: boolean, now: Date): number {
  const earliest = now.getTime() - (begun ? REPORT_MS : TOLERANCE_MS);
  return Math.max(spent?.getTime() ?? -Infinity, earliest);
}

async function countReport(tx: Db, video: Video, viewing: Viewing) {
  const { userId, deviceId, reported, now, openedAt } = viewing;
  const key = and(
    eq(videoWatches.userId, userId),
    eq(videoWatches.articleId, video.id),
    eq(videoWatches.deviceId, deviceId),
  );
  const [known] = await tx.select().from(videoWatches).where(key);
  const measured = clockOf(await spentUntil(tx, userId), known !== undefined, now);
  const clock = Math.max(measured, openedAt?.getTime() ?? -Infinity);
  const accepted = acceptRanges({
    known: known?.ranges ?? [],
    reported,
    duration: video.duration,
    elapsedSeconds: (now.getTime() - clock) / 1000,
  });
  const ranges = accepted.ranges.map(([from, to]): PlayedRange => [from, to]);
  const values = {
    ranges,
    countedSeconds: countedSeconds(ranges, video.duration),
    // never before the clock it was measured against: time is not counted twice
    lastReportAt: new Date(Math.max(clock, now.getTime() - accepted.carry * 1000)),
    finishedAt: known?.finishedAt ?? (isWatched(ranges, video.duration) ? now : null),
  };
  if (known) await tx.update(videoWatches).set(values).where(key);
  else
    await tx
      .insert(videoWatches)
      .values({ userId, articleId: video.id, deviceId, createdAt: now, ...values });
  return { ranges, counted: values.countedSeconds, reachedGoal: values.finishedAt !== null };
}

/**
 * Finishes a video and pays it once; the locked progress row decides. Returns whole points, 0 if there is nothing to
 * pay.
 */
async function finish(tx: Db, ctx: Ctx, video: Video, userId: string): Promise<number> {
  const now = ctx.now();
  const awarded = await pay(tx, ctx, video, userId);
  await tx
    .update(learningProgress)
    .set({ finishedAt: now, score: awarded, ...(awarded > 0 ? { lastAccrualPointsAt: now } : {}) })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, video.itemId)));
  return awarded;
}

async function pay(tx: Db, ctx: Ctx, video: Video, userId: string): Promise<number> {
  if (video.points <= 0) return 0;
  return video.space.pay(tx, ctx, {
    userId,
    markId: video.markId,
    amount: video.points,
    kind: 'video',
    subjectId: video.id,
    title: video.title,
    key: `video:${video.id}`,
    monthId: video.monthId,
  });
}

/**
 * Counts the ranges that a player reports, never more new seconds than real time since the person's previous report,
 * and pays once 70 % were watched on one device (specification, section 1; decisions, 'Learning and points'). 422
 * `page-required` if the person has not opened the video's page.
 */
export function recordWatch(ctx: Ctx, video: Video, report: WatchReport): Promise<Watched> {
  const { userId } = report;
  return inTransaction(alsoOf(ctx, userId), async (tx) => {
    // after the person's lock: a report waits for the previous one, and the time of waiting counts too
    const now = ctx.now();
    const of = { userId, itemId: video.itemId };
    const progress = await lockProgress(tx, { ...of, now });
    const openedAt = await lastOpenedAt(tx, of);
    if (!openedAt && !progress.finishedAt) throw pageRequired();
    const { ranges, counted, reachedGoal } = await countReport(tx, video, { ...report, now, openedAt });
    const paysNow = reachedGoal && !progress.finishedAt;
    if (paysNow) await finishOpening(tx, of, { finishedAt: now });
    const pointsAwarded = paysNow ? await finish(tx, ctx, video, userId) : 0;
    if (paysNow) await awardForCourses(tx, ctx, { userId, itemId: video.itemId });
    return { ranges, counted, finished: progress.finishedAt !== null || paysNow, pointsAwarded };
  });
}
