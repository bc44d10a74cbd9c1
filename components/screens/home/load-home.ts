import 'server-only';
import { articleListQuery } from '@/api/articles/queries';
import { bannersQuery } from '@/api/banners/queries';
import { certificatesQuery } from '@/api/certificates/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { courseQuery } from '@/api/courses/queries';
import { learningListQuery, type Learning } from '@/api/learnings/queries';
import { basketQuery, giftGoalsQuery, lastOrdersQuery, type GiftGoal } from '@/api/orders/queries';
import { messagesQuery } from '@/api/messages/queries';
import { meQuery, workQuery } from '@/api/me/queries';
import { closedTo } from '@/components/blocks/points-rings/mark-points';
import { radarQuery } from '@/api/representative/queries';
import { managedListQuery } from '@/api/timetable/queries';
import { slotListQuery, type TrainingSlot } from '@/api/trainings/queries';
import { toolsOf } from '@/components/blocks/header/sections';
import { popularQuery } from '@/components/blocks/popular/popular-query';
import { env } from '@/lib/config/portal';
import { countdown } from '@/lib/domain/programme-words';
import { isPharmacist } from '@/lib/access/belongs';
import { EXPERT_COURSE, EXPERT_COURSE_PAGE } from '@/lib/domain/course';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import * as path from '@/lib/routes/path';
import { brandList, featuresOn, mayOpen, requireViewer } from '@/lib/session/guard';
import { can } from '@/lib/access/permissions';
import { hasWork } from '@/lib/domain/work';
import { firstSteps, isNewcomer } from './first-steps';

const CONTINUED = 3;
const NEWEST = 12;
/** Items among which the shortest test is chosen. */
const FIRST = 24;
/** Articles to load: four are shown, read ones and those shown above are left out. */
const ARTICLES = 12;
const CERTIFICATES = 2;
const MESSAGES = 3;
const TRAININGS = 2;
const RADAR = 2;
const LED = 3;
/** Dates to load: two are shown, and full ones may come first. */
const OFFERED = 8;

/** Loads the first steps; called only in a person's first days. Without gifts the last step is an article. */
async function loadFirstSteps(goals: readonly GiftGoal[]) {
  const listed = (type: Learning['type'][], state: 'ahead' | 'finished', most: number) =>
    part(learningListQuery({ type, state }, '-points', most)).then((list) => list?.items ?? []);
  const tests: Learning['type'][] = ['test', 'express-training'];
  const [test, video, doneTest, doneVideo, gift] = await Promise.all([
    listed(tests, 'ahead', FIRST),
    listed(['video'], 'ahead', FIRST),
    listed(tests, 'finished', 1),
    listed(['video'], 'finished', 1),
    goals.length > 0 ? hasChosenGift() : listed(['article'], 'finished', 1).then(({ length }) => length > 0),
  ]);
  return firstSteps(test, video, goals, { test: doneTest.length > 0, video: doneVideo.length > 0, gift });
}

/** Whether the person has a gift in the basket or has ordered one. */
async function hasChosenGift(): Promise<boolean> {
  const [basket, orders] = await Promise.all([part(basketQuery()), part(lastOrdersQuery())]);
  return Boolean(basket?.items.length || orders?.items.length);
}

/** Loads the nearest dates with a free seat in the person's city, and webinars; for people without a booking. */
async function loadOffered(cityId: string | undefined) {
  const list = await part(slotListQuery({ state: ['coming'], ...(cityId ? { cityId } : {}) }, OFFERED));
  const isFree = ({ remainingPlaces, waitingId }: TrainingSlot) =>
    remainingPlaces !== 0 && waitingId === null;
  return list?.items.filter(isFree).slice(0, TRAININGS) ?? [];
}

/** How long the education programme still runs, in words; '' while it does not. */
async function programmeLeft(now: Date): Promise<string> {
  return (await mayOpen(path.programme())) ? countdown(env().PROGRAMME_FINISH_AT, now) : '';
}

/** Loads the home page, in parallel. A part is null when its request failed. */
export async function loadHome(now: Date) {
  const [viewer, catalogue, courseOn] = await Promise.all([
    requireViewer(),
    mayOpen(path.catalogue()),
    mayOpen(EXPERT_COURSE_PAGE),
  ]);
  const tools = toolsOf(viewer, featuresOn());
  const [
    me,
    banners,
    begun,
    course,
    fresh,
    articles,
    goals,
    certificates,
    messages,
    work,
    trainings,
    radar,
    led,
  ] = await Promise.all([
    must(meQuery()),
    part(bannersQuery('home')),
    // counts for the whole page: what is new, and how much each brand has
    part(learningListQuery({ state: 'started' }, '-startedAt', CONTINUED, 'all')),
    courseOn ? part(courseQuery(EXPERT_COURSE)) : null,
    part(learningListQuery({ state: 'new' }, '-createdAt', NEWEST)),
    part(articleListQuery({ kind: 'article', brand: EMPTY_BRAND }, ARTICLES)),
    catalogue ? part(giftGoalsQuery()) : null,
    part(certificatesQuery(CERTIFICATES)),
    part(messagesQuery(MESSAGES, '0')),
    hasWork(viewer) ? part(workQuery()) : null,
    isPharmacist(viewer) ? part(slotListQuery({ mine: 'coming' }, TRAININGS)) : null,
    can(viewer, 'representative.enter') ? part(radarQuery({ size: RADAR })) : null,
    can(viewer, 'trainings.manage')
      ? part(managedListQuery({ mine: '1', state: 'coming' }, 'starts_at', 1, LED))
      : null,
  ]);
  const finished = begun?.meta.counts?.states.find(({ value }) => value === 'finished')?.count;
  const isNew = tools.length === 0 && isNewcomer(me, { begun: begun?.page?.total, finished }, now);
  // each is loaded only when it is shown
  const [first, popular, offered] = await Promise.all([
    isNew ? loadFirstSteps(goals?.items ?? []) : [],
    fresh?.items.length === 0 ? part(popularQuery()) : null,
    trainings?.items.length === 0 ? loadOffered(me.pharmacy?.cityId) : [],
  ]);
  const learning = { begun, course, fresh, popular, articles, first };
  const giftsClosed = closedTo(viewer, catalogue);
  const own = { me, goals, catalogue, giftsClosed, certificates, messages, trainings, offered, radar, led };
  const programme = await programmeLeft(now);
  return { ...learning, ...own, tools, work, banners, programme, brands: await brandList() };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
