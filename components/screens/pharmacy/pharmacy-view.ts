import type { PeopleSort } from '@/api/user/queries';
import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

const SORTS = {
  name: 'fullname',
  '-name': '-fullname',
  points: 'points',
  '-points': '-points',
  spent: 'spent',
  '-spent': '-spent',
  seen: 'last_activity',
  '-seen': '-last_activity',
} as const satisfies Record<string, PeopleSort>;
type Sort = keyof typeof SORTS;

/** People of one pharmacy: `/lk/representative/pharmacy-activity/7?sort=-points&page=2`. */
export const teamList = listAddress({
  path: ({ id }: { id: string }) => path.pharmacy(id),
  fields: { sort: choice(Object.keys(SORTS) as Sort[], 'name'), page: pageNumber() },
});

export type TeamView = ViewOf<typeof teamList> & { id: string };

export const sortOf = ({ sort }: TeamView): PeopleSort => SORTS[sort];
