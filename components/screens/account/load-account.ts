import 'server-only';
import { queryOptions } from '@tanstack/react-query';
import { learningStatisticsQuery } from '@/api/account/queries';
import { certificatesQuery } from '@/api/certificates/queries';
import { call } from '@/api/core/call';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { messagesQuery } from '@/api/messages/queries';
import { devicesQuery } from '@/api/devices/queries';
import { giftGoalsQuery } from '@/api/orders/queries';
import { listPointsHistory } from '@/api/points/endpoints';
import { pointsKeys } from '@/api/points/queries';
import { meQuery } from '@/api/me/queries';
import { newestRunQuery } from '@/api/runs/queries';
import { slotListQuery } from '@/api/trainings/queries';
import { isPharmacist } from '@/lib/access/belongs';
import { brandList, mayOpen, requireViewer } from '@/lib/session/guard';
import { closedTo } from '@/components/blocks/points-rings/mark-points';
import type { AccountView, CertificatesView } from './account-view';
import * as path from '@/lib/routes/path';

/** Number of newest entries to load: a whole month for all but the most active people. */
const MONTH = 50;
export const NEWEST = 10;
const TRAININGS = 2;

const newestQuery = (size: number, mark?: string) =>
  queryOptions({
    queryKey: [...pointsKeys.all, 'newest', size, mark ?? 'all'],
    queryFn: ({ signal }) =>
      call(listPointsHistory, { query: { page: { size }, ...(mark ? { filter: { mark } } : {}) }, signal }),
  });

/**
 * Loads the first tab, in parallel; a part is null when its request failed. `history` is of the chosen mark or of all,
 * `recent` is of all: the month's earnings do not follow the filter.
 */
export async function loadPoints({ mark, messages: shown }: AccountView) {
  const [viewer, catalogue] = await Promise.all([requireViewer(), mayOpen(path.catalogue())]);
  const [me, recent, chosen, goals, messages, trainings, brands] = await Promise.all([
    must(meQuery()),
    part(newestQuery(MONTH)),
    mark ? part(newestQuery(NEWEST, mark)) : null,
    catalogue ? part(giftGoalsQuery()) : null,
    part(messagesQuery(shown)),
    isPharmacist(viewer) ? part(slotListQuery({ mine: 'coming' }, TRAININGS)) : null,
    brandList(),
  ]);
  const giftsClosed = closedTo(viewer, catalogue);
  return {
    me,
    recent,
    history: mark ? chosen : recent,
    goals,
    catalogue,
    giftsClosed,
    messages,
    trainings,
    brands,
  };
}

export async function loadCertificates({ certificates: shown }: CertificatesView) {
  const [me, certificates] = await Promise.all([must(meQuery()), part(certificatesQuery(shown))]);
  return { me, certificates };
}

export async function loadStatistics() {
  const [me, statistics] = await Promise.all([must(meQuery()), part(learningStatisticsQuery())]);
  return { me, statistics };
}

export async function loadSettings() {
  const [me, myData] = await Promise.all([must(meQuery()), part(newestRunQuery('account-data'))]);
  return { me, myData };
}

export async function loadSecurity() {
  const [me, devices] = await Promise.all([must(meQuery()), part(devicesQuery())]);
  return { me, devices };
}

export type PointsData = Awaited<ReturnType<typeof loadPoints>>;
export type CertificatesData = Awaited<ReturnType<typeof loadCertificates>>;
export type StatisticsData = Awaited<ReturnType<typeof loadStatistics>>;
export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;
export type SecurityData = Awaited<ReturnType<typeof loadSecurity>>;
