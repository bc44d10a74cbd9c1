import type { PeopleSort } from '@/api/user/queries';
import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { PEOPLE_SORTS } from '../pharmacists/pharmacists-view';

type Sort = keyof typeof PEOPLE_SORTS;

/** People of one pharmacy: `/lk/representative/pharmacy-activity/7?sort=-points&page=2`. */
export const teamList = listAddress({
  path: ({ id }: { id: string }) => path.pharmacy(id),
  fields: { sort: choice(Object.keys(PEOPLE_SORTS) as Sort[], 'name'), page: pageNumber() },
});

export type TeamView = ViewOf<typeof teamList> & { id: string };

export const sortOf = ({ sort }: TeamView): PeopleSort => PEOPLE_SORTS[sort];
