import 'server-only';
import { queryOptions } from '@tanstack/react-query';
import { articleListQuery } from '@/api/articles/queries';
import { bannersQuery } from '@/api/banners/queries';
import { call } from '@/api/core/call';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { filterGroupsQuery, learningListQuery } from '@/api/learnings/queries';
import { listGifts } from '@/api/orders/endpoints';
import { meQuery } from '@/api/user/queries';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { mayOpen } from '@/lib/session/guard';

const CONTINUED = 3;
const NEWEST = 12;

/** Every gift of the wave, for the rings alone: the rings aim at one of each brand. */
const giftsQuery = () =>
  queryOptions({
    queryKey: ['gifts', 'rings'],
    queryFn: ({ signal }) => call(listGifts, { query: { page: { size: 100 }, sort: 'price' }, signal }),
  });

/** What the home page shows, asked for at once. A part is null when the services did not give it. */
export async function loadHome() {
  const catalogue = await mayOpen('/lk/catalogue');
  const [me, banners, begun, fresh, groups, articles, gifts] = await Promise.all([
    must(meQuery()),
    part(bannersQuery('home')),
    part(learningListQuery({ state: 'started' }, '-startedAt', CONTINUED)),
    part(learningListQuery({ state: 'new' }, '-createdAt', NEWEST)),
    part(filterGroupsQuery()),
    part(articleListQuery({ kind: 'article', brand: EMPTY_BRAND })),
    catalogue ? part(giftsQuery()) : null,
  ]);
  return { me, banners, begun, fresh, groups, articles, gifts, catalogue };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
