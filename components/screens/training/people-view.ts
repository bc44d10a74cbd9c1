import type { RegisteredFilter } from '@/api/timetable/queries';
import { choice, id, pageNumber, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const TAB_NAMES = {
  registered: 'Участники',
  waiting: 'Лист ожидания',
  cancelled: 'Отменили',
} as const;
const SORTS = ['name', '-name', 'since', '-since', 'visited_at', '-visited_at'] as const;

/** People of one training: `/lk/trainings/7?tab=waiting&search=…&visited=0&chain=2`. */
export const peopleList = listAddress({
  path: ({ id }: { id: string }) => path.training(id),
  tabs: ['tab'],
  fields: {
    tab: choice(['registered', 'waiting', 'cancelled'], 'registered'),
    search: words(),
    visited: choice(['0', '1']),
    chain: id(),
    category: id(),
    area: id(),
    sort: choice(SORTS),
    page: pageNumber(),
  },
});

export type PeopleView = ViewOf<typeof peopleList> & { id: string };

/** Default order: registered people by name, others by time, as in the line. */
export const peopleSort = ({ sort, tab }: PeopleView) => sort ?? (tab === 'registered' ? 'name' : 'since');

export const peopleFilter = ({
  tab,
  search,
  visited,
  chain,
  category,
  area,
}: PeopleView): RegisteredFilter => ({
  state: tab,
  ...(search ? { fullname: search } : {}),
  ...(visited ? { visited } : {}),
  ...(chain ? { chainId: chain } : {}),
  ...(category ? { categoryId: category } : {}),
  ...(area ? { areaId: area } : {}),
});
