import 'server-only';
import { articleListQuery } from '@/api/articles/queries';
import { bannersQuery } from '@/api/banners/queries';
import { certificatesQuery } from '@/api/certificates/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { courseQuery } from '@/api/courses/queries';
import { filterGroupsQuery, learningListQuery, type Learning } from '@/api/learnings/queries';
import { giftGoalsQuery, type GiftGoal } from '@/api/orders/queries';
import { messagesQuery } from '@/api/messages/queries';
import { meQuery, workQuery } from '@/api/me/queries';
import { closedTo } from '@/components/blocks/points-rings/mark-points';
import { radarQuery } from '@/api/representative/queries';
import { slotListQuery } from '@/api/trainings/queries';
import { toolsOf } from '@/components/blocks/header/sections';
import { popularQuery } from '@/components/blocks/popular/popular-query';
import { isPharmacist } from '@/lib/access/belongs';
import { EXPERT_COURSE, EXPERT_COURSE_PAGE } from '@/lib/domain/course';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import * as path from '@/lib/routes/path';
import { brandList, mayOpen, requireViewer } from '@/lib/session/guard';
import { can } from '@/lib/access/permissions';
import { hasWork } from '@/lib/domain/work';
import { firstSteps } from './first-steps';

const CONTINUED = 3;
const NEWEST = 12;
/** Of these the shortest test is chosen. */
const FIRST = 24;
/** Four are shown; those that are read, or stand above, are left out. */
const ARTICLES = 12;
const CERTIFICATES = 2;
const MESSAGES = 3;
const TRAININGS = 2;
const RADAR = 2;

/** Asked for on a person's first day alone. */
async function loadFirstSteps(goals: readonly GiftGoal[]) {
  const ahead = (type: Learning['type'][]) =>
    part(learningListQuery({ type, state: 'ahead' }, '-points', FIRST));
  const [tests, videos] = await Promise.all([ahead(['test', 'express-training']), ahead(['video'])]);
  return firstSteps(tests?.items ?? [], videos?.items ?? [], goals);
}

/** What the home page shows, asked for at once. A part is null when the services did not give it. */
export async function loadHome() {
  const [viewer, catalogue, courseOn] = await Promise.all([
    requireViewer(),
    mayOpen(path.catalogue()),
    mayOpen(EXPERT_COURSE_PAGE),
  ]);
  const tools = toolsOf(viewer);
  const [
    me,
    banners,
    begun,
    course,
    fresh,
    groups,
    articles,
    goals,
    certificates,
    messages,
    work,
    trainings,
    radar,
  ] = await Promise.all([
    must(meQuery()),
    part(bannersQuery('home')),
    part(learningListQuery({ state: 'started' }, '-startedAt', CONTINUED, '1')),
    courseOn ? part(courseQuery(EXPERT_COURSE)) : null,
    part(learningListQuery({ state: 'new' }, '-createdAt', NEWEST, '1')),
    part(filterGroupsQuery()),
    part(articleListQuery({ kind: 'article', brand: EMPTY_BRAND }, ARTICLES)),
    catalogue ? part(giftGoalsQuery()) : null,
    part(certificatesQuery(CERTIFICATES)),
    part(messagesQuery(MESSAGES, '0')),
    hasWork(viewer) ? part(workQuery()) : null,
    isPharmacist(viewer) ? part(slotListQuery({ mine: 'coming' }, TRAININGS)) : null,
    can(viewer, 'representative.enter') ? part(radarQuery({ size: RADAR })) : null,
  ]);
  const isNewcomer = tools.length === 0 && me.totalPoints === 0 && begun?.page?.total === 0;
  const first = isNewcomer ? await loadFirstSteps(goals?.items ?? []) : [];
  // asked for only where there is nothing new to show
  const popular = fresh?.items.length === 0 ? await part(popularQuery()) : null;
  const learning = { begun, course, fresh, popular, groups, articles, first };
  const giftsClosed = closedTo(viewer, catalogue);
  const own = { me, goals, catalogue, giftsClosed, certificates, messages, trainings, radar };
  return { ...learning, ...own, tools, work, banners, brands: await brandList() };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
